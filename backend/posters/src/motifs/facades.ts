import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Vienna's: a front that curves back from its gate, under a great green dome with gold on its ribs. */
export function hofburg({ ink }: Pen): string {
  const { l, m, pale, pane, leafL, leafR, glow, dark, popL, popR } = ink;
  const wing = (x: number, w: number, light: string): string =>
    shape(light, box(x, -88, w, 88)) +
    shape(
      pane,
      times(Math.floor(w / 21), (i) => box(x + 7 + i * 21, -78, 9, 22) + box(x + 7 + i * 21, -42, 9, 26)),
    ) +
    shape(pale, box(x, -93, w, 7), box(x, -50, w, 4));
  const small = (x: number): string =>
    block(ink, x - 30, 0, 60, 104, 0.64) +
    shape(pale, box(x - 34, -108, 68, 7)) +
    shape(pane, arch(x - 18, -64, 14, 30), arch(x + 2, -64, 12, 30), arch(x - 12, 0, 24, 44)) +
    shape(leafL, cupola(x, -108, 62, 40)) +
    shape(leafR, cupolaShade(x, -108, 62, 40)) +
    shape(glow, disc(x, -150, 4), box(x - 1.5, -164, 3, 14));
  return (
    wing(-232, 170, l) +
    wing(62, 170, m) +
    shape(leafL, poly(-232, -93, -222, -112, -66, -112, -62, -93)) +
    shape(leafR, poly(62, -93, 66, -112, 222, -112, 232, -93)) +
    small(-184) +
    small(184) +
    block(ink, -74, 0, 148, 112, 0.66) +
    shape(pale, box(-80, -118, 160, 8)) +
    drum(ink, -58, -118, 116, 20) +
    shape(
      pane,
      times(5, (i) => oval(-44 + i * 22, -127, 5, 6)),
    ) +
    shape(leafL, cupola(0, -138, 122, 50)) +
    shape(leafR, cupolaShade(0, -138, 122, 50)) +
    shape(glow, 'M-34-140q4-34 26-46h4q-20 16-24 46z', 'M18-140q2-30-10-46h4q18 16 14 46z') +
    drum(ink, -9, -184, 18, 10) +
    shape(glow, disc(0, -196, 5), box(-1.5, -205, 3, 10)) +
    shape(pale, ...[-66, -42, 22, 48].map((x) => box(x, -108, 8, 104))) +
    shape(dark, arch(-24, 0, 44, 78)) +
    shape(popL, poly(-58, -100, -46, -100, -46, -66, -58, -66)) +
    shape(popR, poly(34, -100, 46, -100, 46, -66, 34, -66)) +
    shape(glow, box(-24, -50, 44, 3), ...[-16, -6, 4, 14].map((x) => box(x, -50, 3, 50)))
  );
}

