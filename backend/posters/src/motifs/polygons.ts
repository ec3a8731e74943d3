import { arch, box, disc, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type Pen } from './art.js';

/** Three visible faces of a many-sided tower, from the light to the shade. */
const facets = ({ l, m, r }: Pen['ink'], half: number, foot: number, high: number): string =>
  shape(l, box(-half, foot - high, half * 0.62, high)) +
  shape(m, box(-half * 0.38, foot - high, half * 0.84, high)) +
  shape(r, box(half * 0.46, foot - high, half * 0.54, high));

/** Battlements around such a tower. */
const crown = ({ l, m, r }: Pen['ink'], half: number, foot: number, high: number): string =>
  shape(l, merlons(-half, foot, half * 0.56, 2, high)) +
  shape(m, merlons(-half * 0.32, foot, half * 0.7, 3, high)) +
  shape(r, merlons(half * 0.5, foot, half * 0.5, 2, high));

/** Seville’s Tower of Gold: twelve sides, a smaller tower upon them, a golden lantern on top. */
export function goldTower({ ink }: Pen): string {
  const { m, pale, pane, glow, landL, landR, roofL } = ink;
  const windows = (y: number, xs: readonly number[]): string => shape(pane, ...xs.map((x) => arch(x, y, 11, 30)));
  return (
    shape(landR, poly(-150, 0, -132, -18, 132, -18, 150, 0)) +
    shape(landL, poly(-150, 0, -132, -18, 10, -18, 0, 0)) +
    facets(ink, 88, -18, 204) +
    shape(pale, box(-92, -120, 64, 6), box(-92, -190, 64, 6)) +
    shape(m, box(-28, -120, 120, 6), box(-28, -190, 120, 6)) +
    windows(-132, [-74, -20, 16, 58]) +
    windows(-60, [-74, -20, 16, 58]) +
    crown(ink, 92, -222, 20) +
    facets(ink, 46, -222, 66) +
    windows(-240, [-34, -6, 26]) +
    shape(pale, box(-49, -294, 34, 6)) +
    crown(ink, 49, -288, 15) +
    drum(ink, -20, -288, 40, 40) +
    shape(pane, arch(-5, -292, 10, 24)) +
    shape(glow, 'M-23-328Q-20-352 0-354Q20-352 23-328z') +
    shape(roofL, 'M6-354Q20-350 23-328H10z') +
    shape(glow, box(-1.8, -378, 3.6, 26), disc(0, -380, 4))
  );
}

/** The great drum of a Roman grave, with the battlements that the Middle Ages gave it. */
export function drumTomb({ ink }: Pen): string {
  const { l, m, r, pale, landL, landR, leafL, leafR, dark } = ink;
  return (
    shape(landR, poly(-176, 0, -150, -20, 150, -20, 176, 0)) +
    shape(landL, poly(-176, 0, -150, -20, 10, -20, -10, 0)) +
    block(ink, -138, -16, 276, 74, 0.6) +
    shape(
      r,
      times(4, (i) => box(-124 + i * 38, -74 + (i % 2) * 24, 22, 8)),
    ) +
    drum(ink, -118, -90, 236, 148) +
    shape(
      pale,
      times(3, (row) => times(3, (i) => box(-108 + i * 30 + (row % 2) * 10, -124 - row * 34, 20, 4))),
    ) +
    shape(
      m,
      times(3, (row) => times(3, (i) => box(44 + i * 24 - (row % 2) * 6, -124 - row * 34, 14, 4))),
    ) +
    shape(pale, box(-124, -222, 88, 12)) +
    shape(m, box(-36, -222, 66, 12)) +
    shape(r, box(30, -222, 94, 12)) +
    shape(
      m,
      times(6, (i) => disc(-108 + i * 20, -203, 6)),
    ) +
    shape(l, merlons(-118, -238, 84, 4, 28)) +
    shape(m, merlons(-22, -238, 46, 2, 28)) +
    shape(r, merlons(42, -238, 76, 4, 28)) +
    shape(dark, arch(-18, -16, 34, 54)) +
    shape(leafR, disc(-146, -22, 20), disc(150, -20, 18)) +
    shape(leafL, disc(-152, -26, 12), disc(146, -24, 9))
  );
}

