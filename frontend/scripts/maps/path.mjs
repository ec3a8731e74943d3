/** What is smaller is no island that anybody sees. In square units of the drawing. */
const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const distance = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** Douglas and Peucker: points that lie within `tolerance` of the line without them are left out. */
function thinned(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points[points.length - 1]];
  let [farthest, most] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const off = distance(points[index], first, last);
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= tolerance) return [first, last];
  return [
    ...thinned(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thinned(points.slice(farthest), tolerance),
  ];
}

/** `M10,20L12,19…Z…` → its rings. */
const ringsOf = (path) =>
  path
    .split('M')
    .slice(1)
    .map((part) => ({
      closed: part.endsWith('Z'),
      points: part
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number)),
    }));

const step = (number) => (number < 0 ? String(number) : ` ${number}`);

/** Whole numbers from point to point: a third of the length. */
function written({ points, closed }) {
  const whole = points.map((point) => point.map(Math.round));
  let [x, y] = whole[0];
  const steps = [];
  for (const [nextX, nextY] of whole.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(`${step(nextX - x)}${step(nextY - y)}`);
    [x, y] = [nextX, nextY];
  }
  return `M${whole[0].join(' ')}l${steps.join('').trimStart()}${closed ? 'z' : ''}`;
}

/** A path of d3 in its shortest spelling; where all rings are tiny, the largest is kept. */
export function compact(path, { leastArea = 0, tolerance = 0 } = {}) {
  if (!path) return '';
  const rings = ringsOf(path)
    .filter(({ points }) => points.length > 1)
    .map((ring) => ({ ...ring, points: tolerance ? thinned(ring.points, tolerance) : ring.points }))
    .map((ring) => ({ ...ring, area: areaOf(ring.points) }))
    .sort((one, other) => other.area - one.area);
  return rings
    .filter(({ area, points }, index) => points.length > 2 && (index === 0 || area >= leastArea))
    .map(written)
    .join('');
}

export const line = (path) => (path ? ringsOf(path).map(written).join('') : '');
