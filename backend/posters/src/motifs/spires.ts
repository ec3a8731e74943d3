import { arch, box, disc, nums, ogive, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Half the width of a spire at a share of its height: straight first, then drawn in like a grain of corn. */
const girth = (half: number, t: number): number => half * (1 - 0.84 * t ** 2.1);

const steps = [0, 0.2, 0.4, 0.55, 0.7, 0.82, 0.92, 1];

/** The part of a spire between two shares of its width, both from -1 to 1. */
const flank = (x: number, foot: number, half: number, high: number, from: number, to: number): string =>
  poly(
    ...steps.flatMap((t) => [x + girth(half, t) * from, foot - high * t]),
    ...[...steps].reverse().flatMap((t) => [x + girth(half, t) * to, foot - high * t]),
  );

/** A perforated bell tower with a mosaic finial. */
function spire({ ink }: Pen, x: number, foot: number, half: number, high: number): string {
  const { l, m, r, pane, popL, popR, glow, pale } = ink;
  const rows = Math.floor(high / 19);
  const slots = times(rows, (i) => {
    const t = (i + 0.9) / (rows + 1.2);
    const g = girth(half, t);
    const y = foot - high * t;
    return [-0.58, -0.08, 0.5]
      .map((at, j) => box(x + g * at - g * 0.13, y - (j - 1) * 2 - 12, Math.max(2.4, g * 0.26), 11))
      .join('');
  });
  const top = foot - high;
  return (
    shape(m, flank(x, foot, half, high, -1, 1)) +
    shape(l, flank(x, foot, half, high, -1, -0.26)) +
    shape(r, flank(x, foot, half, high, 0.3, 1)) +
    shape(pane, slots) +
    shape(
      pale,
      box(x - half - 2, foot - high * 0.06, half * 2 + 4, 5),
      box(x - girth(half, 0.5), foot - high * 0.5, girth(half, 0.5) * 2 - 1, 4),
    ) +
    shape(popL, poly(x - 5, top + 4, x - 7, top - 8, x, top - 22, x + 2, top + 4)) +
    shape(popR, poly(x + 2, top + 4, x, top - 22, x + 7, top - 8, x + 5, top + 4)) +
    shape(glow, disc(x, top - 25, 6)) +
    shape(pale, disc(x - 7, top - 27, 3), disc(x + 7, top - 27, 3), disc(x, top - 33, 3))
  );
}

/** A gable drawn up like dripping stone over a portal. */
const gable = (x: number, foot: number, half: number, high: number): string =>
  `M${nums(x - half, foot)}C${nums(x - half * 0.86, foot - high * 0.5, x - half * 0.3, foot - high * 0.62, x, foot - high)}C${nums(x + half * 0.3, foot - high * 0.62, x + half * 0.86, foot - high * 0.5, x + half, foot)}z`;

const halfGable = (x: number, foot: number, half: number, high: number): string =>
  `M${nums(x + half * 0.2, foot)}C${nums(x + half * 0.2, foot - high * 0.4, x + half * 0.06, foot - high * 0.7, x, foot - high)}C${nums(x + half * 0.3, foot - high * 0.62, x + half * 0.86, foot - high * 0.5, x + half, foot)}z`;

/** The Nativity front of the Sagrada Família. */
export function sagrada(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pane, pale, glow, dark, leafL, leafR, popL } = ink;
  const fruit = (x: number, foot: number, high: number): string =>
    shape(m, poly(x - 8, foot, x, foot - high, x + 8, foot)) +
    shape(l, poly(x - 8, foot, x, foot - high, x, foot)) +
    shape(glow, disc(x - 1, foot - high - 4, 6)) +
    shape(popL, disc(x + 5, foot - high + 1, 4));
  const portal = (x: number, half: number, high: number): string =>
    shape(l, gable(x, 0, half, high)) +
    shape(r, halfGable(x, 0, half, high)) +
    shape(pale, gable(x, 0, half * 0.62, high * 0.66)) +
    shape(dark, gable(x, 0, half * 0.46, high * 0.5)) +
    shape(glow, disc(x, -high * 0.74, half * 0.1));
  return (
    block(ink, -186, 0, 372, 96, 0.56) +
    shape(
      pane,
      times(3, (i) => ogive(-176 + i * 22, -28, 13, 54)),
      times(3, (i) => ogive(122 + i * 21, -28, 12, 54)),
    ) +
    shape(pale, box(-190, -100, 232, 6)) +
    times(3, (i) => fruit(-176 + i * 24, -98, 26 + (i % 2) * 8)) +
    times(3, (i) => fruit(130 + i * 23, -98, 28 - (i % 2) * 6)) +
    spire(pen, -32, -70, 25, 264) +
    spire(pen, 34, -70, 25, 264) +
    shape(m, gable(1, -60, 44, 132)) +
    shape(leafR, 'M-15-150Q-20-184 1-232Q24-184 17-150z') +
    shape(leafL, 'M-15-150Q-20-184 1-232Q2-190-2-150z') +
    shape(pale, disc(-7, -166, 3.4), disc(6, -176, 3.4), disc(-2, -194, 3.2), disc(8, -158, 3.2)) +
    shape(glow, box(-1, -250, 4, 20), box(-6, -244, 14, 4)) +
    spire(pen, -92, -46, 28, 242) +
    spire(pen, 94, -46, 28, 242) +
    portal(-84, 48, 122) +
    portal(86, 48, 122) +
    portal(1, 66, 168) +
    shape(l, box(-2, -64, 5, 64)) +
    shape(pale, box(-190, -7, 250, 7)) +
    shape(r, box(60, -7, 130, 7))
  );
}

