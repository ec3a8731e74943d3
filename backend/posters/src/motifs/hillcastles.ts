import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Cracow's Wawel: the cathedral with its three towers and golden chapel, the king's wing, walls around the hill. */
export function wawel({ ink }: Pen): string {
  const { l, m, pale, pane, dark, roofL, roofR, leafL, leafR, landR, glow, popL, popR } = ink;
  const brick = { ...ink, l: roofL, r: roofR };
  /** A helmet of copper in two swellings with a needle: `w` is the tower's width. */
  const helmet = (x: number, y: number, w: number, high: number): string =>
    shape(
      leafL,
      `M${nums(x - w * 0.56, y)}Q${nums(x - w * 0.5, y - high * 0.3, x - w * 0.18, y - high * 0.36)}V${nums(y - high * 0.48)}Q${nums(x - w * 0.36, y - high * 0.58, x - w * 0.06, y - high * 0.7)}L${nums(x, y - high)}L${nums(x + w * 0.1, y)}z`,
    ) +
    shape(
      leafR,
      `M${nums(x + w * 0.1, y)}L${nums(x, y - high)}L${nums(x + w * 0.06, y - high * 0.7)}Q${nums(x + w * 0.36, y - high * 0.58, x + w * 0.18, y - high * 0.48)}V${nums(y - high * 0.36)}Q${nums(x + w * 0.5, y - high * 0.3, x + w * 0.56, y)}z`,
    ) +
    shape(glow, disc(x, y - high - 2, 3.4));
  const tower = (x: number, foot: number, w: number, high: number): string =>
    block(brick, x - w / 2, foot, w, high, 0.62) +
    shape(pale, box(x - w / 2 - 3, foot - high - 3, w * 0.62 + 3, 6), box(x - w / 2, foot - high * 0.5, w * 0.62, 4)) +
    shape(m, box(x + w * 0.12, foot - high - 3, w * 0.38 + 3, 6)) +
    shape(
      pane,
      arch(x - w * 0.34, foot - high * 0.62, w * 0.15, 30),
      arch(x - w * 0.1, foot - high * 0.62, w * 0.15, 30),
      arch(x + w * 0.24, foot - high * 0.62, w * 0.13, 30),
    );
  const hill = -92;
  return (
    block(ink, 52, hill, 118, 84, 0.6) +
    shape(roofL, poly(48, hill - 84, 60, hill - 112, 128, hill - 112, 123, hill - 84)) +
    shape(roofR, poly(123, hill - 84, 128, hill - 112, 162, hill - 112, 174, hill - 84)) +
    shape(
      pane,
      times(2, (j) => times(4, (i) => box(64 + i * 15, hill - 70 + j * 36, 7, 17))),
      times(2, (j) => times(2, (i) => box(132 + i * 18, hill - 70 + j * 36, 7, 17))),
    ) +
    block(ink, 140, hill, 36, 122, 0.6) +
    shape(pane, arch(147, hill - 86, 8, 20), arch(147, hill - 44, 8, 20)) +
    cone(ink, 135, hill - 122, 46, 62, 0.6) +
    tower(-30, hill, 44, 186) +
    helmet(-30, hill - 188, 46, 112) +
    shape(glow, disc(-39, hill - 160, 11)) +
    shape(dark, disc(-39, hill - 160, 7)) +
    tower(-132, hill, 46, 142) +
    shape(leafL, poly(-160, hill - 143, -136, hill - 180, -122, hill - 180, -126, hill - 143)) +
    shape(leafR, poly(-126, hill - 143, -122, hill - 180, -104, hill - 143)) +
    shape(glow, box(-131, hill - 196, 2.8, 17)) +
    block(ink, -112, hill, 148, 92, 0.72) +
    shape(roofL, poly(-114, hill - 92, -104, hill - 126, 0, hill - 126, -4, hill - 92)) +
    shape(roofR, poly(-4, hill - 92, 0, hill - 126, 28, hill - 126, 38, hill - 92)) +
    shape(pane, ...[-100, -80].map((x) => arch(x, hill - 30, 9, 44)), arch(10, hill - 30, 9, 44)) +
    tower(30, hill, 32, 118) +
    helmet(30, hill - 120, 34, 70) +
    drum(ink, -74, hill, 58, 44) +
    shape(pane, arch(-64, hill - 14, 9, 20), arch(-49, hill - 14, 9, 20), arch(-34, hill - 14, 8, 20)) +
    shape(pale, box(-77, hill - 48, 64, 5)) +
    shape(glow, cupola(-45, hill - 48, 56, 36)) +
    shape(landR, cupolaShade(-45, hill - 48, 56, 36)) +
    shape(glow, box(-49, hill - 94, 8, 11), box(-46.4, hill - 104, 2.8, 12)) +
    shape(leafR, 'M-180 0Q-168-58-128-64H138Q170-56 180 0z') +
    shape(leafL, 'M-180 0Q-168-58-128-64H-30Q-84-40-60 0z') +
    shape(roofL, poly(-164, -40, -160, hill - 2, 64, hill - 2, 70, -50, -60, -34)) +
    shape(roofR, poly(70, -50, 64, hill - 2, 166, hill - 2, 170, -42)) +
    shape(pale, box(-163, hill - 5, 228, 6)) +
    shape(m, box(65, hill - 5, 104, 6)) +
    shape(
      roofR,
      times(6, (i) => poly(-140 + i * 36, -46, -136 + i * 36, hill + 12, -129 + i * 36, hill + 12, -127 + i * 36, -46)),
    ) +
    drum(brick, 92, -18, 38, 84) +
    cone(ink, 86, -102, 50, 40, 0.6) +
    shape(pane, arch(104, -72, 8, 18)) +
    shape(leafR, oval(-130, -20, 44, 20), oval(20, -16, 54, 18), oval(150, -14, 28, 16)) +
    shape(leafL, oval(-140, -27, 25, 10), oval(4, -22, 30, 9), oval(144, -20, 15, 8)) +
    line(dark, 2.6, path(66, hill - 112, 66, hill - 150)) +
    shape(pale, box(67, hill - 150, 26, 8)) +
    shape(popL, box(67, hill - 142, 26, 8)) +
    shape(l, merlons(-160, hill - 5, 40, 3, 6)) +
    shape(popR, arch(-8, hill, 14, 26))
  );
}

