import { box, disc, line, num, nums, path, poly, shape, times } from '../svg.js';
import { block, type MotifArt, type Pen } from './art.js';

/** Long flat ripples, wider towards the viewer. */
export const ripples = (pen: Pick<Pen, 'rng' | 'w' | 'h'>, from: number, to: number, count: number): string =>
  times(count, (i) => {
    const depth = (i + 0.5) / count;
    const y = -pen.h * (from + (to - from) * depth);
    const near = 1 - (from + (to - from) * depth);
    const length = pen.w * (0.05 + 0.13 * near) * pen.rng.between(0.7, 1.3);
    const x = pen.rng.between(-0.48 * pen.w, 0.48 * pen.w - length);
    const thick = Math.max(1.6, pen.h * (0.008 + 0.02 * near));
    return `M${nums(x, y)}q${nums(length * 0.5, -thick, length, 0)}q${nums(-length * 0.5, thick, -length, 0)}z`;
  });

function sea(pen: Pen): string {
  const { ink, w, h } = pen;
  const { water, glint, depth, pale } = ink;
  const swellBand = (y: number, amp: number, colour: string): string =>
    shape(
      colour,
      `M${nums(-w / 2, -h * y)}q${nums(w * 0.125, -h * amp, w * 0.25, 0)}t${nums(w * 0.25, 0)}t${nums(w * 0.25, 0)}t${nums(w * 0.25, 0)}V0H${num(-w / 2)}z`,
    );
  return (
    shape(water, box(-w / 2, -h, w, h)) +
    shape(glint, box(-w / 2, -h, w, h * 0.05)) +
    swellBand(0.42, 0.05, depth) +
    swellBand(0.38, 0.07, water) +
    swellBand(0.14, 0.1, depth) +
    shape(glint, ripples(pen, 0.9, 0.2, 16)) +
    shape(pale, ripples(pen, 0.5, 0.24, 4))
  );
}

/** A river that comes from the horizon in one bend. */
function river(pen: Pen): string {
  const { ink, w, h } = pen;
  const { water, glint, depth, landL, landR, leafL, leafR } = ink;
  const x = (share: number): number => share * w;
  return (
    shape(landL, box(-w / 2, -h, w, h)) +
    shape(
      landR,
      `M${nums(x(0.06), -h)}C${nums(x(0.3), -h * 0.8, x(-0.1), -h * 0.7, x(0.34), -h * 0.36)}Q${nums(x(0.46), -h * 0.2, x(0.5), -h * 0.1)}V${num(-h)}z`,
    ) +
    shape(
      depth,
      `M${nums(x(-0.03), -h)}C${nums(x(0.16), -h * 0.8, x(-0.5), -h * 0.7, x(-0.5), -h * 0.34)}V0H${num(x(0.5))}V${num(-h * 0.14)}C${nums(x(0.36), -h * 0.52, x(-0.08), -h * 0.66, x(0.1), -h * 0.86)}Q${nums(x(0.1), -h * 0.96, x(0.04), -h)}z`,
    ) +
    shape(
      water,
      `M${nums(x(-0.02), -h)}C${nums(x(0.16), -h * 0.8, x(-0.46), -h * 0.68, x(-0.5), -h * 0.28)}V0H${num(x(0.44))}C${nums(x(0.28), -h * 0.46, x(-0.12), -h * 0.66, x(0.08), -h * 0.86)}Q${nums(x(0.08), -h * 0.96, x(0.03), -h)}z`,
    ) +
    shape(
      glint,
      `M${nums(x(0.02), -h)}C${nums(x(0.12), -h * 0.8, x(-0.24), -h * 0.66, x(-0.28), -h * 0.4)}Q${nums(x(-0.26), -h * 0.2, x(-0.1), 0)}H${num(x(-0.22))}Q${nums(x(-0.36), -h * 0.2, x(-0.36), -h * 0.42)}C${nums(x(-0.3), -h * 0.68, x(0.06), -h * 0.82, x(0), -h)}z`,
    ) +
    shape(
      leafR,
      times(5, (i) => disc(x(0.3 + i * 0.045), -h * (0.62 - i * 0.05), h * 0.05)),
    ) +
    shape(
      leafL,
      times(5, (i) => disc(x(0.292 + i * 0.045), -h * (0.635 - i * 0.05), h * 0.035)),
    )
  );
}

/** A basin with a mole, masts and cranes at the far side and a quay in front. */
function harbour(pen: Pen): string {
  const { ink, w, h } = pen;
  const { water, glint, depth, popL, popR, pale, dark, landL, landR, roofL, m } = ink;
  const k = Math.min(h / 240, w / 640);
  const boat = (x: number, y: number, s: number, hull: string): string =>
    shape(depth, poly(x - 30 * s, y, x + 32 * s, y, x + 22 * s, y + 12 * s, x - 20 * s, y + 12 * s)) +
    line(
      dark,
      Math.max(2.6, 3 * s),
      path(x, y, x, y - 86 * s),
      path(x - 26 * s, y - 14 * s, x, y - 80 * s, x + 28 * s, y - 14 * s),
    ) +
    shape(
      hull,
      `M${nums(x - 36 * s, y - 14 * s)}h${num(74 * s)}q${nums(-4 * s, 12 * s, -14 * s, 15 * s)}h${num(-46 * s)}q${nums(-10 * s, -4 * s, -14 * s, -15 * s)}z`,
    ) +
    shape(
      pale,
      poly(x - 36 * s, y - 14 * s, x + 38 * s, y - 14 * s, x + 36 * s, y - 9 * s, x - 34 * s, y - 9 * s),
      poly(x - 12 * s, y - 14 * s, x - 8 * s, y - 25 * s, x + 12 * s, y - 25 * s, x + 16 * s, y - 14 * s),
    ) +
    shape(m, poly(x + 2 * s, y - 76 * s, x + 6 * s, y - 26 * s, x + 3 * s, y - 26 * s));
  return (
    shape(water, box(-w / 2, -h, w, h)) +
    shape(glint, box(-w / 2, -h * 0.97, w, h * 0.06)) +
    shape(landR, poly(-w / 2, -h * 0.94, -w * 0.08, -h * 0.92, -w * 0.06, -h * 0.86, -w / 2, -h * 0.84)) +
    shape(landL, poly(-w / 2, -h * 0.97, -w * 0.08, -h * 0.94, -w * 0.08, -h * 0.9, -w / 2, -h * 0.91)) +
    block(ink, -w * 0.1, -h * 0.9, 8 * k, 15 * k, 0.5) +
    shape(
      popL,
      poly(
        -w * 0.1 - 2 * k,
        -h * 0.9 - 15 * k,
        -w * 0.1 + 4 * k,
        -h * 0.9 - 22 * k,
        -w * 0.1 + 10 * k,
        -h * 0.9 - 15 * k,
      ),
    ) +
    shape(glint, ripples(pen, 0.84, 0.1, 14)) +
    boat(w * 0.2, -h * 0.66, k * 0.6, roofL) +
    boat(w * 0.34, -h * 0.58, k * 0.7, popL) +
    boat(w * 0.1, -h * 0.5, k * 0.86, pale) +
    shape(depth, ripples(pen, 0.5, 0.06, 8)) +
    boat(-w * 0.26, -h * 0.34, k * 1.1, popR)
  );
}

export const waters = {
  sea: { role: 'water', w: 800, h: 260, elastic: true, draw: sea },
  river: { role: 'water', w: 800, h: 260, elastic: true, draw: river },
  harbour: { role: 'water', w: 800, h: 260, elastic: true, draw: harbour },
} satisfies Record<string, MotifArt>;
