import { box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';
import { cicchetti, coffeeTable, noodleBowl, pizza, takoyaki, weisswurst, wok } from './dishes.js';
import { caminito } from './facades.js';
import { birdMural, heartMural } from './murals.js';
import { fishMarket, maypoleStall, spiceStall, wokStall } from './stalls.js';

function marketStall(pen: Pen): string {
  if (/viktualien/i.test(pen.name)) return maypoleStall(pen);
  if (/yaowarat/i.test(pen.name)) return wokStall(pen);
  if (/spice|khari baoli|rahba|khalili/i.test(pen.name)) return spiceStall(pen);
  return /rialto/i.test(pen.name) ? fishMarket(pen) : awning(pen);
}

/** Fruit and vegetables under a striped awning. */
function awning({ ink }: Pen): string {
  const { popL, popR, pale, r, m, dark, roofL, roofR, leafL, leafR, glow, l } = ink;
  const stripe = (i: number): string =>
    poly(-112 + i * 28, -190, -140 + i * 35, -136, -105 + i * 35, -136, -84 + i * 28, -190);
  const flap = (i: number): string => `M${nums(-140 + i * 35, -136)}v14q17.5 16 35 0v-14z`;
  const heap = (x: number, y: number, colour: string, side: string): string =>
    shape(
      side,
      times(3, (i) => disc(x + i * 14, y, 9)),
    ) +
    shape(
      colour,
      times(3, (i) => disc(x - 2 + i * 14, y - 2, 7)),
      times(2, (i) => disc(x + 6 + i * 14, y - 12, 8)),
      disc(x + 13, y - 22, 8),
    );
  return (
    shape(dark, box(-122, -132, 8, 132), box(114, -132, 8, 132)) +
    shape(r, box(-114, -132, 228, 66)) +
    shape(dark, box(-114, -132, 228, 22)) +
    shape(m, poly(-40, -66, -36, -98, -20, -106, -4, -98, 0, -66)) +
    shape(dark, disc(-20, -114, 10), 'M-36-116q16-8 32 0l-6-10q-10-8-20 0z') +
    shape(popL, poly(-30, -66, -28, -94, -12, -94, -10, -66)) +
    shape(
      leafR,
      times(4, (i) => `M${nums(20 + i * 20, -112)}q-8 16 0 26q8-10 0-26z`),
    ) +
    shape(
      roofL,
      times(3, (i) => `M${nums(30 + i * 20, -114)}q-7 14 0 22q7-8 0-22z`),
    ) +
    heap(-104, -66, glow, roofR) +
    heap(-56, -64, popL, popR) +
    heap(20, -66, leafL, leafR) +
    heap(72, -64, roofL, roofR) +
    shape(l, poly(-128, -60, 128, -60, 118, -44, -118, -44)) +
    shape(m, poly(-118, -44, 118, -44, 114, 0, -114, 0)) +
    shape(r, poly(40, -44, 118, -44, 114, 0, 40, 0)) +
    shape(
      dark,
      times(3, (i) => box(-104 + i * 48, -36, 38, 4)),
      times(3, (i) => box(-104 + i * 48, -24, 38, 4)),
    ) +
    shape(pale, ...[0, 2, 4, 6].map(stripe), ...[0, 2, 4, 6].map(flap)) +
    shape(popL, ...[1, 3, 5, 7].map(stripe), ...[1, 3].map(flap)) +
    shape(popR, ...[5, 7].map(flap)) +
    shape(r, poly(-140, -136, 140, -136, 140, -130, -140, -130)) +
    shape(l, poly(-114, -194, 114, -194, 114, -188, -114, -188)) +
    shape(roofR, poly(122, 0, 126, -24, 162, -24, 166, 0)) +
    shape(
      glow,
      times(3, (i) => disc(134 + i * 11, -26, 8)),
    ) +
    shape(roofL, poly(122, 0, 126, -24, 140, -24, 140, 0))
  );
}

function streetArtWall(pen: Pen): string {
  if (/caminito/i.test(pen.name)) return caminito(pen);
  if (/balmy/i.test(pen.name)) return heartMural(pen);
  return /hosier/i.test(pen.name) ? birdMural(pen) : mural(pen);
}

/** A tall fire wall painted by somebody with ideas: a face in profile, a bird, big flat fields. */
function mural({ ink }: Pen): string {
  const { l, m, r, dark, pale, popL, popR, roofL, roofR, leafL, leafR, glow, water, glint, pane } = ink;
  return (
    shape(r, poly(128, 0, 128, -240, 188, -214, 188, 0)) +
    shape(
      pane,
      times(3, (j) =>
        times(2, (i) =>
          poly(
            140 + i * 24,
            -180 + j * 58 + i * 5,
            152 + i * 24,
            -176 + j * 58 + i * 5,
            152 + i * 24,
            -146 + j * 58 + i * 3,
            140 + i * 24,
            -148 + j * 58 + i * 3,
          ),
        ),
      ),
    ) +
    shape(l, box(-172, -240, 300, 240)) +
    shape(water, box(-160, -226, 276, 216)) +
    shape(popL, 'M-160-10V-130Q-100-170-40-120T60-90Q100-80 116-110V-10z') +
    shape(glow, disc(62, -172, 40)) +
    shape(roofL, 'M-160-10V-60Q-90-96-20-52T116-44V-10z') +
    shape(
      pale,
      'M-92-10C-96-40-110-52-108-84C-124-118-118-176-66-196C-20-208 22-184 24-146L38-118L24-110L26-92L18-86L18-72Q10-60-14-64L-20-10z',
    ) +
    shape(
      popR,
      'M-92-10C-96-40-110-52-108-84C-124-118-118-176-66-196C-40-202-14-198 4-186C-30-176-50-150-46-116C-62-100-58-60-66-10z',
    ) +
    shape(dark, 'M-4-140q10-8 20 0q-8 8-20 0z', 'M18-86q-12 2-18-2q8-6 18-2z', 'M-10-154q14-10 26-4l-2 5q-12-4-22 4z') +
    shape(leafL, 'M-108-150q-40-8-46-44q34-2 46 44z', 'M-84-186q-20-30-2-40q20 8 2 40z') +
    shape(leafR, 'M-100-120q-36 6-52-14q20-18 52 14z') +
    shape(roofR, disc(-52, -100, 9)) +
    shape(glow, disc(-52, -86, 5)) +
    shape(glint, 'M48-100q16-26 40-22l20-12l-8 16q4 22-24 28l-8 16l-2-16q-12-2-18-10z') +
    shape(dark, disc(92, -114, 3)) +
    shape(m, box(-176, -248, 308, 9), box(-172, -8, 300, 8)) +
    shape(dark, box(84, -52, 6, 44), box(112, -52, 6, 44)) +
    line(dark, 4, ...Array.from({ length: 4 }, (_, i) => path(86, -46 + i * 11, 116, -46 + i * 11)))
  );
}

function plate(pen: Pen): string {
  if (/phở|chả cá|noodle/i.test(pen.name)) return noodleBowl(pen);
  if (/takoyaki/i.test(pen.name)) return takoyaki(pen);
  if (/omelette|wok/i.test(pen.name)) return wok(pen);
  if (/weißwurst/i.test(pen.name)) return weisswurst(pen);
  if (/coffee/i.test(pen.name)) return coffeeTable(pen);
  if (/cicchetti/i.test(pen.name)) return cicchetti(pen);
  return /bleecker/i.test(pen.name) ? pizza(pen) : pasta(pen);
}

/** Dinner in perspective: plate, cutlery, a glass and half a lemon. */
function pasta({ ink }: Pen): string {
  const { pale, m, r, l, popL, popR, leafL, leafR, glow, dark, roofL, roofR, glint } = ink;
  return (
    shape(r, oval(6, -34, 132, 36)) +
    shape(pale, oval(0, -42, 130, 36)) +
    shape(m, oval(0, -43, 100, 26)) +
    shape(l, oval(2, -41, 97, 24)) +
    shape(roofR, 'M-66-46q4-30 44-30q30-14 58 4q34 2 32 26q-10 14-66 14t-68-14z') +
    shape(glow, 'M-62-48q8-22 40-22q24-10 50 2q28 2 32 18q-34 8-70 4t-52-2z') +
    line(roofL, 4, 'M-48-54q20-16 44-8t48-4', 'M-40-46q30-12 60-2t40-4', 'M-20-62q20-8 40 4') +
    shape(popL, disc(-28, -64, 9), disc(12, -70, 10), disc(38, -54, 9)) +
    shape(popR, 'M14-79a10 10 0 0 1 0 18z') +
    shape(leafL, 'M-10-72q-12-20-26-18q0 20 26 18z') +
    shape(leafR, 'M-8-72q4-22 20-24q4 18-20 24z') +
    shape(dark, 'M-150-20l-12-70q-2-8 2-8l4 20l3-1l-2-20h4l4 20l3-1l-1-20q5 0 6 8q2 12-4 16l3 54q-6 8-10 2z') +
    shape(m, poly(146, -98, 154, -100, 160, -60, 152, -56)) +
    shape(dark, poly(152, -58, 159, -60, 168, -20, 158, -16)) +
    shape(glint, 'M76-158h52q2 44-20 52v34q12 2 16 8q-22 8-44 0q4-6 16-8v-34q-22-8-20-52z') +
    shape(popR, 'M79-140h46q-3 28-23 32q-20-4-23-32z') +
    shape(popL, 'M79-140h18q0 20 4 31q-20-5-22-31z') +
    shape(pale, box(82, -154, 5, 40)) +
    shape(glow, 'M-116-60a22 22 0 0 1 42-4q-4 16-20 16q-16 0-22-12z') +
    shape(pale, 'M-110-59a17 17 0 0 1 32-3q-4 10-15 10t-17-7z')
  );
}

export const street = {
  'market-stall': { role: 'object', w: 336, h: 196, draw: marketStall },
  'street-art-wall': { role: 'object', w: 380, h: 250, draw: streetArtWall },
  plate: { role: 'object', w: 340, h: 162, draw: plate },
} satisfies Record<string, MotifArt>;
