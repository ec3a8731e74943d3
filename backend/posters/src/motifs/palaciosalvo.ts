import { arch, box, disc, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Montevideo's Palacio Salvo: a broad house with round oriels at its corners, a tower ringed by turrets, an egg for a dome. */
export function palacioSalvo({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, roofL, roofR } = ink;
  const turret = (x: number, foot: number, w: number, high: number): string =>
    drum(ink, x - w / 2, foot, w, high) +
    shape(
      pane,
      arch(x - w * 0.3, foot - high * 0.3, w * 0.24, high * 0.42),
      arch(x + w * 0.06, foot - high * 0.3, w * 0.24, high * 0.42),
    ) +
    shape(pale, box(x - w / 2 - 3, foot - high - 4, w + 6, 5)) +
    shape(roofL, cupola(x, foot - high - 4, w + 2, w * 0.9)) +
    shape(roofR, cupolaShade(x, foot - high - 4, w + 2, w * 0.9)) +
    shape(glow, box(x - 1.3, foot - high - w * 0.9 - 14, 2.6, 11));
  const windows = (x: number, top: number, w: number, columns: number, rows: number, step: number): string =>
    shape(
      pane,
      times(columns, (i) => times(rows, (j) => box(x + (i + 0.5) * (w / columns) - 3.5, top + j * step, 7, 12))),
    );
  return (
    // The house: ten storeys round a corner.
    block(ink, -104, 0, 208, 164, 0.66) +
    windows(-80, -152, 110, 6, 5, 22) +
    windows(38, -152, 44, 3, 5, 22) +
    shape(pale, box(-106, -169, 140, 6), box(-104, -46, 138, 5), box(-104, -124, 138, 3)) +
    shape(m, box(34, -169, 72, 6), box(34, -46, 70, 5), box(34, -124, 70, 3)) +
    shape(
      dark,
      times(6, (i) => arch(-78 + i * 18.5, -4, 13, 34)),
      times(3, (i) => arch(40 + i * 16, -4, 11, 34)),
    ) +
    // Round oriels that grow out of the corners.
    [-100, 100]
      .map(
        (x) =>
          drum(ink, x - 17, -46, 34, 118) +
          shape(m, poly(x - 17, -47, x + 17, -47, x + 6, -28, x - 6, -28)) +
          shape(
            pane,
            times(5, (i) => box(x - 10, -150 + i * 22, 7, 12) + box(x + 3, -150 + i * 22, 7, 12)),
          ) +
          turret(x, -164, 30, 24),
      )
      .join('') +
    // The tower.
    block(ink, -46, -164, 92, 84, 0.64) +
    windows(-36, -238, 44, 3, 3, 24) +
    windows(15, -238, 26, 2, 3, 24) +
    shape(pale, box(-50, -252, 63, 6), box(-46, -192, 59, 4)) +
    shape(m, box(13, -252, 37, 6), box(13, -192, 33, 4)) +
    turret(-44, -214, 24, 50) +
    turret(44, -214, 24, 50) +
    block(ink, -33, -250, 66, 38, 0.64) +
    shape(dark, ...[-26, -9].map((x) => arch(x, -254, 12, 28)), arch(14, -254, 12, 28)) +
    shape(pale, box(-37, -292, 46, 6)) +
    shape(m, box(9, -292, 28, 6)) +
    shape(pale, ...[-33, -11, 11].map((x) => arch(x - 3, -291, 6, 16))) +
    drum(ink, -24, -290, 48, 20) +
    shape(pane, ...[-18, -5, 9].map((x) => disc(x + 3, -300, 4))) +
    // The egg, and the lantern on it.
    shape(roofL, 'M-26-310C-28-336-14-348 0-350C14-348 28-336 26-310z') +
    shape(roofR, 'M8-310C12-334 8-346 0-350C14-348 28-336 26-310z') +
    shape(l, box(-6, -360, 8, 12)) +
    shape(r, box(2, -360, 4, 12)) +
    shape(glow, box(-1.3, -371, 2.6, 12)) +
    shape(l, box(-108, -5, 142, 5)) +
    shape(r, box(34, -5, 74, 5))
  );
}
