import { box, line, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Lattice between two upright or lying rails: zigzag from the first to the last step. */
const zigzag = (x: number, y: number, dx: number, dy: number, across: number, steps: number): string =>
  path(
    ...Array.from({ length: steps + 1 }, (_, i) => {
      const aside = i % 2 === 0 ? 0 : across;
      return [x + dx * i + (dx === 0 ? aside : 0), y + dy * i + (dy === 0 ? aside : 0)];
    }).flat(),
  );

/** A bridge of the harbours of 1914: a girder high between two iron towers, and a car that hangs from it over the water. */
export function transporter({ ink }: Pen): string {
  const { popL, popR, dark, pale, pane, l, r, m } = ink;
  const tower = (x: number): string =>
    shape(l, box(x - 46, -26, 60, 26)) +
    shape(r, box(x + 14, -26, 32, 26)) +
    line(popR, 4, zigzag(x - 28, -26, 0, -30, 56, 8)) +
    line(popL, 4, zigzag(x + 28, -26, 0, -30, -56, 8)) +
    shape(popL, poly(x - 36, -26, x - 24, -284, x - 16, -284, x - 26, -26)) +
    shape(popR, poly(x + 26, -26, x + 16, -284, x + 24, -284, x + 36, -26));
  return (
    tower(-206) +
    tower(206) +
    shape(popR, box(-300, -214, 600, 6)) +
    line(popR, 4, zigzag(-300, -244, 20, 0, 32, 30)) +
    shape(popL, box(-300, -248, 600, 8)) +
    // The trolley, its ropes, and the car with people in it.
    shape(dark, box(-60, -212, 84, 8)) +
    line(
      dark,
      2.5,
      path(-56, -206, -66, -72),
      path(-20, -206, -30, -72),
      path(-56, -206, -30, -72),
      path(-20, -206, 14, -72),
      path(20, -206, 14, -72),
    ) +
    shape(l, box(-74, -72, 66, 32)) +
    shape(r, box(-8, -72, 30, 32)) +
    shape(
      pane,
      times(5, (i) => box(-68 + i * 17, -66, 10, 14)),
    ) +
    shape(popL, box(-78, -76, 104, 6)) +
    shape(pale, box(-80, -42, 72, 6)) +
    shape(m, box(-8, -42, 36, 6))
  );
}
