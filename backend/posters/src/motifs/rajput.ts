import { arch, box, disc, nums, poly, shape, times } from '../svg.js';
import { block, merlons, type Pen } from './art.js';

/** A bulging Rajput roof by the middle of its foot. */
const bangla = (x: number, y: number, half: number, high: number): string =>
  `M${nums(x - half, y)}C${nums(x - half * 1.08, y - high * 0.62, x - half * 0.4, y - high * 0.9, x, y - high)}C${nums(x + half * 0.4, y - high * 0.9, x + half * 1.08, y - high * 0.62, x + half, y)}z`;

/** A domed kiosk on columns. */
function kiosk({ ink }: Pen, x: number, y: number, s: number): string {
  const { l, r, m, pale, dark, roofL, glow } = ink;
  return (
    shape(dark, box(x - 15 * s, y - 26 * s, 30 * s, 26 * s)) +
    shape(l, box(x - 18 * s, y - 28 * s, 6 * s, 28 * s), box(x - 4 * s, y - 28 * s, 6 * s, 28 * s)) +
    shape(r, box(x + 11 * s, y - 28 * s, 6 * s, 28 * s)) +
    shape(pale, box(x - 24 * s, y - 32 * s, 48 * s, 5 * s)) +
    shape(roofL, bangla(x, y - 32 * s, 18 * s, 26 * s)) +
    shape(
      m,
      `M${nums(x + 4 * s, y - 32 * s)}q${nums(3 * s, -14 * s, -3 * s, -25 * s)}q${nums(17 * s, 5 * s, 17 * s, 25 * s)}z`,
    ) +
    shape(glow, box(x - 1.5, y - 68 * s, 3, 12 * s), disc(x, y - 60 * s, 3))
  );
}

/** Jaipur's Palace of the Winds: a honeycomb of bays that narrows towards the sky. */
export function windPalace({ ink }: Pen): string {
  const { pane, pale, glow, popL, l, r, landL, roofL, roofR, m } = ink;
  const rows = [
    [15, 0],
    [13, 44],
    [11, 84],
    [7, 120],
    [3, 152],
  ] as const;
  const bay = 25;
  const floors = rows.map(([count, y], level) => {
    const [wide, high] = [count * bay, 40 - level * 3];
    const at = (i: number): number => -wide / 2 + i * bay + bay / 2;
    const crown = (i: number): boolean =>
      level === 4 ||
      i < Math.ceil((count - (rows[level + 1]?.[0] ?? 0)) / 2) ||
      i >= count - Math.ceil((count - (rows[level + 1]?.[0] ?? 0)) / 2);
    const each = (draw: (x: number, i: number) => string): string => times(count, (i) => draw(at(i), i));
    return (
      shape(m, box(-wide / 2, -y - high, wide, high)) +
      shape(
        r,
        each((x) => box(x + 6, -y - high + 2, 6.5, high - 2)),
      ) +
      shape(
        l,
        each((x) => box(x - 9, -y - high + 4, 15, 4) + box(x - 9, -y - 10, 15, 3)),
      ) +
      shape(
        landL,
        each((x) => arch(x - 8, -y - 11, 13, high - 18)),
      ) +
      shape(
        pane,
        each((x) => arch(x - 6, -y - 13, 3.6, high - 24) + arch(x - 1, -y - 13, 3.6, high - 24)),
      ) +
      shape(pale, box(-wide / 2 - 3, -y - high - 3, wide + 6, 4)) +
      shape(
        roofL,
        each((x, i) => (crown(i) ? bangla(x - 1, -y - high - 2, 10, 12) : '')),
      ) +
      shape(
        roofR,
        each((x, i) => (crown(i) ? poly(x + 3, -y - high - 2, x + 1, -y - high - 12, x + 9, -y - high - 2) : '')),
      ) +
      shape(
        glow,
        each((x, i) => (crown(i) && i % 2 === 0 ? disc(x - 1, -y - high - 15, 2.4) : '')),
      )
    );
  });
  return (
    floors.join('') +
    block(ink, -232, 0, 45, 74, 0.62) +
    block(ink, 187, 0, 45, 62, 0.5) +
    shape(
      pane,
      times(2, (i) => arch(-224 + i * 14, -34, 9, 24)),
      times(2, (i) => arch(194 + i * 14, -26, 9, 22)),
    ) +
    shape(popL, box(-228, -28, 36, 6), box(190, -20, 36, 5)) +
    shape(pane, arch(-13, 0, 24, 32)) +
    shape(pale, box(-190, -4, 378, 4))
  );
}

