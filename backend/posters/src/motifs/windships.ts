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

/** A boat of the Douro: a flat hull with high ends, casks of port, a square sail and an oar as long as the boat. */
export function rabelo(pen: Pen): string {
  const { pale, m, r, dark, popL, popR, landL, landR, roofL, roofR, glint, l } = pen.ink;
  const cask = (x: number, y: number): string =>
    shape(roofL, oval(x, y, 15, 12)) +
    shape(roofR, `M${nums(x + 5, y - 11)}q10 3 10 11q0 8-10 11q5-11 0-22z`) +
    shape(dark, box(x - 8, y - 11, 3, 22), box(x + 5, y - 11, 3, 22));
  return (
    line(m, 2.6, path(10, -198, -176, -62), path(10, -198, 150, -70)) +
    shape(dark, poly(6, -40, 8, -203, 12, -203, 14, -40)) +
    shape(pale, 'M-78-182H98Q122-128 104-74Q14-92-82-74Q-58-128-78-182z') +
    shape(r, 'M52-182H98Q122-128 104-74Q82-80 58-82Q80-130 52-182z') +
    shape(popL, disc(0, -124, 21)) +
    shape(dark, box(-86, -186, 192, 5)) +
    [-112, -80, -48, 56, 88].map((x) => cask(x, -50)).join('') +
    [-96, -64, 72].map((x) => cask(x, -70)).join('') +
    shape(landL, 'M-212-88Q-176-46-120-44H130Q178-48 208-92Q204-34 170-8Q10-2-160-8Q-200-34-212-88z') +
    shape(landR, 'M96-44H130Q178-48 208-92Q204-34 170-8Q140-5 110-5Q128-24 96-44z') +
    shape(popL, 'M-207-66Q-176-30-128-28H140Q176-32 204-68L202-60Q174-22 140-18H-128Q-176-20-204-58z') +
    shape(popR, 'M108-28H140Q176-32 204-68L202-60Q174-22 140-18H112z') +
    shape(
      dark,
      poly(128, -44, 128, -92, 133, -92, 133, -44),
      poly(176, -52, 176, -96, 181, -96, 181, -52),
      box(122, -96, 66, 5),
    ) +
    shape(dark, disc(150, -126, 6), poly(144, -96, 146, -119, 154, -119, 157, -96)) +
    shape(l, poly(143, -130, 157, -130, 154, -135, 146, -135)) +
    line(dark, 4, path(148, -108, 226, -14)) +
    shape(glint, 'M-200-1Q-130-9-60-4T60-4T170-4Q190-9 198 0H-200z')
  );
}
