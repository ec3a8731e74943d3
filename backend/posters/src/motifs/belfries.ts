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

/** Seville's Giralda: a Moorish shaft of patterned brick, bells and a lantern above it, the cathedral at its foot. */
export function giralda({ ink }: Pen): string {
  const { l, m, r, pale, pane, glow, roofL, landR, leafL, leafR, popL } = ink;
  const brick = { ...ink, l: ink.landL, r: landR };
  const pinnacle = (x: number, y: number): string => poly(x - 4, y, x, y - 22, x + 4, y);
  const lattice = (x: number, w: number): string =>
    shape(m, box(x, -206, w, 66), box(x, -128, w, 62)) +
    shape(
      r,
      times(5, (i) =>
        poly(x + w / 2, -204 + i * 13, x + w - 2, -197.5 + i * 13, x + w / 2, -191 + i * 13, x + 2, -197.5 + i * 13),
      ),
      times(4, (i) =>
        poly(x + w / 2, -122 + i * 14, x + w - 2, -115 + i * 14, x + w / 2, -108 + i * 14, x + 2, -115 + i * 14),
      ),
    );
  return (
    block(ink, -116, 0, 232, 74, 0.66) +
    block(ink, 20, 0, 88, 108, 0.6) +
    shape(l, ...[-112, -88, -64].map((x) => pinnacle(x, -74)), ...[24, 48, 72].map((x) => pinnacle(x, -108))) +
    shape(r, pinnacle(100, -108), pinnacle(112, -74)) +
    shape(
      pane,
      ...[-106, -84, -62].map((x) => ogive(x, -14, 11, 42)),
      ...[40, 58].map((x) => ogive(x, -46, 10, 44)),
      ogive(84, -46, 9, 44),
    ) +
    shape(pale, box(-118, -78, 100, 5), box(18, -112, 56, 5)) +
    block(brick, -40, 0, 80, 222, 0.64) +
    lattice(-36, 12) +
    lattice(-4, 12) +
    shape(r, box(16, -206, 20, 66), box(16, -128, 20, 62)) +
    shape(pale, ...[-206, -166, -126, -86].map((y) => arch(-20, y + 34, 12, 28))) +
    shape(
      pane,
      ...[-206, -166, -126, -86].flatMap((y) => [
        arch(-18, y + 34, 3.6, 22),
        arch(-12, y + 34, 3.6, 22),
        arch(22, y + 32, 7, 20),
      ]),
    ) +
    shape(pale, box(-44, -228, 56, 7), box(-42, -214, 54, 3)) +
    shape(m, box(12, -228, 32, 7)) +
    block(ink, -38, -226, 76, 48, 0.64) +
    shape(
      pane,
      ...[-33, -20, 0].map((x) => arch(x, -230, x === -20 ? 16 : 9, 34)),
      arch(17, -230, 8, 32),
      arch(28, -230, 7, 32),
    ) +
    shape(glow, disc(-12, -240, 4)) +
    shape(pale, box(-42, -280, 52, 6)) +
    shape(m, box(10, -280, 32, 6)) +
    shape(leafL, ...[-38, -20, 0].map((x) => box(x - 2, -292, 4, 12))) +
    shape(leafR, ...[20, 38].map((x) => box(x - 2, -292, 4, 12))) +
    block(ink, -24, -279, 48, 26, 0.64) +
    shape(pane, arch(-17, -281, 10, 18), arch(-3, -281, 8, 18), arch(12, -281, 8, 18)) +
    shape(pale, box(-27, -309, 54, 5)) +
    block(ink, -15, -307, 30, 20, 0.64) +
    shape(pane, arch(-9, -309, 7, 14), arch(5, -309, 6, 14)) +
    shape(roofL, `M-15-327q3-14 15-15q12 1 15 15z`) +
    shape(glow, disc(0, -345, 4.6), poly(-3, -348, -2, -368, 3, -368, 3, -348), `M3-364l11 3l-10 5z`) +
    shape(leafR, disc(-92, -15, 14), disc(-58, -13, 12), disc(70, -14, 14), disc(100, -12, 11)) +
    shape(leafL, disc(-96, -19, 8), disc(-61, -16, 7), disc(66, -18, 8)) +
    shape(popL, ...[-99, -87, -56, 62, 76, 102].map((x, i) => disc(x, -12 - (i % 3) * 5, 2.6)))
  );
}
