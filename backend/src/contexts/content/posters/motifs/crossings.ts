import { arch, box, line, nums, path, pierced, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Venice's Rialto: one broad arch, two slopes of shops that climb to an open portico. */
export function rialto({ ink }: Pen): string {
  const { l, m, r, pale, dark, roofL, roofR, cast } = ink;
  /** The parapet at a distance from the middle, and the eaves of the shops above it. */
  const edge = (x: number): number => -152 + Math.max(0, Math.abs(x) - 62) * 0.3;
  const bay = (side: 1 | -1, i: number): readonly [number, number] => {
    const x = side * (86 + i * 34);
    return [x, edge(x)];
  };
  const openings = (side: 1 | -1): string =>
    times(6, (i) => {
      const [x, y] = bay(side, i);
      return arch(x - 11, y - 12, 22, 38);
    });
  const row = (side: 1 | -1, light: string): string => {
    const [from, to] = [side * 66, side * 276];
    return (
      shape(light, poly(from, edge(from), from, edge(from) - 60, to, edge(to) - 60, to, edge(to))) +
      shape(dark, openings(side)) +
      shape(
        side < 0 ? roofL : roofR,
        poly(from, edge(from) - 58, from, edge(from) - 80, to - side * 8, edge(to) - 78, to + side * 6, edge(to) - 58),
      )
    );
  };
  const hole = 'M-226 0C-190-76-96-112 0-112S190-76 226 0z';
  return (
    row(-1, l) +
    row(1, m) +
    block(ink, -58, -150, 116, 84, 0.66) +
    shape(pale, arch(-34, -150, 68, 74)) +
    shape(dark, arch(-27, -150, 54, 66)) +
    shape(pale, box(-63, -238, 126, 7), poly(-63, -236, 0, -268, 63, -236)) +
    shape(m, poly(-42, -239, 0, -260, 42, -239)) +
    shape(pale, box(-56, -232, 6, 82), box(50, -232, 6, 82), box(-4, -282, 8, 16)) +
    shape(r, 'M226 0C190-76 96-112 0-112C96-104 170-66 196 0z') +
    pierced(l, `M-360 0V-62L-62-152H62L360-62V0z`, hole) +
    shape(m, poly(262, 0, 276, -34, 360, -34, 360, 0)) +
    line(pale, 7, 'M-226 0C-190-76-96-112 0-112S190-76 226 0') +
    line(pale, 8, path(-360, -62, -62, -152, 62, -152, 360, -62)) +
    line(m, 4, path(-360, -40, -62, -130, 62, -130, 360, -40)) +
    shape(
      cast,
      times(16, (i) => {
        const x = -330 + i * 44;
        return box(x - 2, edge(x) + 6, 4, 14);
      }),
    ) +
    shape(pale, ...[-150, 150].map((x) => `M${nums(x - 12, -96)}l12-14l12 14l-12 10z`)) +
    shape(r, box(-360, -8, 116, 8), box(250, -8, 110, 8))
  );
}

/** Lucerne's: a roofed walk of timber on piles, bent by an eight-sided tower that stands in the water. */
export function chapelBridge({ ink }: Pen): string {
  const { m, r, pale, pane, dark, roofL, roofR, popL, leafL, leafR, glow, landL, landR } = ink;
  /** A stretch of the walk from one end to the other: x and height of the deck. */
  const walk = (x0: number, y0: number, x1: number, y1: number, k: number): string => {
    const count = Math.round(Math.abs(x1 - x0) / 21);
    const at = (i: number): readonly [number, number] => [x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count];
    return (
      shape(
        dark,
        times(Math.ceil(count / 3), (i) =>
          poly(
            at(i * 3 + 1)[0] - 5,
            at(i * 3 + 1)[1],
            at(i * 3 + 1)[0] + 5,
            at(i * 3 + 1)[1],
            at(i * 3 + 1)[0] + 7,
            0,
            at(i * 3 + 1)[0] - 7,
            0,
          ),
        ),
      ) +
      shape(landR, poly(x0, y0 - 46 * k, x1, y1 - 46 * k, x1, y1, x0, y0)) +
      shape(
        landL,
        times(count + 1, (i) => box(at(i)[0] - 2, at(i)[1] - 46 * k, 4, 30 * k)),
      ) +
      shape(dark, poly(x0, y0 - 46 * k, x1, y1 - 46 * k, x1, y1 - 40 * k, x0, y0 - 40 * k)) +
      shape(m, poly(x0, y0 - 18 * k, x1, y1 - 18 * k, x1, y1 - 4, x0, y0 - 4)) +
      shape(leafL, poly(x0, y0 - 20 * k, x1, y1 - 20 * k, x1, y1 - 12 * k, x0, y0 - 12 * k)) +
      shape(
        popL,
        times(count * 2, (i) => box(at(i / 2)[0] + 2, at(i / 2)[1] - 21 * k, 6, 5)),
      ) +
      shape(roofL, poly(x0 - 4, y0 - 44 * k, x0 + 8, y0 - 74 * k, x1 - 8, y1 - 74 * k, x1 + 4, y1 - 44 * k)) +
      shape(roofR, poly(x0 - 4, y0 - 44 * k, x0, y0 - 52 * k, x1, y1 - 52 * k, x1 + 4, y1 - 44 * k))
    );
  };
  return (
    shape(m, poly(-22, -6, -16, -186, 96, -186, 102, -6)) +
    shape(ink.l, poly(-22, -6, -16, -186, 22, -186, 20, -6)) +
    shape(r, poly(66, -6, 64, -186, 96, -186, 102, -6)) +
    shape(pale, box(-19, -150, 84, 4), box(-22, -190, 88, 7)) +
    shape(pane, ...[-8, 36, 76].map((x) => arch(x, -116, 10, 24))) +
    shape(
      dark,
      times(6, (i) => box(-12 + i * 18, -180, 9, 16)),
    ) +
    shape(roofL, poly(-32, -188, 32, -276, 48, -276, 62, -188)) +
    shape(roofR, poly(62, -188, 48, -276, 112, -188)) +
    shape(ink.l, poly(0, -206, 10, -224, 20, -206)) +
    shape(glow, box(38.6, -288, 2.8, 14)) +
    walk(40, -38, 360, -56, 0.9) +
    walk(-360, -28, 40, -38, 1) +
    shape(r, poly(-30, 0, -25, -14, 105, -14, 110, 0)) +
    shape(leafR, poly(-30, 0, -28, -7, 108, -7, 110, 0))
  );
}
