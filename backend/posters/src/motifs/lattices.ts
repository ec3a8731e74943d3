import { box, nums, path, line, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

const HEIGHT = 310;
const halfAt = (y: number): number => 9 + 80 * (1 - y / HEIGHT) ** 1.75;

/** Japan's towers of the fifties: painted in bands, with a deck to look from; the one in Sapporo tells the time. */
export function bandedTower({ ink, name }: Pen): string {
  const { l, m, r, pale, popL, popR, pane, dark, glow } = ink;
  const [bands, clock, crowned] = [9, /sapporo/i.test(name), /ts[ūu]tenkaku/i.test(name)];
  const band = (i: number): string => {
    const [from, to] = [(i * HEIGHT) / bands, ((i + 1) * HEIGHT) / bands];
    const [a, b] = [halfAt(from), halfAt(to)];
    const [lit, shade] = i % 2 === 0 ? [popL, popR] : [pale, m];
    const leg = i < 3 ? 0.44 : 1;
    if (leg < 1)
      return (
        shape(lit, poly(-a, -from, -b, -to, -b * leg, -to, -a * 0.56, -from)) +
        shape(shade, poly(a * 0.56, -from, b * leg, -to, b, -to, a, -from))
      );
    return (
      shape(lit, poly(-a, -from, -b, -to, b * 0.2, -to, a * 0.2, -from)) +
      shape(shade, poly(a * 0.2, -from, b * 0.2, -to, b, -to, a, -from))
    );
  };
  const deck = (y: number, half: number, high: number): string =>
    block(ink, -half, -y, half * 2, high, 0.6) +
    shape(pane, box(-half + 4, -y - high + 6, half * 2 - 8, high * 0.38)) +
    shape(pale, box(-half - 4, -y - high - 4, half * 2 + 8, 5), box(-half - 3, -y - 2, half * 2 + 6, 4));
  const brace = (i: number): string => {
    const [from, to] = [(i * HEIGHT) / bands, ((i + 1) * HEIGHT) / bands];
    return path(-halfAt(from), -from, halfAt(to), -to) + path(halfAt(from), -from, -halfAt(to), -to);
  };
  return `<g transform="scale(1.18)">${
    block(ink, -58, 0, 116, 34, 0.6) +
    shape(dark, box(-14, -22, 28, 22)) +
    shape(popL, box(-2.4, -400, 4.8, 96)) +
    shape(pale, box(-2.4, -384, 4.8, 18), box(-2.4, -348, 4.8, 18)) +
    times(bands, band) +
    line(
      dark,
      2.4,
      times(6, (i) => brace(i + 3)),
    ) +
    shape(
      r,
      `M${nums(-halfAt(104) * 0.5, -104)}Q${nums(0, -124, halfAt(104) * 0.5, -104)}V-110Q${nums(0, -134, -halfAt(104) * 0.5, -110)}z`,
    ) +
    (crowned ? deck(232, 46, 44) + deck(150, 40, 18) : deck(134, 46, 26) + deck(248, 20, 18)) +
    (clock
      ? shape(dark, box(-26, -192, 52, 26)) +
        shape(glow, ...[-19, -9, 5, 15].map((x) => box(x, -186, 5, 14)), box(-1, -183, 2.4, 3), box(-1, -176, 2.4, 3))
      : '') +
    (crowned ? shape(l, poly(-46, -280, -20, -304, 20, -304, 46, -280)) + shape(glow, box(-12, -262, 24, 6)) : '')
  }</g>`;
}
