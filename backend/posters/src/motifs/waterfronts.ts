import { arch, box, disc, nums, ogive, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** The merchants’ wharf of Bergen: wooden gables shoulder to shoulder, boarded, with a hoist under each ridge. */
export function wharf({ ink }: Pen): string {
  const { l, m, r, pale, pane, popL, popR, roofL, roofR, glow, landR, dark } = ink;
  const coats: readonly (readonly [string, string])[] = [
    [popL, popR],
    [glow, landR],
    [pale, m],
    [popL, popR],
    [roofL, roofR],
    [pale, m],
    [popL, popR],
  ];
  return (
    coats
      .map(([front, side], i) => {
        const [w, left] = [74, -260 + i * 74];
        const [mid, eaves, ridge] = [left + w / 2, 118 + (i % 3) * 6, 92];
        const trim = front === pale ? roofR : pale;
        return (
          shape(front, poly(left, 0, left, -eaves, mid, -eaves - ridge, left + w, -eaves, left + w, 0)) +
          shape(
            side,
            poly(mid, -eaves - ridge, left + w, -eaves, left + w, 0, left + w - 12, 0, left + w - 12, -eaves),
          ) +
          shape(
            side,
            times(4, (j) => box(left, -26 - j * 28, w - 12, 2.4)),
          ) +
          shape(
            trim,
            poly(
              left - 3,
              -eaves + 5,
              mid,
              -eaves - ridge - 6,
              left + w + 3,
              -eaves + 5,
              left + w + 3,
              -eaves - 3,
              mid,
              -eaves - ridge + 8,
              left - 3,
              -eaves - 3,
            ),
            times(2, (j) => times(3, (k) => box(left + 6 + k * 19, -eaves + 12 + j * 40, 15, 24))),
            box(mid - 12, -eaves - 40, 18, 26),
          ) +
          shape(
            pane,
            times(2, (j) => times(3, (k) => box(left + 8.5 + k * 19, -eaves + 15 + j * 40, 10, 18))),
            box(mid - 9, -eaves - 37, 12, 20),
            box(mid - 13, -28, 22, 28),
          ) +
          shape(dark, box(mid - 2, -eaves - ridge + 20, 20, 4), box(mid + 13, -eaves - ridge + 22, 3, 14))
        );
      })
      .join('') +
    shape(l, box(-264, -6, 400, 6)) +
    shape(r, box(136, -6, 128, 6))
  );
}

/** Houses on the Grand Canal: flat fronts with a row of pointed windows, balconies, painted poles in the water. */
export function palazzi({ ink }: Pen): string {
  const { l, m, r, pale, pane, popL, popR, roofL, roofR, landL, landR, dark, glow } = ink;
  const fronts = [
    [-262, 118, 178, popL, popR],
    [-144, 96, 190, l, m],
    [-48, 132, 168, landL, landR],
    [84, 88, 182, roofL, roofR],
    [172, 90, 172, l, m],
  ] as const;
  const pole = (x: number, high: number): string =>
    shape(pale, box(x, -high, 5, high)) +
    shape(
      popL,
      times(4, (i) =>
        poly(x, -high + 6 + i * 13, x + 5, -high + 2 + i * 13, x + 5, -high + 8 + i * 13, x, -high + 12 + i * 13),
      ),
    ) +
    shape(glow, disc(x + 2.5, -high - 2, 4));
  return (
    fronts
      .map(([x, w, h, front, side]) => {
        const lights = Math.floor((w - 44) / 17);
        const from = x + (w - 8 - lights * 17) / 2;
        const row = (y: number): string => times(lights, (k) => ogive(from + k * 17 + 2, y, 12, 34));
        return (
          shape(front, box(x, -h, w, h)) +
          shape(side, box(x + w - 9, -h, 9, h)) +
          shape(roofL, poly(x - 4, -h, x + 8, -h - 20, x + w * 0.7, -h - 20, x + w * 0.7, -h)) +
          shape(roofR, poly(x + w * 0.7, -h, x + w * 0.7, -h - 20, x + w - 10, -h - 20, x + w + 3, -h)) +
          shape(m, box(x + w * 0.2, -h - 36, 12, 22)) +
          shape(
            roofR,
            poly(x + w * 0.2 - 5, -h - 36, x + w * 0.2 + 17, -h - 36, x + w * 0.2 + 12, -h - 28, x + w * 0.2, -h - 28),
          ) +
          shape(
            pale,
            box(from - 4, -h + 22, lights * 17 + 8, 44),
            box(from - 4, -h + 84, lights * 17 + 8, 44),
            box(x, -h + 10, w - 9, 4),
          ) +
          shape(pane, row(-h + 60), row(-h + 122), arch(x + w / 2 - 13, 0, 22, 36)) +
          shape(r, box(from - 8, -h + 62, lights * 17 + 16, 5), box(from - 8, -h + 124, lights * 17 + 16, 5))
        );
      })
      .join('') +
    shape(dark, box(-264, -5, 530, 5)) +
    [-206, -188, -18, 20, 128, 206].map((x, i) => pole(x, 52 + (i % 2) * 12)).join('')
  );
}

/** Warehouses of brick on oak piles: green copper roofs, gables with stepped edges, loading doors under winches. */
export function brickWarehouses({ ink }: Pen): string {
  const { popL, popR, roofL, roofR, leafL, leafR, pale, pane, dark, m, r } = ink;
  const block = (x: number, w: number, h: number, tower: boolean): string => {
    const [front, side] = tower ? [roofL, roofR] : [popL, popR];
    const mid = x + w / 2;
    const steps = [12, -48, 12, -32, 24, -32, 24, -16, 34, -16, 34, 0];
    /** Down the right side of the gable, which is its shade, and as its mirror image up the left. */
    const right = steps.map((at, i) => (i % 2 === 0 ? mid : -h) + at);
    const left = Array.from({ length: 6 }, (_, i) => [mid - (steps[10 - 2 * i] ?? 0), -h + (steps[11 - 2 * i] ?? 0)]);
    return (
      shape(leafL, poly(x, -h, x + 16, -h - 34, x + w * 0.66, -h - 34, x + w * 0.66, -h)) +
      shape(leafR, poly(x + w * 0.66, -h, x + w * 0.66, -h - 34, x + w - 16, -h - 34, x + w, -h)) +
      shape(front, box(x, -h, w, h - 8), poly(...left.flat(), ...right)) +
      shape(side, box(x + w - 12, -h, 12, h - 8), poly(...right, mid + 4, -h, mid + 4, -h - 48)) +
      shape(
        pane,
        times(4, (j) => arch(x + 10, -18 - j * 34, 14, 24) + arch(x + 32, -18 - j * 34, 14, 24)),
        times(4, (j) => arch(x + w - 58, -18 - j * 34, 14, 24) + arch(x + w - 36, -18 - j * 34, 14, 24)),
        arch(mid - 8, -h - 8, 14, 24),
      ) +
      shape(
        leafR,
        times(4, (j) => box(mid - 13, -42 - j * 34, 24, 26)),
      ) +
      shape(pale, box(x, -h + 4, w - 12, 4), box(x, -14, w - 12, 4)) +
      shape(dark, box(mid - 2, -h - 36, 24, 4), box(mid + 18, -h - 34, 3, 16))
    );
  };
  return (
    shape(
      dark,
      times(26, (i) => box(-258 + i * 20, -8, 7, 8)),
    ) +
    shape(m, box(-264, -10, 420, 4)) +
    shape(r, box(156, -10, 108, 4)) +
    block(-262, 176, 160, false) +
    block(-86, 172, 176, true) +
    block(86, 176, 160, false)
  );
}

/** Tanners’ houses by a mill race: white walls in dark frames, steep roofs with rows of dormers, flowers. */
export function timbered({ ink }: Pen): string {
  const { pale, m, pane, roofL, roofR, dark, popL, leafL, l, r, landL } = ink;
  const house = (x: number, w: number, h: number, roof: number, coat: string): string => {
    const beams = (y: number): string =>
      box(x, y, w, 5) +
      times(4, (i) => box(x + (i * (w - 5)) / 3, y, 5, 44)) +
      `M${nums(x + 5, y + 44)}l${nums(w / 3 - 8, -40, 5, 0, -w / 3 + 8, 40)}z` +
      `M${nums(x + w - 5, y + 44)}l${nums(-w / 3 + 8, -40, -5, 0, w / 3 - 8, 40)}z`;
    return (
      shape(coat, box(x, -h, w, h)) +
      shape(m, box(x + w * 0.82, -h, w * 0.18, h)) +
      shape(dark, beams(-h), beams(-h + 46), box(x, -h + 90, w, 5)) +
      shape(
        pane,
        times(2, (j) => box(x + w / 2 - 19, -h + 14 + j * 46, 16, 22) + box(x + w / 2 + 3, -h + 14 + j * 46, 16, 22)),
        arch(x + w / 2 - 12, 0, 24, 34),
      ) +
      shape(leafL, box(x + w / 2 - 22, -h + 36, 44, 4), box(x + w / 2 - 22, -h + 82, 44, 4)) +
      shape(
        popL,
        times(5, (i) => disc(x + w / 2 - 18 + i * 9, -h + 36, 3.4) + disc(x + w / 2 - 18 + i * 9, -h + 82, 3.4)),
      ) +
      shape(roofL, poly(x - 8, -h + 2, x + 14, -h - roof, x + w * 0.6, -h - roof, x + w * 0.72, -h + 2)) +
      shape(roofR, poly(x + w * 0.72, -h + 2, x + w * 0.6, -h - roof, x + w - 14, -h - roof, x + w + 8, -h + 2)) +
      shape(
        dark,
        times(3, (i) => box(x + 22 + i * w * 0.24, -h - roof * 0.36, 14, 10)),
        times(2, (i) => box(x + 30 + i * w * 0.28, -h - roof * 0.74, 12, 8)),
      )
    );
  };
  return (
    house(-258, 132, 136, 82, pale) +
    house(124, 134, 140, 78, pale) +
    house(-122, 120, 150, 76, l) +
    house(2, 118, 134, 92, landL) +
    shape(l, box(-264, -8, 400, 8)) +
    shape(r, box(136, -8, 128, 8))
  );
}
