import { box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A plain tower of flats: windows in rows on its shaded side, posts on the lit one. */
export const slab = ({ ink }: Pen, x: number, w: number, h: number, split = 0.6): string =>
  block(ink, x, 0, w, h, split) +
  shape(
    ink.m,
    times(Math.floor((w * split - 8) / 12), (i) => box(x + 6 + i * 12, -h + 12, 5, h - 16)),
  ) +
  shape(
    ink.pane,
    times(5, (i) => box(x + w * split + 5, -h + 14 + i * (h / 5.4), w * (1 - split) - 10, h / 12)),
  );

/** Kuala Lumpur's pair, joined by a bridge in the sky. */
export function joinedTowers(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, glow } = ink;
  const stages = [
    [46, 0, 236],
    [38, 236, 46],
    [29, 282, 38],
    [20, 320, 28],
    [11, 348, 20],
  ] as const;
  const tower = (x: number): string =>
    stages
      .map(
        ([half, foot, high]) =>
          block(ink, x - half, -foot, half * 2, high, 0.62) +
          shape(pale, box(x - half - 2, -foot - high - 3, half * 1.24 + 2, 4)) +
          shape(m, box(x + half * 0.24, -foot - high - 3, half * 0.76 + 2, 4)),
      )
      .join('') +
    shape(
      m,
      times(3, (i) => box(x - 36 + i * 18, -230, 6, 222)),
    ) +
    shape(
      pane,
      times(9, (i) => box(x + 15, -222 + i * 24, 26, 8)),
      times(2, (i) => box(x + 13, -274 + i * 17, 20, 7)),
    ) +
    shape(l, poly(x - 5, -368, x - 1, -446, x + 1, -446, x + 2, -368)) +
    shape(r, poly(x + 2, -368, x + 1, -446, x + 5, -368)) +
    shape(glow, disc(x, -392, 5));
  return (
    slab(pen, -200, 46, 138) +
    slab(pen, 158, 44, 112, 0.5) +
    slab(pen, -32, 60, 96, 0.64) +
    tower(-84) +
    tower(88) +
    shape(m, poly(-4, -132, 2, -132, 40, -168, 34, -168), poly(2, -132, -4, -132, -38, -168, -32, -168)) +
    shape(pale, box(-38, -182, 80, 7)) +
    shape(r, box(-38, -175, 80, 8)) +
    shape(pane, box(-34, -173, 72, 4)) +
    slab(pen, -176, 44, 74, 0.66) +
    slab(pen, 130, 46, 70, 0.56)
  );
}

/** Dubai's: terraces that wind upwards to a needle. */
export function windingSpire(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, glow } = ink;
  const wings = [
    [-54, 26, 124],
    [34, 26, 152],
    [-42, 24, 196],
    [24, 24, 224],
    [-30, 22, 262],
    [14, 20, 290],
    [-20, 18, 322],
    [-9, 18, 366],
  ] as const;
  return (
    slab(pen, -198, 42, 112) +
    slab(pen, -146, 40, 160, 0.64) +
    slab(pen, 108, 42, 142) +
    slab(pen, 160, 42, 96, 0.56) +
    shape(l, poly(-5, -360, -1, -447, 1, -447, 1, -360)) +
    shape(r, poly(1, -360, 1, -447, 5, -360)) +
    [...wings]
      .reverse()
      .map(([x, w, h]) => {
        const lit = x < 0;
        return (
          shape(lit ? l : r, box(x, -h, w, h)) +
          shape(lit ? m : pane, box(x + w * 0.36, -h + 8, 4, h - 8)) +
          shape(lit ? pale : m, box(x - 1, -h - 4, w + 2, 5))
        );
      })
      .join('') +
    shape(l, box(-12, -352, 12, 352)) +
    shape(m, box(0, -352, 11, 352)) +
    shape(
      pane,
      times(11, (i) => box(-9, -340 + i * 31, 17, 5)),
    ) +
    shape(glow, box(-60, -26, 14, 8), box(-24, -18, 44, 6), box(44, -26, 12, 8)) +
    block(ink, -86, 0, 172, 18, 0.6) +
    slab(pen, -112, 40, 66, 0.66) +
    slab(pen, 76, 42, 60, 0.54)
  );
}

