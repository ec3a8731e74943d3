import { nums, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** The range behind Port Louis: Pieter Both with the boulder on its tip, the thumb of Le Pouce, sugar cane below. */
export function boulderPeak({ ink, w, h }: Pick<Pen, 'ink' | 'w' | 'h'>): string {
  const { l, r, leafL, leafR, landL, landR, pale } = ink;
  const across = (percent: number): number => (percent / 100 - 0.5) * w;
  const up = (percent: number): number => -(percent / 100) * h;
  /** Percent of the width from the left and of the height from the foot, in turn. */
  const outline = (points: string): string =>
    poly(...points.split(' ').map((value, i) => (i % 2 === 0 ? across : up)(Number(value))));
  const at = (x: number, y: number): string => nums(across(x), up(y));
  return (
    // Le Pouce.
    shape(leafL, outline('0 0 3 26 10 40 17 47 21.5 56 23.5 72 25 74 26.2 60 24 30 28 0')) +
    shape(leafR, outline('25 74 26.8 72 28.5 54 34 43 42 40 50 30 56 0 25 0 24 30 26.2 60')) +
    shape(leafR, outline('17 47 19.5 34 16 18 20 0 11 0 13 20')) +
    shape(l, outline('22.6 64 23.5 72 25 74 26.2 60 24.8 52 24 60')) +
    shape(r, outline('25 74 26.8 72 28.1 57 27 52 26.2 60')) +
    // Pieter Both.
    shape(leafL, outline('30 0 40 30 47 38 52 52 57 60 60 76 61.8 90 63.2 91 62 60 58 34 60 0')) +
    shape(leafR, outline('63.2 91 64.6 90 66.4 74 71 58 78 50 84 36 92 28 100 0 56 0 58 34 62 60')) +
    shape(leafR, outline('52 52 55 36 51 18 53 0 44 0 47 22'), outline('40 30 42 20 39 8 41 0 34 0')) +
    shape(leafL, outline('78 50 76 30 80 14 77 0 85 0 84 22'), outline('71 58 69.5 40 72 26 70.5 40')) +
    shape(l, outline('58.5 68 60 76 61.8 90 63.2 91 62.4 70 60.6 60 60 70')) +
    shape(r, outline('63.2 91 64.6 90 66.4 74 68.4 66 67 60 66 68 64 58 62.4 70')) +
    shape(
      l,
      `M${at(61.2, 90.5)}C${at(59.8, 93)} ${at(60.4, 98.5)} ${at(62.6, 99.5)}C${at(65.2, 100)} ${at(66.2, 95)} ${at(65, 91)}z`,
    ) +
    shape(
      r,
      `M${at(63.3, 90.8)}C${at(64.4, 94)} ${at(64.2, 98)} ${at(62.6, 99.5)}C${at(65.2, 100)} ${at(66.2, 95)} ${at(65, 91)}z`,
    ) +
    // The plain.
    shape(landL, `M${at(0, 0)}Q${at(16, 16)} ${at(34, 10)}T${at(66, 10)}T${at(100, 0)}z`) +
    shape(landR, `M${at(40, 0)}Q${at(60, 14)} ${at(76, 8)}T${at(100, 0)}z`) +
    shape(
      pale,
      times(9, (i) =>
        poly(
          across(12 + i * 8),
          up(1.2),
          across(13.5 + i * 7.9),
          up(6),
          across(13.9 + i * 7.9),
          up(6),
          across(12.6 + i * 8),
          up(1.2),
        ),
      ),
    )
  );
}