/** The front of Milan's cathedral and the forest of pinnacles on its roof. */
export function milan({ ink }: Pen): string {
  const { l, m, r, pane, pale, glow, dark } = ink;
  const needle = (x: number, foot: number, half: number, high: number): string =>
    shape(l, poly(x - half, foot, x - half * 0.7, foot - high * 0.42, x, foot - high, x + half * 0.15, foot)) +
    shape(r, poly(x + half * 0.15, foot, x, foot - high, x + half * 0.7, foot - high * 0.42, x + half, foot));
  const roof = (x: number): number => -122 - (1 - Math.abs(x + 30) / 150) * 92;
  const ridges = [-180, -128, -72, 12, 68, 120];
  const aisle = Array.from({ length: 6 }, (_, i) => 128 + i * 12.4);
  const edge = [
    [-180, 0],
    [-180, -122],
    [-128, -122],
    [-128, -158],
    [-72, -158],
    [-72, -190],
    [-30, -216],
    [12, -190],
    [12, -158],
    [68, -158],
    [68, -122],
    [120, -122],
    [120, 0],
  ].flat();
  return (
    needle(28, -196, 26, 132) +
    block(ink, 2, -160, 52, 54, 0.58) +
    shape(
      pane,
      times(3, (i) => ogive(8 + i * 14, -166, 8, 36)),
    ) +
    shape(l, box(25, -346, 6, 24)) +
    shape(glow, disc(28, -352, 5), poly(21, -330, 28, -350, 35, -330), box(34, -362, 3, 30)) +
    times(9, (i) => needle(-104 + i * 24, -158 - (i % 2) * 14, 6, 62 + ((i * 5) % 3) * 12)) +
    shape(r, poly(118, 0, 118, -122, 190, -112, 190, 0)) +
    shape(
      dark,
      times(3, (i) => ogive(128 + i * 20, -26, 10, 62)),
    ) +
    times(6, (i) => needle(aisle[i] ?? 0, -112, 6, 66 - i * 3)) +
    shape(l, poly(...edge)) +
    shape(m, poly(12, 0, 12, -158, 68, -158, 68, -122, 120, -122, 120, 0)) +
    shape(
      pale,
      poly(-180, -122, -128, -122, -128, -128, -180, -128),
      poly(-128, -158, -72, -158, -72, -164, -128, -164),
      poly(-72, -190, -30, -216, 12, -190, 12, -198, -30, -224, -72, -198),
      box(12, -164, 56, 6),
      box(68, -128, 52, 6),
    ) +
    shape(
      pane,
      ogive(-46, -104, 32, 66),
      ...[-112, 28].flatMap((x) => [ogive(x, -88, 24, 44)]),
      ...[-165, 82].map((x) => ogive(x, -74, 22, 36)),
    ) +
    shape(pale, box(-31.5, -160, 3, 52), box(-46, -128, 32, 3)) +
    shape(r, ...ridges.map((x) => box(x + 2, roof(x) - 6, 7, -roof(x) + 6))) +
    shape(pale, ...ridges.map((x) => box(x - 8, roof(x) - 6, 10, -roof(x) + 6))) +
    shape(m, ...ridges.map((x) => times(3, (i) => box(x - 6, -44 - i * 36, 6, 18)))) +
    ridges.map((x) => needle(x, roof(x) - 4, 10, 58)).join('') +
    times(2, (i) => needle(-30 + (i * 2 - 1) * 22, -206, 6, 48)) +
    needle(-30, -216, 8, 56) +
    shape(
      pale,
      ...[-154, -100, -30, 40, 94].map((x, i) =>
        poly(x - (i === 2 ? 26 : 18), -46, x, -66 - (i === 2 ? 14 : 0), x + (i === 2 ? 26 : 18), -46),
      ),
    ) +
    shape(
      dark,
      ...[-154, -100, -30, 40, 94].map((x, i) =>
        arch(x - (i === 2 ? 17 : 11), -6, i === 2 ? 34 : 22, i === 2 ? 52 : 40),
      ),
    ) +
    shape(pale, box(-188, -7, 314, 7)) +
    shape(r, box(126, -7, 66, 7))
  );
}

/** Hallgrímskirkja: a plain tower from which columns of concrete step down like basalt to both sides. */
export function steppedTower({ ink }: Pen): string {
  const { l, m, r, pane, pale, glow, dark } = ink;
  const columns = 9;
  const high = (i: number): number => 34 + 188 * (1 - i / columns) ** 1.7;
  const left = times(columns, (i) => box(-50 - i * 14, -high(i), 14.5, high(i)));
  const right = times(columns, (i) => box(36 + i * 14, -high(i), 14.5, high(i)));
  const edges = times(columns, (i) => box(-38.5 - i * 14, -high(i), 3, high(i)));
  return (
    shape(r, right) +
    shape(m, left) +
    shape(l, edges) +
    block(ink, -36, 0, 72, 262, 0.6) +
    shape(l, poly(-30, -262, -24, -316, -12, -340, 0, -340, 0, -262)) +
    shape(r, poly(0, -262, 0, -340, 12, -340, 24, -316, 30, -262)) +
    shape(l, poly(-10, -340, 0, -362, 0, -340)) +
    shape(r, poly(0, -340, 0, -362, 10, -340)) +
    shape(pale, box(-40, -264, 48, 5), ...[-22, -2].map((x) => box(x, -258, 5, 258))) +
    shape(
      pane,
      times(3, (i) => ogive(-14, -84 - i * 56, 10, 40)),
      times(2, (i) => ogive(-19 + i * 15, -268, 9, 36)),
    ) +
    shape(dark, ogive(-16, 0, 22, 52)) +
    shape(glow, box(-1.5, -372, 3, 16), box(-6, -367, 12, 3)) +
    shape(pale, box(-186, -6, 190, 6))
  );
}
