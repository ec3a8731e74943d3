import { box, disc, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** The low house a tower of the air grows out of. */
const foyer = ({ ink }: Pen, half: number, high: number): string =>
  block(ink, -half, 0, half * 2, high, 0.62) +
  shape(ink.pale, box(-half - 4, -high - 4, half * 1.24 + 4, 5)) +
  shape(ink.m, box(half * 0.24, -high - 4, half * 0.76 + 4, 5)) +
  shape(
    ink.pane,
    times(9, (i) => box(-half + 8 + i * ((half * 2 - 14) / 9), -high + 8, 10, high - 14)),
  );

/** A shaft of concrete with rooms for the view, and a mast. */
export function needle(pen: Pen): string {
  const { l, m, r, pale, pane, popL, popR, dark } = pen.ink;
  return (
    shape(l, 'M-42 0C-18-40-11-110-9-236H1V0z') +
    shape(r, 'M42 0C18-40 11-110 9-236H1V0z') +
    shape(m, 'M-8 0Q-3-120-3-236H3Q3-120 6 0z') +
    shape(l, poly(-7, -264, -5, -306, 2, -306, 2, -264)) +
    shape(r, poly(2, -264, 2, -306, 5, -306, 7, -264)) +
    shape(l, 'M-10-222L-38-242Q-42-254-30-266H8V-222z') +
    shape(r, 'M8-222L38-242Q42-254 30-266H8z') +
    shape(pane, box(-37, -256, 45, 7), box(8, -256, 29, 7)) +
    shape(pale, poly(-41, -244, -38, -249, 9, -249, 9, -244)) +
    shape(popL, box(-28, -272, 38, 6)) +
    shape(popR, box(10, -272, 18, 6)) +
    shape(l, box(-12, -318, 16, 12)) +
    shape(r, box(4, -318, 8, 12)) +
    shape(m, poly(-4, -318, -1.4, -372, 1.4, -372, 4, -318)) +
    shape(popL, box(-3.4, -336, 6.8, 6), box(-2.6, -354, 5.2, 6)) +
    foyer(pen, 104, 34) +
    shape(dark, box(-12, -20, 22, 20))
  );
}

/** Seattle's: a saucer on three waisted legs. */
export function saucer(pen: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, popL, dark } = pen.ink;
  return (
    shape(m, box(-9, -288, 18, 288)) +
    shape(dark, box(-2, -280, 4, 280)) +
    shape(l, 'M-52 0C-20-80-8-150-30-290H-16C2-150-10-90-32 0z') +
    shape(r, 'M52 0C20-80 8-150 30-290H16C-2-150 10-90 32 0z') +
    shape(l, box(-26, -108, 38, 9)) +
    shape(r, box(12, -108, 14, 9)) +
    shape(r, 'M-34-284Q0-272 34-284L22-272H-22z') +
    shape(pale, 'M-78-298Q0-276 78-298L48-308H-48z') +
    shape(m, 'M24-288Q56-292 78-298L48-308H24z') +
    shape(pane, box(-46, -317, 92, 9)) +
    shape(pale, box(-50, -321, 72, 4)) +
    shape(m, box(22, -321, 28, 4)) +
    shape(roofL, 'M-50-320Q-20-338-2-340H6Q12-330 12-320z') +
    shape(roofR, 'M12-320Q12-330 4-340Q26-336 50-320z') +
    shape(popL, poly(-4, -338, 0, -372, 4, -338)) +
    foyer(pen, 108, 28)
  );
}

/** Taipei's: eight sheaves of glass, each opening upwards, on a foot like a pyramid. */
export function sheaves(pen: Pen): string {
  const { l, m, r, pale, pane, leafL, leafR, glow } = pen.ink;
  const sheaf = (i: number): string => {
    const [y, half] = [-92 - i * 26, 37 - i * 1.1];
    return (
      shape(l, poly(-half, y, -half - 7, y - 23, half * 0.3, y - 23, half * 0.26, y)) +
      shape(r, poly(half * 0.26, y, half * 0.3, y - 23, half + 7, y - 23, half, y)) +
      shape(pane, box(-half + 3, y - 17, half * 1.1, 4), box(-half + 4, y - 9, half * 1.1, 4)) +
      shape(leafL, box(-half - 8, y - 26, half * 1.3 + 8, 4)) +
      shape(leafR, box(half * 0.3, y - 26, half * 0.7 + 8, 4)) +
      shape(glow, disc(-half * 0.36, y - 22, 3))
    );
  };
  return (
    shape(l, poly(-60, 0, -42, -92, 12, -92, 16, 0)) +
    shape(r, poly(16, 0, 12, -92, 42, -92, 60, 0)) +
    shape(
      m,
      times(5, (i) => box(-50 + i * 13, -86 + Math.abs(i - 3) * 3, 4, 84 - Math.abs(i - 3) * 3)),
    ) +
    times(8, sheaf) +
    block(pen.ink, -24, -300, 48, 14, 0.64) +
    block(pen.ink, -15, -314, 30, 14, 0.64) +
    shape(pale, box(-26, -302, 34, 3)) +
    shape(l, poly(-6, -328, -1.6, -372, 1, -372, 1, -328)) +
    shape(r, poly(1, -328, 1, -372, 1.6, -372, 6, -328)) +
    block(pen.ink, -112, 0, 60, 52, 0.7) +
    block(pen.ink, 44, 0, 66, 40, 0.5) +
    shape(
      pane,
      times(3, (i) => box(-104 + i * 13, -44, 7, 36)),
      times(3, (i) => box(54 + i * 18, -32, 9, 24)),
    )
  );
}
