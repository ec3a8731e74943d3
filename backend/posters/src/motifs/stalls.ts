import { box, disc, line, nums, ogive, oval, path, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A seller behind the counter, seen to the waist; `x` is the middle, `y` the counter. */
const seller = ({ m, dark, popL, pale, l }: Pen['ink'], x: number, y: number, hat: 'cap' | 'cone' | 'turban'): string =>
  shape(m, poly(x - 20, y, x - 16, y - 32, x, y - 40, x + 16, y - 32, x + 20, y)) +
  shape(popL, poly(x - 11, y, x - 9, y - 30, x + 9, y - 30, x + 11, y)) +
  shape(m, disc(x, y - 49, 10)) +
  (hat === 'cone'
    ? shape(pale, poly(x - 22, y - 52, x, y - 72, x + 22, y - 52))
    : hat === 'turban'
      ? shape(l, oval(x, y - 58, 15, 9)) + shape(popL, oval(x - 4, y - 59, 8, 5))
      : shape(dark, `M${nums(x - 13, y - 52)}q2-12 13-12t13 12z`));

/** Munich's: pretzels on a rail, mugs on the counter, and the maypole in white and blue with the signs of the trades. */
export function maypoleStall({ ink }: Pen): string {
  const { l, m, r, pale, dark, water, depth, roofL, roofR, leafL, leafR, glow, popL, popR, landR } = ink;
  const pretzel = (x: number): string =>
    line(
      roofL,
      5,
      `M${nums(x - 7, -92)}c-14-14-2-26 7-17c9-9 21 3 7 17M${nums(x + 7, -91)}L${nums(x - 6, -104)}M${nums(x - 7, -91)}L${nums(x + 6, -104)}`,
    );
  const mug = (x: number): string =>
    shape(glow, box(x, -74, 14, 20)) +
    shape(landR, box(x + 9, -74, 5, 20)) +
    shape(pale, oval(x + 7, -75, 9, 5)) +
    line(m, 3, `M${nums(x + 14, -70)}q8 0 7 7t-7 6`);
  const sign = (x: number, y: number, side: 1 | -1, colour: string): string =>
    shape(dark, box(side > 0 ? x : x - 26, y, 26, 3)) +
    shape(
      colour,
      poly(
        x + side * 8,
        y + 3,
        x + side * 28,
        y + 3,
        x + side * 28,
        y + 16,
        x + side * 18,
        y + 22,
        x + side * 8,
        y + 16,
      ),
    );
  return (
    shape(dark, box(-156, -124, 7, 124), box(66, -124, 7, 124)) +
    shape(r, box(-150, -124, 218, 70)) +
    shape(dark, box(-150, -112, 218, 4)) +
    seller(ink, -24, -54, 'cap') +
    times(4, (i) => pretzel([-128, -94, -62, 46][i] ?? 0)) +
    shape(roofR, oval(24, -76, 20, 18)) +
    shape(roofL, oval(22, -78, 18, 16)) +
    shape(dark, box(4, -88, 40, 4), box(4, -70, 40, 4)) +
    shape(l, poly(-164, -56, 80, -56, 72, -42, -156, -42)) +
    mug(-142) +
    mug(-110) +
    mug(-78) +
    shape(m, box(-156, -42, 228, 42)) +
    shape(r, box(10, -42, 62, 42)) +
    shape(leafR, ...[-140, -100, -60, -20, 20, 52].map((x) => disc(x, -38, 13))) +
    shape(leafL, ...[-144, -104, -64, -24, 16, 48].map((x) => disc(x, -42, 8))) +
    shape(popL, ...[-136, -98, -58, -16, 22, 56].map((x) => disc(x, -34, 4))) +
    shape(
      pale,
      ...[0, 2, 4, 6].map(
        (i) =>
          poly(-142 + i * 25.5, -170, -168 + i * 31.5, -124, -136 + i * 31.5, -124, -116 + i * 25.5, -170) +
          `M${nums(-168 + i * 31.5, -124)}v10q16 14 32 0v-10z`,
      ),
    ) +
    shape(
      water,
      ...[1, 3, 5].map(
        (i) =>
          poly(-142 + i * 25.5, -170, -168 + i * 31.5, -124, -136 + i * 31.5, -124, -116 + i * 25.5, -170) +
          `M${nums(-168 + i * 31.5, -124)}v10q16 14 32 0v-10z`,
      ),
    ) +
    shape(depth, poly(11, -170, 42, -170, 80, -124, 52, -124)) +
    block(ink, 104, 0, 34, 10) +
    shape(pale, box(114, -184, 14, 176)) +
    shape(
      water,
      times(7, (i) => poly(114, -22 - i * 24, 128, -34 - i * 24, 128, -22 - i * 24, 114, -10 - i * 24)),
    ) +
    shape(depth, box(124, -184, 4, 176)) +
    shape(leafR, oval(121, -158, 28, 8)) +
    shape(leafL, oval(119, -160, 24, 6)) +
    shape(pale, oval(121, -161, 17, 3)) +
    sign(128, -134, 1, popL) +
    sign(114, -134, -1, glow) +
    sign(128, -100, 1, leafL) +
    sign(114, -100, -1, roofL) +
    sign(128, -66, 1, glow) +
    shape(leafL, poly(121, -196, 130, -180, 112, -180)) +
    shape(popR, disc(121, -182, 4))
  );
}

/** A kitchen on wheels in the streets of Bangkok: flame, wok and steam below upright signs of light. */
export function wokStall({ ink }: Pen): string {
  const { l, m, r, pale, dark, popL, popR, glow, roofL, roofR, leafL, leafR, landR, depth } = ink;
  const sign = (x: number, top: number, w: number, h: number, board: string): string =>
    shape(glow, box(x - 3, top - 3, w + 6, h + 6)) +
    shape(board, box(x, top, w, h)) +
    shape(
      glow,
      times(
        Math.floor(h / 24),
        (i) =>
          box(x + w * 0.24, top + 7 + i * 24, w * 0.52, 4) +
          box(x + w * 0.44, top + 5 + i * 24, 4, 14) +
          box(x + w * 0.2, top + 16 + i * 24, w * 0.6, 3),
      ),
    );
  const stool = (x: number): string =>
    shape(popR, poly(x - 14, 0, x - 10, -24, x + 10, -24, x + 14, 0)) + shape(popL, oval(x, -26, 15, 5));
  return (
    sign(-164, -190, 34, 100, popR) +
    sign(132, -194, 34, 122, leafR) +
    shape(dark, box(-118, -150, 6, 150), box(112, -150, 6, 150), box(-130, -100, 20, 4), box(116, -150, 18, 4)) +
    shape(popR, poly(-136, -158, 128, -158, 136, -144, -142, -144)) +
    shape(popL, poly(-122, -178, 112, -178, 128, -158, -136, -158)) +
    shape(
      glow,
      times(7, (i) => disc(-116 + i * 38, -137, 7)),
    ) +
    shape(roofL, ...[-96, -76, -56].map((x) => `M${nums(x, -142)}q-9 16 0 34q9-18 0-34z`)) +
    shape(roofR, ...[-93, -73, -53].map((x) => `M${nums(x, -142)}q6 16-3 34q9-18 3-34z`)) +
    seller(ink, -8, -64, 'cone') +
    shape(l, poly(-124, -66, 122, -66, 116, -54, -118, -54)) +
    shape(m, box(-118, -54, 234, 40)) +
    shape(r, box(40, -54, 76, 40)) +
    shape(pale, box(-108, -46, 138, 5)) +
    shape(popL, box(-108, -36, 60, 14)) +
    shape(glow, box(-40, -36, 66, 14)) +
    shape(popL, 'M36-66q-4-12 6-20q2 10 8 12q4-12 12-14q2 12 8 14q4-6 6-10q8 8 2 18z') +
    shape(glow, 'M48-66q-2-8 4-12q2 6 6 6q4-4 8-6q0 8 4 12z') +
    shape(dark, 'M22-100q6 24 38 24t38-24z', poly(94, -98, 122, -114, 124, -109, 98, -92)) +
    shape(depth, oval(60, -100, 38, 7)) +
    shape(glow, oval(58, -102, 28, 5)) +
    shape(leafL, oval(48, -104, 7, 3), oval(66, -103, 7, 3)) +
    line(pale, 5, 'M44-112q10-8 0-16t4-12', 'M64-114q12-8 0-16t6-14') +
    shape(pale, ...[-104, -72].map((x) => `M${nums(x, -80)}h26q-2 14-13 14t-13-14z`)) +
    shape(popL, oval(-91, -81, 13, 4), oval(-59, -81, 13, 4)) +
    shape(leafL, disc(-94, -84, 5), disc(-60, -84, 5)) +
    shape(dark, disc(-84, -14, 14), disc(80, -14, 14)) +
    shape(l, disc(-84, -14, 7), disc(80, -14, 7)) +
    shape(landR, box(-118, -16, 234, 4)) +
    stool(-146) +
    stool(146)
  );
}

/** Spices in heaps: sacks with their rims rolled down, a balance of brass, an arched shop behind. */
export function spiceStall({ ink }: Pen): string {
  const { l, m, r, pale, dark, popL, popR, glow, roofL, roofR, leafL, leafR, landL, landR, pane } = ink;
  const sack = (x: number, w: number, light: string, shade: string): string =>
    shape(
      landL,
      `M${nums(x - w * 0.44, -40)}q${nums(-w * 0.16, 24, -w * 0.04, 40)}h${w * 0.96}q${nums(w * 0.12, -16, -w * 0.04, -40)}z`,
    ) +
    shape(
      landR,
      `M${nums(x + w * 0.16, -40)}q${nums(w * 0.1, 20, 0, 40)}h${w * 0.32}q${nums(w * 0.12, -16, -w * 0.04, -40)}z`,
    ) +
    shape(light, poly(x - w * 0.46, -42, x - 2, -42 - w * 0.84, x + w * 0.46, -42)) +
    shape(shade, poly(x + w * 0.1, -42, x - 2, -42 - w * 0.84, x + w * 0.46, -42)) +
    shape(
      pale,
      `M${nums(x - w * 0.52, -42)}q${nums(w * 0.52, 18, w * 1.04, 0)}q${nums(0, 12, -w * 0.06, 12)}q${nums(-w * 0.46, 14, -w * 0.92, 0)}q${nums(-w * 0.06, 0, -w * 0.06, -12)}z`,
    );
  return (
    shape(m, box(-160, -184, 320, 184)) +
    shape(r, box(90, -184, 70, 184)) +
    shape(l, box(-166, -194, 332, 12)) +
    shape(popR, ...[-146, -46, 54].map((x) => ogive(x, -40, 92, 134))) +
    shape(dark, ...[-138, -38, 62].map((x) => ogive(x, -40, 76, 122))) +
    shape(pane, ...[-130, -30, 70].flatMap((x) => [box(x, -104, 60, 4), box(x, -80, 60, 4)])) +
    shape(glow, ...[-126, -90, -26, 76].map((x) => box(x, -98, 12, 18))) +
    shape(leafL, ...[-108, 10, 96].map((x) => box(x, -96, 12, 16))) +
    shape(popL, ...[-8, 114].map((x) => box(x, -98, 11, 18))) +
    seller(ink, -2, -60, 'turban') +
    sack(-132, 58, popL, popR) +
    sack(-72, 56, glow, landR) +
    sack(64, 56, roofL, roofR) +
    sack(128, 58, leafL, leafR) +
    shape(roofL, box(-36, -62, 68, 62)) +
    shape(roofR, box(8, -62, 24, 62)) +
    shape(pale, box(-42, -68, 80, 8)) +
    shape(
      glow,
      box(-3, -118, 5, 52),
      box(-32, -114, 62, 4),
      'M-44-84h24q-2 10-12 10t-12-10z',
      'M18-84h24q-2 10-12 10t-12-10z',
    ) +
    line(
      glow,
      2.6,
      path(-32, -112, -42, -84),
      path(-32, -112, -22, -84),
      path(30, -112, 20, -84),
      path(30, -112, 40, -84),
    )
  );
}

/** The fish market of Venice: pointed arches over the counter, the night's catch on ice. */
export function fishMarket({ ink }: Pen): string {
  const { l, m, r, pale, dark, popL, popR, glow, roofL, roofR, leafL, water, glint, depth } = ink;
  const fish = (x: number, y: number, light: string, shade: string): string =>
    shape(light, `M${nums(x - 24, y)}q14-14 32-6q8 4 12 6l10-8v18l-10-8q-6 6-14 8q-18 4-30-10z`) +
    shape(shade, `M${nums(x - 22, y + 2)}q20 6 42-2q-6 6-14 8q-18 4-28-6z`) +
    shape(dark, disc(x - 14, y - 2, 2.4));
  return (
    shape(l, box(-166, -172, 332, 172)) +
    shape(r, box(98, -172, 68, 172)) +
    shape(roofL, poly(-168, -172, -152, -196, 92, -196, 100, -172)) +
    shape(roofR, poly(100, -172, 92, -196, 152, -196, 168, -172)) +
    shape(pale, box(-168, -174, 268, 7), ...[-156, -50, 56].map((x) => ogive(x, 0, 100, 160))) +
    shape(dark, ...[-147, -41, 65].map((x) => ogive(x, 0, 82, 144))) +
    shape(popL, 'M-147-84v-20q40-10 82 0v20q-40 12-82 0z', 'M65-84v-20q40-10 82 0v20q-40 12-82 0z') +
    shape(popR, 'M-41-84v-20q40-10 82 0v20q-40 12-82 0z') +
    shape(glow, disc(-106, -74, 7), disc(0, -74, 7), disc(106, -74, 7)) +
    seller(ink, -56, -52, 'cap') +
    shape(water, poly(-150, -56, 150, -56, 162, -22, -162, -22)) +
    shape(
      glint,
      poly(-150, -56, 150, -56, 152, -50, -152, -50),
      ...[-120, -60, 10, 84].map((x) => oval(x, -30, 22, 4)),
    ) +
    fish(-118, -42, pale, m) +
    fish(-66, -38, popL, popR) +
    fish(-8, -44, pale, m) +
    fish(50, -36, glow, roofL) +
    fish(108, -42, pale, m) +
    shape(popL, 'M-24-26q-10-12 2-20q12 4 12 12q10-8 18 0q-4 10-14 10z') +
    shape(leafL, disc(80, -44, 7), disc(134, -30, 7)) +
    shape(m, poly(-162, -22, 162, -22, 158, 0, -158, 0)) +
    shape(r, poly(70, -22, 162, -22, 158, 0, 70, 0)) +
    shape(depth, ...[-148, -98, -48, 2].map((x) => box(x, -14, 38, 4)))
  );
}
