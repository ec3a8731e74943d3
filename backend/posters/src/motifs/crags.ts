import { arch, box, disc, oval, poly, shape, times } from '../svg.js';
import { block, drum, merlons, type Pen } from './art.js';

/** Edinburgh's: grey walls and a half-moon battery along the top of a black rock. */
export function castleRock({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, leafL, leafR, landL, landR, popL, depth, mirror } = ink;
  return (
    block(ink, -128, -226, 84, 84, 0.62) +
    shape(mirror, poly(-134, -310, -116, -340, -52, -340, -40, -310)) +
    shape(depth, poly(-74, -310, -70, -340, -52, -340, -40, -310)) +
    shape(pale, merlons(-128, -308, 52, 4, 10)) +
    block(ink, -52, -230, 46, 128, 0.6) +
    shape(l, merlons(-52, -358, 46, 4, 10)) +
    block(ink, -34, -356, 20, 22, 0.6) +
    shape(dark, box(-26, -402, 3, 26)) +
    shape(popL, poly(-23, -402, 10, -396, -23, -386)) +
    block(ink, 0, -224, 92, 70, 0.64) +
    shape(mirror, poly(-6, -294, 8, -326, 84, -326, 98, -294)) +
    shape(depth, poly(58, -294, 56, -326, 84, -326, 98, -294)) +
    block(ink, 100, -214, 46, 48, 0.6) +
    shape(mirror, poly(96, -262, 108, -284, 138, -284, 150, -262)) +
    shape(
      pane,
      times(3, (i) => times(2, (j) => box(-118 + i * 18, -298 + j * 32, 7, 15))),
      times(4, (i) => times(2, (j) => box(8 + i * 19, -284 + j * 28, 7, 14))),
      times(3, (i) => box(-40, -334 + i * 32, 6, 15)),
      box(108, -250, 7, 14),
      box(124, -250, 7, 14),
    ) +
    drum(ink, 20, -170, 150, 54) +
    shape(l, merlons(18, -224, 56, 5, 11)) +
    shape(m, merlons(76, -224, 40, 4, 11)) +
    shape(r, merlons(118, -224, 54, 5, 11)) +
    shape(dark, ...[34, 58, 86, 110, 138].map((x) => box(x, -206, 9, 8))) +
    block(ink, -150, -196, 176, 34, 0.64) +
    shape(l, merlons(-150, -230, 112, 9, 9)) +
    shape(r, merlons(-34, -230, 60, 5, 9)) +
    shape(
      dark,
      'M-180 0L-166-60L-172-96L-150-130L-154-198L-96-190L-60-200L10-188L60-172L118-174L172-168L160-128L170-90L158-52L176 0z',
    ) +
    shape(m, 'M-180 0L-166-60L-172-96L-150-130L-154-198L-128-194L-120-140L-134-100L-118-64L-130 0z') +
    shape(
      r,
      'M-96-190L-60-200L-44-150L-62-104L-40-60L-64 0H-84L-76-58L-98-110L-84-150z',
      'M10-188L60-172L52-130L70-90L54-44L66 0H30L40-60L22-104L30-140z',
      'M118-174L150-169L138-124L148-88L136-40L140 0H116L120-60L106-98L118-130z',
    ) +
    shape(landR, 'M-181 0Q-150-46-96-40Q-40-66 20-40Q90-60 130-36Q168-34 181 0z') +
    shape(leafR, 'M-181 0q4-34 32-34q16-26 40-8q22-14 40 8q20 8 24 34z', 'M60 0q4-36 34-34q14-24 40-8q36 2 44 42z') +
    shape(leafL, 'M-176 0q4-30 28-32q12-10 22-6q-16 16-12 38z', 'M66 0q4-30 28-32q10-8 20-6q-16 16-12 38z') +
    shape(landL, oval(10, -6, 66, 6)) +
    shape(pale, arch(-122, -196, 16, 24)) +
    shape(dark, arch(-118, -196, 8, 18), disc(150, -182, 4))
  );
}

/** Teotihuacan's: five steps of stone with a stair up the middle, and the avenue that leads to it. */
export function steppedPyramid({ ink }: Pen): string {
  const { l, m, r, pale, dark, landL, landR, leafL, leafR, path: paving } = ink;
  const tier = (x: number, half: number, y: number, high: number, slope: number): string =>
    shape(l, poly(x - half, y, x - half + slope, y - high, x + half * 0.3, y - high, x + half * 0.34, y)) +
    shape(r, poly(x + half * 0.34, y, x + half * 0.3, y - high, x + half - slope, y - high, x + half, y)) +
    shape(pale, box(x - half + slope - 2, y - high - 3, half * 1.3 - slope + 2, 5)) +
    shape(m, box(x + half * 0.3, y - high - 3, half * 0.7 - slope + 2, 5));
  const small = (x: number, half: number): string =>
    tier(x, half, -6, 20, 12) +
    tier(x, half * 0.74, -26, 18, 10) +
    tier(x, half * 0.5, -44, 16, 8) +
    shape(m, poly(x - 10, -6, x - 6, -60, x + 6, -60, x + 10, -6));
  const stair = (i: number): string => box(-26 + i * 0.62, -12 - i * 11, 50 - i * 1.24, 3);
  return (
    small(-236, 62) +
    small(238, 60) +
    tier(0, 216, -4, 54, 34) +
    tier(0, 172, -58, 50, 32) +
    tier(0, 130, -108, 46, 28) +
    tier(0, 92, -154, 42, 24) +
    tier(0, 58, -196, 34, 18) +
    shape(m, box(-26, -241, 50, 11)) +
    shape(pale, poly(-36, 0, -15, -231, 15, -231, 36, 0)) +
    shape(m, poly(12, 0, 6, -231, 15, -231, 36, 0)) +
    shape(dark, times(20, stair)) +
    small(-150, 38) +
    small(152, 38) +
    shape(landR, 'M-300 0Q-200-16-100-8H100Q210-16 300 0z') +
    shape(paving, poly(-60, 0, -38, -9, 38, -9, 60, 0)) +
    shape(landL, 'M-300 0Q-220-10-140-5L-60 0z') +
    shape(
      leafR,
      'M-196 0q-4-26-12-34q10 2 14 14q2-24 6-32q6 12 4 30q6-14 14-14q-6 12-10 36z',
      'M196 0q-4-26-12-34q10 2 14 14q2-24 6-32q6 12 4 30q6-14 14-14q-6 12-10 36z',
    ) +
    shape(leafL, 'M-192 0q0-24 4-44q6 14 2 44z', 'M200 0q0-24 4-44q6 14 2 44z')
  );
}
