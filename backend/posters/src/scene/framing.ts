import type { Landmark, Motif } from '../landmark.js';
import { box, disc, nums, num, oval, pierced, poly, shape, times } from '../svg.js';
import { artOf, stand, type Frame } from './frame.js';

const treesOf: Readonly<Record<string, readonly Motif[]>> = {
  africa: ['palm'],
  america: ['pine', 'palm'],
  asia: ['pine'],
  europa: ['cypress', 'pine'],
  oceania: ['palm', 'pine'],
};

/** The low plants a picture is framed with: no sword leaves outlive a frost. */
export const plantsOf = ({ frosty }: Frame): 'agaves' | 'hedge' => (frosty ? 'hedge' : 'agaves');

/** The tree a region frames its views with. */
export const treeOf = ({ rng, region, cold, tropical }: Frame): Landmark => ({
  motif: rng.pick(cold ? ['pine'] : tropical ? ['palm'] : (treesOf[region ?? 'europa'] ?? ['pine'])),
  name: '',
});

/** A fan of sword leaves, agave-like; `lit` gives only the leaves in the light. */
const agave = (x: number, y: number, size: number, lit: boolean): string =>
  [-1.25, -0.9, -0.58, -0.24, 0.1, 0.44, 0.8, 1.15]
    .filter((_, i) => !lit || i % 3 === 0 || i === 1)
    .map((angle, i) => {
      const long = size * (1 - Math.abs(angle) * 0.22) * (lit ? 0.92 : 1);
      const [dx, dy, wide] = [Math.sin(angle) * long, -Math.cos(angle) * long, size * 0.11];
      const [nx, ny] = [Math.cos(angle) * wide, Math.sin(angle) * wide];
      return `M${nums(x, y)}Q${nums(x + dx * 0.5 - nx, y + dy * 0.5 - ny, x + dx, y + dy + (i % 2) * size * 0.05)}Q${nums(x + dx * 0.5 + (lit ? 0 : nx), y + dy * 0.5 + (lit ? 0 : ny), x + size * 0.06, y)}z`;
    })
    .join('');

/** A hedge with a scalloped edge that falls from the left edge of the picture to the ground. */
function hedge({ w, h, palette, rng }: Frame, share: number, high: number): string {
  const { leafL, leafR } = palette.planes.front;
  const { popL, glow, pale } = palette.planes.near;
  const count = 6;
  const step = (w * share) / count;
  const at = (i: number): readonly [number, number] => [i * step, h - high * (1 - (i / count) ** 1.7)];
  const edge = times(count, (i) => {
    const [x, y] = at(i + 1);
    const r = step * 0.62;
    return `A${nums(r, r)} 0 0 1 ${nums(x, y)}`;
  });
  const bloom = rng.pick([popL, glow, pale]);
  return (
    shape(leafR, `M0 ${num(h - high)}${edge}V${num(h)}H0z`) +
    shape(
      leafL,
      times(count, (i) => {
        const [x, y] = at(i + 0.42);
        return `M${nums(x - step * 0.36, y + step * 0.02)}a${nums(step * 0.44, step * 0.44)} 0 0 1 ${nums(step * 0.62, -step * 0.16)}q${nums(-step * 0.3, 0, -step * 0.62, step * 0.16)}z`;
      }),
    ) +
    shape(
      bloom,
      times(9, () => {
        const i = rng.between(0.1, count - 1.2);
        const [x, y] = at(i);
        return disc(x, y + rng.between(0.1, 0.8) * (h - y), h * rng.between(0.006, 0.01));
      }),
    )
  );
}

/** Broad leaves in the near corner. */
function agaves({ w, h, palette }: Frame): string {
  const { leafL, leafR } = palette.planes.front;
  const size = Math.min(w, h) * 0.25;
  const plants = [
    [0.02, 1.0, 1.2],
    [0.17, 1.03, 0.9],
    [0.98, 1.05, 0.8],
  ] as const;
  return (
    shape(leafR, ...plants.map(([x, y, k]) => agave(x * w, y * h, size * k, false))) +
    shape(leafL, ...plants.map(([x, y, k]) => agave(x * w, y * h, size * k, true)))
  );
}

/** A stone rail along the lower edge; the view is from a terrace. */
function balustrade({ w, h, palette }: Frame): string {
  const { l, m, r, cast } = palette.planes.front;
  const { l: light, m: half } = palette.planes.near;
  const high = h * 0.105;
  const step = high * 0.5;
  const count = Math.ceil(w / step) + 1;
  const top = h - high;
  const baluster = (i: number, from: number): string =>
    `M${nums(i * step + from * step, h - high * 0.14)}q${nums(-step * 0.2 * (1 - from * 2), -high * 0.3, step * 0.08, -high * 0.62)}h${num(step * (0.34 - from))}q${nums(step * 0.28, high * 0.32, step * 0.08, high * 0.62)}z`;
  const post = w * 0.16;
  return (
    shape(cast, box(0, top, w, high)) +
    shape(
      m,
      times(count, (i) => baluster(i, 0)),
    ) +
    shape(
      r,
      times(count, (i) => baluster(i, 0.24)),
    ) +
    shape(light, box(0, top, w, high * 0.17)) +
    shape(half, box(0, top + high * 0.17, w, high * 0.07)) +
    shape(l, box(0, h - high * 0.16, w, high * 0.16)) +
    shape(l, box(post, top - high * 0.06, high * 0.46, high * 1.1)) +
    shape(r, box(post + high * 0.46, top - high * 0.06, high * 0.26, high * 1.1)) +
    shape(light, box(post - high * 0.08, top - high * 0.16, high * 0.88, high * 0.14)) +
    urn(
      palette.planes.near,
      palette.planes.front.leafL,
      palette.planes.front.leafR,
      post + high * 0.36,
      top - high * 0.16,
      high,
    )
  );
}

