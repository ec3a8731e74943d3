import { geoEqualEarth, geoGraticule, geoPath } from 'd3-geo';
import { presimplify, simplify } from 'topojson-simplify';
import { countriesAt } from './atlas.mjs';
import { compact, line } from './path.mjs';

/** As `maps/projection.ts` has it: `world.spec.ts` compares the two. */
export const WORLD = { width: 4000, height: 1740, meridian: 11 };
const NORTH = 84;
const SOUTH = -57;

/** In square degrees: half of the smallest triangle that a point is kept for. */
const DETAIL = 0.055;
const LEAST_AREA = 30;

/** Lines keep their width at every zoom; a page cannot say so for what it only refers to. */
const FIRM = 'vector-effect="non-scaling-stroke"';

/** From the eastern to the western edge, and from 84° north downwards; so many `times` finer than a unit of the world. */
export function worldProjection(meridian = WORLD.meridian, times = 1) {
  const globe = geoEqualEarth().rotate([-meridian, 0]).precision(0).scale(1).translate([0, 0]);
  const [right] = globe([meridian + 179.9999, 0]);
  const [, top] = globe([meridian, NORTH]);
  const scale = (WORLD.width * times) / (2 * right);
  return globe.scale(scale).translate([(WORLD.width * times) / 2, -top * scale]);
}

/** How much finer than a unit of the world the points of what is drawn from near are. */
const TIMES = 10;
const LEAST_AREA_NEAR = 40;

/** Each country with all points of the source, for maps that are zoomed into; and where it lies. */
export function nearDrawings(projectionOf = (times) => worldProjection(WORLD.meridian, times)) {
  const draw = geoPath(projectionOf(TIMES));
  return [...countriesAt('50m')].flatMap(([code, shape]) => {
    const path = compact(draw(shape), { leastArea: LEAST_AREA_NEAR });
    if (!path) return [];
    const [[left, top], [right, bottom]] = draw.bounds(shape);
    const [west, north] = [left, top].map((each) => Math.floor(each / TIMES));
    const [east, south] = [right, bottom].map((each) => Math.ceil(each / TIMES));
    return [{ code, path, box: [west, north, east, south] }];
  });
}

const netOf = geoGraticule()
  .step([30, 15])
  .extentMajor([
    [-180, SOUTH],
    [180, NORTH],
  ])
  .extentMinor([
    [-180, SOUTH],
    [180, NORTH],
  ]);

export function worldDrawing(projection = worldProjection()) {
  const [, bottom] = projection([-projection.rotate()[0], SOUTH]);
  if (Math.ceil(bottom) !== WORLD.height) throw new Error(`The world is ${Math.ceil(bottom)} high`);
  const draw = geoPath(projection);
  const countries = [...countriesAt('50m', (topology) => simplify(presimplify(topology), DETAIL))].flatMap(
    ([code, shape]) => {
      const path = compact(draw(shape), { leastArea: LEAST_AREA });
      return path ? [`<path id="${code}" ${FIRM} d="${path}"/>`] : [];
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}"><path id="net" ${FIRM} fill="none" d="${line(draw.projection(projection.precision(0.7))(netOf()))}"/><g id="land">${countries.join('')}</g></svg>`;
}
