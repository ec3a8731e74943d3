import type { ContinentSlug, Landmark, Motif } from '../landmark.js';
import { ripples } from '../motifs/waters.js';
import type { Ink } from '../palette.js';
import { box, line, num, nums, path, poly, shape, times } from '../svg.js';
import type { Frame } from './frame.js';

export type Ground = 'piazza' | 'checker' | 'lawn' | 'road' | 'tracks' | 'sand';

const groundsOf: Readonly<Record<ContinentSlug, readonly Ground[]>> = {
  africa: ['sand', 'piazza'],
  america: ['piazza', 'lawn', 'road'],
  asia: ['lawn', 'piazza', 'checker'],
  europa: ['piazza', 'checker', 'lawn'],
  oceania: ['lawn', 'sand'],
};

const groundsFor: Readonly<Partial<Record<Motif, Ground>>> = {
  tram: 'tracks',
  car: 'road',
  bicycle: 'road',
  plate: 'checker',
  pyramids: 'sand',
  dunes: 'sand',
  savanna: 'sand',
  vineyard: 'lawn',
  hills: 'lawn',
  castle: 'lawn',
  'market-stall': 'piazza',
  windmill: 'lawn',
  stupa: 'checker',
};

/** What one walks on in a region, or under some motifs. */
export const groundOf = ({ rng, region }: Frame, { motif, name }: Landmark): Ground => {
  const usual = rng.pick(groundsOf[region ?? 'europa']);
  if (/louvre/i.test(name)) return 'checker';
  return groundsFor[motif] ?? usual;
};

/** The plain on which the dominant motif stands, from `top` to the lower edge, its lines running to `vanish`. */
export function paintGround({ w, h, palette }: Frame, kind: Ground, top: number, vanish: number): string {
  const { land, path: pale, landL, leafL, leafR, cast, landR } = palette.planes.near;
  const deep = h - top;
  const fan = (shares: readonly (readonly [number, number])[]): string =>
    shares
      .map(([a, b]) =>
        poly(
          vanish + (a - 0.5) * w * 0.2,
          top,
          vanish + (b - 0.5) * w * 0.2,
          top,
          vanish + (b - 0.5) * w * 3.4,
          h,
          vanish + (a - 0.5) * w * 3.4,
          h,
        ),
      )
      .join('');
  switch (kind) {
    case 'piazza':
      return (
        shape(land, box(0, top, w, deep)) +
        shape(
          pale,
          fan([
            [0.04, 0.14],
            [0.27, 0.36],
            [0.46, 0.54],
            [0.64, 0.73],
            [0.86, 0.96],
          ]),
        ) +
        shape(
          land,
          times(2, (i) => box(0, top + deep * (0.3 + i * 0.3), w, deep * (0.022 + i * 0.02))),
        )
      );
    case 'tracks': {
      const rail = (a: number): string =>
        poly(
          vanish + (a - 0.5) * w * 0.06 - 1,
          top,
          vanish + (a - 0.5) * w * 0.06 + 1,
          top,
          w * (0.5 + (a - 0.5) * 0.9) + w * 0.012,
          h,
          w * (0.5 + (a - 0.5) * 0.9) - w * 0.012,
          h,
        );
      return (
        shape(land, box(0, top, w, deep)) +
        shape(
          pale,
          fan([
            [0.1, 0.2],
            [0.8, 0.9],
          ]),
        ) +
        shape(landR, poly(vanish - w * 0.05, top, vanish + w * 0.05, top, w * 1.1, h, -w * 0.1, h)) +
        shape(
          cast,
          times(7, (i) => box(0, top + deep * (0.06 + 0.021 * i * i), w, deep * (0.006 + i * 0.002))),
        ) +
        shape(pale, rail(0), rail(1))
      );
    }
    case 'checker': {
      const lines = [0, 0.1, 0.22, 0.37, 0.55, 0.77, 1.04];
      const tile = (i: number, j: number): string => {
        const [a, b] = [(j - 7) * 0.16, (j - 6) * 0.16];
        const at = (s: number, t: number): number => vanish + s * w * (0.5 + t * 1.5);
        const [t0, t1] = [lines[i] ?? 0, lines[i + 1] ?? 1];
        return poly(
          at(a, t0),
          top + deep * t0,
          at(b, t0),
          top + deep * t0,
          at(b, t1),
          top + deep * t1,
          at(a, t1),
          top + deep * t1,
        );
      };
      return (
        shape(land, box(0, top, w, deep)) +
        shape(
          pale,
          times(6, (i) => times(14, (j) => ((i + j) % 2 === 0 ? tile(i, j) : ''))),
        )
      );
    }
    case 'lawn':
      return (
        shape(leafL, box(0, top, w, deep)) +
        shape(
          leafR,
          `M0 ${num(top + deep * 0.46)}Q${nums(w * 0.26, top + deep * 0.3, w * 0.52, top + deep * 0.56)}T${nums(w, top + deep * 0.5)}V${num(h)}H0z`,
        ) +
        shape(
          pale,
          `M${nums(vanish - w * 0.025, top)}C${nums(vanish - w * 0.06, top + deep * 0.3, vanish + w * 0.04, top + deep * 0.46, vanish - w * 0.38, h)}H${num(vanish + w * 0.12)}C${nums(vanish + w * 0.2, top + deep * 0.5, vanish + w * 0.01, top + deep * 0.3, vanish + w * 0.03, top)}z`,
        ) +
        shape(
          land,
          `M${nums(vanish + w * 0.012, top)}C${nums(vanish + w * 0.01, top + deep * 0.3, vanish + w * 0.16, top + deep * 0.5, vanish + w * 0.03, h)}H${num(vanish + w * 0.12)}C${nums(vanish + w * 0.2, top + deep * 0.5, vanish + w * 0.01, top + deep * 0.3, vanish + w * 0.03, top)}z`,
        )
      );
    case 'road':
      return (
        shape(land, box(0, top, w, deep)) +
        shape(landL, box(0, top, w, deep * 0.22)) +
        shape(landR, poly(vanish - w * 0.05, top, vanish + w * 0.02, top, vanish + w * 0.14, h, vanish - w * 0.8, h)) +
        shape(cast, poly(vanish + w * 0.008, top, vanish + w * 0.02, top, vanish + w * 0.14, h, vanish + w * 0.05, h)) +
        line(
          pale,
          5,
          path(vanish - w * 0.015, top + deep * 0.1, vanish - w * 0.08, top + deep * 0.3),
          path(vanish - w * 0.12, top + deep * 0.42, vanish - w * 0.2, top + deep * 0.66),
          path(vanish - w * 0.24, top + deep * 0.78, vanish - w * 0.32, h),
        )
      );
    case 'sand':
      return (
        shape(landL, box(0, top, w, deep)) +
        shape(
          land,
          `M0 ${num(top + deep * 0.34)}Q${nums(w * 0.26, top + deep * 0.12, w * 0.56, top + deep * 0.4)}T${nums(w, top + deep * 0.3)}V${num(h)}H0z`,
        ) +
        shape(
          pale,
          `M0 ${num(top + deep * 0.74)}Q${nums(w * 0.34, top + deep * 0.46, w * 0.7, top + deep * 0.72)}T${nums(w, top + deep * 0.66)}V${num(h)}H0z`,
        )
      );
  }
}

