import { arch, box, disc, line, nums, path, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A spire of northern India: a curve that narrows to a ribbed disc, a pot and a flag. */
const spire = ({ ink }: Pen, x: number, foot: number, half: number, high: number): string => {
  const { l, r, m, glow, popL } = ink;
  const neck = half * 0.26;
  const top = foot - high;
  const left = `C${nums(x - half, foot - high * 0.55, x - half * 0.6, foot - high * 0.86, x - neck, top)}`;
  const right = `C${nums(x + half * 0.6, foot - high * 0.86, x + half, foot - high * 0.55, x + half, foot)}`;
  const seam = `C${nums(x + half * 0.3, foot - high * 0.5, x + half * 0.2, foot - high * 0.8, x + neck * 0.4, top)}`;
  return (
    shape(l, `M${nums(x - half, foot)}${left}H${x + neck}${right}z`) +
    shape(r, `M${nums(x + half * 0.3, foot)}${seam}H${x + neck}${right}z`) +
    shape(
      m,
      times(5, (i) => {
        const reach = half * (0.94 - i * 0.12);
        return box(x - reach, foot - high * (0.14 + i * 0.16), reach * 1.5, 3.2);
      }),
    ) +
    shape(glow, box(x - neck * 1.7, top - 7, neck * 3.4, 7), disc(x, top - 12, 6)) +
    line(glow, 2.6, path(x, top - 14, x, top - 38)) +
    shape(popL, poly(x, top - 38, x + 17, top - 32, x, top - 26))
  );
};

/** Varanasi: steps down to the river under parasols, the golden spires of the temple and a house of a maharaja above. */
export function ghats(pen: Pen): string {
  const { ink } = pen;
  const { l, m, r, pale, dark, pane, popL, popR, leafL, glow } = ink;
  const steps = times(5, (i) => {
    const [half, y] = [196 - i * 7, -i * 11];
    return shape(i % 2 ? l : m, box(-half, y - 11, half * 2, 11)) + shape(r, box(half - 42, y - 11, 42, 11));
  });
  const parasol = (x: number, y: number, colour: string): string =>
    line(dark, 2.6, path(x, y, x, y - 30)) +
    shape(colour, `M${nums(x - 24, y - 28)}Q${nums(x, y - 52, x + 24, y - 28)}z`) +
    shape(pale, `M${nums(x - 8, y - 28)}Q${nums(x, y - 52, x + 8, y - 28)}z`);
  const bather = (x: number, y: number, colour: string): string =>
    shape(colour, poly(x - 5, y, x - 4, y - 20, x + 4, y - 20, x + 5, y)) + shape(dark, disc(x, y - 25, 4.4));
  const palace = (x: number): string =>
    block(ink, x, -55, 112, 74, 0.66) +
    shape(
      pane,
      times(4, (i) => arch(x + 8 + i * 25, -92, 14, 24)),
      times(4, (i) => arch(x + 8 + i * 25, -59, 14, 22)),
    ) +
    shape(pale, box(x - 4, -135, 120, 6)) +
    shape(leafL, `M${nums(x + 4, -135)}q14-22 28 0z`, `M${nums(x + 80, -135)}q14-22 28 0z`);
  const hall = (x: number, width: number): string =>
    block(ink, x, -55, width, 34, 0.7) +
    shape(
      pane,
      times(Math.floor(width / 22), (i) => arch(x + 6 + i * 22, -57, 12, 22)),
    );
  return (
    palace(-178) +
    hall(-60, 236) +
    spire(pen, -26, -89, 26, 58) +
    spire(pen, 146, -89, 22, 46) +
    spire(pen, 62, -89, 42, 112) +
    shape(glow, box(-62, -94, 240, 5)) +
    steps +
    parasol(-150, -16, popL) +
    parasol(-84, -38, popR) +
    parasol(22, -12, popL) +
    parasol(118, -30, popR) +
    [-120, -50, -22, 64, 88, 150]
      .map((x, i) => bather(x, -((i * 2) % 5) * 11, [popL, pale, popR][i % 3] ?? pale))
      .join('')
  );
}
