import { box, line, nums, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Copenhagen's Nyhavn: painted fronts under steep tiles, old sailing ships moored before them. */
export function nyhavn({ ink }: Pen): string {
  const { l, m, pale, pane, dark, roofL, roofR, popL, popR, glow, landR, leafL, leafR, water, depth, glint } = ink;
  const fronts = [
    [popL, popR, 130],
    [glow, landR, 146],
    [pale, m, 122],
    [leafL, leafR, 138],
    [roofL, roofR, 152],
    [water, depth, 128],
    [glow, landR, 142],
    [pale, m, 132],
  ] as const;
  const house = ([light, shade, high]: (typeof fronts)[number], i: number): string => {
    const [x, w, y] = [-264 + i * 66, 66, -16];
    return (
      shape(roofL, poly(x - 1, y - high, x + 8, y - high - 46, x + w - 8, y - high - 46, x + w + 1, y - high)) +
      shape(
        roofR,
        poly(x + w * 0.72, y - high, x + w * 0.72, y - high - 46, x + w - 8, y - high - 46, x + w + 1, y - high),
      ) +
      shape(
        light,
        box(x, y - high, w, high),
        poly(x + 18, y - high, x + 18, y - high - 24, x + 33, y - high - 38, x + 48, y - high - 24, x + 48, y - high),
      ) +
      shape(shade, box(x + w - 8, y - high, 8, high)) +
      shape(
        pale,
        box(x, y - high - 3, w, 4),
        times(3, (row) => times(4, (j) => box(x + 5 + j * 14, y - high + 10 + row * 30, 10, 19))),
        box(x + 28, y - high - 24, 10, 15),
      ) +
      shape(
        pane,
        times(3, (row) => times(4, (j) => box(x + 6.6 + j * 14, y - high + 12 + row * 30, 6.8, 15))),
      ) +
      shape(dark, box(x + 6, y - 24, 12, 24)) +
      shape(i % 2 ? popL : l, poly(x + 22, y - 26, x + 58, y - 26, x + 62, y - 16, x + 18, y - 16))
    );
  };
  const boat = (x: number, k: number, hull: string, keel: string): string =>
    line(
      dark,
      3,
      path(x - 26 * k, -10, x - 26 * k, -208 * k),
      path(x + 36 * k, -10, x + 36 * k, -186 * k),
      path(x - 50 * k, -150 * k, x - 4 * k, -150 * k),
      path(x - 56 * k, -110 * k, x + 2 * k, -110 * k),
      path(x + 12 * k, -128 * k, x + 58 * k, -128 * k),
    ) +
    line(
      m,
      2.4,
      path(x - 104 * k, -34, x - 26 * k, -204 * k, x + 36 * k, -182 * k, x + 86 * k, -26),
      path(x - 26 * k, -204 * k, x + 8 * k, -24),
    ) +
    line(dark, 4, path(x - 76 * k, -26, x - 108 * k, -36)) +
    shape(pale, `M${nums(x - 56 * k, -108 * k)}h${nums(58 * k)}q-4 9-14 10h${nums(-30 * k)}q-12-1-14-10z`) +
    shape(
      hull,
      `M${nums(x - 84 * k, -30)}Q${nums(x, -18, x + 86 * k, -30)}Q${nums(x + 84 * k, -8, x + 70 * k, -3)}H${nums(x - 62 * k)}Q${nums(x - 78 * k, -10, x - 84 * k, -30)}z`,
    ) +
    shape(
      keel,
      `M${nums(x + 30 * k, -25)}Q${nums(x + 60 * k, -26, x + 86 * k, -30)}Q${nums(x + 84 * k, -8, x + 70 * k, -3)}H${nums(x + 20 * k)}z`,
    ) +
    shape(
      pale,
      poly(x - 82 * k, -27, x + 85 * k, -27, x + 85 * k, -23, x - 80 * k, -23),
      box(x - 6 * k, -38, 26 * k, 13),
    );
  return (
    fronts.map(house).join('') +
    shape(l, box(-266, -18, 532, 8)) +
    shape(landR, box(-266, -11, 532, 11)) +
    boat(-130, 0.94, popL, popR) +
    boat(110, 1, leafL, leafR) +
    shape(glint, box(-240, -3, 230, 3), box(20, -3, 200, 3))
  );
}
