import type { Ink } from '../palette.js';
import { arch, box, disc, line, nums, ogive, path, pierced, poly, shape, times } from '../svg.js';
import { block, type MotifArt, type Pen } from './art.js';
import { chapelBridge, ironBow, rialto, valleyArch } from './crossings.js';
import { anglersBridge, slidingBridge } from './lowbridges.js';
import { goldsmiths, steelArch } from './spans.js';
import { transporter } from './transporters.js';

function bridge(pen: Pen): string {
  if (/transporter/i.test(pen.name)) return transporter(pen);
  if (/tower/i.test(pen.name)) return bascule(pen);
  if (/rialto/i.test(pen.name)) return rialto(pen);
  if (/chapel bridge/i.test(pen.name)) return chapelBridge(pen);
  if (/penny bridge/i.test(pen.name)) return ironBow(pen);
  if (/galata/i.test(pen.name)) return anglersBridge(pen);
  if (/inderhavn/i.test(pen.name)) return slidingBridge(pen);
  if (/adolphe/i.test(pen.name)) return valleyArch(pen);
  if (/charles/i.test(pen.name)) return bridgeTowers(pen);
  if (/ponte vecchio|old bridge of florence/i.test(pen.name)) return goldsmiths(pen);
  if (/luís|victoria falls/i.test(pen.name)) return steelArch(pen, true);
  return /harbour bridge|howrah|story bridge/i.test(pen.name) ? steelArch(pen, false) : stone(pen);
}

/** Stone arches that swell towards the middle of the stream. */
function stone({ ink }: Pen): string {
  const { l, m, r, dark, pale, glow } = ink;
  const spans = [
    [-318, 92, 46],
    [-206, 120, 62],
    [-66, 144, 76],
    [98, 120, 62],
    [238, 92, 46],
  ] as const;
  const hole = ([x, w, h]: (typeof spans)[number]): string =>
    `M${nums(x, 0)}v-12c${nums(0, -h * 0.72, w * 0.24, -h, w / 2, -h)}c${nums(w * 0.26, 0, w / 2, h * 0.28, w / 2, h)}v12z`;
  const soffit = ([x, w, h]: (typeof spans)[number]): string =>
    `M${nums(x + w, 0)}v-12c${nums(0, -h * 0.72, -w * 0.24, -h, -w / 2, -h)}c${nums(w * 0.16, h * 0.06, w * 0.38, h * 0.4, w * 0.36, h)}v12z`;
  const top = 'M-360-66C-240-92-100-114 6-114C110-114 240-92 360-66';
  return (
    shape(m, ...spans.map(soffit)) +
    shape(r, ...spans.map(soffit)) +
    pierced(l, `${top}V0H-360z`, ...spans.map(hole)) +
    shape(
      r,
      times(4, (i) =>
        poly(
          [-222, -84, 80, 220][i] ?? 0,
          0,
          ([-222, -84, 80, 220][i] ?? 0) + 2,
          -40,
          ([-222, -84, 80, 220][i] ?? 0) + 8,
          -48,
          ([-222, -84, 80, 220][i] ?? 0) + 16,
          -38,
          ([-222, -84, 80, 220][i] ?? 0) + 18,
          0,
        ),
      ),
    ) +
    line(pale, 7, top) +
    line(r, 4, 'M-360-54C-240-80-100-102 6-102C110-102 240-80 360-54') +
    times(3, (i) => {
      const [x, y] = [
        [-150, -101],
        [10, -114],
        [168, -100],
      ][i] as [number, number];
      return (
        shape(dark, box(x - 2, y - 38, 4, 38), poly(x - 7, y - 52, x, y - 60, x + 7, y - 52)) +
        shape(glow, poly(x - 7, y - 52, x + 7, y - 52, x + 4, y - 38, x - 4, y - 38))
      );
    })
  );
}

