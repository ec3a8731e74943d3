import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, merlons, type Pen } from './art.js';

/** A town hall of Tuscany: a palace with battlements, from which a slender tower of brick rises to a crown of white stone. */
export function tuscanTower({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, dark, glow, popL, popR, landL, landR, path: paving } = ink;
  const ray = (i: number): string => poly(0, -46, -128 + i * 32, 0, -124 + i * 32, 0);
  return (
    shape(roofL, box(-34, -404, 40, 320)) +
    shape(roofR, box(6, -404, 26, 320)) +
    shape(
      dark,
      times(6, (i) => box(-16, -380 + i * 46, 5, 16)),
    ) +
    shape(pale, poly(-34, -396, -46, -424, 10, -424, 6, -396)) +
    shape(m, poly(6, -396, 10, -424, 44, -424, 32, -396)) +
    shape(
      dark,
      times(5, (i) => arch(-40 + i * 17, -400, 9, 18)),
    ) +
    shape(pale, box(-50, -446, 60, 24), merlons(-50, -446, 60, 4, 12)) +
    shape(m, box(10, -446, 38, 24), merlons(16, -446, 32, 3, 12)) +
    shape(pale, box(-22, -480, 26, 36)) +
    shape(m, box(4, -480, 16, 36)) +
    shape(dark, arch(-14, -448, 12, 24), arch(7, -448, 8, 24)) +
    shape(pale, merlons(-24, -480, 46, 4, 10)) +
    line(dark, 3, path(0, -480, 0, -505)) +
    shape(glow, disc(0, -498, 6)) +
    shape(roofL, box(-130, -168, 172, 122)) +
    shape(roofR, box(42, -168, 88, 122)) +
    shape(roofL, box(-62, -206, 90, 44), merlons(-62, -206, 90, 6, 11)) +
    shape(roofR, box(28, -206, 34, 44), merlons(32, -206, 30, 3, 11)) +
    shape(roofL, merlons(-130, -168, 66, 5, 11)) +
    shape(roofR, merlons(64, -168, 66, 5, 11)) +
    shape(
      pale,
      times(7, (i) => arch(-122 + i * 24, -112, 18, 36)),
      times(3, (i) => arch(56 + i * 24, -112, 16, 36)),
    ) +
    shape(
      pane,
      times(7, (i) => arch(-119 + i * 24, -112, 5, 26) + arch(-112 + i * 24, -112, 5, 26)),
      times(3, (i) => arch(59 + i * 24, -112, 4, 26) + arch(65 + i * 24, -112, 4, 26)),
    ) +
    shape(pale, box(-130, -104, 172, 5)) +
    shape(l, box(-130, -96, 172, 50)) +
    shape(r, box(42, -96, 88, 50)) +
    shape(
      dark,
      times(6, (i) => arch(-122 + i * 27, -46, 15, 36)),
      times(3, (i) => arch(52 + i * 25, -46, 14, 36)),
    ) +
    shape(glow, disc(-16, -186, 10)) +
    shape(popL, poly(-96, -130, -70, -130, -83, -112)) +
    shape(popR, disc(-83, -126, 4)) +
    shape(landR, 'M-136 0Q-120-46 0-48Q120-46 136 0z') +
    shape(landL, 'M-136 0Q-120-46 0-48Q20-46 20 0z') +
    shape(paving, ...[1, 2, 3, 4, 5, 6, 7].map(ray)) +
    shape(m, oval(0, -47, 30, 3))
  );
}

/** A clock on a tower as many towns have it: square, in three stages, an open lantern on top. */
export function townClock({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, roofL, roofR, leafL, leafR, popL } = ink;
  return (
    block(ink, -130, 0, 260, 92, 0.62) +
    shape(roofL, poly(-136, -92, -116, -126, 34, -126, 32, -92)) +
    shape(roofR, poly(32, -92, 34, -126, 116, -126, 136, -92)) +
    shape(pane, ...[-114, -86, 62, 94].flatMap((x) => [arch(x, -50, 14, 28), arch(x, -8, 14, 30)])) +
    block(ink, -52, 0, 104, 240, 0.62) +
    shape(pale, box(-56, -98, 68, 7), box(-58, -246, 72, 9)) +
    shape(m, box(12, -98, 44, 7), box(14, -246, 44, 9)) +
    shape(dark, arch(-28, 0, 36, 66)) +
    shape(popL, arch(-24, 0, 28, 54)) +
    shape(pane, arch(-36, -112, 18, 60), arch(-12, -112, 18, 60), arch(24, -112, 15, 60), arch(-32, -190, 38, 36)) +
    block(ink, -46, -244, 92, 96, 0.62) +
    shape(glow, disc(-17, -292, 27)) +
    shape(pale, disc(-17, -292, 22)) +
    line(dark, 4, path(-17, -292, -17, -308), path(-17, -292, -6, -286)) +
    shape(pane, oval(28, -292, 8, 24)) +
    shape(pale, box(-52, -348, 64, 9)) +
    shape(m, box(12, -348, 40, 9)) +
    block(ink, -32, -346, 64, 54, 0.62) +
    shape(dark, arch(-24, -348, 12, 40), arch(-6, -348, 12, 40), arch(14, -348, 11, 40)) +
    shape(pale, box(-38, -406, 76, 7)) +
    shape(leafL, `M${nums(-36, -404)}C-34-440-14-452-4-462H4V-404z`) +
    shape(leafR, 'M4-404V-462C16-450 34-440 36-404z') +
    shape(leafL, oval(0, -466, 9, 8)) +
    shape(glow, disc(0, -480, 4), box(-1.8, -505, 3.6, 30)) +
    shape(l, box(-136, -8, 166, 8)) +
    shape(r, box(30, -8, 106, 8))
  );
}

