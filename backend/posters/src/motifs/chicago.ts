import { arch, box, disc, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';
import { slab } from './skylines.js';

/** Chicago: bundled black tubes with two masts, a corncob of flats, a braced taper, and a pyramid with a goddess over the river. */
export function chicago(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, dark, depth, water, glint, leafL, leafR, glow, popL, popR, roofL, roofR } = ink;
  const tube = (x: number, w: number, h: number): string =>
    shape(depth, box(x, -h, w * 0.56, h)) +
    shape(dark, box(x + w * 0.56, -h, w * 0.44, h)) +
    shape(
      water,
      times(Math.floor(h / 26), (i) => box(x + w * 0.14, -h + 10 + i * 26, w * 0.28, 12)),
    );
  const corncob = (x: number): string =>
    shape(m, box(x - 22, -214, 44, 214)) +
    times(14, (i) => shape(l, oval(x - 4, -206 + i * 14, 24, 5)) + shape(r, oval(x + 16, -205 + i * 14, 11, 4))) +
    shape(pale, box(x - 10, -232, 20, 20));
  return (
    shape(popR, poly(-200, 0, -188, -318, -128, -318, -118, 0)) +
    shape(popL, poly(-200, 0, -188, -318, -152, -318, -152, 0)) +
    shape(
      dark,
      times(5, (i) =>
        poly(
          -196 + i * 2,
          -8 - i * 62,
          -124 - i * 2,
          -66 - i * 62,
          -126 - i * 2,
          -70 - i * 62,
          -195 + i * 2,
          -14 - i * 62,
        ),
      ),
      times(5, (i) =>
        poly(
          -122 - i * 2,
          -8 - i * 62,
          -194 + i * 2,
          -66 - i * 62,
          -193 + i * 2,
          -71 - i * 62,
          -121 - i * 2,
          -14 - i * 62,
        ),
      ),
    ) +
    shape(pale, box(-178, -372, 3.4, 56), box(-146, -372, 3.4, 56)) +
    shape(pale, box(-79, -446, 4, 66), box(-49, -446, 4, 66)) +
    tube(-86, 44, 384) +
    tube(-108, 26, 250) +
    tube(-44, 28, 306) +
    tube(-20, 24, 206) +
    slab(pen, 112, 60, 250, 0.6) +
    slab(pen, 160, 42, 176, 0.6) +
    corncob(-152) +
    block(ink, -2, 0, 118, 176, 0.62) +
    block(ink, 12, -174, 90, 76, 0.62) +
    block(ink, 28, -248, 58, 66, 0.62) +
    shape(leafL, poly(24, -314, 57, -376, 64, -314)) +
    shape(leafR, poly(64, -314, 57, -376, 90, -314)) +
    shape(glow, disc(57, -396, 6), poly(50, -374, 53, -392, 61, -392, 64, -374), box(62, -400, 3, 26)) +
    shape(
      m,
      times(4, (i) => box(10 + i * 15, -166, 5, 160)),
      times(3, (i) => box(24 + i * 14, -240, 5, 66)),
    ) +
    shape(
      pane,
      times(7, (i) => box(78, -158 + i * 22, 28, 8)),
      times(3, (i) => box(72, -232 + i * 20, 22, 7)),
      times(3, (i) => box(66, -302 + i * 17, 14, 6)),
    ) +
    shape(pale, disc(48, -204, 17)) +
    shape(dark, disc(48, -204, 12)) +
    shape(glow, disc(48, -204, 8)) +
    slab(pen, -60, 54, 116, 0.6) +
    slab(pen, 132, 60, 98, 0.6) +
    shape(roofL, box(-204, -52, 66, 52), box(-2, -70, 60, 24)) +
    shape(roofR, box(-138, -52, 22, 52)) +
    shape(pane, ...[-194, -172, -152].map((x) => arch(x, -10, 12, 30))) +
    shape(dark, arch(14, 0, 34, 44)) +
    shape(glint, box(-204, -6, 408, 6)) +
    shape(popL, box(-110, -30, 130, 7)) +
    shape(
      popR,
      times(9, (i) => poly(-110 + i * 14, -24, -103 + i * 14, -8, -99 + i * 14, -8, -106 + i * 14, -24)),
      box(-110, -9, 130, 4),
    )
  );
}