/** Prague's: a stone bridge lined with saints, a gate tower at either end. */
function bridgeTowers(pen: Pen): string {
  const { ink } = pen;
  const { dark, pane, glow, leafL, m } = ink;
  const tower = (x: number, s: number): string =>
    `<g transform="translate(${nums(x, -40)})scale(${s})">` +
    block(ink, -34, 20, 68, 172, 0.62) +
    shape(dark, ogive(-18, 20, 32, 74)) +
    shape(glow, box(-20, -84, 28, 4)) +
    shape(pane, ogive(-22, -92, 12, 34), ogive(-4, -92, 12, 34), ogive(16, -92, 10, 34)) +
    shape(ink.l, poly(-36, -150, -31, -186, -25, -150), poly(4, -150, 10, -184, 16, -150)) +
    shape(ink.r, poly(25, -150, 31, -186, 36, -150)) +
    shape(ink.roofL, poly(-32, -152, -8, -226, 6, -226, 8, -152)) +
    shape(ink.roofR, poly(8, -152, 6, -226, 12, -226, 34, -152)) +
    shape(glow, box(-6, -238, 2.8, 14), box(8, -238, 2.8, 14)) +
    '</g>';
  return (
    tower(-300, 0.98) +
    stone(pen) +
    shape(
      leafL,
      ...[-216, -92, 92, 216].map((x) => poly(x - 7, -94, x - 4, -118, x + 4, -118, x + 7, -94) + disc(x, -123, 5)),
    ) +
    shape(m, ...[-216, -92, 92, 216].map((x) => box(x - 8, -100 + Math.abs(x) * 0.03, 16, 14))) +
    tower(302, 0.86)
  );
}

/** London's: two gothic towers, a raised walk and a road that opens. */
function bascule({ ink }: Pen): string {
  const { l, m, r, pane, pale, popL, roofL, roofR, glow, dark } = ink;
  const tower = (x: number): string =>
    block(ink, x - 36, 0, 72, 36, 0.64) +
    block(ink, x - 30, -36, 60, 170, 0.64) +
    shape(
      pane,
      arch(x - 14, -40, 18, 52),
      times(3, (i) => box(x - 20 + i * 11, -148, 6, 24)),
      times(3, (i) => box(x - 20 + i * 11, -188, 6, 24)),
      times(3, (i) => box(x + 13, -64 - i * 42, 10, 24)),
    ) +
    shape(pale, box(x - 32, -158, 42, 4), box(x - 32, -118, 42, 4), box(x - 33, -208, 66, 5)) +
    shape(roofL, poly(x - 28, -206, x - 4, -268, x + 4, -268, x + 8, -206)) +
    shape(roofR, poly(x + 8, -206, x + 4, -268, x + 28, -206)) +
    times(
      2,
      (i) =>
        block(ink, x - 36 + i * 60, -204, 12, 22) +
        shape(roofR, poly(x - 37 + i * 60, -226, x - 30 + i * 60, -252, x - 23 + i * 60, -226)),
    ) +
    shape(glow, box(x - 1.5, -284, 3, 18));
  return (
    line(popL, 7, 'M-360-74Q-230-66-146-188', 'M360-74Q230-66 146-188') +
    line(
      m,
      3.4,
      ...Array.from(
        { length: 7 },
        (_, i) =>
          path(-340 + i * 27, -56, -340 + i * 27, [-73, -72, -72, -76, -84, -100, -124][i] ?? -70) +
          path(340 - i * 27, -56, 340 - i * 27, [-73, -72, -72, -76, -84, -100, -124][i] ?? -70),
      ),
    ) +
    shape(popL, box(-360, -58, 246, 9), box(114, -58, 246, 9)) +
    shape(r, box(-360, -49, 246, 6), box(114, -49, 246, 6)) +
    shape(popL, box(-92, -178, 184, 7), box(-92, -158, 184, 6)) +
    line(
      l,
      4,
      ...Array.from({ length: 8 }, (_, i) => path(-84 + i * 22, -172, -73 + i * 22, -158, -62 + i * 22, -172)),
    ) +
    shape(l, poly(-84, -58, -6, -72, -6, -66, -84, -48)) +
    shape(r, poly(84, -58, 6, -72, 6, -66, 84, -48)) +
    tower(-116) +
    tower(116) +
    block(ink, -356, 0, 34, 66, 0.6) +
    block(ink, 322, 0, 34, 66, 0.6) +
    shape(dark, box(-152, -8, 72, 8), box(80, -8, 72, 8))
  );
}

/** Seen from the near bank, so that the second tower is smaller. */
/** Two posts of steel, braced, for a bridge that is all line. */
const steelTower = (ink: Ink, x: number, h: number, s: number): string =>
  shape(ink.popL, poly(x - 20 * s, 0, x - 15 * s, -h, x - 5 * s, -h, x - 6 * s, 0)) +
  shape(ink.popR, poly(x + 6 * s, 0, x + 7 * s, -h, x + 15 * s, -h, x + 20 * s, 0)) +
  shape(ink.popL, ...[0.42, 0.62, 0.8, 0.95].map((up) => box(x - 14 * s, -h * up, 28 * s, 13 * s))) +
  shape(ink.popR, ...[0.42, 0.62, 0.8, 0.95].map((up) => box(x - 12 * s, -h * up + 9 * s, 24 * s, 4 * s))) +
  shape(ink.pale, box(x - 17 * s, -h - 5 * s, 14 * s, 6 * s), box(x + 5 * s, -h - 5 * s, 12 * s, 6 * s)) +
  block(ink, x - 30 * s, 0, 60 * s, 22 * s, 0.6);

