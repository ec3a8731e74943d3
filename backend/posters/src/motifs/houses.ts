import { arch, box, num, nums, poly, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';
import { bayHouses, gabledTown } from './gables.js';
import { flatRoofs, isFlat, tiledRoofs } from './quarters.js';
import { nyhavn } from './quays.js';
import { brickWarehouses, palazzi, timbered, wharf } from './waterfronts.js';

function rooftops(pen: Pen): string {
  if (isFlat(pen.name)) return flatRoofs(pen);
  if (/hanok|bukchon|chaya|kuanzhai|hanamikōji|yokochō/i.test(pen.name)) return tiledRoofs(pen);
  if (/painted ladies|mission|jellybean|grove court|painted houses/i.test(pen.name)) return bayHouses(pen);
  return pen.cold && pen.region === 'europa' ? gabledTown(pen) : hillTown(pen);
}

/** A hill town seen from above: roofs behind roofs. */
function hillTown({ ink, rng }: Pen): string {
  const { l, r, m, pane, roofL, roofR, popL, popR, leafL, leafR } = ink;
  const row = (foot: number, count: number, tall: number, shift: number): string => {
    const parts: Record<string, string[]> = {};
    const put = (colour: string, ...data: readonly string[]): void => {
      (parts[colour] ??= []).push(...data);
    };
    const step = 700 / count;
    for (let i = 0; i < count; i += 1) {
      const [x, w, h, high] = [
        -350 + i * step + (i === 0 ? 0 : shift),
        step * rng.between(0.88, 1) - (i === count - 1 ? shift : 0),
        tall * rng.between(0.8, 1.16),
        rng.between(20, 30),
      ];
      const edge = x + w * rng.between(0.52, 0.7);
      const roof = rng.chance(0.8);
      put(l, box(x, -foot - h, edge - x, h));
      put(r, box(edge, -foot - h, x + w - edge, h));
      if (rng.chance(0.45)) put(m, box(x + w * 0.3, -foot - h - high - 9, 10, 20));
      put(
        roof ? roofL : popL,
        poly(x - 3, -foot - h, x + w * 0.16, -foot - h - high, edge + w * 0.12, -foot - h - high, edge, -foot - h),
      );
      put(roof ? roofR : popR, poly(edge, -foot - h, edge + w * 0.12, -foot - h - high, x + w + 3, -foot - h));
      put(
        pane,
        times(2, (k) => box(x + w * (0.1 + k * 0.24), -foot - h + 10, 8, 14)),
      );
    }
    return [m, l, r, roofL, roofR, popL, popR, pane]
      .filter((colour, i, all) => all.indexOf(colour) === i)
      .map((colour) => (parts[colour] ? shape(colour, ...parts[colour]) : ''))
      .join('');
  };
  const green = (y: number): string =>
    shape(
      leafR,
      `M-350 ${num(-y)}q30-26 64 0q36-20 60 0z`,
      `M-40 ${num(-y)}q40-32 70 0q26-18 50 0z`,
      `M210 ${num(-y)}q30-30 66 0q30-20 60 0z`,
    ) + shape(leafL, `M-338 ${num(-y)}q20-18 44-2z`, `M-28 ${num(-y)}q26-22 50-2z`, `M222 ${num(-y)}q20-20 44-2z`);
  return row(104, 9, 54, 6) + green(104) + row(52, 8, 60, 0) + green(50) + row(0, 7, 60, 8);
}

/** Narrow gabled fronts along the water. */
function canalHouses(pen: Pen): string {
  if (/bryggen/i.test(pen.name)) return wharf(pen);
  if (/san polo/i.test(pen.name)) return palazzi(pen);
  if (/speicherstadt/i.test(pen.name)) return brickWarehouses(pen);
  if (/petite france/i.test(pen.name)) return timbered(pen);
  return /nyhavn/i.test(pen.name) ? nyhavn(pen) : gabled(pen);
}

function gabled({ ink, rng }: Pen): string {
  const { l, r, m, pane, pale, roofL, roofR, popL, popR, leafL, leafR, dark, glow } = ink;
  const coats: readonly (readonly [string, string])[] = [
    [popL, popR],
    [l, r],
    [roofL, roofR],
    [m, r],
    [leafL, leafR],
    [roofR, dark],
    [l, m],
  ];
  let x = -262;
  const start = rng.whole(0, 6);
  return (
    times(8, (i) => {
      const w = [62, 70, 60, 66, 72, 58, 68, 68][i] ?? 64;
      const h = rng.between(134, 186);
      const [front, side] = coats[(start + i * 2 + (i > 3 ? 1 : 0)) % coats.length] ?? [l, r];
      const left = x;
      x += w;
      const mid = left + w / 2;
      const kind = (start + i) % 3;
      const gable =
        kind === 0
          ? poly(
              left,
              -h,
              left,
              -h - 10,
              left + 10,
              -h - 10,
              left + 10,
              -h - 24,
              left + 20,
              -h - 24,
              left + 20,
              -h - 38,
              mid + w / 2 - 20,
              -h - 38,
              mid + w / 2 - 20,
              -h - 24,
              mid + w / 2 - 10,
              -h - 24,
              mid + w / 2 - 10,
              -h - 10,
              left + w,
              -h - 10,
              left + w,
              -h,
            )
          : kind === 1
            ? `M${nums(left, -h)}c${nums(4, -20, w * 0.24, -14, w * 0.24, -36)}h${num(w * 0.52)}c${nums(0, 22, w * 0.2, 16, w * 0.24, 36)}z`
            : poly(left, -h, mid, -h - 42, left + w, -h);
      const rows = h > 160 ? 4 : 3;
      return (
        shape(front, box(left, -h, w, h), gable) +
        shape(side, box(left + w - 9, -h, 9, h)) +
        shape(
          pale,
          kind === 2
            ? poly(
                left - 2,
                -h + 2,
                mid,
                -h - 46,
                left + w + 2,
                -h + 2,
                left + w + 2,
                -h - 4,
                mid,
                -h - 36,
                left - 2,
                -h - 4,
              )
            : box(mid - w * 0.3, -h - 42, w * 0.6, 6),
        ) +
        shape(
          pale,
          times(rows, (j) => box(left + 5, -h + 9 + j * 33, w - 18, 3) + box(left + 5, -h + 31 + j * 33, w - 18, 3)),
        ) +
        shape(
          pane,
          times(rows, (j) => times(3, (k) => box(left + 8 + (k * (w - 18)) / 3, -h + 12 + j * 33, 10, 19))),
        ) +
        shape(dark, arch(mid - 8, 0, 15, 28), box(mid - 5, -h - 26, 9, 13)) +
        shape(glow, box(mid - 6, -24, 4, 6))
      );
    }) + shape(r, box(-264, -5, 530, 5))
  );
}

export const houses = {
  rooftops: { role: 'row', w: 712, h: 228, draw: rooftops },
  'canal-houses': { role: 'row', w: 534, h: 236, draw: canalHouses },
} satisfies Record<string, MotifArt>;