/** Athens’ clock of water and wind: eight sides of marble, the winds flying round its frieze, a low roof of slabs. */
export function windTower({ ink }: Pen): string {
  const { l, m, r, pale, dark, roofL, roofR } = ink;
  const wind = (x: number, y: number, s: number): string =>
    poly(
      x - 14 * s,
      y,
      x + 4 * s,
      y - 12 * s,
      x + 14 * s,
      y - 8 * s,
      x + 6 * s,
      y,
      x + 12 * s,
      y + 6 * s,
      x - 4 * s,
      y + 5 * s,
    );
  return (
    times(3, (i) => shape(i === 1 ? m : l, box(-118 + i * 10, -10 - i * 10, 236 - i * 20, 10))) +
    facets(ink, 84, -30, 206) +
    shape(pale, box(-90, -240, 58, 8), box(-88, -186, 56, 5)) +
    shape(m, box(-32, -240, 122, 8), box(-32, -186, 120, 5)) +
    shape(m, wind(-60, -206, 1.2)) +
    shape(r, wind(-2, -206, 1.4)) +
    shape(m, wind(60, -206, 1.1)) +
    shape(roofL, poly(-94, -240, -16, -292, 8, -292, 26, -240)) +
    shape(roofR, poly(26, -240, 8, -292, 16, -292, 94, -240)) +
    shape(l, box(-9, -308, 12, 18)) +
    shape(r, box(3, -308, 8, 18)) +
    // The porch, whose gable is gone.
    shape(dark, box(-26, -130, 46, 100)) +
    shape(pale, box(-38, -126, 11, 96), box(20, -126, 11, 96), box(-44, -140, 82, 14)) +
    shape(r, box(-30, -126, 4, 96), box(28, -126, 4, 96), poly(-44, -140, -3, -166, 38, -140)) +
    shape(l, poly(-34, -142, -3, -161, 26, -142))
  );
}

/** Barcelona’s house of points: brick gables between round towers under needles of slate. */
export function needleHouse({ ink }: Pen): string {
  const { l, r, pale, pane, roofL, roofR, popL, popR, dark, glow } = ink;
  const bay = (x: number, high: number, roof: number): string =>
    drum(ink, x - 19, 0, 38, high) +
    shape(pale, box(x - 22, -high - 4, 16, 6), box(x - 20, -high * 0.5, 14, 4)) +
    shape(
      pane,
      times(3, (i) => arch(x - 13, -high + 40 + i * 46, 7, 24) + arch(x + 2, -high + 40 + i * 46, 7, 24)),
    ) +
    cone(ink, x - 24, -high - 2, 48, roof) +
    shape(glow, disc(x, -high - roof - 4, 3));
  const gable = (x: number, half: number): string =>
    shape(popL, poly(x - half, -176, x - half, -196, x, -244, x + half * 0.3, -230, x + half * 0.3, -176)) +
    shape(popR, poly(x + half * 0.3, -176, x + half * 0.3, -230, x + half, -196, x + half, -176)) +
    shape(pale, box(x - 9, -214, 18, 26)) +
    shape(dark, arch(x - 5, -190, 10, 20));
  return (
    shape(roofL, poly(-108, -176, -92, -206, 40, -206, 40, -176)) +
    shape(roofR, poly(40, -176, 40, -206, 92, -206, 108, -176)) +
    shape(popL, box(-108, -178, 150, 178)) +
    shape(popR, box(42, -178, 66, 178)) +
    shape(l, box(-110, -120, 152, 4), box(-110, -62, 152, 4)) +
    shape(r, box(42, -120, 68, 4), box(42, -62, 68, 4)) +
    shape(
      pane,
      times(2, (row) =>
        times(3, (i) => arch(-66 + i * 20, -76 + row * 56, 11, 32) + arch(40 + i * 17, -76 + row * 56, 9, 32)),
      ),
    ) +
    gable(-46, 34) +
    gable(52, 30) +
    bay(-98, 208, 92) +
    bay(98, 208, 92) +
    bay(6, 230, 128)
  );
}
