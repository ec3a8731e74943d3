import { box, disc, line, oval, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Chicago's trains on steel legs above the street. */
export function elevated({ ink }: Pen): string {
  const { l, m, r, pale, dark, depth, pane, glow, popL, popR } = ink;
  const car = (x: number): string =>
    shape(m, box(x + 3, -222, 130, 9)) +
    shape(l, box(x, -214, 136, 70)) +
    shape(r, box(x + 108, -214, 28, 70)) +
    shape(
      pane,
      times(4, (i) => box(x + 8 + i * 25, -202, 18, 26)),
      box(x + 113, -202, 18, 26),
    ) +
    shape(popL, box(x, -168, 108, 8)) +
    shape(popR, box(x + 108, -168, 28, 8)) +
    shape(dark, box(x + 10, -144, 30, 8), box(x + 96, -144, 30, 8));
  const leg = (x: number): string =>
    shape(depth, box(x - 7, -116, 8, 116)) +
    shape(dark, box(x + 1, -116, 6, 116)) +
    shape(
      dark,
      poly(x - 7, -90, x - 30, -116, x - 20, -116, x - 7, -102),
      poly(x + 7, -90, x + 30, -116, x + 20, -116, x + 7, -102),
    ) +
    shape(m, box(x - 12, -8, 24, 8));
  return (
    car(-139) +
    car(3) +
    shape(glow, disc(131, -154, 4)) +
    shape(pale, box(-141, -136, 282, 5)) +
    shape(depth, box(-141, -131, 282, 17)) +
    line(
      m,
      3,
      times(9, (i) => path(-138 + i * 31, -116, -123 + i * 31, -130, -108 + i * 31, -116)),
    ) +
    [-112, 0, 112].map(leg).join('') +
    line(dark, 5, path(56, 0, 56, -74)) +
    shape(glow, oval(56, -80, 7, 9)) +
    shape(popL, disc(-56, -62, 13)) +
    shape(pale, box(-64, -65, 16, 6)) +
    line(dark, 4, path(-56, 0, -56, -50))
  );
}