/** Stockholm's: a tower of brick over the water, an open lantern of copper, and three crowns on top. */
export function threeCrowns({ ink }: Pen): string {
  const { l, m, pale, pane, roofL, roofR, leafL, leafR, glow, dark } = ink;
  const crown = (x: number, y: number): string => shape(glow, `M${nums(x - 9, y)}l-3-12l6 5l6-9l6 9l6-5l-3 12z`);
  return (
    shape(roofL, box(-114, -84, 150, 84)) +
    shape(roofR, box(36, -84, 80, 84)) +
    shape(leafL, poly(-118, -84, -100, -112, 34, -112, 38, -84)) +
    shape(leafR, poly(38, -84, 34, -112, 100, -112, 118, -84)) +
    shape(
      pane,
      times(7, (i) => arch(-106 + i * 19, -46, 9, 28)),
      times(3, (i) => arch(48 + i * 22, -46, 9, 28)),
    ) +
    shape(pale, box(-114, -38, 150, 4)) +
    shape(
      dark,
      times(6, (i) => arch(-108 + i * 23, 0, 15, 30)),
      times(3, (i) => arch(44 + i * 23, 0, 14, 30)),
    ) +
    shape(roofL, poly(-44, 0, -36, -262, 12, -262, 16, 0)) +
    shape(roofR, poly(16, 0, 12, -262, 36, -262, 44, 0)) +
    shape(
      dark,
      times(6, (i) => box(-22, -238 + i * 34, 5, 16) + box(-4, -238 + i * 34, 5, 16) + box(22, -238 + i * 34, 5, 16)),
    ) +
    shape(pale, box(-40, -268, 54, 7)) +
    shape(m, box(14, -268, 26, 7)) +
    shape(l, ...[-32, -12, 8].map((x) => box(x, -304, 7, 38))) +
    shape(m, ...[-2, 24].map((x) => box(x, -304, 6, 38))) +
    shape(leafL, 'M-38-302q12-4 16-18h28v18z') +
    shape(leafR, 'M6-302v-18h16q4 14 16 18z') +
    shape(dark, ...[-18, -4, 10].map((x) => box(x, -340, 5, 22))) +
    shape(leafL, 'M-24-338q4-14 20-18l6 18z') +
    shape(leafR, 'M2-338l-2-18q18 4 24 18z') +
    shape(dark, box(-1.6, -362, 3.2, 12), box(-19, -352, 38, 3)) +
    crown(0, -358) +
    crown(-19, -350) +
    crown(19, -350)
  );
}

/** Oslo's: two blocks of brick of unlike breadth, a clock on one, and a lower hall with tall windows between. */
export function brickPair({ ink }: Pen): string {
  const { r, pale, pane, dark, roofL, roofR } = ink;
  const brick = (x: number, width: number, high: number, split: number): string =>
    shape(roofL, box(x, -high, width * split, high)) +
    shape(roofR, box(x + width * split, -high, width * (1 - split), high));
  const windows = (x: number, columns: number, rows: number, high: number): string =>
    shape(
      pane,
      times(columns * rows, (i) => box(x + (i % columns) * 17, -high + Math.floor(i / columns) * 26, 8, 13)),
    );
  return (
    brick(-112, 84, 322, 0.64) +
    brick(30, 90, 346, 0.64) +
    windows(-104, 3, 10, 306) +
    windows(38, 3, 9, 262) +
    brick(-44, 92, 168, 0.8) +
    shape(
      pane,
      times(4, (i) => box(-34 + i * 19, -150, 11, 92)),
    ) +
    shape(pale, box(-116, -328, 92, 6), box(26, -352, 98, 6), box(-48, -174, 100, 6)) +
    shape(pale, disc(59, -308, 24)) +
    shape(r, disc(59, -308, 20)) +
    line(pale, 3, path(59, -308, 59, -323), path(59, -308, 69, -303)) +
    shape(dark, box(-22, -46, 48, 46)) +
    shape(pale, box(-120, -8, 246, 8), box(-92, -16, 190, 8))
  );
}
