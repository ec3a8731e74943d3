import { box, disc, nums, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Fushimi's shrine gives its gates in rows, through which a path climbs. */
export const isPathOfGates = (name: string): boolean => /inari/i.test(name);

/** Where the path leads to, and how large the gates along it look. */
const FAR = [8, -112] as const;
const sizes = [0.3, 0.36, 0.43, 0.52, 0.64, 0.8, 1];

const seen = (size: number, ...points: readonly number[]): number[] =>
  points.map((value, i) => {
    const middle = FAR[i % 2] ?? 0;
    return middle + (value - middle) * size;
  });

/** A fox on its stone, that keeps the key of the rice store; it looks to the path. */
function fox({ ink }: Pen, x: number, turn: 1 | -1): string {
  const { l, r, pale, popL, dark } = ink;
  const at = (...points: readonly number[]): string =>
    nums(...points.map((value, i) => (i % 2 ? value : x + value * turn)));
  return (
    block(ink, x - 15, 0, 30, 26, 0.62) +
    shape(pale, box(x - 18, -31, 36, 6)) +
    shape(turn > 0 ? l : r, `M${at(-9, -31)}Q${at(-27, -40, -20, -76)}Q${at(-10, -62, -7, -46)}z`) +
    shape(
      pale,
      `M${at(-11, -31)}C${at(-14, -50, -5, -58, -4, -68)}L${at(-5, -85, 2, -77, 7, -77, 10, -86, 12, -73, 20, -67, 10, -62)}Q${at(14, -46, 12, -31)}z`,
    ) +
    shape(popL, poly(...[-2, -61, 11, -60, 8, -48].map((value, i) => (i % 2 ? value : x + value * turn)))) +
    shape(dark, disc(x + 10 * turn, -71, 1.6))
  );
}

/** Gate behind gate up a stair into the wood, a fox on either side. */
export function pathOfGates(pen: Pen): string {
  const { popL, popR, dark, leafR, landL, landR, land, path, glow, pale, cast } = pen.ink;
  const gate = (size: number): string => {
    const at = (...points: readonly number[]): string => poly(...seen(size, ...points));
    const [ax, ay, bx, by, cx, cy] = seen(size, -166, -264, 0, -236, 166, -264);
    const [dx, dy, ex, ey, fx, fy] = seen(size, 156, -243, 0, -219, -156, -243);
    const bar = `M${nums(ax ?? 0, ay ?? 0)}Q${nums(bx ?? 0, by ?? 0, cx ?? 0, cy ?? 0)}L${nums(dx ?? 0, dy ?? 0)}Q${nums(ex ?? 0, ey ?? 0, fx ?? 0, fy ?? 0)}z`;
    return (
      shape(popR, at(-140, -178, 140, -178, 140, -196, -140, -196)) +
      shape(popL, at(-140, -186, 140, -186, 140, -197, -140, -197)) +
      shape(popL, at(-122, 0, -112, -232, -94, -232, -98, 0)) +
      shape(popR, at(-104, 0, -100, -232, -88, -232, -90, 0)) +
      shape(popL, at(90, 0, 88, -232, 100, -232, 106, 0)) +
      shape(popR, at(106, 0, 100, -232, 112, -232, 122, 0)) +
      shape(dark, at(-126, 0, -125, -22, -88, -22, -88, 0), at(88, 0, 88, -22, 125, -22, 126, 0)) +
      shape(popL, at(-150, -236, 150, -236, 146, -222, -146, -222)) +
      shape(dark, bar)
    );
  };
  const steps = times(9, (i) => {
    const [near, next] = [1 - i * 0.085, 1 - i * 0.085 - 0.04];
    return poly(...seen(near, -88, 0, 88, 0), ...seen(next, 88, 0, -88, 0));
  });
  const tablet = poly(-13, -233, 13, -233, 11, -198, -11, -198);
  return (
    shape(leafR, poly(-116, 0, -104, -236, 104, -236, 116, 0)) +
    shape(pale, poly(...seen(0.3, -94, 0, -92, -222, 92, -222, 94, 0))) +
    shape(land, poly(-90, 0, ...seen(0.26, -90, 0, 90, 0), 90, 0)) +
    shape(path, steps) +
    shape(cast, poly(...seen(1, 20, 0, 90, 0), ...seen(0.26, 90, 0, 20, 0))) +
    sizes.map((size) => gate(size)).join('') +
    shape(dark, tablet) +
    shape(glow, poly(-9, -230, 9, -230, 8, -202, -8, -202)) +
    shape(landR, box(-168, -6, 336, 6)) +
    shape(landL, box(-168, -6, 200, 3)) +
    fox(pen, -146, 1) +
    fox(pen, 146, -1)
  );
}
