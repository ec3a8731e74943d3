import { geoAzimuthalEqualArea, geoBounds, geoCentroid, geoPath } from 'd3-geo';
import { countriesAt } from './atlas.mjs';
import { compact } from './path.mjs';

const REGION_WIDTH = 800;
const MARGIN = 48;
const LEAST_HEIGHT = 440;
const MOST_HEIGHT = 920;
/** In units of the drawing for one radian: nearer than this the outlines have no more to show. */
const NEAREST = 120_000;
const DRAWN = { leastArea: 8, tolerance: 1.1 };

/** A part this small, beside the largest one and far from it, is another region of the world. */
const SMALL = 0.12;
const FAR = 1.6;

const polygonOf = (coordinates) => ({ type: 'Polygon', coordinates });

const degrees = ([[west, south], [east, north]]) => {
  const wide = (east - west + 360) % 360;
  return wide * (north - south);
};

/** The country without what lies beyond the seas: the frame is its main part. */
function mainPart({ coordinates }) {
  const parts = coordinates
    .map((each) => ({ each: polygonOf(each), size: degrees(geoBounds(polygonOf(each))) }))
    .sort((one, other) => other.size - one.size);
  const [largest] = parts;
  const [[west, south], [east, north]] = geoBounds(largest.each);
  const reach =
    FAR *
    Math.max(north - south, ((east - west + 360) % 360) * Math.cos((((north + south) / 2) * Math.PI) / 180), 1) *
    0.75;
  const [middleX, middleY] = geoCentroid(largest.each);
  const near = parts.filter(({ each, size }) => {
    const [x, y] = geoCentroid(each);
    const across = Math.abs(((x - middleX + 540) % 360) - 180) * Math.cos((middleY * Math.PI) / 180);
    const away = Math.hypot(across, y - middleY);
    return size >= SMALL * largest.size ? away < 2.4 * reach : away < reach;
  });
  return { type: 'MultiPolygon', coordinates: near.map(({ each }) => each.coordinates) };
}

const short = (number, digits) => Number(number.toFixed(digits));

/** Longitude and latitude in the middle, units for one radian, where that middle lies, and the height. */
function frameOf(shape) {
  const [longitude, latitude] = geoCentroid(shape).map((each) => short(each, 2));
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
  const inside = REGION_WIDTH - 2 * MARGIN;
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [MARGIN + inside, MOST_HEIGHT - MARGIN],
    ],
    shape,
  );
  const scale = Math.min(Math.round(projection.scale()), NEAREST);
  projection.scale(scale).translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape);
  const height = Math.max(LEAST_HEIGHT, Math.round(bottom - top) + 2 * MARGIN);
  return [
    longitude,
    latitude,
    scale,
    Math.round((REGION_WIDTH - left - right) / 2),
    Math.round((height - top - bottom) / 2),
    height,
  ];
}

function drawingOf(code, frame, countries) {
  const [longitude, latitude, scale, x, y, height] = frame;
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(scale)
    .translate([x, y])
    .precision(0)
    .clipExtent([
      [-20, -20],
      [REGION_WIDTH + 20, height + 20],
    ]);
  const draw = geoPath(projection);
  const around = [...countries]
    .filter(([other]) => other !== code)
    .map(([, shape]) => compact(draw(shape), DRAWN))
    .join('');
  const own = compact(draw(countries.get(code)), { ...DRAWN, leastArea: 3 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${REGION_WIDTH} ${height}"><path id="around" d="${around}"/><path id="own" d="${own}"/></svg>`;
}

/** Country code → its frame and its drawing with the neighbours. */
export function regions() {
  const countries = countriesAt('10m');
  return [...countries].map(([code, shape]) => {
    const frame = frameOf(mainPart(shape));
    return { code, frame, drawing: drawingOf(code, frame, countries) };
  });
}
