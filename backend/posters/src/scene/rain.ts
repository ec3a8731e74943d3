import { joined, line, num, nums, oval, poly, shape, times, veil } from '../svg.js';
import type { Frame } from './frame.js';

/** A bank of cloud from the upper edge down to `foot`, with a scalloped lower edge. */
function bank({ w, rng }: Frame, foot: number, size: number): string {
  const count = Math.ceil(w / size) + 1;
  const start = -size * rng.between(0.1, 0.9);
  const end = start + count * size;
  return (
    `M${nums(start, -4)}H${num(end)}V${num(foot)}` +
    times(count, (i) => {
      const radius = size * (0.56 + (i % 3) * 0.05);
      return `A${nums(radius, radius)} 0 0 1 ${nums(end - (i + 1) * size, foot + (i % 2 === 0 ? size * 0.1 : 0))}`;
    }) +
    'z'
  );
}

/** A closed sky: banks of cloud, darkest overhead, and a bright strip above the horizon. */
export function paintOvercast(frame: Frame): string {
  const { w, h, horizon, palette } = frame;
  const { steps } = palette;
  const small = Math.min(w, h);
  const banks = [
    [1, 0.66, 0.3],
    [2, 0.47, 0.36],
    [3, 0.29, 0.42],
    [5, 0.09, 0.48],
  ] as const;
  return (
    shape(steps[0] ?? '', poly(-4, -4, w + 4, -4, w + 4, horizon + 6, -4, horizon + 6)) +
    banks.map(([step, foot, size]) => shape(steps[step] ?? '', bank(frame, horizon * foot, small * size))).join('') +
    veil(palette.billow, 0.5, bars(frame, horizon * 0.8, small))
  );
}

/** Thin rags of cloud under the banks. */
const bars = ({ w, rng }: Frame, y: number, small: number): string =>
  times(3, (i) => oval(w * rng.between(0.05, 0.95), y + i * small * 0.03, w * rng.between(0.1, 0.2), small * 0.008));

/** Slanting strokes over the picture down to `foot`: the finer, the farther away. */
export function paintStreaks({ w, palette, rng }: Frame, count: number, foot: number, long: number): string {
  const strokes = times(count, () => {
    const [x, y, size] = [rng.between(-0.02, 1.12) * w, rng.between(-0.04, 1) * foot, long * rng.between(0.6, 1.3)];
    return `M${joined([num(x), num(y)])}l${nums(-size * 0.3, size)}`;
  });
  return `<g opacity=".55">${line(palette.planes.near.pale, long * 0.045, strokes)}</g>`;
}

/** What has gathered on the ground, with the rings of drops in it. */
export function paintPuddles({ w, h, horizon, palette, rng, mirrored }: Frame): string {
  const { glint, pale } = palette.planes.near;
  const room = h - horizon;
  const puddles = [0.14, 0.4, 0.63, 0.87].map((x, i) => {
    const depth = [0.62, 0.4, 0.76, 0.56][i] ?? 0.5;
    const wide = w * (0.05 + depth * 0.07) * rng.between(0.8, 1.15);
    return [w * x + wide * rng.between(-0.4, 0.4), horizon + room * depth, wide, room * 0.075 * (0.4 + depth)] as const;
  });
  const ring = (share: number): string =>
    puddles.map(([x, y, rx, ry]) => oval(x + rx * (mirrored ? -0.2 : 0.2), y, rx * share, ry * share * 0.9)).join('');
  return (
    shape(
      glint,
      ...puddles.map(([x, y, rx, ry]) => oval(x, y, rx, ry) + oval(x + rx * 0.7, y + ry * 0.6, rx * 0.6, ry * 0.7)),
    ) + line(pale, h * 0.0022, ring(0.24), ring(0.46))
  );
}
