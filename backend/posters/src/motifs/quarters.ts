import { arch, box, num, nums, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Quarters whose houses are roofed with terraces. */
export const isFlat = (name: string): boolean =>
  /medina|white city|adobe|casbah|kasbah|fes el|wind towers|harari/i.test(name);

/** Pieces of one row of houses: those of a colour are one shape, painted in the order in which the colours came. */
export class Layer {
  private readonly pieces = new Map<string, string[]>();

  put(colour: string, ...data: readonly string[]): void {
    this.pieces.set(colour, [...(this.pieces.get(colour) ?? []), ...data]);
  }

  toString(): string {
    return [...this.pieces].map(([colour, data]) => shape(colour, ...data)).join('');
  }
}

/** A quarter of the East: long roofs of dark tiles whose eaves turn up, paper windows, timber. */
export function tiledRoofs({ ink, rng }: Pen): string {
  const { l, r, m, pane, pale, dark, roofL, roofR, leafL, leafR, glow } = ink;
  const row = (foot: number, count: number, tall: number): string => {
    const [walls, roofs] = [new Layer(), new Layer()];
    const step = 692 / count;
    for (let i = 0; i < count; i += 1) {
      const [x, w, h] = [-346 + i * step, step * rng.between(0.9, 0.98), tall * rng.between(0.84, 1.12)];
      const [y, high, mid] = [-foot - h, rng.between(27, 34), x + w * 0.62];
      walls.put(l, box(x + 4, y, w * 0.62 - 4, h));
      walls.put(r, box(mid, y, w * 0.38 - 4, h));
      walls.put(rng.chance(0.5) ? glow : pane, box(x + w * 0.12, y + 9, w * 0.18, h - 16));
      walls.put(pane, box(x + w * 0.38, y + 9, w * 0.16, h - 16), box(x + w * 0.7, y + 9, w * 0.18, h - 16));
      walls.put(
        dark,
        times(4, (k) => box(x + 4 + k * w * 0.2, y, 3.4, h)),
        box(x + 4, y + 4, w - 8, 3),
      );
      roofs.put(
        roofL,
        `M${nums(x - 10, y - 3)}Q${nums(x + w * 0.06, y, x + w * 0.13, y - high)}H${num(x + w * 0.87)}Q${nums(x + w * 0.94, y, x + w + 10, y - 3)}Q${nums(x + w * 0.9, y + 7, x + w / 2, y + 7)}Q${nums(x + w * 0.1, y + 7, x - 10, y - 3)}z`,
      );
      roofs.put(
        roofR,
        `M${nums(mid, y - high)}H${num(x + w * 0.87)}Q${nums(x + w * 0.94, y, x + w + 10, y - 3)}Q${nums(x + w * 0.9, y + 7, mid + w * 0.06, y + 7)}z`,
      );
      roofs.put(pale, box(x + w * 0.11, y - high - 3, w * 0.52, 4));
      roofs.put(m, box(mid, y - high - 3, w * 0.26, 4));
    }
    return `${walls}${roofs}`;
  };
  const green = (y: number): string =>
    shape(leafR, `M-330 ${num(-y)}q24-40 56 0z`, `M-70 ${num(-y)}q30-46 62 0z`, `M196 ${num(-y)}q28-44 60 0z`) +
    shape(leafL, `M-322 ${num(-y)}q16-28 32-4z`, `M-60 ${num(-y)}q18-32 36-4z`, `M204 ${num(-y)}q18-30 36-4z`);
  return green(156) + row(112, 6, 50) + green(112) + row(54, 5, 54) + green(54) + row(0, 5, 56);
}

type Coat = readonly [light: string, shade: string];

/** Blue, clay or white walls, as the quarter's name says. */
function coatsOf({ ink, name }: Pen): readonly Coat[] {
  const { l, r, m, pale, water, glint, depth, landL, landR } = ink;
  if (/blue/i.test(name))
    return [
      [glint, water],
      [pale, water],
      [water, depth],
      [glint, depth],
    ];
  if (/adobe|fes el|harari|wind/i.test(name))
    return [
      [landL, landR],
      [landL, r],
      [l, landR],
    ];
  return [
    [pale, r],
    [l, r],
    [pale, m],
  ];
}

/** Cubes up a slope, terraces, stairs; towers that catch the wind where the name says so. */
export function flatRoofs(pen: Pen): string {
  const { ink, rng, name } = pen;
  const { m, pale, pane, popL, popR, leafL, leafR } = ink;
  const coats = coatsOf(pen);
  const row = (foot: number, count: number, tall: number): string => {
    const [behind, walls, signs] = [new Layer(), new Layer(), new Layer()];
    const w = 700 / count;
    for (let i = 0; i < count; i += 1) {
      const [x, h] = [-350 + i * w, tall * rng.between(0.76, 1.3)];
      const [light, shade] = rng.pick(coats);
      const edge = x + w * rng.between(0.54, 0.68);
      const y = -foot - h;
      if (/wind/i.test(name) && rng.chance(0.45)) {
        const [tx, tw, high] = [x + w * 0.2, w * 0.34, h * 0.6];
        behind.put(light, box(tx, y - high, tw * 0.62, high + 4));
        behind.put(shade, box(tx + tw * 0.62, y - high, tw * 0.38, high + 4));
        behind.put(
          pane,
          times(3, (k) => box(tx + 3 + k * tw * 0.2, y - high + 6, tw * 0.11, high * 0.62)),
        );
      }
      walls.put(light, box(x, y, edge - x, h));
      walls.put(shade, box(edge, y, x + w - edge, h));
      signs.put(pale, box(x, y - 3, edge - x, 5));
      signs.put(m, box(edge, y - 3, x + w - edge, 5));
      signs.put(
        pane,
        ...(w > 84 ? [0.12, 0.34] : [0.2]).map((at) => arch(x + w * at, -foot - h * 0.4, 10, h * 0.32)),
        rng.chance(0.6) ? box(edge + 8, -foot - h * 0.72, 8, 11) : arch(edge + 9, -foot, 12, h * 0.46),
      );
      const [top, low] = [-foot - h * 0.8, -foot - h * 0.64];
      if (rng.chance(0.3))
        signs.put(popL, poly(x + w * 0.1, top, x + w * 0.4, top, x + w * 0.46, low, x + w * 0.06, low));
      if (rng.chance(0.24)) signs.put(popR, arch(x + w * 0.36, -foot, 13, h * 0.5));
    }
    return `${behind}${walls}${signs}`;
  };
  const green = (y: number): string =>
    shape(leafR, `M-300 ${num(-y)}q14-34 30-8q16-22 30 8z`, `M60 ${num(-y)}q14-38 28-6q18-20 30 6z`) +
    shape(leafL, `M-294 ${num(-y)}q10-22 18-4z`, `M66 ${num(-y)}q10-26 18-4z`);
  return row(118, 8, 58) + green(116) + row(56, 7, 66) + green(56) + row(0, 6, 64);
}