/** Amber's way: walls that climb a dry hill, a great gate, kiosks along the palace. */
export function hillFort(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pane, pale, landL, landR, leafL, leafR, popL, glow, roofL, roofR } = ink;
  return (
    shape(landR, 'M-180 0L-168-52L-140-80L-128-122L-70-156L40-168L110-150L146-96L180-70L180 0z') +
    shape(landL, 'M-180 0L-168-52L-140-80L-128-122L-70-156L-10-160L-46-112L-28-70L-76-40L-60 0z') +
    block(ink, -60, -150, 168, 122, 0.66) +
    shape(
      pane,
      times(4, (i) => arch(-50 + i * 25, -206, 14, 30)),
      times(4, (i) => box(-48 + i * 25, -254, 10, 14)),
      times(3, (i) => arch(60 + i * 16, -206, 9, 30)),
    ) +
    shape(pale, box(-64, -276, 116, 7), box(-62, -244, 112, 4)) +
    shape(r, box(52, -276, 60, 7)) +
    kiosk(pen, -44, -276, 0.86) +
    kiosk(pen, 92, -276, 0.8) +
    block(ink, -20, -272, 88, 48, 0.66) +
    shape(
      pane,
      times(3, (i) => arch(-12 + i * 18, -276, 12, 30)),
    ) +
    shape(roofL, 'M-28-320Q24-372 76-320z') +
    shape(roofR, 'M34-345Q62-338 76-320H46z') +
    shape(
      glow,
      times(3, (i) => box(4 + i * 19, -352 - (i === 1 ? 5 : 0), 3, 14)),
    ) +
    block(ink, -136, -112, 128, 92, 0.7) +
    shape(l, merlons(-136, -204, 90, 6, 12)) +
    shape(r, merlons(-42, -204, 34, 3, 12)) +
    shape(
      pane,
      times(4, (i) => arch(-126 + i * 21, -168, 12, 24)),
    ) +
    shape(popL, box(-136, -140, 90, 6)) +
    kiosk(pen, -118, -204, 0.74) +
    kiosk(pen, -30, -204, 0.74) +
    block(ink, 20, -100, 98, 108, 0.64) +
    shape(l, merlons(20, -208, 62, 4, 12)) +
    shape(r, merlons(86, -208, 32, 2, 12)) +
    shape(pale, arch(28, -100, 48, 78)) +
    shape(glow, arch(33, -100, 38, 70)) +
    shape(pane, arch(40, -100, 24, 54), arch(92, -150, 12, 24)) +
    shape(
      popL,
      times(3, (i) => disc(34 + i * 18, -190, 5)),
    ) +
    shape(l, poly(-174, -28, -166, -88, 66, -62, 66, 0, -60, 0)) +
    shape(r, poly(66, 0, 66, -62, 176, -96, 178, 0)) +
    shape(
      l,
      times(9, (i) => box(-162 + i * 25, -98 + i * 2.8, 15, 14)),
    ) +
    shape(
      r,
      times(5, (i) => box(74 + i * 22, -76 - i * 6.6, 13, 16)),
    ) +
    shape(m, poly(-172, -44, -170, -52, 66, -26, 66, -18)) +
    shape(
      pane,
      times(6, (i) => box(-140 + i * 34, -70 + i * 3.8, 5, 16)),
    ) +
    block(ink, 112, 0, 46, 104, 0.6) +
    shape(pale, box(108, -108, 54, 6)) +
    kiosk(pen, 135, -108, 0.78) +
    shape(leafR, 'M-180 0q4-26 26-26q10-16 32-8q22 4 24 34z', 'M100 0q6-28 30-28q26-8 46 28z') +
    shape(leafL, 'M-172 0q6-20 22-20q12-6 20 2q-8 8-6 18z', 'M108 0q8-20 26-20q-4 10 0 20z')
  );
}
