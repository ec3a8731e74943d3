import { box, disc, nums, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** A temple on the Nile: two sloping towers with hollow cornices, flags on tall masts, an obelisk and rams in a row. */
export function pylon({ ink }: Pen): string {
  const { l, m, r, pale, dark, glow, popL, popR, landL, landR, leafL, leafR } = ink;
  const tower = (x: number, half: number, high: number): string => {
    const [lean, seam] = [half * 0.16, x + half * 0.5];
    return (
      shape(l, poly(x - half, 0, x - half + lean, -high, seam - lean * 0.4, -high, seam, 0)) +
      shape(r, poly(seam, 0, seam - lean * 0.4, -high, x + half - lean, -high, x + half, 0)) +
      // The hollow cornice and the roll below it.
      shape(
        pale,
        `M${nums(x - half + lean, -high)}q-1-10-9-17H${nums(seam)}L${nums(seam - lean * 0.4, -high)}z`,
        box(x - half + lean - 3, -high - 3, half * 1.42 - lean, 5),
      ) +
      shape(m, `M${nums(seam - lean * 0.4, -high)}L${nums(seam, -high - 17)}H${nums(x + half - lean + 9)}q-8 7-9 17z`) +
      shape(popL, box(x - half + lean - 8, -high - 21, half * 1.44 - lean + 8, 5)) +
      shape(popR, box(seam, -high - 21, half * 0.5 - lean + 9, 5))
    );
  };
  /** A king who strides, his arm raised. */
  const king = (x: number, foot: number): string =>
    shape(
      m,
      poly(x - 14, foot, x - 4, foot - 30, x + 4, foot - 30, x + 12, foot, x + 6, foot, x, foot - 20, x - 8, foot),
      poly(x - 9, foot - 30, x - 12, foot - 58, x + 12, foot - 58, x + 8, foot - 30),
      poly(x + 8, foot - 58, x + 26, foot - 76, x + 30, foot - 72, x + 13, foot - 51),
      disc(x, foot - 65, 6),
      poly(x - 7, foot - 68, x - 3, foot - 86, x + 3, foot - 86, x + 6, foot - 68),
    );
  const mast = (x: number, high: number): string =>
    shape(dark, box(x - 1.6, -high, 3.2, high)) + shape(popL, `M${nums(x + 1, -high)}l24 5-24 8z`);
  const ram = (x: number): string =>
    shape(pale, box(x - 15, -9, 32, 9)) +
    shape(l, `M${nums(x - 13, -9)}q-2-15 12-17l2-9q9-3 13 4l-1 8-6 2v12z`) +
    shape(r, `M${nums(x - 13, -9)}q-2-15 12-17l2 6q-8 2-8 11z`) +
    shape(m, disc(x + 6, -33, 4));
  return (
    shape(r, poly(150, 0, 150, -92, 196, -88, 196, 0)) +
    shape(
      dark,
      times(3, (i) => box(158 + i * 13, -76 + i, 6, 76)),
    ) +
    shape(pale, box(150, -97, 47, 7)) +
    tower(-72, 86, 168) +
    tower(90, 78, 168) +
    king(-96, -34) +
    king(76, -34) +
    shape(glow, disc(-98, -142, 8), disc(74, -142, 8)) +
    shape(m, box(-150, -26, 118, 3), box(22, -26, 104, 3)) +
    // The gate between them.
    shape(l, box(-4, -112, 12, 112)) +
    shape(m, box(24, -112, 10, 112)) +
    shape(dark, box(2, -104, 24, 104)) +
    shape(pale, `M-4-112q-1-7-7-12H40q-6 5-7 12z`) +
    shape(popL, box(-12, -128, 54, 5)) +
    shape(glow, disc(14, -118, 4.4)) +
    mast(-130, 214) +
    mast(-46, 214) +
    mast(50, 214) +
    mast(124, 214) +
    // An obelisk; its twin stands in Paris.
    shape(landL, poly(-26, 0, -22, -186, -15, -200, -14, 0)) +
    shape(landR, poly(-14, 0, -15, -200, -8, -186, -5, 0)) +
    shape(glow, poly(-22, -186, -15, -200, -8, -186)) +
    shape(
      m,
      times(8, (i) => box(-20, -172 + i * 20, 5, 9)),
    ) +
    shape(pale, box(-31, -8, 30, 8)) +
    [-176, -138, -100, -62].map(ram).join('') +
    [58, 96, 134, 172].map(ram).join('') +
    shape(leafR, 'M188-8q-2-30-8-44q10 2 10 16q4-20 8-26q3 20-2 54z') +
    shape(leafL, 'M-196-4q-2-34 3-48q8 10 6 26q5-12 10-14q-2 20-8 36z')
  );
}