/** The Prado: a long front of brick and stone between its pavilions, six plain columns before the middle. */
export function prado({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, roofL, roofR, leafL, leafR, landL } = ink;
  return (
    shape(roofL, box(-200, -124, 260, 124)) +
    shape(roofR, box(60, -124, 140, 124)) +
    shape(l, box(-204, -134, 264, 12), box(-200, -78, 260, 6)) +
    shape(m, box(60, -134, 144, 12), box(60, -78, 140, 6)) +
    shape(
      pale,
      ...[-152, -122, -92].map((x) => arch(x, -8, 22, 56)),
      ...[74, 104, 134].map((x) => arch(x, -8, 22, 56)),
    ) +
    shape(
      pane,
      ...[-148, -118, -88].map((x) => arch(x, -8, 14, 46)),
      ...[78, 108, 138].map((x) => arch(x, -8, 14, 46)),
    ) +
    shape(
      l,
      times(8, (i) => box(-156 + i * 12, -118, 4, 40)),
      times(8, (i) => box(68 + i * 12, -118, 4, 40)),
    ) +
    shape(
      pane,
      times(7, (i) => box(-151 + i * 12, -112, 7, 28)),
      times(7, (i) => box(73 + i * 12, -112, 7, 28)),
    ) +
    block(ink, -202, 0, 44, 148, 0.62) +
    block(ink, 158, 0, 44, 148, 0.5) +
    shape(pale, box(-206, -154, 52, 8), box(154, -154, 52, 8)) +
    shape(pane, ...[-190, 170].flatMap((x) => [arch(x, -84, 16, 36), arch(x, -14, 16, 46)])) +
    block(ink, -72, 0, 136, 160, 0.66) +
    shape(dark, box(-62, -138, 116, 130)) +
    shape(pane, arch(-18, -8, 28, 64)) +
    shape(
      pale,
      times(6, (i) => box(-66 + i * 22, -138, 9, 130)),
    ) +
    shape(
      r,
      times(6, (i) => box(-57 + i * 22, -138, 4, 130)),
    ) +
    shape(l, box(-76, -158, 144, 20)) +
    shape(pale, box(-80, -166, 152, 8), box(-74, -142, 140, 4)) +
    block(ink, -66, -166, 124, 46, 0.66) +
    shape(m, box(-56, -204, 74, 28)) +
    shape(landL, disc(-40, -190, 8), disc(-20, -192, 9), disc(0, -190, 8), box(-46, -186, 52, 8)) +
    shape(pale, box(-72, -218, 136, 7)) +
    shape(l, box(-14, -227, 22, 10)) +
    shape(l, box(-86, -8, 166, 8)) +
    shape(leafR, ...[-146, 116].map((x) => oval(x, -9, 34, 9))) +
    shape(leafL, ...[-154, 108].map((x) => oval(x, -11, 20, 6)))
  );
}

