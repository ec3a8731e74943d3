import { arch, box, disc, nums, ogive, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type Pen } from './art.js';

/** A church with a pair of towers: caps of copper as in Munich, spires elsewhere. */
export function twins(pen: Pen): string {
  const { ink, name } = pen;
  const { l, m, r, pane, pale, roofL, roofR, leafL, leafR, glow } = ink;
  const capped = /frauenkirche|grossm/i.test(name);
  const cap = (x: number): string =>
    capped
      ? shape(leafL, `M${nums(x - 32, -270)}C${nums(x - 38, -300, x - 24, -322, x, -332)}H${nums(x + 8)}V-270z`) +
        shape(leafR, `M${nums(x + 8, -270)}V-331C${nums(x + 26, -320, x + 36, -300, x + 32, -270)}z`) +
        shape(glow, disc(x, -338, 5), box(x - 1.5, -362, 3, 22))
      : cone(ink, x - 33, -268, 66, 92, 0.6) + shape(glow, box(x - 1.5, -372, 3, 18));
  const tower = (x: number): string =>
    block(ink, x - 30, 0, 60, 264, 0.62) +
    shape(pale, ...[66, 132, 198, 264].map((y) => box(x - 33, -y - 4, 40, 5))) +
    shape(m, ...[66, 132, 198, 264].map((y) => box(x + 7, -y - 4, 26, 5))) +
    shape(
      pane,
      ...[84, 150, 214].flatMap((y) => [arch(x - 21, -y, 9, 36), arch(x - 7, -y, 9, 36), arch(x + 14, -y, 9, 36)]),
    ) +
    cap(x);
  return (
    block(ink, 70, 0, 48, 96, 0.4) +
    shape(roofR, poly(66, -96, 84, -150, 104, -150, 118, -96)) +
    block(ink, -46, 0, 92, 150, 0.64) +
    shape(roofL, poly(-46, -150, 0, -206, 12, -150)) +
    shape(roofR, poly(12, -150, 0, -206, 46, -150)) +
    shape(pane, disc(-4, -126, 14), ogive(-22, 0, 36, 60)) +
    shape(pale, disc(-4, -126, 8)) +
    tower(-70) +
    tower(70) +
    shape(l, box(-114, -20, 16, 20)) +
    shape(r, box(100, -20, 14, 20))
  );
}

/** A town's own tower over its hall: stages, pinnacles and a spire. */
export function belfry({ ink }: Pen): string {
  const { l, m, r, pane, pale, roofL, roofR, popL, glow, dark } = ink;
  const pinnacle = (x: number, y: number, s: number): string =>
    shape(l, poly(x - 5 * s, y, x, y - 30 * s, x + 1, y)) + shape(r, poly(x + 1, y, x, y - 30 * s, x + 5 * s, y));
  return (
    block(ink, -116, 0, 232, 78, 0.66) +
    shape(roofL, poly(-118, -78, -104, -124, 30, -124, 37, -78)) +
    shape(roofR, poly(37, -78, 30, -124, 104, -124, 118, -78)) +
    shape(
      pane,
      times(4, (i) => ogive(-106 + i * 17, -34, 10, 32)),
      times(3, (i) => ogive(50 + i * 22, -34, 11, 32)),
    ) +
    shape(
      dark,
      times(4, (i) => arch(-107 + i * 17, 0, 12, 25)),
      times(3, (i) => arch(49 + i * 22, 0, 13, 25)),
    ) +
    shape(
      popL,
      times(3, (i) => poly(-92 + i * 30, -92, -86 + i * 30, -106, -80 + i * 30, -92)),
    ) +
    block(ink, -38, 0, 76, 186, 0.64) +
    shape(pale, box(-42, -84, 54, 5), box(-42, -140, 54, 5), box(-43, -190, 56, 7)) +
    shape(m, box(12, -190, 31, 7), box(12, -140, 29, 5)) +
    shape(pane, ogive(-28, -92, 13, 42), ogive(-9, -92, 13, 42), ogive(17, -92, 13, 42)) +
    shape(pane, ogive(-28, -146, 13, 36), ogive(-9, -146, 13, 36), ogive(17, -146, 13, 36)) +
    shape(dark, arch(-20, 0, 24, 46)) +
    pinnacle(-36, -188, 1.1) +
    pinnacle(36, -188, 1.1) +
    block(ink, -27, -190, 54, 70, 0.62) +
    shape(pane, ogive(-19, -198, 12, 54), ogive(-3, -198, 9, 54), ogive(13, -198, 9, 54)) +
    shape(pale, box(-31, -264, 40, 6)) +
    shape(m, box(9, -264, 22, 6)) +
    pinnacle(-26, -262, 0.9) +
    pinnacle(26, -262, 0.9) +
    shape(roofL, poly(-22, -262, 0, -352, 6, -262)) +
    shape(roofR, poly(6, -262, 0, -352, 22, -262)) +
    shape(glow, disc(0, -354, 4), box(-1.5, -371, 3, 14))
  );
}

/** Thessaloniki's round keep at the sea. */
export function roundTower({ ink }: Pen): string {
  const { l, m, r, pane, pale, dark, popL, popR } = ink;
  return (
    drum(ink, -38, -236, 76, 62) +
    shape(l, merlons(-40, -298, 30, 3, 14)) +
    shape(m, merlons(-6, -298, 18, 2, 14)) +
    shape(r, merlons(16, -298, 24, 2, 14)) +
    shape(pane, arch(-26, -256, 10, 24), arch(-4, -256, 10, 24)) +
    shape(dark, box(-1.6, -364, 3.2, 66)) +
    shape(popL, poly(2, -364, 42, -354, 2, -338)) +
    shape(popR, poly(2, -346, 22, -350, 2, -338)) +
    drum(ink, -84, 0, 168, 226) +
    shape(l, box(-92, -236, 64, 20), merlons(-92, -236, 62, 4, 18)) +
    shape(m, box(-28, -236, 54, 20), merlons(-20, -236, 42, 3, 18)) +
    shape(r, box(26, -236, 66, 20), merlons(30, -236, 60, 4, 18)) +
    shape(pale, box(-86, -214, 62, 4), box(-84, -112, 60, 4)) +
    shape(
      pane,
      ...[48, 108, 166].flatMap((y, i) => [
        arch(-66 + (i % 2) * 12, -y, 9, 22),
        arch(-12 + (i % 2) * 16, -y, 10, 24),
        arch(48 - (i % 2) * 8, -y, 8, 22),
      ]),
    ) +
    shape(dark, arch(-13, 0, 26, 42)) +
    block(ink, -116, 0, 34, 40, 0.6) +
    block(ink, 84, 0, 32, 32, 0.5)
  );
}
