import { num, nums, oval, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';

/** A smooth range from the left edge to the right one through points given in shares of the box. */
const swell = (w: number, h: number, points: readonly (readonly [number, number])[]): string => {
  const at = points.map(([x, y]) => [(x - 0.5) * w, -y * h] as const);
  const first = at[0] ?? [0, 0];
  return `M${nums(...first)}${at
    .slice(1)
    .map((to, i) => {
      const from = at[i] ?? first;
      const mid = (from[0] + to[0]) / 2;
      return `C${nums(mid, from[1], mid, to[1], ...to)}`;
    })
    .join('')}V0H${num(first[0])}z`;
};

function hills(pen: Pen): string {
  return /chimneys/i.test(pen.name) ? rockCones(pen) : rolling(pen);
}

/** Cones of tuff with caps of darker stone, doors and dovecotes cut into them. */
function rockCones({ ink, rng, w, h }: Pen): string {
  const { l, m, r, dark, landL, landR, leafL, roofL, roofR } = ink;
  const cone = (x: number, foot: number, half: number, high: number): string => {
    const top = foot - high;
    return (
      shape(
        l,
        `M${nums(x - half, foot)}Q${nums(x - half * 0.5, foot - high * 0.4, x - half * 0.24, top)}H${num(x + half * 0.06)}Q${nums(x - half * 0.1, foot - high * 0.4, x + half * 0.14, foot)}z`,
      ) +
      shape(
        r,
        `M${nums(x + half * 0.14, foot)}Q${nums(x - half * 0.1, foot - high * 0.4, x + half * 0.06, top)}H${num(x + half * 0.24)}Q${nums(x + half * 0.5, foot - high * 0.4, x + half, foot)}z`,
      ) +
      shape(
        roofL,
        `M${nums(x - half * 0.36, top + 2)}Q${nums(x - half * 0.1, top - high * 0.24, x + half * 0.08, top - high * 0.2)}V${num(top + 2)}z`,
      ) +
      shape(
        roofR,
        `M${nums(x + half * 0.08, top + 2)}V${num(top - high * 0.2)}Q${nums(x + half * 0.3, top - high * 0.14, x + half * 0.36, top + 2)}z`,
      ) +
      shape(
        dark,
        oval(x - half * 0.2, foot - high * 0.3, half * 0.09, high * 0.05),
        oval(x - half * 0.08, foot - high * 0.52, half * 0.06, high * 0.035),
      )
    );
  };
  const line = (count: number, foot: number, size: number): string =>
    times(count, (i) =>
      cone(
        ((i + 0.5) / count - 0.5) * w + rng.between(-0.03, 0.03) * w,
        -foot * h,
        h * size * rng.between(0.2, 0.3),
        h * size * rng.between(0.62, 1),
      ),
    );
  return (
    shape(
      landR,
      swell(w, h, [
        [0, 0.56],
        [0.3, 0.7],
        [0.62, 0.5],
        [1, 0.64],
      ]),
    ) +
    line(7, 0.46, 0.42) +
    shape(
      m,
      swell(w, h, [
        [0, 0.42],
        [0.34, 0.36],
        [0.7, 0.48],
        [1, 0.34],
      ]),
    ) +
    line(5, 0.26, 0.62) +
    shape(
      landL,
      swell(w, h, [
        [0, 0.22],
        [0.4, 0.3],
        [0.72, 0.18],
        [1, 0.26],
      ]),
    ) +
    shape(
      leafL,
      times(8, (i) => oval((0.06 + i * 0.13 - 0.5) * w, -h * rng.between(0.06, 0.16), h * 0.05, h * 0.035)),
    )
  );
}

function rolling({ ink, rng, w, h }: Pen): string {
  const { leafL, leafR, landL, landR } = ink;
  const d = (): number => rng.between(-0.06, 0.06);
  const trees = (from: number, to: number, y: number): string =>
    times(6, (i) => oval((from + ((to - from) * i) / 5 - 0.5) * w, -(y + d()) * h, h * 0.03, h * 0.085));
  return (
    shape(
      leafR,
      swell(w, h, [
        [0, 0.62 + d()],
        [0.26 + d(), 0.94],
        [0.56, 0.52 + d()],
        [0.82, 0.82 + d()],
        [1, 0.6],
      ]),
    ) +
    shape(
      leafL,
      swell(w, h, [
        [0, 0.6],
        [0.17 + d(), 0.84 + d()],
        [0.34, 0.34],
        [0.5, 0.2],
        [1, 0],
      ]),
    ) +
    shape(
      landR,
      swell(w, h, [
        [0, 0.2],
        [0.3, 0.36 + d()],
        [0.68 + d(), 0.62],
        [1, 0.42],
      ]),
    ) +
    shape(
      landL,
      swell(w, h, [
        [0, 0.2],
        [0.3, 0.34],
        [0.58 + d(), 0.5],
        [0.76, 0.2],
        [1, 0.06],
      ]),
    ) +
    shape(
      leafR,
      trees(0.6, 0.72, 0.6),
      swell(w, h, [
        [0, 0.36],
        [0.16, 0.32],
        [0.4, 0.12 + d()],
        [0.7, 0.16],
        [1, 0.3],
      ]),
    ) +
    shape(
      leafL,
      swell(w, h, [
        [0, 0.32],
        [0.12, 0.3],
        [0.32, 0.08],
        [0.6, 0.03],
        [1, 0.02],
      ]),
    )
  );
}

function dunes({ ink, w, h }: Pen): string {
  const { landL, landR, l, r } = ink;
  const c = (text: string): string =>
    text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => nums((Number(x) - 0.5) * w, -Number(y) * h));
  return (
    shape(landR, c('M0,0L0,.5Q.12,.74 .26,.66Q.4,.6 .56,.92Q.7,.7 .84,.66Q.94,.62 1,.5L1,0z')) +
    shape(
      landL,
      c('M0,0L0,.5Q.1,.7 .22,.67Q.3,.5 .24,.3Q.2,.1 .3,0z'),
      c('M.36,.64Q.46,.68 .56,.92Q.5,.6 .6,.42Q.7,.2 .62,0L.3,0z'),
    ) +
    shape(r, c('M0,0L0,.2Q.2,.3 .44,.16Q.6,.1 .76,.42Q.88,.3 1,.28L1,0z')) +
    shape(l, c('M0,0L0,.18Q.2,.28 .44,.14Q.64,.06 .76,.42Q.7,.2 .8,.1L.86,0z')) +
    shape(landL, c('M0,0Q.2,.12 .5,.04Q.8,.02 1,.1L1,0z'))
  );
}

export const relief = {
  hills: { role: 'relief', w: 800, h: 240, elastic: true, draw: hills },
  dunes: { role: 'relief', w: 800, h: 220, elastic: true, draw: dunes },
} satisfies Record<string, MotifArt>;
