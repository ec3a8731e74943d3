import { arch, box, disc, nums, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';

/** Marseille's Notre-Dame de la Garde: striped stone on the walls of a fort, a golden Virgin high above the roofs. */
export function goldenVirgin({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landL, landR, leafL, leafR, roofL, roofR, mirror, depth } = ink;
  const stripes = (x: number, from: number, to: number, width: number): string =>
    times(Math.floor((from - to) / -14), (i) => box(x, from - 12 - i * 14, width, 4.4));
  const house = (x: number, w: number, h: number): string =>
    block(ink, x, 0, w, h, 0.64) +
    shape(roofL, poly(x - 3, -h, x + 7, -h - 13, x + w * 0.62, -h - 13, x + w * 0.64, -h)) +
    shape(roofR, poly(x + w * 0.64, -h, x + w * 0.62, -h - 13, x + w - 7, -h - 13, x + w + 3, -h)) +
    shape(
      pane,
      times(Math.floor(w / 15), (i) => box(x + 5 + i * 14, -h + 8, 6, 10) + box(x + 5 + i * 14, -h + 26, 6, 10)),
    );
  return (
    shape(dark, disc(118, -274, 3)) +
    drum(ink, 84, -196, 68, 40) +
    shape(
      pane,
      times(4, (i) => arch(90 + i * 16, -204, 8, 24)),
    ) +
    shape(mirror, `M80-236C82-262 100-274 118-274L130-236z`) +
    shape(depth, `M130-236L118-274C136-274 154-262 156-236z`) +
    shape(pale, box(80, -239, 76, 5), box(116.6, -292, 2.8, 18), box(112, -287, 12, 2.8)) +
    block(ink, -28, -150, 166, 56, 0.68) +
    shape(m, stripes(-28, -150, -206, 112)) +
    shape(roofL, poly(-30, -206, -16, -226, 84, -226, 90, -206)) +
    shape(
      pane,
      times(5, (i) => arch(-12 + i * 20, -166, 10, 24)),
      arch(94, -166, 9, 24),
      arch(112, -166, 9, 24),
    ) +
    block(ink, -86, -150, 62, 118, 0.64) +
    shape(m, stripes(-86, -150, -232, 40)) +
    shape(pale, box(-90, -236, 44, 5), box(-90, -272, 44, 5)) +
    shape(dark, arch(-74, -152, 18, 40), arch(-78, -240, 10, 26), arch(-62, -240, 10, 26), arch(-42, -240, 8, 26)) +
    shape(pane, disc(-66, -212, 8)) +
    block(ink, -78, -268, 46, 34, 0.62) +
    shape(dark, arch(-72, -272, 8, 22), arch(-60, -272, 8, 22), arch(-44, -272, 7, 22)) +
    shape(pale, box(-82, -306, 34, 5)) +
    shape(m, box(-48, -306, 20, 5)) +
    drum(ink, -68, -306, 26, 16) +
    shape(
      glow,
      'M-64-322Q-65-342-60-350H-50Q-45-342-46-322z',
      disc(-55, -356, 5),
      'M-59-361l1.500-6 2.500 3 2.500-3 1.500 6z',
    ) +
    shape(landL, 'M-56-322Q-52-338-53-350H-50Q-45-342-46-322z') +
    shape(glow, disc(-62, -344, 3.6)) +
    // The walls of the fort, and the rock under them.
    shape(l, poly(-120, -116, -112, -154, 44, -154, 50, -116)) +
    shape(r, poly(50, -116, 44, -154, 158, -154, 166, -116)) +
    shape(pale, box(-114, -157, 158, 5)) +
    shape(m, box(44, -157, 116, 5)) +
    shape(
      dark,
      times(4, (i) => arch(-98 + i * 36, -118, 12, 20)),
    ) +
    shape(l, 'M-190 0L-172-44L-150-58L-136-96L-116-120H56L30-84L52-44L34 0z') +
    shape(r, 'M34 0L52-44L30-84L56-120H162L176-84L170-60L190-30L194 0z') +
    shape(
      m,
      'M-116-120L-104-84L-122-50L-112-20L-138 0H-158L-140-40L-142-70L-128-92z',
      'M-30-120L-14-90L-34-60L-20-30L-40 0H-64L-46-34L-58-64L-40-92z',
    ) +
    shape(pale, 'M-62-118L-30-104L-72-90L-24-74L-84-58L-30-42L-36-36L-102-56L-42-74L-92-91L-48-104L-78-116z') +
    shape(
      leafL,
      ...[-150, -128, -96, 70, 96, 146].map((x, i) => `M${nums(x - 14, -34 - (i % 3) * 18)}q3-18 15-18t15 18z`),
    ) +
    shape(leafR, ...[-84, 8, 60, 118, 160].map((x, i) => `M${nums(x - 12, -30 - (i % 3) * 22)}q3-16 13-16t13 16z`)) +
    shape(landR, 'M-196 0Q-150-24-90-14T40-16T196 0z') +
    house(-188, 46, 44) +
    house(-140, 34, 34) +
    house(-104, 48, 42) +
    house(36, 40, 36) +
    house(80, 52, 46) +
    house(136, 48, 38) +
    shape(leafR, disc(-48, -12, 13), disc(20, -11, 12)) +
    shape(leafL, disc(-52, -17, 8), disc(16, -15, 7))
  );
}

/** Lyon's Fourvière: four towers with crowns of stone around a white church, on the hill above the river. */
export function crownedBasilica({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, leafL, leafR, roofL, roofR, popL, popR } = ink;
  const tower = (x: number, foot: number, high: number, s: number): string =>
    drum(ink, x - 20 * s, foot, 40 * s, high) +
    shape(pale, box(x - 22 * s, foot - high, 44 * s, 5), box(x - 21 * s, foot - high * 0.6, 42 * s, 4)) +
    shape(
      pane,
      times(3, (i) => arch(x + (-15 + i * 12) * s, foot - high * 0.64, 7 * s, high * 0.26)),
      times(3, (i) => arch(x + (-15 + i * 12) * s, foot - high * 0.12, 7 * s, high * 0.34)),
    ) +
    shape(
      l,
      poly(x - 22 * s, foot - high, x - 27 * s, foot - high - 13, x + 4 * s, foot - high - 13, x + 4 * s, foot - high),
    ) +
    shape(
      r,
      poly(x + 4 * s, foot - high, x + 4 * s, foot - high - 13, x + 27 * s, foot - high - 13, x + 22 * s, foot - high),
    ) +
    shape(
      pale,
      times(5, (i) =>
        poly(
          x + (-27 + i * 11) * s,
          foot - high - 13,
          x + (-22 + i * 11) * s,
          foot - high - 28,
          x + (-17 + i * 11) * s,
          foot - high - 13,
        ),
      ),
    ) +
    shape(glow, box(x - 1.3, foot - high - 44, 2.6, 18), box(x - 5, foot - high - 39, 10, 2.6));
  const house = (x: number, y: number, w: number, h: number, front: string, side: string): string =>
    shape(front, box(x, y - h, w * 0.68, h)) +
    shape(side, box(x + w * 0.68, y - h, w * 0.32, h)) +
    shape(roofL, poly(x - 2, y - h, x + 5, y - h - 10, x + w - 5, y - h - 10, x + w + 2, y - h)) +
    shape(roofR, poly(x + w * 0.68, y - h, x + w * 0.68, y - h - 10, x + w - 5, y - h - 10, x + w + 2, y - h)) +
    shape(
      pane,
      times(Math.floor((w - 6) / 11), (i) =>
        times(Math.floor((h - 6) / 16), (j) => box(x + 5 + i * 11, y - h + 6 + j * 16, 5, 8)),
      ),
    );
  return (
    tower(96, -150, 92, 0.82) +
    tower(-2, -150, 92, 0.82) +
    block(ink, -30, -150, 160, 74, 0.55) +
    shape(roofL, poly(-30, -224, -12, -252, 112, -252, 130, -224)) +
    shape(roofR, poly(64, -224, 64, -252, 112, -252, 130, -224)) +
    shape(
      pane,
      times(6, (i) => arch(-20 + i * 24, -160, 12, 46)),
    ) +
    block(ink, -112, -146, 86, 84, 0.8) +
    shape(pale, box(-114, -232, 92, 5), poly(-104, -230, -70, -262, -34, -230)) +
    shape(m, poly(-88, -232, -70, -249, -52, -232)) +
    shape(glow, disc(-70, -240, 5)) +
    shape(dark, ...[-98, -78, -58].map((x) => arch(x, -146, 15, 40))) +
    shape(
      pane,
      times(6, (i) => arch(-106 + i * 12, -198, 7, 22)),
    ) +
    shape(pale, box(-114, -194, 92, 4)) +
    tower(-128, -146, 112, 1) +
    tower(-14, -146, 112, 1) +
    // The hill, green down to the old town.
    shape(leafR, 'M-196 0C-190-70-176-118-152-148H134C160-120 186-80 196 0z') +
    shape(leafL, 'M-196 0C-190-70-176-118-152-148H-40C-60-110-30-84-52-50C-40-30-60-10-50 0z') +
    shape(leafR, ...[-150, -112, -70].map((x, i) => `M${nums(x - 15, -52 - (i % 2) * 30)}q3-20 15-20t15 20z`)) +
    shape(leafL, ...[24, 78, 132].map((x, i) => `M${nums(x - 14, -48 - (i % 2) * 34)}q3-20 14-20t14 20z`)) +
    house(-190, 0, 48, 46, l, m) +
    house(-142, 0, 42, 38, popL, popR) +
    house(-100, 0, 52, 50, pale, m) +
    house(-48, 0, 44, 42, l, r) +
    house(-4, 0, 48, 52, popL, popR) +
    house(44, 0, 46, 40, l, r) +
    house(90, 0, 50, 48, pale, m) +
    house(140, 0, 50, 40, l, r)
  );
}
