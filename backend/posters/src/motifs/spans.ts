import { arch, box, disc, line, nums, path, pierced, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Florence's old bridge: three flat arches, the goldsmiths' houses on them and the duke's corridor over those. */
export function goldsmiths({ ink }: Pen): string {
  const { l, m, r, pane, pale, roofL, roofR, glow, dark, popL, leafL, landL, cast } = ink;
  const spans = [
    [-300, 176, 56],
    [-94, 190, 64],
    [126, 176, 56],
  ] as const;
  const hole = ([x, w, h]: (typeof spans)[number]): string =>
    `M${nums(x, 0)}v-12c${nums(w * 0.1, -h * 0.8, w * 0.9, -h * 0.8, w, 0)}v12z`;
  const soffit = ([x, w, h]: (typeof spans)[number]): string =>
    `M${nums(x + w, 0)}v-12c${nums(-w * 0.1, -h * 0.8, -w * 0.9, -h * 0.8, -w, 0)}c${nums(w * 0.16, -h * 0.6, w * 0.8, -h * 0.66, w - 24, 12)}z`;
  const walls = [l, glow, pale, landL, cast, l, landL];
  const house = (x: number, w: number, h: number, tone: number, hung: number): string =>
    shape(walls[tone] ?? l, box(x, -76 - h, w * 0.82, h)) +
    shape(r, box(x + w * 0.82, -76 - h, w * 0.18, h)) +
    shape(roofL, poly(x - 4, -74 - h, x + 4, -88 - h, x + w - 6, -88 - h, x + w * 0.84, -74 - h)) +
    shape(roofR, poly(x + w * 0.84, -74 - h, x + w - 6, -88 - h, x + w + 4, -74 - h)) +
    shape(
      pane,
      times(Math.max(2, Math.floor(w / 24)), (i) => box(x + 8 + i * 20, -66 - h, 9, 14)),
      times(Math.max(1, Math.floor(w / 32)), (i) => box(x + 10 + i * 26, -44 - h * 0.5, 12, 15)),
    ) +
    (hung > 0
      ? shape(m, box(x + 3, -80, w * 0.66, hung)) +
        shape(
          dark,
          box(x + 3, -80 + hung, w * 0.66, 3),
          poly(x + 7, -77 + hung, x + 14, -77 + hung, x + 14, -68 + hung),
          poly(x + w * 0.5, -77 + hung, x + w * 0.5 + 7, -77 + hung, x + w * 0.5 + 7, -68 + hung),
        ) +
        shape(pane, box(x + 9, -76, 8, 11), box(x + 25, -76, 8, 11))
      : '');
  const west = [
    [-360, 44, 58],
    [-318, 52, 78],
    [-268, 46, 62],
    [-224, 56, 84],
    [-170, 50, 68],
    [-122, 60, 80],
  ] as const;
  const east = [
    [58, 62, 78],
    [118, 48, 62],
    [164, 58, 80],
    [220, 46, 60],
    [264, 54, 74],
    [316, 42, 56],
  ] as const;
  return (
    '<g transform="scale(1 1.3)">' +
    shape(r, ...spans.map(soffit)) +
    pierced(m, 'M-360-84H360V0H-360z', ...spans.map(hole)) +
    shape(
      cast,
      ...spans.map(
        ([x, w, h]) =>
          `M${nums(x + 14, -40)}C${nums(x + w * 0.2, -h * 0.98 - 4, x + w * 0.8, -h * 0.98 - 4, x + w - 14, -40)}C${nums(x + w * 0.8, -h * 0.98 + 4, x + w * 0.2, -h * 0.98 + 4, x + 14, -40)}z`,
      ),
    ) +
    times(2, (i) => {
      const x = [-124, 96][i] ?? 0;
      return (
        shape(l, poly(x, 0, x + 1, -44, x + 15, -54, x + 15, 0)) +
        shape(r, poly(x + 15, 0, x + 15, -54, x + 29, -44, x + 30, 0))
      );
    }) +
    shape(m, box(-360, -164, 298, 80), box(60, -164, 300, 80)) +
    west.map(([x, w, h], i) => house(x, w, h, i % 7, i % 2 === 0 ? 0 : 14)).join('') +
    east.map(([x, w, h], i) => house(x, w, h, (i + 3) % 7, i % 2 === 0 ? 14 : 0)).join('') +
    shape(l, box(-364, -190, 724, 27)) +
    shape(
      pane,
      times(20, (i) => (i > 8 && i < 12 ? '' : box(-350 + i * 36, -183, 9, 9))),
    ) +
    shape(roofL, poly(-364, -188, -358, -200, 360, -200, 362, -188)) +
    shape(roofR, poly(226, -188, 232, -200, 360, -200, 362, -188)) +
    shape(l, box(-62, -163, 12, 80), box(-20, -163, 8, 80), box(20, -163, 8, 80), box(48, -163, 12, 80)) +
    pierced(l, box(-62, -164, 122, 34), arch(-50, -130, 30, 26), arch(-12, -130, 32, 26), arch(28, -130, 22, 26)) +
    shape(r, box(54, -164, 6, 82)) +
    shape(pale, box(-62, -92, 122, 8), box(-364, -84, 724, 5)) +
    shape(leafL, disc(-5, -99, 6)) +
    shape(popL, disc(-5, -108, 4)) +
    '</g>'
  );
}

/** A height on a steel arch: the share of the way from the middle to the end gives how far it has fallen. */
const fall = (x: number, half: number, top: number, drop: number): number => top + drop * (x / half) ** 2;

/** A trussed arch of steel between stone pylons; the road hangs in it, or a second one runs over it. */
export function steelArch({ ink }: Pen, upper: boolean): string {
  const { l, m, r, pale, dark, pane, popL } = ink;
  const half = 236;
  const at = Array.from({ length: 21 }, (_, i) => -half + (i * half) / 10);
  const outer = (x: number): number => fall(x, half, upper ? -228 : -276, upper ? 104 : 120);
  const inner = (x: number): number => fall(x, half, upper ? -198 : -244, upper ? 180 : 222);
  const road = upper ? -44 : -96;
  const band = (edge: (x: number) => number, thick: number): string =>
    poly(...at.flatMap((x) => [x, edge(x)]), ...[...at].reverse().flatMap((x) => [x, edge(x) + thick]));
  const web = at
    .slice(0, -1)
    .map((x, i) => {
      const next = at[i + 1] ?? x;
      return (
        (i < 10 ? path(x, outer(x), next, inner(next)) : path(x, inner(x), next, outer(next))) +
        path(x, outer(x), x, inner(x))
      );
    })
    .join('');
  const hangers = at
    .filter((x) => (upper ? true : inner(x) < road - 6))
    .map((x) => (upper ? path(x, inner(x), x, inner(x) < road ? road : inner(x)) : path(x, inner(x), x, road)))
    .join('');
  const over = upper
    ? line(r, 4, ...at.filter((_, i) => i % 2 === 0).map((x) => path(x, outer(x), x, -232))) +
      shape(dark, box(-360, -232, 720, 8)) +
      shape(pale, box(-360, -242, 720, 10))
    : '';
  const pylon = (x: number, w: number, h: number): string =>
    block(ink, x - w / 2 - 6, 0, w + 12, 60, 0.6) +
    block(ink, x - w / 2, -60, w, h - 60, 0.6) +
    block(ink, x - w / 2 + 4, -h, w - 8, 12, 0.6) +
    shape(pale, box(x - w / 2 - 5, -h - 2, w + 10, 7), box(x - w / 2 - 8, -64, w + 16, 6)) +
    shape(pane, arch(x - w * 0.3, -h + 54, w * 0.26, 40), box(x - w * 0.24, -34, w * 0.16, 20));
  return (
    pylon(-288, 30, upper ? 226 : 150) +
    pylon(306, 30, upper ? 226 : 150) +
    line(m, 3, hangers) +
    line(r, 4, web) +
    shape(r, band(inner, 8)) +
    shape(
      dark,
      band((x) => inner(x) + 6, 4),
    ) +
    shape(r, band(outer, 9)) +
    shape(l, band(outer, 4)) +
    over +
    shape(dark, box(-360, road + 8, 720, 5)) +
    shape(r, box(-360, road, 720, 9)) +
    shape(pale, box(-360, road - 3, 720, 4)) +
    line(
      dark,
      3,
      times(24, (i) => path(-360 + i * 30, road + 18, -345 + i * 30, road + 9, -330 + i * 30, road + 18)),
    ) +
    shape(dark, box(-360, road + 17, 720, 4)) +
    (upper ? '' : line(m, 3, path(0, -276, 0, -286)) + shape(popL, poly(0, -288, 16, -284, 0, -279))) +
    pylon(-252, 40, upper ? 228 : 166) +
    pylon(258, 40, upper ? 228 : 166)
  );
}
