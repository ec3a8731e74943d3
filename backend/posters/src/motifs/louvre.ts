import { arch, box, line, path, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A triangle of panes; the bars run along its two upper edges, so that they cut it into rhombs. */
const bars = (left: number, right: number, apex: number, high: number, count: number): string =>
  times(count - 1, (i) => {
    const t = (i + 1) / count;
    const foot = left + (right - left) * t;
    return (
      path(foot, 0, apex + (right - apex) * t, -high * (1 - t)) + path(foot, 0, left + (apex - left) * t, -high * t)
    );
  });

/** One rhomb of the grid, counted along the left edge (i) and the right edge (j) from the left foot. */
const pane = (left: number, right: number, apex: number, high: number, count: number, i: number, j: number): string => {
  const at = (up: number, along: number): readonly [number, number] => [
    left + ((apex - left) * up + (right - left) * along) / count,
    (-high * up) / count,
  ];
  return poly(...at(j, i), ...at(j + 1, i - 1), ...at(j + 2, i - 1), ...at(j + 1, i));
};

function glass({ ink }: Pen, x: number, half: number, high: number, edge: number, count: number): string {
  const { glint, water, depth, pale, mirror } = ink;
  const [left, right, ridge] = [x - half, x + half, x + edge];
  const lit =
    count > 4
      ? [
          [3, 1],
          [4, 1],
          [3, 2],
          [2, 4],
          [6, 0],
        ].map(([i = 0, j = 0]) => pane(left, ridge, x, high, count, i, j))
      : [];
  const few = Math.max(2, Math.round(count * 0.6));
  return (
    shape(glint, poly(left, 0, x, -high, ridge, 0)) +
    shape(water, poly(ridge, 0, x, -high, right, 0)) +
    (lit.length > 0
      ? shape(pale, ...lit) +
        shape(
          mirror,
          ...[
            [5, 1],
            [2, 2],
            [4, 3],
            [1, 6],
          ].map(([i = 0, j = 0]) => pane(left, ridge, x, high, count, i, j)),
        )
      : '') +
    line(water, 2.6, bars(left, ridge, x, high, count)) +
    line(depth, 2.6, bars(ridge, right, x, high, few)) +
    line(pale, count > 4 ? 4 : 3, path(left, 0, x, -high, ridge, 0))
  );
}

/** The glass pyramid in its court, between the wings and before the clock pavilion. */
export function louvre(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pane: window, pale, roofL, roofR, glow, dark, water, glint, path: paving, land } = ink;
  const pavilion = (x: number, w: number, h: number): string =>
    block(ink, x - w / 2, -16, w, h, 0.68) +
    shape(pale, box(x - w / 2 - 4, -h - 21, w + 8, 7), box(x - w / 2 - 2, -16 - h * 0.48, w + 4, 4)) +
    shape(roofL, `M${x - w / 2} ${-h - 21}q3-30 12-42H${x + w / 2 - 12}q9 12 12 42z`) +
    shape(roofR, `M${x + w * 0.18} ${-h - 63}H${x + w / 2 - 12}q9 12 12 42H${x + w * 0.18}z`) +
    shape(pale, box(x - w / 2 + 10, -h - 67, w - 20, 5)) +
    shape(
      window,
      times(2, (j) =>
        times(
          3,
          (i) =>
            arch(x - w * 0.4 + i * w * 0.24, -24 - j * h * 0.48, w * 0.13, h * 0.32) +
            (i === 2 ? arch(x + w * 0.28, -24 - j * h * 0.48, w * 0.1, h * 0.32) : ''),
        ),
      ),
      arch(x - 7, -h - 28, 13, 22),
    );
  const wing = (from: number, to: number, wall: string, roof: string): string =>
    shape(wall, box(from, -106, to - from, 90)) + shape(roof, poly(from, -106, from, -134, to, -134, to, -106));
  const bays = (from: number, count: number): string =>
    times(2, (j) => times(count, (i) => arch(from + i * 22, -26 - j * 42, 11, 27)));
  return (
    wing(-262, -40, l, roofL) +
    wing(40, 262, m, roofR) +
    shape(window, bays(-222, 9), bays(52, 8)) +
    shape(pale, box(-262, -110, 222, 6), box(40, -110, 222, 5), box(-262, -63, 222, 4)) +
    shape(r, box(40, -63, 222, 4)) +
    shape(
      dark,
      times(6, (i) => box(-214 + i * 34, -146, 7, 14)),
      times(6, (i) => box(58 + i * 32, -146, 7, 14)),
    ) +
    shape(
      l,
      times(7, (i) => arch(-206 + i * 26, -110, 9, 15)),
      times(7, (i) => arch(60 + i * 26, -110, 9, 15)),
    ) +
    pavilion(0, 104, 118) +
    shape(roofL, 'M-40-184C-38-214-20-226 4-228L8-184z') +
    shape(roofR, 'M8-184L4-228C26-224 38-212 40-184z') +
    shape(glow, box(-2, -242, 4, 18)) +
    pavilion(-264, 72, 108) +
    pavilion(264, 72, 108) +
    shape(land, poly(-302, 0, -290, -18, 290, -18, 302, 0)) +
    shape(paving, poly(-250, 0, -232, -12, 232, -12, 250, 0)) +
    shape(water, poly(-292, -2, -276, -13, -206, -13, -190, -2), poly(292, -2, 276, -13, 206, -13, 190, -2)) +
    shape(glint, poly(-280, -6, -272, -11, -224, -11, -216, -6), poly(262, -6, 254, -11, 216, -11, 208, -6)) +
    `<g transform="translate(0-14)">${glass(pen, -214, 30, 36, 10, 3)}${glass(pen, 216, 30, 36, 10, 3)}</g><g transform="translate(0-3)">${glass(pen, -6, 166, 202, 62, 9)}</g>` +
    shape(pale, box(-78, -34, 44, 34)) +
    shape(dark, box(-74, -29, 36, 29)) +
    shape(glow, box(-70, -29, 12, 29), box(-54, -29, 12, 29))
  );
}
