import { box, disc, ogive, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Budapest's parliament: a ribbed dome between needles, long gothic wings with a forest of pinnacles on the river. */
export function parliament({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, dark, glow } = ink;
  const pinnacle = (x: number, foot: number, high: number): string =>
    poly(x - 2.6, -foot, x, -foot - high, x + 2.6, -foot);
  const spire = (x: number, w: number, foot: number, high: number): string =>
    shape(roofL, poly(x - w / 2, -foot, x, -foot - high, x + w * 0.1, -foot)) +
    shape(roofR, poly(x + w * 0.1, -foot, x, -foot - high, x + w / 2, -foot));
  const turret = (x: number, w: number, high: number, top: number): string =>
    block(ink, x - w / 2, 0, w, high, 0.6) +
    shape(pane, ogive(x - w * 0.3, -high + 34, w * 0.24, 24), ogive(x + w * 0.12, -high + 34, w * 0.24, 24)) +
    shape(pale, box(x - w / 2 - 2, -high - 3, w + 4, 5)) +
    spire(x, w * 0.9, high + 3, top) +
    shape(l, pinnacle(x - w / 2, high, 18), pinnacle(x + w / 2, high, 18));
  const wing = (from: number, to: number): string => {
    const bays = 5;
    const step = (to - from) / bays;
    return (
      shape(roofL, poly(from, -80, from + 8, -106, to - 8, -106, to, -80)) +
      shape(roofR, poly(from + (to - from) * 0.6, -80, from + (to - from) * 0.6, -106, to - 8, -106, to, -80)) +
      block(ink, from, 0, to - from, 82, 0.78) +
      shape(
        pane,
        times(bays, (i) => ogive(from + step * (i + 0.26), -40, step * 0.48, 32)),
      ) +
      shape(
        dark,
        times(bays, (i) => ogive(from + step * (i + 0.2), -10, step * 0.6, 22)),
      ) +
      shape(pale, box(from, -84, to - from, 5), box(from, -37, to - from, 3.4)) +
      shape(
        l,
        times(bays + 1, (i) => box(from + step * i - 2, -82, 4, 82) + pinnacle(from + step * i, 82, 20)),
      )
    );
  };
  return `<g transform="scale(1 1.12)">${
    wing(-164, -52) +
    wing(52, 164) +
    turret(-148, 36, 112, 62) +
    turret(148, 36, 112, 62) +
    block(ink, -58, 0, 116, 122, 0.62) +
    shape(pale, poly(-30, -122, 0, -158, 30, -122)) +
    shape(m, poly(-18, -124, 0, -146, 18, -124)) +
    turret(-66, 24, 148, 74) +
    turret(66, 24, 148, 74) +
    block(ink, -46, -118, 92, 42, 0.6) +
    shape(
      pane,
      times(6, (i) => ogive(-39 + i * 14, -126, 8, 26)),
    ) +
    shape(pale, box(-50, -164, 100, 6)) +
    shape(roofL, 'M-46-162C-46-208-32-228-6-244H8V-162z') +
    shape(roofR, 'M8-162V-244C32-228 46-208 46-162z') +
    shape(
      pale,
      'M-25-162C-25-204-17-226-4-243H-1C-12-226-20-204-20-162z',
      'M2-162V-243H6V-162z',
      'M27-162C27-204 19-226 6-243H9C22-226 32-204 32-162z',
    ) +
    block(ink, -9, -240, 18, 26, 0.6) +
    shape(pane, ogive(-5, -244, 4, 16), ogive(2, -244, 4, 16)) +
    spire(0, 20, 266, 52) +
    shape(glow, disc(0, -319, 3)) +
    shape(dark, ogive(-13, 0, 26, 50)) +
    shape(pane, ogive(-44, -62, 18, 40), ogive(-10, -62, 20, 46), ogive(24, -62, 18, 40)) +
    shape(pale, box(-60, -58, 120, 4)) +
    shape(r, box(-168, -8, 336, 8)) +
    shape(pale, box(-170, -12, 340, 5))
  }</g>`;
}
