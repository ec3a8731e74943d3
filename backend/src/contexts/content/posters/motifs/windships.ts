import { box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** A square sail that the wind fills from the left, hung from its yard. */
const sail = ({ ink }: Pen, x: number, y: number, half: number, high: number): string =>
  shape(
    ink.pale,
    `M${nums(x - half, y)}H${nums(x + half)}Q${nums(x + half * 1.26, y + high * 0.6, x + half * 1.08, y + high)}Q${nums(x, y + high * 0.8, x - half * 1.04, y + high)}Q${nums(x - half * 0.84, y + high * 0.5, x - half, y)}z`,
  ) +
  shape(
    ink.r,
    `M${nums(x + half * 0.5, y)}H${nums(x + half)}Q${nums(x + half * 1.26, y + high * 0.6, x + half * 1.08, y + high)}Q${nums(x + half * 0.8, y + high * 0.9, x + half * 0.5, y + high * 0.87)}Q${nums(x + half * 0.76, y + high * 0.5, x + half * 0.5, y)}z`,
  ) +
  shape(ink.dark, box(x - half - 5, y - 3, half * 2 + 10, 3));

const mast = ({ ink }: Pen, x: number, top: number): string =>
  shape(ink.dark, poly(x - 2.6, -40, x - 1.3, -top, x + 1.3, -top, x + 2.6, -40));

const pennant = ({ ink }: Pen, x: number, y: number): string => shape(ink.popL, `M${nums(x, y)}l26 4l-9 4l9 4l-26 2z`);

/** A warship of 1628: guns in two rows, a tower of a stern with gilded carvings, sails on three masts. */
export function galleon(pen: Pen): string {
  const { r, m, dark, glow, popL, popR, landL, landR, roofR, pane, glint, l } = pen.ink;
  return (
    mast(pen, -78, 178) +
    mast(pen, 2, 200) +
    mast(pen, 88, 158) +
    line(dark, 4.4, path(-120, -62, -196, -104)) +
    line(
      m,
      2.4,
      path(-78, -176, -190, -102),
      path(2, -198, -78, -140),
      path(88, -156, 2, -110),
      path(88, -156, 146, -96),
    ) +
    sail(pen, -164, -92, 17, 26) +
    sail(pen, -78, -168, 25, 36) +
    sail(pen, -78, -128, 38, 54) +
    sail(pen, 2, -190, 28, 42) +
    sail(pen, 2, -144, 46, 66) +
    sail(pen, 88, -148, 20, 32) +
    shape(l, 'M88-110L140-84L88-66z') +
    pennant(pen, 2, -204) +
    pennant(pen, -78, -182) +
    pennant(pen, 88, -162) +
    shape(landR, 'M-150-60Q-140-8-104-4H118Q140-10 146-46L156-112L128-112L112-74H76L66-64H-96L-104-76H-134z') +
    shape(landL, 'M-150-60Q-140-8-104-4H-60Q-104-24-112-52L-96-64L-104-76H-134z') +
    shape(roofR, 'M-138-30Q-128-8-104-4H118Q134-8 140-26z') +
    shape(popR, poly(112, -74, 128, -112, 156, -112, 150, -74)) +
    shape(popL, poly(112, -74, 128, -112, 140, -112, 130, -74), poly(-134, -76, -104, -76, -98, -66, -138, -66)) +
    shape(
      glow,
      poly(126, -116, 158, -116, 157, -109, 126, -109),
      poly(-146, -54, 150, -56, 149, -51, -145, -49),
      poly(-130, -36, 146, -38, 145.4, -33, -128, -31),
      disc(150, -122, 5),
    ) +
    shape(glow, ...[120, 134].map((x) => box(x, -98, 7, 12)), poly(-150, -60, -166, -72, -158, -54)) +
    shape(pane, ...[136, 122].map((x) => box(x, -68, 8, 9))) +
    shape(
      dark,
      times(11, (i) => box(-116 + i * 23, -48.5, 9, 9)),
      times(10, (i) => box(-104 + i * 23, -29, 9, 8)),
    ) +
    shape(r, 'M126-112L156-112L146-46Q142-18 122-5Q132-50 134-76z') +
    shape(glow, ...[-100, -80, -60].map((y) => box(139, y, 12, 5))) +
    shape(glint, 'M-190-1Q-120-10-60-4T60-4T170-4Q186-10 192 0H-190z')
  );
}

/** A merchant ship of steel with three masts, at rest: yards and a web of stays, a few sails to dry. */
export function bark(pen: Pen): string {
  const { r, m, l, dark, pale, popL, popR, leafL, leafR, glow, glint } = pen.ink;
  const yards = (x: number, k: number): string =>
    times(4, (i) => box(x - (26 + i * 9) * k, -176 + i * 31 + (1 - k) * 46, (52 + i * 18) * k, 3));
  return (
    line(
      m,
      2.4,
      path(-94, -190, -214, -78),
      path(-94, -150, -214, -78),
      path(-2, -198, -94, -76),
      path(96, -176, -2, -76),
      path(96, -176, 176, -62),
      path(-2, -198, 96, -76),
      path(-94, -190, -20, -60),
    ) +
    line(dark, 4.6, path(-150, -52, -216, -80)) +
    mast(pen, -94, 194) +
    mast(pen, -2, 202) +
    mast(pen, 96, 180) +
    shape(dark, yards(-94, 0.94), yards(-2, 1)) +
    sail(pen, -94, -116, 41, 38) +
    sail(pen, -2, -148, 35, 29) +
    sail(pen, -2, -116, 45, 40) +
    shape(pale, 'M96-168L150-66H100z') +
    shape(r, 'M96-168L150-66H128z') +
    shape(dark, poly(98, -66, 158, -72, 158, -69, 98, -62)) +
    shape(leafL, 'M-176-56Q-90-42 0-42T176-58L160-8Q40-4-140-6Q-162-20-176-56z') +
    shape(leafR, 'M96-46Q140-50 176-58L160-8Q120-6 84-5Q104-20 96-46z') +
    shape(popL, 'M-158-18H163L160-6H-140Q-152-10-158-18z') +
    shape(popR, 'M92-18H163L160-6H86z') +
    shape(pale, 'M-176-58Q-90-45 0-45T176-60L174-53Q90-38 0-38T-173-50z') +
    shape(l, box(-60, -56, 38, 13), box(34, -56, 44, 13), box(118, -66, 34, 14)) +
    shape(
      dark,
      times(3, (i) => disc(-48 + i * 12, -49, 2.4)),
      times(3, (i) => disc(44 + i * 12, -49, 2.4)),
      box(122, -62, 24, 4),
    ) +
    shape(glow, oval(-172, -60, 7, 3)) +
    pennant(pen, -2, -204) +
    shape(glint, 'M-210-1Q-130-10-60-4T60-4T190-4Q206-10 212 0H-210z')
  );
}

/** Hong Kong's ferry: the same at both ends, green below and white above, open decks and one funnel. */
export function starFerry({ ink }: Pen): string {
  const { pale, m, r, dark, pane, leafL, leafR, popL, glow, glint, l } = ink;
  const deck = (y: number, half: number, high: number): string =>
    shape(pale, box(-half, y - high, half * 1.36, high)) +
    shape(m, box(half * 0.36, y - high, half * 0.64, high)) +
    shape(
      pane,
      times(Math.floor(half / 11), (i) => box(-half + 9 + i * 22, y - high + 9, 15, high - 22)),
    );
  const bridge = (x: number): string =>
    shape(pale, box(x - 20, -134, 26, 30)) +
    shape(m, box(x + 6, -134, 14, 30)) +
    shape(pane, box(x - 16, -128, 8, 11), box(x - 5, -128, 8, 11), box(x + 8, -128, 9, 11)) +
    shape(l, box(x - 24, -139, 48, 5)) +
    line(dark, 2.6, path(x, -139, x, -178));
  return (
    shape(leafL, poly(-20, -104, -15, -172, 4, -172, 6, -104)) +
    shape(leafR, poly(6, -104, 4, -172, 15, -172, 20, -104)) +
    shape(dark, box(-15.5, -178, 31, 11)) +
    shape(pale, `M0-140l3.6 8l8.4.6l-6.6 5.400l2.2 8.400l-7.6-4.800l-7.6 4.800l2.2-8.400l-6.6-5.400l8.4-.6z`) +
    bridge(-132) +
    bridge(132) +
    deck(-66, 172, 38) +
    shape(l, box(-182, -109, 252, 6)) +
    shape(r, box(70, -109, 112, 6)) +
    shape(leafL, box(-206, -66, 284, 40)) +
    shape(leafR, box(78, -66, 128, 40)) +
    shape(
      pane,
      times(13, (i) => box(-188 + i * 20, -56, 14, 17)),
      times(5, (i) => box(84 + i * 22, -56, 15, 17)),
    ) +
    shape(pale, box(-212, -70, 290, 5)) +
    shape(m, box(78, -70, 134, 5)) +
    shape(glow, ...[-150, -62, 26].map((x) => disc(x, -75, 5))) +
    shape(popL, ...[-106, -18].map((x) => disc(x, -75, 5))) +
    shape(leafR, 'M-228-34H228Q214-8 190-4H-190Q-214-8-228-34z') +
    shape(leafL, 'M-228-34H60Q70-14 60-4H-190Q-214-8-228-34z') +
    shape(pale, poly(-226, -30, 226, -30, 224, -25, -224, -25)) +
    shape(popL, 'M-206-12H206Q198-6 190-4H-190Q-198-6-206-12z') +
    line(dark, 2.6, path(-132, -178, 0, -184, 132, -178)) +
    shape(glint, 'M-222-1Q-150-10-80-4T60-4T200-4Q220-12 228 0H-222z')
  );
}
