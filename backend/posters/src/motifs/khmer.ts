import { box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A bud of stone in rings, as the Khmer and the Siamese build their towers. */
const bud = ({ ink }: Pen, x: number, foot: number, half: number, high: number, rings: number): string => {
  const side = (s: number): string =>
    `C${nums(x + s * half * 1.16, foot - high * 0.34, x + s * half * 0.84, foot - high * 0.66, x + s * half * 0.3, foot - high * 0.9)}`;
  const girth = (t: number): number => half * (t < 0.3 ? 1 + t * 0.18 : 1.06 - (t - 0.3) ** 1.5 * 1.36);
  return (
    shape(
      ink.l,
      `M${nums(x - half, foot)}${side(-1)}L${nums(x, foot - high, x + half * 0.3, foot - high * 0.9)}C${nums(x + half * 0.84, foot - high * 0.66, x + half * 1.16, foot - high * 0.34, x + half, foot)}z`,
    ) +
    shape(
      ink.r,
      `M${nums(x + half * 0.24, foot)}C${nums(x + half * 0.4, foot - high * 0.4, x + half * 0.26, foot - high * 0.7, x, foot - high)}L${nums(x + half * 0.3, foot - high * 0.9)}C${nums(x + half * 0.84, foot - high * 0.66, x + half * 1.16, foot - high * 0.34, x + half, foot)}z`,
    ) +
    shape(
      ink.m,
      times(rings, (i) => {
        const t = 0.1 + (i * 0.72) / rings;
        return box(x - girth(t) * 0.96, foot - high * t - 3, girth(t) * 1.16, 3.4);
      }),
    )
  );
};

/** Angkor Wat: five buds of stone over long galleries. */
export function stoneBuds(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, dark, pale, leafL, leafR } = ink;
  const gallery = (half: number, foot: number, high: number, count: number): string =>
    block(ink, -half, -foot, half * 2, high, 0.64) +
    shape(
      dark,
      times(count, (i) => box(-half + 8 + i * ((half * 2 - 12) / count), -foot - high + 8, 8, high - 12)),
    ) +
    shape(
      pale,
      poly(
        -half - 4,
        -foot - high,
        -half + 8,
        -foot - high - 9,
        half * 0.28,
        -foot - high - 9,
        half * 0.28,
        -foot - high,
      ),
    ) +
    shape(
      m,
      poly(
        half * 0.28,
        -foot - high,
        half * 0.28,
        -foot - high - 9,
        half - 8,
        -foot - high - 9,
        half + 4,
        -foot - high,
      ),
    );
  return (
    bud(pen, -62, -66, 25, 116, 6) +
    bud(pen, 62, -66, 25, 116, 6) +
    gallery(104, 40, 40, 9) +
    bud(pen, 0, -82, 33, 154, 8) +
    bud(pen, -150, -38, 20, 84, 5) +
    bud(pen, 150, -38, 20, 84, 5) +
    gallery(184, 14, 32, 17) +
    shape(l, poly(-34, 0, -26, -66, 26, -66, 34, 0)) +
    shape(r, poly(14, 0, 12, -66, 26, -66, 34, 0)) +
    shape(
      m,
      times(5, (i) => box(-31 + i * 1.4, -14 - i * 10, 48 - i * 1.4, 3.4)),
    ) +
    shape(dark, box(-8, -62, 15, 18)) +
    block(ink, -200, 0, 400, 14, 0.64) +
    shape(leafR, oval(-182, -5, 18, 12), oval(184, -6, 16, 14)) +
    shape(leafL, oval(-187, -9, 10, 7), oval(180, -11, 9, 7))
  );
}

/** Wat Arun: a steep tower set with porcelain, four small ones at its corners. */
export function porcelainTower(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, popL, popR, leafL, glow, dark } = ink;
  const tiles = (colour: string, y: number, half: number): string =>
    shape(
      colour,
      times(Math.floor(half / 7), (i) => disc(-half + 8 + i * 13, y, 3.2)),
    );
  return (
    bud(pen, -118, -40, 19, 124, 7) +
    bud(pen, 118, -40, 19, 124, 7) +
    shape(glow, box(-119.5, -178, 3, 16), box(116.5, -178, 3, 16)) +
    shape(l, 'M-76-84C-52-130-38-160-32-214L-27-274C-25-304-12-320 0-326V-84z') +
    shape(m, 'M0-84V-326Q6-322 10-318C12-240 20-140 26-84z') +
    shape(r, 'M26-84C20-140 12-240 10-318Q25-304 27-274L32-214C38-160 52-130 76-84z') +
    shape(
      pale,
      ...[
        [-104, 62],
        [-132, 48],
        [-160, 40],
        [-190, 35],
        [-222, 31],
        [-256, 28],
      ].map(([y = 0, half = 0]) => box(-half, y, half * 1.1, 4)),
    ) +
    tiles(popL, -94, 62) +
    tiles(leafL, -120, 50) +
    tiles(popL, -147, 42) +
    tiles(leafL, -176, 36) +
    shape(dark, box(-9, -206, 18, 4), poly(-10, -182, 0, -204, 10, -182)) +
    shape(glow, box(-1.6, -358, 3.2, 34), poly(-9, -346, -7, -332, 0, -326, 7, -332, 9, -346, 3, -336, -3, -336)) +
    block(ink, -92, -62, 184, 22, 0.64) +
    block(ink, -116, -40, 232, 22, 0.64) +
    block(ink, -138, -20, 276, 20, 0.64) +
    block(ink, -158, 0, 316, 20, 0.64) +
    shape(pale, box(-94, -86, 120, 4), box(-118, -64, 150, 4), box(-140, -42, 178, 4), box(-160, -22, 204, 4)) +
    shape(
      popR,
      times(8, (i) => poly(-150 + i * 25, -6, -144 + i * 25, -16, -138 + i * 25, -6)),
    ) +
    shape(m, poly(-26, 0, -14, -84, 14, -84, 26, 0)) +
    shape(
      pale,
      times(8, (i) => box(-24 + i * 1.4, -8 - i * 9.6, 46 - i * 2.8, 3)),
    )
  );
}
