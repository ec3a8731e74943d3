import { box, line, nums, oval, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Bushes on the slope above the tiers: x, height, half width. */
const GROVE = [
  [-186, 92, 22],
  [-168, 112, 26],
  [-140, 136, 20],
  [-118, 146, 14],
  [78, 166, 16],
  [102, 164, 24],
  [132, 148, 17],
  [178, 98, 26],
  [196, 76, 18],
] as const;

/** A Greek or Roman theatre seen from its stage: tiers that climb a slope in a half round, stairs between the wedges. */
export function slopeTheatre({ ink, name }: Pen): string {
  const { l, m, r, pale, dark, landL, landR, leafL, leafR } = ink;
  const [tiers, cx, foot] = [9, 0, -34];
  const at = (angle: number, tier: number): readonly [number, number] => [
    cx + Math.sin(angle) * (62 + tier * 15.4),
    foot - Math.cos(angle) * (14 + tier * 11),
  ];
  const wedge = (a: number, b: number, from: number, to: number): string => {
    const steps = 5;
    const along = Array.from({ length: steps + 1 }, (_, i) => a + ((b - a) * i) / steps);
    return poly(
      ...along.flatMap((angle) => at(angle, to)),
      ...[...along].reverse().flatMap((angle) => at(angle, from)),
    );
  };
  const edge = 1.5;
  const wedges = Array.from(
    { length: 7 },
    (_, i) => [-edge + (i * 2 * edge) / 7, -edge + ((i + 1) * 2 * edge) / 7] as const,
  );
  const tone = (middle: number): string => (middle < -0.2 ? r : middle < 0.7 ? m : l);
  const columns = /philippopolis|plovdiv/i.test(name);
  return (
    shape(landR, 'M-214 0Q-220-96-150-140Q-60-178 60-172Q186-150 214-50V0z') +
    shape(landL, 'M-214 0Q-216-84-158-134Q-110-166-40-171Q-150-100-150 0z') +
    shape(leafR, ...GROVE.map(([x, y, size]) => oval(x, -y, size, size * 0.78))) +
    shape(leafL, ...GROVE.map(([x, y, size]) => oval(x - size * 0.22, -y - size * 0.18, size * 0.6, size * 0.46))) +
    wedges.map(([a, b]) => shape(tone((a + b) / 2), wedge(a, b, 0, tiers))).join('') +
    shape(dark, ...[3, 6].flatMap((tier) => wedges.map(([a, b]) => wedge(a, b, tier - 0.2, tier + 0.22)))) +
    line(
      pale,
      2.4,
      ...[1, 2, 4, 5, 7, 8].map((tier) => {
        const points = Array.from({ length: 25 }, (_, i) => at(-edge + (i * 2 * edge) / 24, tier));
        return `M${points.map(([x, y]) => nums(x, y)).join('L')}`;
      }),
    ) +
    line(dark, 5, ...wedges.slice(1).map(([a]) => path(...at(a, 0), ...at(a, tiers)))) +
    line(pale, 2.4, ...wedges.slice(1).map(([a]) => path(...at(a, 0), ...at(a, tiers)))) +
    shape(pale, `M-62-34Q${nums(-50, -52, 0, -52)}Q50-52 62-34Q58-14 0-12Q-58-14-62-34z`) +
    shape(m, 'M-62-34Q-58-14 0-12Q58-14 62-34Q50-26 0-26Q-50-26-62-34z') +
    shape(l, poly(-190, 0, -186, -24, 70, -24, 70, 0)) +
    shape(r, poly(70, 0, 70, -24, 186, -24, 190, 0)) +
    shape(pale, box(-190, -27, 380, 5)) +
    shape(
      dark,
      times(9, (i) => box(-168 + i * 40, -16, 16, 16)),
    ) +
    (columns
      ? shape(
          pale,
          ...[-150, -118, -86, 72, 104, 136].map((x) => box(x, -92, 9, 66) + box(x - 3, -96, 15, 5)),
          box(-156, -104, 90, 9),
          box(66, -104, 88, 9),
        ) + shape(m, ...[-150, -118, -86, 72, 104, 136].map((x) => box(x + 6, -92, 3.4, 66)))
      : '')
  );
}

/** Durban's stadium: a bowl behind slender fins, its roof hung from one arch that forks at an end. */
export function archedStadium({ ink }: Pen): string {
  const { l, m, r, pale, dark, leafL, glow } = ink;
  return (
    shape(pale, 'M-196-40C-120-260 90-270 186-30H176C88-252-112-242-186-40z') +
    shape(m, 'M40-196C100-180 150-120 204-40L194-38C142-114 96-168 36-186z') +
    line(
      pale,
      2.4,
      times(13, (i) => {
        const x = -150 + i * 25;
        return path(x, -98 + Math.abs(x) * 0.1, x * 1.02, -60 - 138 * Math.cos((x / 196) * 1.5));
      }),
    ) +
    shape(l, 'M-206 0C-212-50-190-84-150-98Q0-128 150-98C190-84 212-50 206 0z') +
    shape(r, 'M70 0L62-112Q110-108 150-98C190-84 212-50 206 0z') +
    shape(dark, 'M-150-94Q0-126 150-94Q120-74 0-72Q-120-74-150-94z') +
    shape(leafL, 'M-110-84Q0-98 110-84Q70-75 0-74Q-70-75-110-84z') +
    shape(pale, 'M-156-98Q0-134 156-98Q80-112 0-112Q-80-112-156-98z') +
    shape(
      m,
      times(16, (i) => {
        const x = -196 + i * 25;
        return poly(
          x,
          0,
          x * 0.94,
          -66 - (1 - (x / 200) ** 2) * 12,
          x * 0.94 + 7,
          -66 - (1 - (x / 200) ** 2) * 12,
          x + 9,
          0,
        );
      }),
    ) +
    shape(pale, 'M-208-18Q0-6 208-18V-12Q0 0-208-12z') +
    shape(glow, ...[-150, -90, -30, 30, 90, 150].map((x) => box(x - 7, -12, 14, 12)))
  );
}
