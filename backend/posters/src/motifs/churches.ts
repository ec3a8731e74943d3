import { arch, box, disc, nums, ogive, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';

/** Strasbourg's: a wide gothic front of rosy stone on which only the left tower got its spire of open tracery. */
export function oneSpire({ ink }: Pen): string {
  const { m, pale, pane, dark, roofL, roofR, leafL, leafR, landR, glow } = ink;
  const stone = { ...ink, l: ink.l, r: landR };
  const bay = (x: number, w: number): string =>
    block(stone, x, 0, w, 186, 0.7) +
    shape(pale, box(x - 2, -190, w * 0.7 + 2, 5), box(x - 1, -124, w * 0.7, 4), box(x - 1, -66, w * 0.7, 4));
  const mullions = (x: number, foot: number, count: number, high: number): string =>
    times(count, (i) => ogive(x + i * 12, foot, 8, high));
  const stage = (foot: number, half: number, high: number): string =>
    shape(
      stone.l,
      poly(-78 - half, foot, -78 - half * 0.8, foot - high, -78 + half * 0.2, foot - high, -78 + half * 0.3, foot),
    ) +
    shape(
      landR,
      poly(-78 + half * 0.3, foot, -78 + half * 0.2, foot - high, -78 + half * 0.8, foot - high, -78 + half, foot),
    ) +
    shape(
      dark,
      ogive(-78 - half * 0.6, foot, half * 0.4, high * 0.8),
      ogive(-78 + half * 0.34, foot, half * 0.3, high * 0.8),
    );
  return (
    shape(roofL, poly(60, -112, 84, -168, 176, -168, 192, -112)) +
    shape(roofR, poly(130, -112, 138, -168, 176, -168, 192, -112)) +
    block(ink, 60, 0, 132, 112, 0.5) +
    shape(pane, ...[84, 106, 134, 160].map((x) => ogive(x, -12, 13, 78))) +
    shape(pale, box(58, -116, 136, 5), ...[76, 122, 172].map((x) => poly(x, -112, x + 4, -136, x + 8, -112))) +
    shape(leafL, poly(126, -168, 144, -216, 150, -168)) +
    shape(leafR, poly(150, -168, 144, -216, 162, -168)) +
    bay(-116, 76) +
    bay(20, 68) +
    block(stone, -42, 0, 64, 178, 0.86) +
    shape(dark, mullions(-106, -134, 4, 46), mullions(28, -134, 3, 46), mullions(-36, -142, 4, 30)) +
    shape(pale, disc(-11, -104, 29)) +
    shape(dark, disc(-11, -104, 24)) +
    shape(
      glow,
      times(8, (i) => disc(-11 + 15 * Math.cos((i * Math.PI) / 4), -104 + 15 * Math.sin((i * Math.PI) / 4), 4.6)),
      disc(-11, -104, 6),
    ) +
    shape(dark, mullions(-106, -74, 4, 42), mullions(28, -74, 3, 42)) +
    shape(pale, ogive(-104, 0, 50, 62), ogive(-38, 0, 54, 72), ogive(26, 0, 44, 62)) +
    shape(dark, ogive(-95, 0, 32, 48), ogive(-27, 0, 32, 54), ogive(34, 0, 27, 48)) +
    shape(m, box(72, -186, 16, 186)) +
    stage(-190, 34, 62) +
    shape(pale, box(-116, -255, 66, 5), ...[-116, -104, -58, -46].map((x) => poly(x, -190, x + 4, -216, x + 8, -190))) +
    stage(-254, 24, 30) +
    shape(stone.l, poly(-100, -284, -80, -362, -74, -284)) +
    shape(landR, poly(-74, -284, -80, -362, -56, -284)) +
    shape(dark, ogive(-91, -290, 8, 17), ogive(-87, -315, 6, 15), ogive(-84, -338, 4, 11)) +
    shape(pale, ...[-98, -64].map((x) => poly(x - 4, -282, x, -304, x + 4, -282)), box(-81.4, -370, 2.8, 12)) +
    shape(pale, ...[22, 46, 74].map((x) => poly(x, -190, x + 4, -210, x + 8, -190)))
  );
}

/** Dresden's Frauenkirche: a bell of stone with a tall lantern between four slender towers. */
export function stoneBell({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landL, landR, leafL, leafR } = ink;
  const tower = (x: number): string =>
    block(ink, x - 17, -118, 34, 56, 0.62) +
    shape(pane, arch(x - 10, -124, 9, 34), arch(x + 6, -124, 7, 34)) +
    shape(pale, box(x - 20, -178, 40, 5)) +
    shape(
      landL,
      `M${nums(x - 17, -178)}Q${nums(x - 13, -204, x - 5, -206)}V-216Q${nums(x - 5, -224, x, -234)}L${nums(x + 3, -178)}z`,
    ) +
    shape(
      landR,
      `M${nums(x + 3, -178)}L${nums(x, -234)}Q${nums(x + 5, -224, x + 5, -216)}V-206Q${nums(x + 13, -204, x + 17, -178)}z`,
    ) +
    shape(glow, disc(x, -236, 3));
  return (
    tower(-92) +
    tower(92) +
    shape(landL, 'M-98-166C-92-180-74-186-68-200C-64-250-42-282-20-296H12L16-166z') +
    shape(landR, 'M16-166L12-296H20C42-282 64-250 68-200C74-186 92-180 98-166z') +
    shape(m, 'M-82-180C-76-188-70-192-68-200C-64-250-42-282-20-296h5C-34-280-54-250-57-200C-59-190-64-184-70-178z') +
    shape(
      dark,
      ...[-42, -14].map((x) => arch(x, -208, 8, 15)),
      arch(32, -208, 7, 15),
      ...[-30, -8].map((x) => arch(x, -246, 6, 11)),
    ) +
    drum(ink, -78, -128, 156, 34) +
    shape(
      pane,
      times(6, (i) => arch(-66 + i * 24, -130, 13, 28)),
    ) +
    shape(pale, box(-84, -168, 126, 6)) +
    shape(r, box(42, -168, 42, 6)) +
    drum(ink, -20, -294, 40, 34) +
    shape(pane, arch(-14, -297, 8, 25), arch(-2, -297, 8, 25), arch(10, -297, 6, 25)) +
    shape(pale, box(-24, -331, 48, 5)) +
    shape(landL, 'M-20-331Q-18-350-5-354L2-331z') +
    shape(landR, 'M2-331L-5-354H5Q18-350 20-331z') +
    shape(glow, box(-1.5, -372, 3, 20), box(-6, -367, 12, 3)) +
    block(ink, -132, 0, 264, 118, 0.68) +
    shape(pale, box(-136, -124, 182, 7), poly(-70, -122, -14, -152, 42, -122)) +
    shape(m, poly(-48, -124, -14, -144, 20, -124), box(46, -124, 90, 7)) +
    shape(glow, disc(-14, -132, 5)) +
    shape(
      pane,
      ...[-116, 62, 98].map((x) => arch(x, -36, 20, 66)),
      ...[-58, 10].map((x) => arch(x, -40, 20, 62)),
      arch(-28, -44, 30, 66),
    ) +
    shape(pale, ...[-88, -70, -38, 2, 36].map((x) => box(x, -117, 6, 112))) +
    shape(dark, arch(-22, 0, 18, 36), arch(-110, 0, 13, 26), arch(68, 0, 13, 26)) +
    shape(l, box(-140, -6, 190, 6)) +
    shape(r, box(50, -6, 90, 6)) +
    shape(leafR, disc(-150, -12, 12), disc(152, -11, 11)) +
    shape(leafL, disc(-153, -16, 7), disc(149, -15, 6))
  );
}

/** St. Francis in Kochi, of 1516: a whitewashed gable between stepped shoulders, a low hall behind it, no tower. */
export function whiteGable({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, popL, popR, leafL, leafR } = ink;
  return (
    shape(r, poly(30, 0, 30, -86, 176, -78, 176, 0)) +
    shape(popL, poly(20, -88, 54, -132, 168, -122, 186, -78)) +
    shape(popR, poly(96, -128, 168, -122, 186, -78, 112, -84)) +
    shape(pane, ...[62, 98, 134].map((x, i) => arch(x, -16, 16, 42 - i))) +
    shape(m, ...[52, 88, 124, 160].map((x) => box(x, -76, 6, 76))) +
    block(ink, -92, 0, 130, 96, 0.86) +
    shape(
      l,
      poly(
        -92,
        -96,
        -92,
        -112,
        -70,
        -112,
        -70,
        -128,
        -52,
        -128,
        -26,
        -176,
        0,
        -128,
        18,
        -128,
        18,
        -112,
        38,
        -112,
        38,
        -96,
      ),
    ) +
    shape(
      m,
      poly(
        -26,
        -176,
        -20,
        -176,
        6,
        -128,
        24,
        -128,
        24,
        -112,
        44,
        -112,
        44,
        0,
        38,
        0,
        38,
        -112,
        18,
        -112,
        18,
        -128,
        0,
        -128,
      ),
    ) +
    shape(pale, box(-96, -100, 138, 6), box(-92, -54, 124, 4), ...[-92, -58, -2, 28].map((x) => box(x, -96, 8, 96))) +
    shape(dark, arch(-40, 0, 28, 44), arch(-78, -60, 14, 28), arch(10, -60, 14, 28), disc(-26, -126, 9)) +
    shape(pane, arch(-33, -60, 16, 30)) +
    shape(dark, box(-27.4, -202, 2.8, 26), box(-33, -195, 14, 2.8)) +
    shape(leafR, disc(-112, -14, 15), disc(181, -12, 13)) +
    shape(leafL, disc(-116, -20, 9), disc(178, -16, 8))
  );
}

/** Windhoek's Christ Church: brown sandstone with white edges, a pointed tower before curved gables. */
export function sandstoneChurch({ ink }: Pen): string {
  const { m, pale, pane, dark, glow, landL, landR, popL, popR, leafL, leafR, roofL, roofR } = ink;
  const stone = { ...ink, l: landL, r: landR };
  return (
    block(stone, 20, 0, 172, 104, 0.3) +
    shape(popL, poly(16, -104, 40, -162, 176, -162, 196, -104)) +
    shape(popR, poly(88, -104, 96, -162, 176, -162, 196, -104)) +
    shape(pane, ...[88, 120, 152].map((x) => arch(x, -22, 16, 60))) +
    shape(pale, ...[78, 110, 142, 174].map((x) => box(x, -100, 6, 100)), box(18, -107, 176, 5)) +
    // The gable of the transept.
    block(stone, -128, 0, 96, 112, 0.76) +
    shape(landL, poly(-128, -112, -112, -130, -104, -158, -80, -176, -56, -158, -54, -112)) +
    shape(landR, poly(-54, -112, -56, -158, -48, -130, -32, -112)) +
    shape(pale, box(-130, -115, 12, 6), box(-42, -115, 12, 6)) +
    shape(
      pale,
      'M-132-112L-115-132L-107-160L-80-181L-53-160L-45-132L-28-112H-36L-51-128L-58-156L-80-172L-102-156L-109-128L-124-112z',
    ) +
    shape(pale, disc(-80, -124, 21), ...[-116, -88, -60].map((x) => arch(x - 3, -22, 18, 58))) +
    shape(pane, disc(-80, -124, 17), ...[-116, -88, -60].map((x) => arch(x, -24, 12, 52))) +
    shape(
      glow,
      times(6, (i) => disc(-80 + 10 * Math.cos((i * Math.PI) / 3), -124 + 10 * Math.sin((i * Math.PI) / 3), 3.4)),
    ) +
    // The tower over the door.
    block(stone, -30, 0, 64, 214, 0.64) +
    shape(pale, box(-34, -217, 72, 6), box(-32, -150, 68, 5), ...[-30, 28].map((x) => box(x, -214, 6, 214))) +
    shape(pale, arch(-17, -158, 18, 46), arch(5, -158, 18, 46), disc(2, -132, 14)) +
    shape(dark, arch(-14, -160, 12, 40), arch(8, -160, 12, 40)) +
    shape(m, disc(2, -132, 11)) +
    shape(dark, box(1, -140, 2.4, 9), box(1, -133, 7, 2.4)) +
    shape(pale, arch(-18, 0, 38, 62)) +
    shape(dark, arch(-12, 0, 26, 52)) +
    shape(pane, arch(-5, -76, 14, 34)) +
    shape(landL, poly(-30, -214, -4, -254, 12, -214)) +
    shape(pale, poly(-34, -212, -4, -259, 10, -230, 6, -226, -4, -247, -26, -212)) +
    shape(roofL, poly(-22, -228, 2, -352, 6, -228)) +
    shape(roofR, poly(6, -228, 2, -352, 30, -222)) +
    shape(landR, poly(12, -214, 22, -246, 34, -214)) +
    shape(glow, box(0.7, -371, 2.6, 22), box(-4, -364, 12, 2.6)) +
    shape(pale, box(-134, -6, 330, 6)) +
    shape(leafR, disc(-146, -14, 15), disc(180, -13, 14)) +
    shape(leafL, disc(-150, -20, 9), disc(176, -18, 8))
  );
}