/** The shadow of a thing that stands between `left` and `right`, thrown away from the sun until it leaves the picture. */
export function paintShadow(
  { w }: Frame,
  colour: string,
  left: number,
  right: number,
  foot: number,
  slope: number,
): string {
  const far = w + 8;
  return shape(
    colour,
    poly(left, foot - 1, right, foot - 1, far, foot + (far - right) * slope * 0.7, far, foot + (far - left) * slope),
  );
}

/** Open water from `top` to the lower edge, lit under the sun. */
export function paintWater({ w, h, palette, rng }: Frame, top: number): string {
  const { water, glint, depth, pale } = palette.planes.near;
  const deep = h - top;
  const sunX = w * 0.23;
  const glitter = times(8, (i) => {
    const y = top + deep * (0.05 + i * 0.075);
    const half = w * (0.022 + 0.018 * ((i * 7) % 4)) * (0.7 + i * 0.1);
    const t = Math.max(2.4, deep * 0.014 * (1 + i * 0.16));
    const x = sunX + ((i % 3) - 1) * w * 0.012;
    return `M${nums(x - half, y)}q${nums(half, -t, half * 2, 0)}q${nums(-half, t, -half * 2, 0)}z`;
  });
  return (
    shape(water, box(0, top, w, deep)) +
    shape(glint, box(0, top, w, deep * 0.045)) +
    shape(
      depth,
      `M0 ${num(top + deep * 0.5)}Q${nums(w * 0.25, top + deep * 0.42, w * 0.5, top + deep * 0.5)}T${nums(w, top + deep * 0.46)}V${num(h)}H0z`,
    ) +
    `<g transform="translate(${nums(w / 2, h)})">${shape(glint, ripples({ rng, w, h: deep }, 0.86, 0.2, 9))}</g>` +
    shape(pale, glitter)
  );
}

/** What the water gives back of a thing that stands at its edge. */
export function paintReflection(
  { rng }: Frame,
  ink: Ink,
  x: number,
  top: number,
  width: number,
  depth: number,
): string {
  const bands = (shift: number, share: number, count: number): string =>
    times(count, (i) => {
      const t = (i + 0.4) / count;
      const half = ((width * share * (1 - t * 0.45)) / 2) * rng.between(0.8, 1.1);
      const thick = Math.max(3, depth * 0.09 * (1 - t * 0.5));
      const cx = x + shift * width + rng.between(-0.03, 0.03) * width;
      const y = top + depth * (0.06 + t * 0.9);
      return `M${nums(cx - half, y)}q${nums(half, -thick, half * 2, 0)}q${nums(-half, thick, -half * 2, 0)}z`;
    });
  return shape(ink.depth, bands(0.16, 0.7, 6)) + shape(ink.mirror, bands(-0.04, 0.9, 6));
}
