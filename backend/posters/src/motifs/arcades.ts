import { arch, box, disc, line, nums, ogive, path, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Kraków's market hall: pointed arcades, a long wall and the parapet of scrolls and masks above it. */
export function clothHall({ ink }: Pen): string {
  const { l, m, r, dark, pale, pane, roofL, roofR } = ink;
  const crest = (from: number, count: number, foot: number): string =>
    times(count, (i) => `M${nums(from + i * 24, -foot)}q${nums(2, -18, 12, -20)}q${nums(10, 2, 12, 20)}z`);
  const tower = (x: number): string =>
    block(ink, x - 22, 0, 44, 168, 0.6) +
    shape(pane, arch(x - 9, -98, 16, 34), ogive(x - 10, -24, 20, 46)) +
    shape(pale, box(x - 25, -172, 50, 6), box(x - 24, -86, 48, 4)) +
    shape(l, crest(x - 24, 2, 170)) +
    shape(roofL, poly(x - 14, -186, x, -210, x + 3, -186)) +
    shape(roofR, poly(x + 3, -186, x, -210, x + 14, -186));
  return (
    shape(roofL, poly(-214, -104, -196, -140, 110, -140, 110, -104)) +
    shape(roofR, poly(110, -104, 110, -140, 196, -140, 214, -104)) +
    block(ink, -214, -70, 428, 66, 0.76) +
    shape(
      m,
      times(16, (i) => arch(-206 + i * 26, -78, 16, 34)),
    ) +
    shape(pale, box(-218, -140, 436, 5), box(-218, -74, 436, 6)) +
    shape(pale, crest(-212, 14, 138)) +
    shape(r, crest(124, 4, 138)) +
    shape(
      pale,
      times(18, (i) => disc(-200 + i * 24, -160, 2.6)),
    ) +
    block(ink, -240, 0, 480, 70, 0.76) +
    shape(
      dark,
      times(12, (i) => ogive(-232 + i * 39, 0, 27, 58)),
    ) +
    shape(
      l,
      times(13, (i) => box(-242 + i * 39, -20, 8, 20)),
    ) +
    shape(pale, box(-244, -74, 488, 6)) +
    tower(-190) +
    tower(190) +
    block(ink, -46, 0, 92, 128, 0.62) +
    shape(dark, ogive(-18, 0, 36, 72)) +
    shape(pane, arch(-34, -88, 14, 26), arch(-7, -88, 14, 30), arch(20, -88, 14, 26)) +
    shape(pale, box(-50, -132, 100, 6), box(-48, -82, 96, 4)) +
    shape(l, crest(-48, 4, 130)) +
    shape(m, crest(-24, 2, 150), box(-24, -152, 48, 22)) +
    shape(pale, disc(0, -176, 4))
  );
}

/** Milan's gallery: a triumphal arch between palaces, and behind it the vault and the dome of glass. */
export function galleria({ ink }: Pen): string {
  const { l, m, r, dark, pale, pane, glow, water, glint, roofL, roofR, popL, popR } = ink;
  const house = (from: number, split: number): string =>
    shape(roofL, poly(from, -134, from + 10, -150, from + 106, -150, from + 116, -134)) +
    block(ink, from, 0, 116, 136, split) +
    shape(
      pane,
      times(4, (i) => arch(from + 12 + i * 27, -88, 13, 28) + arch(from + 12 + i * 27, -52, 13, 22)),
    ) +
    shape(
      dark,
      times(3, (i) => arch(from + 10 + i * 36, 0, 25, 36)),
    ) +
    shape(pale, box(from - 3, -139, 122, 5), box(from, -46, 116, 4), box(from, -84, 116, 3)) +
    shape(popL, box(from + 8, -38, 30, 5), box(from + 80, -38, 30, 5)) +
    shape(popR, box(from + 44, -38, 30, 5));
  return `<g transform="scale(.75)">${
    `<g transform="translate(0 -57)scale(1 .7)">${
      shape(water, 'M-96-190C-96-250-52-280 0-284V-190z') +
      shape(glint, 'M0-190V-284C52-280 96-250 96-190z') +
      line(
        pale,
        3,
        'M-96-196C-90-250-50-278 0-284C50-278 90-250 96-196',
        'M-60-192Q-52-262 0-284Q52-262 60-192',
        'M-24-192Q-22-262 0-284Q22-262 24-192',
        path(-88, -226, 88, -226),
        path(-66, -256, 66, -256),
      ) +
      shape(pale, box(-7, -304, 14, 22)) +
      shape(roofR, poly(-9, -304, 0, -322, 9, -304))
    }</g>` +
    house(-240, 0.86) +
    house(124, 0.5) +
    block(ink, -128, 0, 256, 196, 0.66) +
    shape(pale, box(-134, -202, 268, 8), box(-132, -160, 264, 5)) +
    shape(
      m,
      times(9, (i) => box(-116 + i * 27, -190, 15, 24)),
    ) +
    shape(dark, arch(-60, 0, 120, 150)) +
    shape(water, arch(-48, 0, 96, 128)) +
    shape(glow, arch(-20, 0, 40, 66)) +
    line(
      pale,
      2.6,
      'M-48-80A48 48 0 0 1 48-80',
      'M-34-84A34 34 0 0 1 34-84',
      path(0, -128, 0, -66),
      path(-34, -114, -14, -64),
      path(34, -114, 14, -64),
    ) +
    shape(m, poly(-48, 0, -48, -78, -20, -46, -20, 0)) +
    shape(r, poly(48, 0, 48, -78, 20, -46, 20, 0)) +
    shape(l, ...[-116, -84].map((x) => box(x, -156, 14, 156)), ...[70, 102].map((x) => box(x, -156, 14, 156))) +
    shape(r, ...[-107, -75, 79, 111].map((x) => box(x, -152, 5, 152))) +
    shape(pale, ...[-116, -84, 70, 102].map((x) => box(x - 3, -158, 20, 6) + box(x - 3, -8, 20, 8)))
  }</g>`;
}