/** A gate of masonry with two pointed openings over the road, as they were built before steel. */
function stoneTower({ l, m, r, pale }: Ink, x: number, h: number, s: number): string {
  const openings = (aside: number) => [-24, 4].map((at) => ogive(x + (at + aside) * s, -h * 0.34, 20 * s, h * 0.5));
  return (
    pierced(r, ...openings(0), ...openings(5)) +
    pierced(m, poly(x - 38 * s, 0, x - 32 * s, -h, x + 32 * s, -h, x + 38 * s, 0), ...openings(0)) +
    shape(l, poly(x - 38 * s, 0, x - 32 * s, -h, x - 26 * s, -h, x - 29 * s, 0)) +
    shape(r, poly(x + 26 * s, 0, x + 26 * s, -h, x + 32 * s, -h, x + 38 * s, 0)) +
    shape(r, box(x - 37 * s, -h * 0.28, 74 * s, 4 * s), box(x - 33 * s, -h * 0.92, 66 * s, 3 * s)) +
    shape(pale, box(x - 36 * s, -h - 5 * s, 72 * s, 8 * s))
  );
}

function suspension({ ink, name }: Pen): string {
  const { dark, l, r, m } = ink;
  const isStone = /brooklyn|chain bridge/i.test(name);
  // The Golden Gate's orange is that of roofs in most palettes.
  const steel = /golden gate/i.test(name) ? { ...ink, popL: ink.roofL, popR: ink.roofR } : ink;
  const [popL, popR] = isStone ? [dark, m] : [steel.popL, steel.popR];
  const deck = (x: number): number => -78 + ((x + 360) / 720) * 26;
  const tower = (x: number, h: number, s: number): string => (isStone ? stoneTower : steelTower)(steel, x, h, s);
  const between = (x: number): number => -296 + ((x + 176) / 396) * 104 + Math.sin(((x + 176) / 396) * Math.PI) * 152;
  const before = (x: number): number => -296 + ((-176 - x) / 184) ** 0.8 * 196;
  const after = (x: number): number => -192 + ((x - 220) / 140) ** 0.8 * 122;
  const hangers =
    Array.from({ length: 15 }, (_, i) => -152 + i * 25)
      .map((x) => path(x, between(x), x, deck(x)))
      .join('') +
    Array.from({ length: 6 }, (_, i) => -204 - i * 26)
      .map((x) => path(x, before(x), x, deck(x)))
      .join('') +
    Array.from({ length: 5 }, (_, i) => 240 + i * 22)
      .map((x) => path(x, after(x), x, deck(x)))
      .join('');
  const cable = Array.from({ length: 19 }, (_, i) => -176 + i * 22).flatMap((x) => [x, between(x)]);
  const left = Array.from({ length: 8 }, (_, i) => -360 + (i * 184) / 7).flatMap((x) => [x, before(x)]);
  const right = Array.from({ length: 7 }, (_, i) => 220 + (i * 140) / 6).flatMap((x) => [x, after(x)]);
  return (
    line(m, 3, hangers) +
    line(popL, 7, path(...left)) +
    line(popL, 6, path(...cable)) +
    line(popR, 5, path(...right)) +
    shape(dark, poly(-360, -80, 360, -54, 360, -46, -360, -60)) +
    shape(popR, poly(-360, -82, 360, -56, 360, -52, -360, -72)) +
    shape(l, poly(-360, -84, 360, -57, 360, -54, -360, -79)) +
    shape(
      r,
      times(7, (i) =>
        poly(
          -60 + i * 40,
          -66 + i * 1.4,
          -54 + i * 40,
          -72 + i * 1.4,
          -36 + i * 40,
          -72 + i * 1.4,
          -32 + i * 40,
          -65 + i * 1.4,
        ),
      ),
    ) +
    tower(220, 192, 0.7) +
    tower(-176, 298, 1.14)
  );
}

export const bridges = {
  bridge: { role: 'span', w: 724, h: 288, draw: bridge },
  'suspension-bridge': { role: 'span', w: 724, h: 306, draw: suspension },
} satisfies Record<string, MotifArt>;