/** Singapore's: a garden like a ship on three leaning towers. */
export function skyGarden(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, leafL, leafR, glow } = ink;
  const tower = (x: number): string =>
    shape(r, poly(x + 8, 0, x + 14, -318, x + 40, -318, x + 56, 0)) +
    shape(l, poly(x - 48, 0, x - 34, -110, x - 24, -318, x + 18, -318, x + 4, 0)) +
    shape(
      m,
      times(11, (i) =>
        poly(
          x - 40 + i * 1.5,
          -22 - i * 27,
          x + 4 + i * 1.2,
          -22 - i * 27,
          x + 4 + i * 1.2,
          -17 - i * 27,
          x - 40 + i * 1.5,
          -17 - i * 27,
        ),
      ),
    ) +
    shape(
      pane,
      times(10, (i) => box(x + 24 - i * 0.4, -300 + i * 28, 13 + i * 1.1, 9)),
    );
  return (
    tower(-130) +
    tower(-4) +
    tower(122) +
    shape(r, 'M-190-322H172Q192-334 204-352L-186-340z') +
    shape(pale, 'M-200-338Q-196-350-172-352L204-360Q190-340 168-336z') +
    shape(
      leafR,
      times(9, (i) => oval(-156 + i * 38, -360 - (i % 3) * 2, 17, 12 + (i % 2) * 5)),
    ) +
    shape(
      leafL,
      times(9, (i) => oval(-161 + i * 38, -365 - (i % 3) * 2, 9, 7 + (i % 2) * 4)),
    ) +
    shape(m, box(58, -398, 50, 36)) +
    shape(l, box(58, -398, 30, 36)) +
    shape(l, box(-64, -446, 3.4, 84)) +
    shape(glow, disc(-62, -446, 2.6)) +
    block(ink, -204, 0, 408, 34, 0.64) +
    shape(
      pane,
      times(15, (i) => box(-194 + i * 26, -26, 17, 20)),
    ) +
    shape(pale, 'M-204-34Q-150-62-96-34z', 'M-88-34Q-34-60 18-34z') +
    shape(m, 'M28-34Q84-60 138-34z')
  );
}

/** Shanghai's: pearls on a tripod, a tower with a window to the sky, a twisted one. */
export function pearls(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, pane, popL, popR, dark } = ink;
  const pearl = (y: number, radius: number): string =>
    shape(popL, disc(-84, y, radius)) +
    shape(
      popR,
      `M${nums(-84 + radius * 0.2, y - radius * 0.98)}A${nums(radius, radius)} 0 0 1 ${nums(-84 + radius * 0.2, y + radius * 0.98)}Q${nums(-84 + radius * 0.86, y, -84 + radius * 0.2, y - radius * 0.98)}z`,
    ) +
    shape(
      pale,
      `M${nums(-84 - radius * 0.66, y - radius * 0.16)}q${nums(radius * 0.1, -radius * 0.42, radius * 0.5, -radius * 0.52)}q${nums(-radius * 0.3, radius * 0.24, -radius * 0.5, radius * 0.52)}z`,
    ) +
    shape(dark, box(-84 - radius * 0.97, y + 2, radius * 1.94, 3.4));
  return (
    slab(pen, -200, 44, 128) +
    shape(l, 'M34 0L46-330Q60-386 92-392L88 0z') +
    shape(r, 'M88 0L92-392Q112-380 108-330L120 0z') +
    shape(m, 'M40 0Q84-160 70-384Q80-391 86-391Q96-170 62 0z') +
    shape(l, 'M112 0L122-260Q134-318 144-318H152V0z') +
    shape(r, 'M152 0V-318H168Q178-300 180-260L190 0z') +
    shape(dark, poly(138, -308, 168, -308, 164, -280, 142, -280)) +
    shape(
      pane,
      times(8, (i) => box(157, -262 + i * 32, 20, 10)),
    ) +
    shape(l, box(-98, -400, 6, 300), box(-86, -330, 5, 330)) +
    shape(r, box(-76, -400, 6, 300)) +
    shape(m, poly(-132, 0, -98, -118, -90, -118, -120, 0), poly(-48, 0, -76, -118, -70, -118, -36, 0)) +
    shape(l, poly(-87, -360, -85, -446, -83, -446, -81, -360)) +
    shape(popL, disc(-84, -384, 9)) +
    pearl(-128, 38) +
    pearl(-292, 28) +
    shape(popL, disc(-124, -44, 9), disc(-44, -44, 9)) +
    slab(pen, -34, 48, 150, 0.64) +
    slab(pen, 6, 40, 92, 0.6) +
    slab(pen, -172, 40, 74, 0.66) +
    slab(pen, 164, 40, 96, 0.5)
  );
}
