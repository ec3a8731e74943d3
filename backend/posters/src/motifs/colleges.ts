import { arch, box, disc, nums, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** The faces of a round wall between pillars: where each of `count` stands on the side that one sees. */
const around = (half: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => half * Math.sin(((i + 0.5) / count - 0.5) * Math.PI));

/** Oxford's Radcliffe Camera: a ring of arches, a ring of coupled columns, and a leaden dome with ribs on buttresses. */
export function radcliffe({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, mirror, depth, glint, glow, leafL, leafR } = ink;
  const rusticated = drum(ink, -132, -6, 264, 86);
  const doors = around(124, 8);
  const columns = around(112, 11);
  const between = columns.slice(1).map((x, i) => (x + (columns[i] ?? x)) / 2);
  const narrow = (x: number, half: number, wide: number): number => wide * Math.sqrt(1 - (x / half) ** 2 * 0.8);
  const rib = (share: number): string =>
    `M${nums(share * 82, -268)}C${nums(share * 80, -306, share * 48, -330, share * 18, -336)}h2.6C${nums(share * 48 + 5, -330, share * 80 + 5, -306, share * 82 + 5, -268)}z`;
  return (
    shape(leafR, box(-166, -10, 332, 10)) +
    shape(leafL, box(-166, -12, 214, 6)) +
    rusticated +
    shape(
      m,
      times(5, (i) => box(-132, -26 - i * 15, 168, 2.6)),
    ) +
    shape(pale, ...doors.map((x) => arch(x - narrow(x, 132, 15), -6, narrow(x, 132, 30), 66))) +
    shape(dark, ...doors.map((x) => arch(x - narrow(x, 132, 11), -6, narrow(x, 132, 22), 58))) +
    shape(pale, box(-138, -98, 205, 9), ...doors.slice(1, 5).map((x) => poly(x - 17, -78, x, -90, x + 17, -78))) +
    shape(m, box(66, -98, 72, 9)) +
    drum(ink, -116, -97, 232, 108) +
    shape(
      pane,
      ...between.map((x) => arch(x - narrow(x, 118, 6), -108, narrow(x, 118, 12), 46)),
      ...between.map((x) => box(x - narrow(x, 118, 5), -186, narrow(x, 118, 10), 18)),
    ) +
    shape(
      pale,
      ...columns
        .slice(0, 8)
        .flatMap((x) => [-5, 2].map((at) => box(x + at * (narrow(x, 118, 10) / 10) - 1.6, -196, 4, 96))),
    ) +
    shape(l, ...columns.slice(8).flatMap((x) => [-4, 2].map((at) => box(x + at * 0.6 - 1.4, -196, 3.2, 96)))) +
    shape(pale, box(-122, -210, 182, 9), box(-119, -222, 178, 3)) +
    shape(m, box(60, -210, 62, 9), box(59, -222, 60, 3)) +
    shape(
      l,
      times(17, (i) => box(-116 + i * 14, -219, 6, 9)),
    ) +
    shape(pale, ...around(116, 9).map((x) => poly(x - 4, -222, x - 2, -234, x + 2, -234, x + 4, -222))) +
    drum(ink, -84, -222, 168, 42) +
    shape(pane, ...around(78, 7).map((x) => arch(x - narrow(x, 88, 6), -230, narrow(x, 88, 12), 25))) +
    shape(l, ...[-84, -46, 0].map((x) => `M${x - 9} -222Q${x - 8} -246 ${x - 3} -262h7v40z`)) +
    shape(r, ...[46, 82].map((x) => `M${x + 9} -222Q${x + 8} -246 ${x + 3} -262h-7v40z`)) +
    shape(pale, box(-90, -270, 134, 7)) +
    shape(m, box(44, -270, 46, 7)) +
    shape(mirror, cupola(0, -269, 168, 70)) +
    shape(depth, cupolaShade(0, -269, 168, 70)) +
    shape(glint, rib(-0.94), rib(-0.62), rib(-0.26)) +
    drum(ink, -16, -336, 32, 20) +
    shape(pane, arch(-11, -338, 6, 15), arch(-2, -338, 6, 15), arch(7, -338, 5, 15)) +
    shape(mirror, cupola(0, -355, 34, 12)) +
    shape(glow, disc(0, -367, 4))
  );
}

/** Turin's Mole: a tall dome of four sails over a columned hall, a temple on top and a spire with a star. */
export function mole({ ink }: Pen): string {
  const { l, m, r, pale, pane, mirror, depth, glint, glow, roofL, roofR, leafL, leafR, dark } = ink;
  const house = (x: number, w: number, high: number, light: string, shade: string): string =>
    shape(light, box(x, -high, w * 0.64, high)) +
    shape(shade, box(x + w * 0.64, -high, w * 0.36, high)) +
    shape(roofL, poly(x - 3, -high, x + 5, -high - 13, x + w - 8, -high - 13, x + w * 0.64, -high)) +
    shape(roofR, poly(x + w * 0.64, -high, x + w - 8, -high - 13, x + w + 3, -high)) +
    shape(
      pane,
      times(2, (j) => times(2, (i) => box(x + 7 + i * 13, -high + 10 + j * 22, 6, 12))),
      times(2, (j) => box(x + w * 0.76, -high + 10 + j * 22, 5, 12)),
    );
  const columns = (foot: number, half: number, high: number, count: number): string =>
    block(ink, -half, foot, half * 2, high, 0.64) +
    shape(
      pane,
      times(count, (i) => arch(-half + 4 + (i * half * 1.26) / count, foot - 3, (half * 1.26) / count - 4, high - 12)),
      times(count - 2, (i) =>
        arch(half * 0.32 + (i * half * 0.66) / (count - 2), foot - 3, (half * 0.66) / (count - 2) - 4, high - 12),
      ),
    ) +
    shape(pale, box(-half - 3, foot - high - 4, half * 1.28 + 3, 5)) +
    shape(m, box(half * 0.28, foot - high - 4, half * 0.72 + 3, 5));
  return (
    house(-164, 50, 66, pale, m) +
    house(116, 48, 60, l, r) +
    columns(0, 76, 92, 6) +
    shape(dark, poly(-62, -96, -16, -116, 30, -96)) +
    shape(pale, poly(-66, -95, -16, -119, 34, -95), poly(-48, -98, -16, -113, 16, -98)) +
    columns(-94, 66, 34, 7) +
    shape(mirror, 'M-62-130C-60-178-42-214-17-234H10C12-204 16-170 18-130z') +
    shape(depth, 'M18-130C16-170 12-204 10-234H17C42-214 60-178 62-130z') +
    shape(
      glint,
      'M-62-130C-60-178-42-214-17-234h5C-36-214-54-178-55-130z',
      'M14-130C12-170 8-204 6-234h4C12-204 16-170 19-130z',
    ) +
    shape(
      glint,
      times(
        3,
        (i) =>
          `M${-42 + i * 16} -130C${-41 + i * 14} -176 ${-30 + i * 10} -208 ${-12 + i * 6} -232h2.6C${-26 + i * 10} -208 ${-37 + i * 14} -176 ${-38 + i * 16} -130z`,
      ),
    ) +
    shape(pane, ...[-36, -14].map((x) => arch(x, -140, 8, 14)), arch(32, -140, 7, 14)) +
    columns(-232, 19, 24, 4) +
    columns(-258, 15, 18, 4) +
    shape(l, poly(-12, -280, -3, -352, 0, -352, 2, -280)) +
    shape(r, poly(2, -280, 0, -352, 3, -352, 12, -280)) +
    shape(pale, box(-12, -290, 24, 4), box(-9, -312, 18, 3.4), box(-6, -332, 12, 3)) +
    shape(glow, `M0-372l3 8l8 .4l-6 5.6l2 8l-7-4.400l-7 4.400l2-8l-6-5.600l8-.4z`) +
    house(-116, 54, 52, m, r) +
    house(62, 56, 48, pale, m) +
    shape(leafR, box(-166, -7, 332, 7)) +
    shape(leafL, box(-166, -9, 210, 5))
  );
}