/** Three houses of Barcelona that quarrel: steps, then bones under a dragon's back, then turrets. */
export function blockOfDiscord({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, roofL, roofR, water, depth, glint, leafL, leafR, popL, popR, glow } = ink;
  const mask = (x: number, y: number): string =>
    shape(pale, `M${nums(x - 15, y)}q-2-18 15-18t15 18q-4 10-15 10t-15-10z`);
  const eyes = (x: number, y: number): string => `${oval(x - 6, y - 4, 5, 3)}${oval(x + 6, y - 4, 5, 3)}`;
  const scale = (x: number, y: number): string => disc(x, y, 10);
  return (
    shape(
      roofL,
      box(-210, -196, 124, 196),
      poly(
        -210,
        -196,
        -210,
        -212,
        -190,
        -212,
        -190,
        -230,
        -170,
        -230,
        -170,
        -248,
        -126,
        -248,
        -126,
        -230,
        -106,
        -230,
        -106,
        -212,
        -86,
        -212,
        -86,
        -196,
      ),
    ) +
    shape(roofR, box(-104, -212, 18, 212)) +
    shape(
      pale,
      ...[-196, -166, -136].flatMap((x) => [box(x, -60, 20, 36), box(x, -116, 20, 36), box(x, -170, 20, 36)]),
      box(-164, -232, 32, 20),
    ) +
    shape(
      pane,
      ...[-193, -163, -133].flatMap((x) => [box(x, -57, 14, 33), box(x, -113, 14, 33), box(x, -167, 14, 33)]),
      box(-158, -228, 20, 14),
    ) +
    shape(glow, box(-206, -124, 98, 4), box(-206, -68, 98, 4)) +
    shape(dark, arch(-160, 0, 26, 20)) +
    shape(l, box(94, -190, 82, 190)) +
    shape(r, box(176, -190, 34, 190)) +
    shape(roofL, poly(92, -190, 104, -222, 168, -222, 178, -190)) +
    shape(roofR, poly(178, -190, 168, -222, 196, -222, 211, -190)) +
    drum(ink, 104, -172, 28, 56) +
    shape(popL, poly(100, -228, 118, -272, 122, -228)) +
    shape(popR, poly(122, -228, 118, -272, 136, -228)) +
    shape(
      pane,
      ...[106, 132, 156, 184].flatMap((x) => [arch(x, -30, 13, 30), arch(x, -82, 13, 32), arch(x, -134, 13, 32)]),
    ) +
    shape(pale, box(94, -76, 82, 4), box(94, -128, 82, 4)) +
    shape(water, 'M-86 0V-216Q0-232 94-210V0z') +
    shape(depth, 'M58 0V-218L94-210V0z') +
    shape(glint, ...[-72, -50, -8, 18, 40, -62, -30, 4].map((x, i) => disc(x, -74 - ((i * 37) % 130), 5))) +
    shape(popL, ...[-60, -20, 26, -38, 46].map((x, i) => disc(x, -100 - ((i * 47) % 100), 4))) +
    shape(leafL, 'M-92-212C-84-254-46-276-6-268C30-260 62-262 100-208Q40-230-92-212z') +
    shape(leafR, 'M34-265C58-264 78-244 100-208Q70-220 40-222z') +
    shape(popL, ...[-70, -48, -26, -4].map((x, i) => scale(x, -228 - i * 8))) +
    shape(glow, ...[-58, -36, -14].map((x, i) => scale(x, -246 - i * 5))) +
    shape(pale, box(-62, -280, 14, 40)) +
    shape(popR, disc(-55, -277, 10)) +
    shape(dark, box(-57, -288, 4, 10), box(-61, -286, 12, 3)) +
    shape(pane, ...[-66, -20, 26].flatMap((x) => [box(x - 9, -202, 24, 28), box(x - 9, -156, 24, 30)])) +
    mask(-63, -176) +
    mask(-17, -176) +
    mask(29, -176) +
    mask(70, -172) +
    mask(-63, -128) +
    mask(29, -128) +
    shape(dark, eyes(-63, -176), eyes(-17, -176), eyes(29, -176), eyes(70, -172), eyes(-63, -128), eyes(29, -128)) +
    shape(pale, 'M-80-44Q-84-108-40-110Q2-118 46-110Q88-106 84-44z') +
    shape(pane, 'M-70-54q-6-44 22-44q20 4 18 44z', 'M-22-54q-4-48 24-48t26 48z', 'M38-54q-2-42 20-44q22 2 18 44z') +
    shape(pale, box(0, -98, 4, 44), box(-52, -98, 4, 44), box(56, -98, 4, 44)) +
    shape(m, 'M-86-50q90 18 180 0v12q-90 16-180 0z') +
    shape(pale, ...[-78, -34, 14, 58].map((x) => `M${nums(x, 0)}q12-18 2-44h20q-8 26 4 44z`)) +
    shape(dark, arch(-54, 0, 18, 30), arch(-8, 0, 22, 34), arch(42, 0, 16, 30))
  );
}

