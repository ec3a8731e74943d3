import { geoPath } from 'd3-geo';
import { presimplify, simplify } from 'topojson-simplify';
import { countriesAt } from './atlas.mjs';
import { compact, line } from './path.mjs';
import { DETAIL, FIRM, LEAST_AREA, netOf, WORLD, worldProjection } from './world.mjs';

/** As `ui/map/pacific.ts` has it. */
export const PACIFIC = { meridian: 178, left: 1000, right: 3000, top: 560, bottom: WORLD.height };

/** The world once more around another meridian, as far as the ocean reaches that the world's edge runs through. */
export function pacificDrawing() {
  const { left, right, top, bottom, meridian } = PACIFIC;
  const projection = worldProjection(meridian).clipExtent([
    [left, top],
    [right, bottom],
  ]);
  const draw = geoPath(projection);
  const drawn = [...countriesAt('50m', (topology) => simplify(presimplify(topology), DETAIL))].flatMap(
    ([code, shape]) => {
      const path = compact(draw(shape), { leastArea: LEAST_AREA });
      return path ? [{ code, path, box: draw.bounds(shape).flat().map(Math.round) }] : [];
    },
  );
  const land = drawn.map(({ code, path }) => `<path id="${code}" ${FIRM} d="${path}"/>`).join('');
  return {
    boxes: drawn.map(({ code, box }) => ({ code, box })),
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}"><path id="net" ${FIRM} fill="none" d="${line(draw.projection(projection.precision(0.7))(netOf()))}"/><g id="land">${land}</g></svg>`,
  };
}