const urn = (
  { roofL, roofR, popL }: Frame['palette']['planes']['near'],
  leafL: string,
  leafR: string,
  x: number,
  y: number,
  s: number,
): string =>
  shape(leafR, agave(x, y - s * 0.42, s * 0.9, false)) +
  shape(leafL, agave(x, y - s * 0.42, s * 0.9, true)) +
  shape(
    popL,
    ...[
      [-0.3, -0.86],
      [0.2, -1],
      [0.42, -0.74],
      [-0.06, -0.7],
    ].map(([px = 0, py = 0]) => disc(x + px * s, y + py * s, s * 0.08)),
  ) +
  shape(
    roofL,
    `M${nums(x - s * 0.3, y - s * 0.46)}h${num(s * 0.6)}q${nums(0, s * 0.3, -s * 0.2, s * 0.46)}h${num(-s * 0.2)}q${nums(-s * 0.2, -s * 0.16, -s * 0.2, -s * 0.46)}z`,
  ) +
  shape(
    roofR,
    `M${nums(x + s * 0.06, y - s * 0.46)}h${num(s * 0.24)}q${nums(0, s * 0.3, -s * 0.2, s * 0.46)}h${num(-s * 0.08)}z`,
  );

/** The view through a dark arch. */
function archway({ w, h, palette, region }: Frame): string {
  const { dark, r, m } = palette.planes.front;
  const { cast } = palette.planes.near;
  const [side, top] = [w * 0.075, h * 0.045];
  const spring = h * 0.36;
  const opening = (inset: number): string => {
    const [x0, x1, y] = [side + inset, w - side - inset, top + inset];
    const mid = (x0 + x1) / 2;
    return region === 'africa' || region === 'asia'
      ? `M${nums(x0, h)}V${num(spring)}C${nums(x0 - side * 0.5, spring * 0.62, mid - w * 0.2, y + h * 0.04, mid, y)}C${nums(mid + w * 0.2, y + h * 0.04, x1 + side * 0.5, spring * 0.62, x1, spring)}V${num(h)}z`
      : `M${nums(x0, h)}V${num(spring)}A${nums(mid - x0, spring - y)} 0 0 1 ${nums(x1, spring)}V${num(h)}z`;
  };
  const full = box(-2, -2, w + 4, h + 4);
  return (
    pierced(m, opening(-w * 0.012), opening(w * 0.012)) +
    pierced(dark, full, opening(0)) +
    shape(r, poly(w - side, spring, w - side * 0.66, spring, w - side * 0.66, h, w - side, h)) +
    shape(cast, box(0, h - h * 0.022, w, h * 0.022))
  );
}

export type Framing = 'tree' | 'balustrade' | 'hedge' | 'agaves' | 'lamp' | 'archway';

/** How high a tree or a lamp in front is, in shares of the picture, and where it stands. */
const inFront = (
  { format }: Frame,
  kind: Framing,
  treeRight: boolean,
): { readonly x: number; readonly high: number } =>
  kind === 'lamp'
    ? { x: 0.1, high: format === 'portrait' ? 0.56 : 0.74 }
    : { x: treeRight ? 0.97 : 0.05, high: format === 'portrait' ? 0.72 : 0.94 };

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether what is in front would cover any of these. */
export function covers(
  frame: Frame,
  kind: Framing,
  landmark: Landmark,
  treeRight: boolean,
  boxes: readonly Box[],
): boolean {
  const { w, h } = frame;
  const art = artOf(landmark);
  const { x, high } = inFront(frame, kind, treeRight);
  const half = (art.w / art.h) * h * high * 0.5;
  return boxes.some(
    ({ left, right, top, bottom }) =>
      right > w * x - half && left < w * x + half && bottom > h * (1.02 - high) && top < h * 1.02,
  );
}

/** What stands between the viewer and the place: it is dark, it is cut by the edge, it leads the eye in. */
export function paintFraming(frame: Frame, kind: Framing, tree: Landmark | undefined, treeRight: boolean): string {
  const { w, h, palette, format } = frame;
  const placed = inFront(frame, kind, treeRight);
  const front = palette.planes.front;
  const tall = (landmark: Landmark, x: number, high: number): string =>
    stand(frame, landmark, front, { x: w * x, foot: h * 1.02, w: w * 2, h: h * high }).svg;
  const edge = treeRight ? 0.97 : 0.05;
  const aside = tree ? tall(tree, edge, format === 'portrait' ? 0.66 : 0.88) : '';
  const strip = shape(front.landR, `M0 ${num(h * 0.985)}Q${nums(w * 0.4, h * 0.955, w, h * 0.98)}V${num(h)}H0z`);
  switch (kind) {
    case 'tree':
      return strip + tall(tree ?? treeOf(frame), placed.x, placed.high) + hedge(frame, 0.3, h * 0.09);
    case 'balustrade':
      return aside + balustrade(frame);
    case 'hedge':
      return strip + aside + hedge(frame, w > h * 1.6 ? 0.3 : 0.46, h * 0.14);
    case 'agaves':
      return strip + aside + agaves(frame);
    case 'lamp':
      return (
        strip +
        (tree ? aside : tall({ motif: 'lantern', name: '' }, placed.x, placed.high)) +
        shape(front.leafR, oval(0, h, w * 0.14, h * 0.05))
      );
    case 'archway':
      return aside + archway(frame);
  }
}
