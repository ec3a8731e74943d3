import { arch, box, disc, line, ogive, path, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Philadelphia City Hall: mansards in the fashion of Paris, a tower with four clocks, William Penn in bronze on its dome. */
export function pennTower({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, leafL, leafR, roofL, roofR } = ink;
  const pavilion = (x: number, w: number, high: number): string =>
    block(ink, x, 0, w, high, 0.62) +
    shape(pale, box(x - 3, -high - 5, w * 0.62 + 3, 6), box(x, -high * 0.5, w * 0.62, 4)) +
    shape(m, box(x + w * 0.62, -high - 5, w * 0.38 + 3, 6)) +
    shape(roofL, poly(x - 1, -high - 5, x + 5, -high - 38, x + w - 5, -high - 38, x + w + 1, -high - 5)) +
    shape(roofR, poly(x + w * 0.62, -high - 5, x + w * 0.62, -high - 38, x + w - 5, -high - 38, x + w + 1, -high - 5)) +
    shape(pale, box(x + 3, -high - 41, w - 6, 4), arch(x + w * 0.2, -high - 5, 12, 20)) +
    shape(
      pane,
      arch(x + w * 0.2 + 3, -high - 5, 6, 15),
      times(3, (i) => arch(x + 5 + i * (w / 3.2), -high * 0.58, 8, high * 0.3)),
      times(3, (i) => arch(x + 5 + i * (w / 3.2), -6, 8, high * 0.34)),
    );
  return (
    pavilion(-72, 38, 84) +
    pavilion(36, 38, 84) +
    pavilion(-118, 48, 96) +
    pavilion(70, 48, 96) +
    // The shaft, in storeys of columns.
    block(ink, -36, 0, 74, 148, 0.64) +
    block(ink, -31, -148, 64, 70, 0.64) +
    shape(pale, box(-40, -152, 51, 7), box(-36, -106, 47, 5), box(-36, -60, 47, 5), box(-36, -222, 46, 6)) +
    shape(m, box(11, -152, 31, 7), box(11, -106, 27, 5), box(11, -60, 27, 5), box(10, -222, 27, 6)) +
    shape(
      pane,
      ...[-66, -112].flatMap((y) => [arch(-28, y, 12, 30), arch(-8, y, 12, 30), arch(19, y, 11, 30)]),
      arch(-24, -160, 12, 46),
      arch(-6, -160, 12, 46),
      arch(18, -160, 10, 46),
    ) +
    shape(pale, box(-30, -216, 4, 62), box(-11, -216, 4, 62), box(7, -216, 4, 62)) +
    shape(dark, arch(-22, 0, 28, 44)) +
    // The storey of iron with the clocks.
    shape(leafL, poly(-31, -222, -26, -268, 12, -268, 12, -222)) +
    shape(leafR, poly(12, -222, 12, -268, 28, -268, 33, -222)) +
    shape(pale, disc(-7, -245, 17)) +
    shape(glow, disc(-7, -245, 13.5)) +
    line(dark, 2.6, path(-7, -255, -7, -245, 0, -241)) +
    shape(m, disc(22, -245, 6)) +
    shape(pale, box(-30, -272, 42, 6)) +
    shape(m, box(12, -272, 20, 6)) +
    // Dome, and the founder.
    drum(ink, -22, -272, 46, 16) +
    shape(dark, ...[-17, -5, 9].map((x) => arch(x, -272, 7, 12))) +
    shape(leafL, cupola(1, -288, 46, 42)) +
    shape(leafR, cupolaShade(1, -288, 46, 42)) +
    shape(r, box(-6, -334, 14, 8)) +
    shape(
      dark,
      poly(-5, -334, -7, -354, -3, -361, 5, -361, 9, -354, 7, -334),
      poly(7, -357, 17, -349, 16, -346, 6, -350),
      disc(1, -364, 3.6),
      box(-5, -368.5, 12, 2.6),
    ) +
    shape(l, box(-120, -5, 156, 5)) +
    shape(r, box(36, -5, 84, 5))
  );
}

/** Utrecht's Dom Tower: two square storeys of blind arches over a gate, an open eight-sided lantern, no church. */
export function domTower({ ink }: Pen): string {
  const { l, m, r, pale, dark, pane, glow, roofL, roofR, leafL, leafR } = ink;
  const pinnacle = (x: number, foot: number, high: number, front: string): string =>
    shape(
      front,
      box(x - 4, foot - high * 0.5, 8, high * 0.5),
      poly(x - 5, foot - high * 0.5, x, foot - high, x + 5, foot - high * 0.5),
    );
  const rail = (x: number, y: number, w: number, colour: string): string =>
    shape(
      colour,
      box(x, y - 3, w, 6),
      box(x, y - 14, w, 3.4),
      times(Math.floor(w / 9), (i) => box(x + 2 + i * 9, y - 13, 4, 11)),
    );
  const house = (x: number, w: number, high: number, front: string): string =>
    shape(
      front,
      poly(
        x,
        0,
        x,
        -high,
        x + w * 0.3,
        -high,
        x + w * 0.3,
        -high - 12,
        x + w * 0.7,
        -high - 12,
        x + w * 0.7,
        -high,
        x + w,
        -high,
        x + w,
        0,
      ),
    ) +
    shape(
      pane,
      times(2, (i) => box(x + 6 + i * (w - 20), -high + 10, 8, 14) + box(x + 6 + i * (w - 20), -24, 8, 16)),
    );
  return (
    house(-112, 36, 62, roofL) +
    house(-78, 34, 50, l) +
    house(50, 32, 54, m) +
    house(82, 32, 64, roofR) +
    block(ink, -52, 0, 106, 134, 0.66) +
    shape(roofL, box(-44, -126, 54, 78)) +
    shape(pale, box(-54, -134, 9, 134), box(9, -134, 9, 134), ...[-42, -24, -6].map((x) => ogive(x, -56, 14, 62))) +
    shape(pane, ...[-39, -21, -3].map((x) => ogive(x, -56, 8, 54)), ogive(26, -56, 18, 60)) +
    shape(pale, ogive(-36, 0, 40, 50)) +
    shape(dark, ogive(-30, 0, 28, 42)) +
    rail(-56, -136, 74, pale) +
    rail(18, -136, 38, m) +
    block(ink, -43, -140, 88, 92, 0.66) +
    shape(roofL, box(-36, -226, 46, 78)) +
    shape(pale, box(-45, -232, 8, 92), box(9, -232, 8, 92), ...[-34, -12].map((x) => ogive(x, -148, 18, 76))) +
    shape(dark, ...[-31, -9].map((x) => ogive(x, -148, 12, 68)), ogive(22, -148, 16, 72)) +
    rail(-47, -234, 64, pale) +
    rail(17, -234, 32, m) +
    pinnacle(-44, -234, 34, pale) +
    pinnacle(46, -234, 34, r) +
    // The lantern: the sky is seen through it.
    shape(pale, box(-30, -330, 7, 96), box(-9, -330, 7, 96), box(11, -330, 6, 96)) +
    shape(r, box(26, -330, 7, 96), box(17, -330, 4, 96)) +
    shape(l, box(-30, -246, 47, 10), box(-30, -334, 47, 14), box(-26, -290, 42, 5)) +
    shape(r, box(17, -246, 16, 10), box(17, -334, 16, 14), box(17, -290, 12, 5)) +
    shape(l, ...[-23, -2].map((x) => poly(x, -322, x + 7, -308, x + 13, -322, x, -322))) +
    shape(pale, box(-33, -338, 50, 5)) +
    pinnacle(-30, -337, 18, pale) +
    pinnacle(32, -337, 18, r) +
    shape(leafL, poly(-20, -338, 0, -362, 6, -338)) +
    shape(leafR, poly(6, -338, 0, -362, 22, -338)) +
    shape(glow, box(-1.4, -371, 2.8, 12))
  );
}
