import { box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A tiled roof whose corners turn up: `y` is its eave, `top` half of its ridge. */
const roof = (tiles: string, shade: string, y: number, half: number, top: number, high: number): string =>
  shape(
    tiles,
    `M${nums(-top, y - high)}C${nums(-top - 8, y - high * 0.5, -half * 0.78, y - 5, -half, y - high * 0.46)}C${nums(-half * 0.88, y + 2, -half * 0.6, y + 5, 0, y + 5)}C${nums(half * 0.6, y + 5, half * 0.88, y + 2, half, y - high * 0.46)}C${nums(half * 0.78, y - 5, top + 8, y - high * 0.5, top, y - high)}z`,
  ) +
  shape(
    shade,
    `M${nums(top * 0.4, y - high)}H${Math.round(top)}C${nums(top + 8, y - high * 0.5, half * 0.78, y - 5, half, y - high * 0.46)}C${nums(half * 0.88, y + 2, half * 0.6, y + 5, half * 0.32, y + 5)}z`,
  );

/** A throne hall of the East: two curved roofs over red columns, on terraces of pale stone. */
export function throneHall({ ink, name }: Pen): string {
  const { l, m, r, popL, popR, roofL, roofR, leafL, leafR, landR, pale, pane, glow, dark } = ink;
  const [tiles, shade] = /forbidden|imperial/i.test(name) ? [glow, landR] : [roofL, roofR];
  const terrace = (half: number, foot: number): string =>
    block({ ...ink, l, r }, -half, -foot, half * 2, 14, 0.64) +
    shape(pale, box(-half - 3, -foot - 17, half * 1.28 + 3, 4)) +
    shape(m, box(half * 0.28, -foot - 17, half * 0.72 + 3, 4));
  const beams = (y: number, half: number, high: number): string =>
    shape(leafL, box(-half, y - high, half * 1.28, high)) + shape(leafR, box(half * 0.28, y - high, half * 0.72, high));
  return (
    terrace(233, 0) +
    terrace(212, 14) +
    terrace(191, 28) +
    shape(pale, poly(-44, 0, -30, -46, 30, -46, 44, 0)) +
    shape(r, poly(14, -46, 30, -46, 44, 0, 22, 0)) +
    shape(
      m,
      times(5, (i) => box(-40 + i * 2.6, -8 - i * 8.6, 58 - i * 2.6, 3)),
    ) +
    shape(popR, box(-166, -98, 332, 54)) +
    shape(
      pane,
      times(8, (i) => box(-152 + i * 40, -86, 22, 34)),
    ) +
    shape(
      dark,
      times(8, (i) => box(-143 + i * 40, -86, 3.4, 34)),
    ) +
    shape(
      popL,
      times(9, (i) => box(-166 + i * 40, -98, 11, 54)),
    ) +
    beams(-92, 166, 10) +
    roof(tiles, shade, -102, 206, 142, 30) +
    shape(popR, box(-122, -148, 244, 20)) +
    shape(
      popL,
      times(7, (i) => box(-122 + i * 39, -148, 9, 20)),
    ) +
    beams(-140, 122, 8) +
    roof(tiles, shade, -148, 160, 104, 46) +
    shape(pale, box(-106, -199, 212, 6)) +
    shape(dark, oval(-106, -199, 5, 7), oval(106, -199, 5, 7)) +
    shape(glow, disc(-180, -117, 3), disc(180, -117, 3), disc(-140, -168, 3), disc(140, -168, 3))
  );
}

/** A gable of Siam or Laos: steep, drawn in at the sides, a rim of gold around tiles. */
const gable = (ink: Pen['ink'], x: number, foot: number, half: number, high: number): string => {
  const outline = (h: number, up: number): string =>
    `M${nums(x - h, foot)}C${nums(x - h * 0.52, foot - up * 0.22, x - h * 0.2, foot - up * 0.56, x, foot - up)}C${nums(x + h * 0.2, foot - up * 0.56, x + h * 0.52, foot - up * 0.22, x + h, foot)}z`;
  return (
    shape(ink.glow, outline(half, high)) +
    shape(ink.roofL, outline(half * 0.86, high * 0.84)) +
    shape(
      ink.roofR,
      `M${nums(x + half * 0.1, foot)}C${nums(x + half * 0.1, foot - high * 0.4, x + half * 0.04, foot - high * 0.66, x, foot - high * 0.84)}C${nums(x + half * 0.17, foot - high * 0.47, x + half * 0.45, foot - high * 0.18, x + half * 0.86, foot)}z`,
    ) +
    shape(ink.popL, outline(half * 0.5, high * 0.4)) +
    shape(ink.glow, `M${nums(x - 2.4, foot - high + 5)}q${nums(-7, -9, -1, -19)}q${nums(0.4, 9, 6.4, 18)}z`)
  );
};

/** A royal hall of Siam: white walls under stacked gables, gilded spires behind. */
export function gabledHall({ ink }: Pen): string {
  const { l, r, pale, glow, landR, pane, dark, m } = ink;
  const spire = (x: number, foot: number, half: number, high: number): string =>
    shape(
      glow,
      `M${nums(x - half, foot)}C${nums(x - half, foot - high * 0.34, x - half * 0.3, foot - high * 0.4, x, foot - high)}C${nums(x + half * 0.3, foot - high * 0.4, x + half, foot - high * 0.34, x + half, foot)}z`,
    ) +
    shape(
      landR,
      `M${nums(x + half * 0.2, foot)}C${nums(x + half * 0.2, foot - high * 0.34, x + half * 0.1, foot - high * 0.5, x, foot - high)}C${nums(x + half * 0.3, foot - high * 0.4, x + half, foot - high * 0.34, x + half, foot)}z`,
    ) +
    shape(
      pale,
      times(3, (i) => box(x - half * (0.94 - i * 0.22), foot - high * (0.12 + i * 0.12), half * (1.3 - i * 0.3), 3)),
    );
  return (
    spire(-172, -58, 26, 116) +
    spire(176, -58, 22, 92) +
    gable(ink, 0, -92, 104, 92) +
    spire(0, -150, 13, 54) +
    gable(ink, -104, -66, 96, 84) +
    gable(ink, 108, -66, 92, 80) +
    gable(ink, -104, -58, 74, 58) +
    gable(ink, 108, -58, 70, 54) +
    block(ink, -214, -12, 428, 54, 0.64) +
    shape(pale, box(-222, -70, 290, 6), box(-218, -16, 280, 5)) +
    shape(r, box(68, -70, 154, 6)) +
    shape(
      pane,
      times(8, (i) => box(-198 + i * 34, -54, 14, 34)),
      times(4, (i) => box(82 + i * 33, -54, 13, 34)),
    ) +
    shape(
      glow,
      times(8, (i) => poly(-201 + i * 34, -54, -191 + i * 34, -64, -181 + i * 34, -54)),
      times(4, (i) => poly(79 + i * 33, -54, 88.5 + i * 33, -64, 98 + i * 33, -54)),
    ) +
    gable(ink, 0, -66, 62, 62) +
    shape(pale, box(-40, -68, 80, 58)) +
    shape(r, box(16, -68, 24, 58)) +
    shape(dark, box(-13, -50, 26, 40)) +
    shape(
      l,
      times(2, (i) => box(-38 + i * 66, -68, 9, 58)),
    ) +
    block(ink, -228, 0, 456, 12, 0.64) +
    shape(m, poly(-34, 0, -24, -12, 24, -12, 34, 0))
  );
}
