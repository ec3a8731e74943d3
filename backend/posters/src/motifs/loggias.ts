import { arch, box, disc, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** The Palacio de los López in Asunción: all white, two wings that come forward, loggias between, a tower with a spire. */
export function whiteLoggias({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, leafL, leafR, popL } = ink;
  /** A corner pinnacle. */
  const pinnacle = (x: number, foot: number, s: number): string =>
    shape(
      pale,
      box(x - 4 * s, foot - 12 * s, 8 * s, 12 * s),
      poly(x - 4 * s, foot - 12 * s, x, foot - 34 * s, x + 1, foot - 12 * s),
    ) + shape(r, poly(x + 1, foot - 12 * s, x, foot - 34 * s, x + 4 * s, foot - 12 * s));
  const wing = (x: number, split: number): string =>
    block(ink, x, 0, 84, 114, split) +
    shape(pale, box(x - 3, -120, 84 * split + 3, 7), box(x, -60, 84 * split, 5)) +
    shape(m, box(x + 84 * split, -120, 84 * (1 - split) + 3, 7), box(x + 84 * split, -60, 84 * (1 - split), 5)) +
    shape(
      pale,
      ...[4, 30, 56].map((dx) => arch(x + dx, -66, 20, 42)),
      ...[4, 30, 56].map((dx) => arch(x + dx, -6, 20, 46)),
    ) +
    shape(
      pane,
      ...[8, 34, 60].map((dx) => arch(x + dx, -68, 12, 35)),
      ...[8, 34, 60].map((dx) => arch(x + dx, -6, 12, 40)),
    ) +
    shape(pale, poly(x + 6, -119, x + 42, -140, x + 78, -119)) +
    shape(m, poly(x + 22, -121, x + 42, -133, x + 62, -121)) +
    pinnacle(x + 5, -119, 0.9) +
    pinnacle(x + 79, -119, 0.9);
  /** Two storeys of open arches, deep in shadow. */
  const loggia = (x: number, front: string, edge: string): string =>
    shape(front, box(x, -104, 104, 104)) +
    shape(
      dark,
      times(4, (i) => arch(x + 5 + i * 25, -60, 19, 36)),
      times(4, (i) => arch(x + 5 + i * 25, -8, 19, 40)),
    ) +
    shape(
      edge,
      box(x, -110, 104, 6),
      box(x, -58, 104, 5),
      times(4, (i) => box(x + 5 + i * 25, -70, 19, 3)),
    ) +
    shape(
      edge,
      times(13, (i) => box(x + 2 + i * 8, -118, 4, 9)),
      box(x, -120, 104, 3),
    );
  return (
    loggia(-152, l, pale) +
    loggia(52, m, l) +
    wing(-232, 0.84) +
    wing(148, 0.62) +
    // The middle, and the tower with its four pinnacles.
    block(ink, -56, 0, 112, 128, 0.68) +
    shape(pale, box(-60, -134, 80, 7), box(-56, -62, 76, 5)) +
    shape(m, box(20, -134, 40, 7), box(20, -62, 36, 5)) +
    shape(pale, ...[-52, -28, -4].map((x) => arch(x, -68, 20, 46)), ...[-54, 14].map((x) => box(x, -128, 5, 122))) +
    shape(pane, ...[-48, -24, 0].map((x) => arch(x, -70, 12, 38)), arch(30, -70, 13, 38), arch(30, -8, 13, 38)) +
    shape(dark, arch(-50, -8, 16, 40), arch(-28, -8, 22, 46), arch(-1, -8, 14, 40)) +
    block(ink, -30, -132, 60, 36, 0.66) +
    shape(pale, box(-34, -171, 44, 6)) +
    shape(m, box(10, -171, 24, 6)) +
    shape(pale, arch(-23, -136, 26, 28)) +
    shape(dark, arch(-19, -136, 18, 24), arch(14, -136, 9, 24)) +
    pinnacle(-30, -170, 0.8) +
    pinnacle(30, -170, 0.8) +
    shape(pale, poly(-20, -171, -8, -182, -4, -200, 3, -200, 4, -171)) +
    shape(r, poly(4, -171, 3, -200, 6, -182, 20, -171)) +
    shape(glow, box(-1.4, -206, 2.8, 8)) +
    shape(popL, poly(1, -206, 20, -202, 1, -196)) +
    // Steps and clipped trees.
    shape(pale, box(-70, -8, 92, 8)) +
    shape(m, box(22, -8, 48, 8)) +
    shape(leafR, ...[-132, -84, 84, 132].map((x) => disc(x, -9, 9))) +
    shape(leafL, ...[-135, -87, 81, 129].map((x) => disc(x, -11, 5.5)))
  );
}