/** A street of Naples as narrow as a crack: washing from wall to wall, and the volcano at its end. */
export function narrowStreet({ ink }: Pen): string {
  const {
    l,
    m,
    r,
    pale,
    pane,
    dark,
    popL,
    popR,
    roofL,
    roofR,
    leafL,
    glow,
    landL,
    landR,
    water,
    depth,
    path: paving,
    land,
  } = ink;
  const wash = (x: number, y: number, colour: string, w = 15, h = 21): string =>
    shape(colour, poly(x, y, x + w, y + 1, x + w - 1, y + h, x + 1, y + h - 1));
  return (
    shape(depth, 'M-90-60Q-30-90-16-158L18-158Q40-90 100-60z') +
    shape(water, 'M-90-60Q-30-90-16-158L-2-158Q-6-96-30-60z') +
    shape(pale, 'M-16-158Q-26-180-12-192Q-20-212 4-214Q16-234 34-218Q52-220 50-202Q36-198 26-186Q22-170 18-158z') +
    shape(landR, box(-90, -66, 190, 22)) +
    shape(landL, disc(-20, -64, 14), disc(10, -62, 12)) +
    shape(land, poly(-110, 0, -16, -56, 22, -56, 120, 0)) +
    shape(paving, poly(-60, 0, -6, -56, 10, -56, 40, 0)) +
    shape(l, poly(-212, 0, -212, -286, -120, -262, -120, 0)) +
    shape(m, poly(-120, 0, -120, -262, -66, -214, -66, -28)) +
    shape(roofL, poly(-66, -28, -66, -180, -28, -146, -28, -48)) +
    shape(roofL, poly(-213, -288, -120, -270, -116, -258, -213, -276)) +
    shape(popL, poly(212, 0, 212, -288, 130, -268, 130, 0)) +
    shape(popR, poly(130, 0, 130, -268, 76, -222, 76, -24)) +
    shape(r, poly(76, -24, 76, -186, 32, -150, 32, -48)) +
    shape(roofR, poly(213, -288, 130, -274, 126, -262, 213, -277)) +
    shape(
      leafL,
      ...[-200, -160].flatMap((x) => [
        box(x, -232, 9, 38),
        box(x + 25, -230, 9, 38),
        box(x, -160, 9, 38),
        box(x + 25, -160, 9, 38),
      ]),
      ...[142, 180].flatMap((x) => [
        box(x, -232, 9, 38),
        box(x + 25, -234, 9, 38),
        box(x, -160, 9, 38),
        box(x + 25, -160, 9, 38),
      ]),
    ) +
    shape(
      pane,
      ...[-190, -150].flatMap((x) => [box(x, -232, 15, 38), box(x, -160, 15, 38)]),
      ...[152, 190].flatMap((x) => [box(x, -232, 15, 38), box(x, -160, 15, 38)]),
      ...[-108, -86].flatMap((x, i) => [
        poly(x, -210 + i * 16, x + 11, -202 + i * 16, x + 11, -170 + i * 12, x, -174 + i * 12),
        poly(x, -134 + i * 8, x + 11, -130 + i * 8, x + 11, -98 + i * 4, x, -100 + i * 4),
      ]),
      ...[88, 110].flatMap((x, i) => [
        poly(x, -192 - i * 16, x + 11, -200 - i * 16, x + 11, -164 - i * 10, x, -160 - i * 10),
        poly(x, -126 - i * 6, x + 11, -130 - i * 6, x + 11, -96 - i * 2, x, -94 - i * 2),
      ]),
    ) +
    shape(dark, arch(-196, 0, 34, 78), arch(-150, 0, 22, 52), arch(148, 0, 42, 84)) +
    shape(glow, arch(-190, 0, 22, 62)) +
    shape(pale, poly(-208, -92, -142, -88, -142, -84, -208, -86), poly(140, -94, 200, -96, 200, -90, 140, -88)) +
    shape(popL, poly(-206, -88, -160, -86, -166, -64, -210, -64)) +
    line(dark, 2.6, 'M-120-226Q4-196 130-232', 'M-66-176Q6-160 76-180', 'M-120-150Q4-122 130-150') +
    wash(-96, -220, pale) +
    wash(-74, -215, popL) +
    wash(-50, -211, pale, 22, 28) +
    wash(40, -215, glow) +
    wash(62, -219, pale) +
    wash(84, -222, water) +
    wash(-48, -172, glow, 12, 16) +
    wash(-30, -169, pale, 12, 16) +
    wash(34, -171, popL, 12, 16) +
    wash(-92, -142, water) +
    wash(-70, -138, pale, 20, 26) +
    wash(46, -138, pale) +
    wash(68, -140, roofL) +
    wash(90, -143, pale)
  );
}

