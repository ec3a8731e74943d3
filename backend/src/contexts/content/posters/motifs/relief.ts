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

function hills({ ink, rng, w, h }: Pen): string {
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
