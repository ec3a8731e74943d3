import type { Ink } from '../palette.js';
import { arch, box, num, nums, oval, poly, shape, times } from '../svg.js';
import type { Frame } from './frame.js';

/** A range at the foot of the sky, lighter than everything before it. */
export function paintRidge({ w, horizon, rng }: Frame, ink: Ink, height: number): string {
  const at = [0, 0.18, 0.36, 0.55, 0.74, 1].map(
    (share) => [w * share, horizon - height * rng.between(0.25, 1)] as const,
  );
  const run = (drop: number): string =>
    at
      .slice(1)
      .map(([x, y], i) => {
        const [px, py] = at[i] ?? [0, 0];
        return `C${nums((px + x) / 2, py + drop, (px + x) / 2, y + drop, x, y + drop)}`;
      })
      .join('');
  const first = at[0]?.[1] ?? horizon;
  const [peakX, peakY] = at[2] ?? [0, 0];
  return (
    shape(ink.leafR, `M0 ${num(first)}${run(0)}V${num(horizon + 6)}H0z`) +
    shape(
      ink.leafL,
      `M0 ${num(horizon)}Q${nums(peakX * 0.7, peakY, peakX, peakY + height * 0.12)}Q${nums(peakX + w * 0.02, horizon - height * 0.2, peakX + w * 0.12, horizon + 6)}H0z`,
    )
  );
}

/** Low houses and tree crowns along a line, so that monuments grow out of a town and not out of nothing. */
export function paintTown(
  { rng, region, h }: Frame,
  ink: Ink,
  from: number,
  to: number,
  foot: number,
  size: number,
): string {
  const parts: Record<string, string[]> = {};
  const put = (colour: string, data: string): void => {
    (parts[colour] ??= []).push(data);
  };
  const flat = region === 'africa' || region === 'america';
  const greens = rng.between(0.2, 0.75);
  let x = from;
  while (x < to) {
    const wide = size * rng.between(1, 2.2);
    const high = size * rng.between(0.5, flat ? 1.3 : 1);
    const edge = x + wide * 0.6;
    if (rng.chance(greens)) {
      put(ink.leafR, oval(x + wide * 0.45, foot - high * 0.36, wide * 0.62, high * 0.5));
      put(ink.leafL, oval(x + wide * 0.34, foot - high * 0.5, wide * 0.36, high * 0.28));
    } else {
      put(ink.l, box(x, foot - high, wide * 0.6, high));
      put(ink.r, box(edge, foot - high, wide * 0.4, high));
      if (!flat) {
        put(
          ink.roofL,
          poly(
            x - 2,
            foot - high,
            x + wide * 0.12,
            foot - high - size * 0.36,
            edge + wide * 0.1,
            foot - high - size * 0.36,
            edge,
            foot - high,
          ),
        );
        put(
          ink.roofR,
          poly(edge, foot - high, edge + wide * 0.1, foot - high - size * 0.36, x + wide + 2, foot - high),
        );
      }
      if (size > h * 0.046) put(ink.pane, arch(x + wide * 0.2, foot - high * 0.3, wide * 0.16, size * 0.26));
    }
    x += wide * 0.95;
  }
  put(ink.leafR, box(from, foot - size * 0.08, to - from, size * 0.1));
  return Object.entries(parts)
    .map(([colour, data]) => shape(colour, ...data))
    .join('');
}

/** Bushes and tiny people at the foot of a monument: they hold it to the ground and tell how tall it is. */
export function paintSkirt(
  { rng, h }: Frame,
  ink: Ink,
  x: number,
  foot: number,
  width: number,
  crowd: boolean,
): string {
  const size = h * 0.03;
  const bush = (from: number, k: number): string =>
    times(4, (i) =>
      oval(
        from + (i - 1.5) * size * 1.05 * k,
        foot - size * (i % 2 === 0 ? 0.34 : 0.5) * k,
        size * 0.82 * k,
        size * (i % 2 === 0 ? 0.46 : 0.66) * k,
      ),
    );
  const light = (from: number, k: number): string =>
    times(3, (i) =>
      oval(
        from + (i - 1.7) * size * 1.05 * k,
        foot - size * (i % 2 === 0 ? 0.5 : 0.7) * k,
        size * 0.5 * k,
        size * 0.36 * k,
      ),
    );
  const [left, right] = [x - width / 2, x + width / 2];
  const people = times(7, () => {
    const px = x + width * rng.between(-0.56, 0.5);
    const py = foot + h * rng.between(0.006, 0.03);
    const k = h * 0.02 * rng.between(0.85, 1.1);
    return (
      `M${nums(px - k * 0.2, py)}l${nums(k * 0.04, -k * 0.72)}q${nums(k * 0.16, -k * 0.14, k * 0.32, 0)}l${nums(k * 0.06, k * 0.72)}z` +
      oval(px, py - k * 0.94, k * 0.14, k * 0.15)
    );
  });
  return (
    shape(ink.leafR, bush(left, 1), bush(right, 1.25)) +
    shape(ink.leafL, light(left, 1), light(right, 1.25)) +
    (crowd ? shape(ink.dark, people) : '')
  );
}