/** Caminito: houses of painted tin with balconies, and two who dance the tango before them. */
export function caminito({ ink }: Pen): string {
  const { m, r, pale, pane, dark, popL, popR, glow, landR, water, depth, leafL, leafR, roofL, roofR } = ink;
  const house = (x: number, w: number, h: number, front: string, side: string, frame: string): string =>
    shape(front, box(x, -h, w, h)) +
    shape(
      side,
      times(Math.floor(w / 11), (i) => box(x + 7 + i * 11, -h, 3, h)),
    ) +
    shape(frame, box(x + 9, -h + 16, 26, 46), box(x + w - 36, -h + 16, 26, 46)) +
    shape(pane, box(x + 13, -h + 20, 18, 38), box(x + w - 32, -h + 20, 18, 38));
  const rail = (x: number, y: number, w: number, colour: string): string =>
    shape(
      colour,
      box(x, y - 20, w, 4),
      box(x - 3, y - 2, w + 6, 6),
      times(Math.floor(w / 9), (i) => box(x + 2 + i * 9, y - 20, 3, 20)),
    );
  return (
    house(-180, 94, 206, water, depth, glow) +
    house(-86, 100, 236, glow, landR, popL) +
    house(14, 86, 190, popL, popR, leafL) +
    house(100, 88, 222, leafL, leafR, glow) +
    shape(roofL, poly(-184, -206, -180, -216, -86, -216, -86, -206), poly(-90, -236, -84, -249, 12, -249, 18, -236)) +
    shape(roofR, poly(14, -190, 14, -200, 100, -200, 100, -190), poly(98, -222, 102, -234, 186, -234, 189, -222)) +
    rail(-178, -132, 84, popL) +
    rail(-82, -158, 92, leafL) +
    rail(102, -146, 84, popL) +
    shape(pale, box(-174, -122, 26, 44), box(28, -126, 24, 40), box(112, -130, 26, 44)) +
    shape(pane, box(-170, -118, 18, 40), box(32, -122, 16, 36), box(116, -126, 18, 40), box(66, -122, 18, 36)) +
    shape(roofR, arch(-128, 0, 34, 92), arch(-70, 0, 34, 96), arch(148, 0, 32, 92)) +
    shape(dark, arch(-124, 0, 26, 84), arch(-66, 0, 26, 88), arch(152, 0, 24, 84)) +
    shape(pale, disc(-30, -196, 5), box(-160, -150, 12, 12), disc(130, -162, 5)) +
    line(dark, 3, 'M-86-190Q-40-170 14-184', 'M14-150Q60-134 100-146') +
    shape(popL, poly(-64, -182, -48, -178, -50, -160, -64, -162)) +
    shape(pale, poly(-40, -177, -22, -177, -22, -156, -40, -156), poly(30, -144, 46, -141, 46, -122, 30, -124)) +
    shape(glow, poly(58, -141, 72, -142, 72, -124, 58, -124)) +
    shape(m, box(-184, -4, 372, 4)) +
    // The two who dance: he upright in black, she leaning with one leg drawn back.
    shape(
      dark,
      poly(-6, 0, 4, -60, 24, -60, 22, -2, 12, -2, 12, -44, 4, 0),
      'M-2-58Q-6-104 8-112H22Q32-106 28-58z',
      box(4, -134, 22, 3),
      'M7-134q0-12 8-12t8 12z',
    ) +
    shape(m, disc(15, -124, 9)) +
    shape(r, 'M20-112Q32-106 28-58H18Q26-80 20-112z') +
    shape(pale, poly(24, -106, 30, -108, 30, -88)) +
    shape(dark, disc(47, -116, 8)) +
    shape(
      m,
      disc(43, -113, 8),
      poly(34, -84, 26, -92, 30, -96, 42, -88),
      poly(50, -30, 58, 0, 52, 0, 44, -30),
      poly(60, -36, 98, -20, 96, -14, 56, -28),
    ) +
    shape(roofR, 'M38-104Q52-106 54-92L56-66Q72-44 78-34Q54-24 40-30Q32-50 38-70z') +
    shape(popL, 'M38-104Q46-106 48-94L48-66Q56-44 60-28Q46-26 40-30Q32-50 38-70z') +
    line(m, 6, path(26, -100, 6, -118), 'M44-96Q34-104 22-104') +
    shape(popL, disc(52, -122, 4), poly(96, -22, 106, -18, 98, -12))
  );
}

