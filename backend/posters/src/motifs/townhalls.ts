import { box, disc, ogive, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** The town hall of Brussels: a tower of stone lace that stands beside the middle, Saint Michael of gilt copper on top. */
export function offCentreBelfry({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, roofL, roofR } = ink;
  const wing = (x: number, w: number, split: number): string => {
    const lights = Math.floor(w / 15);
    return (
      block(ink, x, 0, w, 118, split) +
      shape(roofL, poly(x - 2, -118, x + 8, -176, x + w - 8, -176, x + w + 2, -118)) +
      shape(roofR, poly(x + w * split, -118, x + w * split, -176, x + w - 8, -176, x + w + 2, -118)) +
      shape(
        dark,
        times(lights - 1, (i) => poly(x + 12 + i * 15, -126, x + 16 + i * 15, -136, x + 20 + i * 15, -126)),
        times(lights - 2, (i) => poly(x + 19 + i * 15, -146, x + 23 + i * 15, -155, x + 27 + i * 15, -146)),
      ) +
      shape(
        pane,
        times(lights, (i) => ogive(x + 5 + i * 15, -76, 8, 32) + ogive(x + 5 + i * 15, -38, 8, 30)),
      ) +
      shape(
        dark,
        times(lights, (i) => ogive(x + 3 + i * 15, 0, 11, 28)),
      ) +
      shape(pale, box(x - 2, -121, w + 4, 5), box(x, -36, w, 4), box(x, -74, w, 3)) +
      shape(
        pale,
        times(lights + 1, (i) => poly(x - 1 + i * 15, -120, x + 1.6 + i * 15, -132, x + 4 + i * 15, -120)),
      )
    );
  };
  const turret = (x: number, foot: number, high: number): string =>
    block(ink, x - 7, foot, 14, high, 0.6) +
    shape(m, poly(x - 8, foot - high, x, foot - high - 24, x + 8, foot - high)) +
    shape(glow, disc(x, foot - high - 25, 2.4));
  const stage = (foot: number, half: number, high: number): string =>
    block(ink, 14 - half, foot, half * 2, high, 0.6) +
    shape(dark, ogive(14 - half * 0.7, foot - 4, half * 0.5, high - 9), ogive(14, foot - 4, half * 0.5, high - 9)) +
    shape(pale, box(14 - half - 2, foot - high - 2, half * 2 + 4, 5));
  return (
    wing(-116, 108, 1) +
    wing(36, 78, 0.62) +
    turret(-112, -116, 44) +
    turret(112, -116, 44) +
    block(ink, -10, 0, 48, 196, 0.62) +
    shape(m, box(-4, -188, 5, 188), box(29, -188, 4, 188)) +
    shape(pane, ...[-150, -106, -62].map((y) => ogive(2, y, 10, 34) + ogive(16, y, 10, 34))) +
    shape(pale, box(-12, -158, 52, 4), box(-12, -114, 52, 4), box(-12, -70, 52, 4), box(-14, -198, 56, 6)) +
    shape(dark, ogive(3, 0, 22, 44)) +
    turret(-8, -196, 30) +
    turret(36, -196, 30) +
    stage(-196, 18, 44) +
    stage(-240, 15, 34) +
    shape(l, poly(0, -274, 14, -346, 16, -274)) +
    shape(r, poly(16, -274, 14, -346, 28, -274)) +
    shape(dark, ogive(6, -280, 6, 16), ogive(17, -280, 6, 16), ogive(9, -302, 5, 13), ogive(15, -302, 4.4, 13)) +
    shape(pale, ...[-1, 29].map((x) => poly(x - 3, -274, x, -294, x + 3, -274))) +
    shape(
      glow,
      poly(11, -344, 12, -358, 16, -358, 17, -344),
      disc(14, -361, 3),
      poly(16, -356, 25, -369, 18, -352),
      poly(11, -352, 3, -358, 12, -347),
    ) +
    shape(l, box(-119, -4, 157, 4)) +
    shape(r, box(38, -4, 80, 4))
  );
}