/** A square castle with a tower at each corner, high over its town. */
export function fourTowers(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, dark, roofL, roofR, mirror, depth, leafL, leafR, landL, landR, glow } = ink;
  const slate = /toledo/i.test(pen.name);
  const [light, shade] = slate ? [mirror, depth] : [roofL, roofR];
  const top = -128;
  const tower = (x: number, w: number, high: number, foot = top): string =>
    block(ink, x - w / 2, foot, w, high, 0.62) +
    shape(pale, box(x - w / 2 - 3, foot - high - 4, w * 0.62 + 3, 6)) +
    shape(m, box(x + w * 0.12, foot - high - 4, w * 0.38 + 3, 6)) +
    shape(
      light,
      poly(
        x - w / 2 - 3,
        foot - high - 4,
        x - w * 0.14,
        foot - high - 34,
        x + w * 0.14,
        foot - high - 34,
        x + w * 0.12,
        foot - high - 4,
      ),
    ) +
    shape(shade, poly(x + w * 0.12, foot - high - 4, x + w * 0.14, foot - high - 34, x + w / 2 + 3, foot - high - 4)) +
    shape(light, poly(x - w * 0.13, foot - high - 32, x, foot - high - 74, x + w * 0.04, foot - high - 32)) +
    shape(shade, poly(x + w * 0.04, foot - high - 32, x, foot - high - 74, x + w * 0.13, foot - high - 32)) +
    shape(glow, disc(x, foot - high - 75, 3)) +
    shape(
      pane,
      times(3, (i) => box(x - w * 0.3, foot - high + 16 + i * 38, 8, 17)),
      times(3, (i) => box(x + w * 0.22, foot - high + 16 + i * 38, 6, 17)),
    );
  const home = (x: number, y: number, w: number, high: number): string =>
    block(ink, x, y, w, high, 0.62) +
    shape(roofL, poly(x - 3, y - high, x + 6, y - high - 13, x + w - 8, y - high - 13, x + w * 0.62, y - high)) +
    shape(roofR, poly(x + w * 0.62, y - high, x + w - 8, y - high - 13, x + w + 3, y - high)) +
    shape(pane, box(x + 7, y - high + 8, 6, 9), box(x + 20, y - high + 8, 6, 9));
  return (
    tower(-66, 38, 176) +
    tower(72, 36, 172) +
    block(ink, -132, top, 264, 118, 0.66) +
    shape(light, poly(-132, top - 118, -118, top - 140, 44, top - 140, 42, top - 118)) +
    shape(shade, poly(42, top - 118, 44, top - 140, 118, top - 140, 132, top - 118)) +
    shape(pale, box(-132, top - 120, 174, 5), box(-132, top - 78, 174, 4), box(-132, top - 40, 174, 4)) +
    shape(
      pane,
      times(3, (j) =>
        times(8, (i) =>
          slate && j === 0 ? arch(-92 + i * 18, top - 90, 10, 20) : box(-92 + i * 18, top - 106 + j * 38, 8, 18),
        ),
      ),
      times(3, (j) => times(3, (i) => box(56 + i * 16, top - 106 + j * 38, 7, 18))),
    ) +
    shape(pale, arch(-34, top, 30, 38)) +
    shape(dark, arch(-29, top, 20, 31)) +
    tower(-130, 48, 150) +
    tower(130, 48, 150) +
    shape(landR, `M-180 0L-172-52L-158-84L-160 ${top}H160L158-96L174-60L180 0z`) +
    shape(landL, `M-180 0L-172-52L-158-84L-160 ${top}H-40L-72-92L-50-60L-90 0z`) +
    shape(m, poly(-160, top, 160, top, 156, top + 16, -158, top + 16)) +
    shape(r, poly(42, top, 160, top, 156, top + 16, 42, top + 16)) +
    home(-168, -52, 48, 34) +
    home(-112, -58, 46, 38) +
    home(-52, -50, 50, 40) +
    home(12, -56, 46, 36) +
    home(70, -48, 50, 38) +
    home(128, -44, 40, 32) +
    shape(leafR, oval(-140, -44, 30, 18), oval(56, -42, 36, 20), oval(-20, -38, 26, 16)) +
    home(-142, -8, 54, 42) +
    home(-76, -2, 56, 44) +
    home(-8, -6, 54, 40) +
    home(58, 0, 56, 44) +
    home(122, -4, 50, 38) +
    shape(leafR, 'M-180 0q2-24 26-26q24-2 34 26z', 'M20 0q4-18 26-18q20 0 24 18z', 'M150 0q4-22 16-22q12 4 14 22z') +
    shape(leafL, oval(-160, -15, 14, 8), oval(40, -11, 13, 6)) +
    shape(l, box(-178, -3, 240, 3)) +
    shape(r, box(62, -3, 116, 3)) +
    line(dark, 2.6, path(0, top - 138, 0, top - 176)) +
    shape(ink.popL, `M1 ${nums(top - 176)}l26 5l-26 9z`)
  );
}