/** Lisbon's number 28, head on, where the rails climb between tiled houses. */
export function climbingTram({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landR, water, depth, glint, popL, roofL, leafL } = ink;
  const tiles = (x: number, w: number): string =>
    times(9, (j) => times(Math.floor(w / 14), (i) => ((i + j) % 2 ? box(x + i * 14, -204 + j * 16, 9, 9) : '')));
  return (
    shape(glint, box(-140, -214, 62, 214)) +
    shape(water, tiles(-136, 56)) +
    shape(l, box(78, -206, 62, 206)) +
    shape(depth, tiles(82, 56)) +
    shape(pale, box(-128, -176, 30, 50), box(-128, -92, 30, 50), box(96, -172, 30, 50), box(96, -88, 30, 50)) +
    shape(pane, box(-123, -171, 20, 45), box(-123, -87, 20, 45), box(101, -167, 20, 45), box(101, -83, 20, 45)) +
    shape(dark, box(-134, -128, 44, 4), box(90, -124, 44, 4), box(-134, -44, 44, 4), box(90, -40, 44, 4)) +
    shape(popL, disc(-124, -134, 5), disc(-108, -134, 5), disc(106, -130, 5), disc(122, -46, 5), disc(-100, -50, 5)) +
    shape(leafL, disc(-116, -132, 6), disc(114, -128, 6), disc(-112, -48, 6)) +
    shape(roofL, poly(-141, -214, -141, -226, -80, -222, -72, -212), poly(141, -206, 141, -220, 80, -216, 72, -204)) +
    line(dark, 3, path(-78, -196, 78, -190)) +
    line(dark, 4, path(-6, -180, 12, -230)) +
    shape(m, poly(-36, 0, -28, -14, -22, -14, -28, 0), poly(36, 0, 28, -14, 22, -14, 28, 0)) +
    shape(dark, poly(-48, -30, 48, -30, 42, -8, -42, -8)) +
    shape(pale, poly(-60, -170, 60, -170, 62, -92, -62, -92)) +
    shape(r, poly(42, -170, 60, -170, 62, -92, 44, -92)) +
    shape(
      pane,
      poly(-52, -160, -24, -160, -25, -102, -54, -102),
      box(-18, -162, 36, 60),
      poly(24, -160, 52, -160, 54, -102, 25, -102),
    ) +
    shape(m, poly(-46, -102, -32, -160, -27, -160, -40, -102)) +
    shape(glow, poly(-62, -96, 62, -96, 56, -26, -56, -26)) +
    shape(landR, poly(38, -96, 62, -96, 56, -26, 36, -26)) +
    shape(pale, poly(-62, -98, 62, -98, 62, -88, -62, -88), box(-57, -36, 114, 6)) +
    shape(pale, disc(0, -62, 17)) +
    shape(dark, disc(0, -62, 13)) +
    shape(glow, disc(0, -62, 9)) +
    shape(popL, disc(-40, -54, 6), disc(40, -54, 6), box(-12, -22, 24, 8)) +
    shape(l, 'M-66-168Q-64-186-40-188H40Q64-186 66-168z') +
    shape(r, 'M30-168V-188H40Q64-186 66-168z') +
    shape(dark, box(-26, -184, 52, 14)) +
    // Two and eight.
    line(glow, 2.6, 'M-12-180h8v4h-8v5h8', `${box(4, -180, 8, 4)}${box(4, -176, 8, 5)}`) +
    shape(m, oval(0, -4, 50, 4))
  );
}
