import type { Landmark, Motif } from '../../../../shared-kernel/landmark.js';
import { box, disc, nums, num, oval, pierced, poly, shape, times } from '../svg.js';
import { stand, type Frame } from './frame.js';

const treesOf: Readonly<Record<string, readonly Motif[]>> = {
  africa: ['palm'],
  america: ['pine', 'palm'],
  asia: ['pine'],
  europa: ['cypress', 'pine'],
  oceania: ['palm', 'pine'],
};

/** The tree a region frames its views with. */
export const treeOf = ({ rng, region, cold }: Frame): Landmark => ({
  motif: rng.pick(cold ? ['pine'] : (treesOf[region ?? 'europa'] ?? ['pine'])),
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

/** Paper lanterns on a slack line from edge to edge, for the evenings of Asia. */
export function paintLanterns({ w, h, palette, rng }: Frame, size: number): string {
  const { popL, popR, glow, dark } = palette.planes.near;
  const count = Math.max(3, Math.round(w / (size * 2.1)));
  const lamp = (x: number, y: number, s: number): string => {
    const r = s * 0.5;
    return (
      shape(popL, oval(x, y + s * 0.62, r * 0.92, r)) +
      shape(
        popR,
        `M${nums(x + r * 0.16, y + s * 0.62 - r)}c${nums(r * 1.1, r * 0.1, r * 1.06, r * 1.9, 0, r * 2)}c${nums(r * 0.46, -r * 0.6, r * 0.46, -r * 1.4, 0, -r * 2)}z`,
      ) +
      shape(
        glow,
        `M${nums(x - r * 0.66, y + s * 0.36)}q${nums(r * 0.2, -r * 0.34, r * 0.44, -r * 0.36)}q${nums(-r * 0.3, r * 0.8, -r * 0.04, r * 1.4)}q${nums(-r * 0.48, -r * 0.3, -r * 0.4, -r * 1.04)}z`,
      ) +
      shape(
        dark,
        box(x - s * 0.22, y + s * 0.06, s * 0.44, s * 0.11),
        box(x - s * 0.22, y + s * 1.08, s * 0.44, s * 0.11),
        box(x - s * 0.03, y - s * 0.1, s * 0.06, s * 0.2),
        box(x - s * 0.03, y + s * 1.16, s * 0.06, s * 0.3),
      )
    );
  };
  const [y0, y1, sag] = [h * 0.03, h * 0.1, h * 0.1];
  const at = (t: number): number => y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 0.5;
  return (
    shape(
      dark,
      `M-4 ${num(y0 - 3)}Q${nums(w / 2, (y0 + y1) / 2 + sag, w + 4, y1 - 3)}V${num(y1)}Q${nums(w / 2, (y0 + y1) / 2 + sag + 4, -4, y0)}z`,
    ) +
    times(count, (i) => {
      const t = (i + 0.5) / count;
      return lamp(t * w, at(t), size * (i % 2 === 0 ? 1 : 0.74) * rng.between(0.92, 1.06));
    })
  );
}

/** A laid table in the near corner on which a dish is served. */
export function paintTable(frame: Frame, dish: Landmark, share: number): string {
  const { w, h, palette } = frame;
  const { pale, m, r, popL } = palette.planes.near;
  const { dark } = palette.planes.front;
  const [top, right] = [h * 0.9, w * share];
  const cloth = h * 0.07;
  return (
    shape(dark, box(0, top, right * 0.96, h)) +
    shape(pale, poly(0, top - h * 0.045, right * 0.88, top - h * 0.045, right, top + h * 0.012, 0, top + h * 0.012)) +
    shape(
      m,
      `M0 ${num(top + h * 0.012)}H${num(right)}${times(6, (i) => `Q${nums(right * (1 - (i + 0.5) / 6), top + cloth + (i % 2 === 0 ? h * 0.04 : 0), right * (1 - (i + 1) / 6), top + cloth)}`)}z`,
    ) +
    shape(
      r,
      times(3, (i) =>
        poly(
          right * (0.22 + i * 0.3),
          top + h * 0.012,
          right * (0.3 + i * 0.3),
          top + h * 0.012,
          right * (0.27 + i * 0.3),
          top + cloth,
        ),
      ),
    ) +
    shape(popL, box(0, top + h * 0.018, right, h * 0.008)) +
    stand(frame, dish, palette.planes.near, { x: right * 0.47, foot: top + h * 0.004, w: right * 0.74, h: h * 0.2 }).svg
  );
}

/** A rowing boat with somebody in it. */
export function paintRowboat({ palette, h }: Frame, x: number, y: number): string {
  const { popL, popR, pale, dark, m, depth } = palette.planes.near;
  const k = h * 0.0011;
  const at = (...v: readonly number[]): string => nums(...v.map((value, i) => (i % 2 === 0 ? x : y) + value * k));
  return (
    shape(depth, `M${at(-70, 4)}Q${at(0, 14, 76, 4)}Q${at(0, 24, -70, 4)}z`) +
    shape(dark, poly(...[-10, -16, 62, 16, 66, 13, -6, -20].map((v, i) => (i % 2 === 0 ? x : y) + v * k))) +
    shape(m, disc(x - 4 * k, y - 48 * k, 7 * k)) +
    shape(
      pale,
      `M${at(-14, -52)}h${num(20 * k)}l${nums(-4 * k, -4 * k)}v${num(-5 * k)}h${num(-11 * k)}v${num(5 * k)}z`,
      `M${at(-16, -12)}L${at(-12, -40, 6, -40, 12, -12)}z`,
    ) +
    shape(
      popL,
      `M${at(-72, -20)}Q${at(-40, -8, 0, -8)}T${at(74, -24)}Q${at(62, 8, 34, 10)}H${num(x - 40 * k)}Q${at(-62, 6, -72, -20)}z`,
    ) +
    shape(popR, `M${at(-66, -6)}Q${at(0, 4, 68, -8)}Q${at(58, 8, 34, 10)}H${num(x - 40 * k)}Q${at(-58, 8, -66, -6)}z`)
  );
}

export type Framing = 'tree' | 'balustrade' | 'hedge' | 'agaves' | 'lamp' | 'archway';

/** What stands between the viewer and the place: it is dark, it is cut by the edge, it leads the eye in. */
export function paintFraming(frame: Frame, kind: Framing, tree: Landmark | undefined, treeRight: boolean): string {
  const { w, h, palette, format } = frame;
  const front = palette.planes.front;
  const tall = (landmark: Landmark, x: number, high: number): string =>
    stand(frame, landmark, front, { x: w * x, foot: h * 1.02, w: w * 2, h: h * high }).svg;
  const edge = treeRight ? 0.97 : 0.05;
  const aside = tree ? tall(tree, edge, format === 'portrait' ? 0.66 : 0.88) : '';
  const strip = shape(front.landR, `M0 ${num(h * 0.985)}Q${nums(w * 0.4, h * 0.955, w, h * 0.98)}V${num(h)}H0z`);
  switch (kind) {
    case 'tree':
      return (
        strip + tall(tree ?? treeOf(frame), edge, format === 'portrait' ? 0.72 : 0.94) + hedge(frame, 0.3, h * 0.09)
      );
    case 'balustrade':
      return aside + balustrade(frame);
    case 'hedge':
      return strip + aside + hedge(frame, w > h * 1.6 ? 0.3 : 0.46, h * 0.14);
    case 'agaves':
      return strip + aside + agaves(frame);
    case 'lamp':
      return (
        strip +
        (tree ? aside : tall({ motif: 'lantern', name: '' }, 0.1, format === 'portrait' ? 0.56 : 0.74)) +
        shape(front.leafR, oval(0, h, w * 0.14, h * 0.05))
      );
    case 'archway':
      return aside + archway(frame);
  }
}

/** The stone edge one stands on beside water. */
export function paintQuay({ w, h, palette }: Frame): string {
  const { land, path: pale, cast, r, l } = palette.planes.near;
  const { dark } = palette.planes.front;
  const top = h * 0.885;
  return (
    shape(r, box(0, top - h * 0.004, w, h * 0.034)) +
    shape(pale, box(0, top - h * 0.012, w, h * 0.014)) +
    shape(land, box(0, top + h * 0.018, w, h * 0.12)) +
    shape(l, box(0, top + h * 0.002, w, h * 0.022)) +
    shape(
      cast,
      times(9, (i) =>
        poly(
          w * (i * 0.13 - 0.02),
          top + h * 0.024,
          w * (i * 0.13 - 0.016),
          top + h * 0.024,
          w * (i * 0.15 - 0.08),
          h,
          w * (i * 0.15 - 0.09),
          h,
        ),
      ),
    ) +
    shape(
      dark,
      times(3, (i) => {
        const [x, y, s] = [w * (0.34 + i * 0.25), top + h * 0.02, h * 0.03];
        return `M${nums(x - s * 0.34, y)}l${nums(s * 0.1, -s * 0.7)}q${nums(-s * 0.3, -s * 0.34, 0, -s * 0.5)}h${num(s * 0.5)}q${nums(s * 0.3, s * 0.16, 0, s * 0.5)}l${nums(s * 0.1, s * 0.7)}z`;
      }),
    )
  );
}

/** A beach with parasols, for the sea. */
export function paintBeach({ w, h, palette }: Frame): string {
  const { landL, land, pale, popL, popR, cast, dark } = palette.planes.near;
  const parasol = (x: number, y: number, s: number): string =>
    shape(cast, oval(x + s * 0.7, y, s * 0.8, s * 0.14)) +
    shape(dark, poly(x - s * 0.03, y, x + s * 0.12, y - s * 1.3, x + s * 0.18, y - s * 1.3, x + s * 0.03, y)) +
    shape(
      popL,
      `M${nums(x - s * 0.7, y - s * 0.86)}Q${nums(x - s * 0.4, y - s * 1.6, x + s * 0.16, y - s * 1.5)}Q${nums(x + s * 0.8, y - s * 1.4, x + s * 0.94, y - s * 0.7)}Q${nums(x + s * 0.1, y - s * 0.98, x - s * 0.7, y - s * 0.86)}z`,
    ) +
    shape(
      pale,
      `M${nums(x - s * 0.28, y - s * 0.91)}Q${nums(x - s * 0.16, y - s * 1.4, x + s * 0.16, y - s * 1.5)}Q${nums(x + s * 0.34, y - s * 1.2, x + s * 0.24, y - s * 0.89)}z`,
    ) +
    shape(
      popR,
      `M${nums(x + s * 0.56, y - s * 0.8)}Q${nums(x + s * 0.56, y - s * 1.3, x + s * 0.16, y - s * 1.5)}Q${nums(x + s * 0.8, y - s * 1.4, x + s * 0.94, y - s * 0.7)}z`,
    );
  return (
    shape(
      pale,
      `M0 ${num(h * 0.83)}Q${nums(w * 0.3, h * 0.86, w * 0.55, h * 0.91)}T${nums(w, h * 0.925)}V${num(h)}H0z`,
    ) +
    shape(
      land,
      `M0 ${num(h * 0.842)}Q${nums(w * 0.3, h * 0.872, w * 0.55, h * 0.922)}T${nums(w, h * 0.937)}V${num(h)}H0z`,
    ) +
    shape(landL, `M0 ${num(h * 0.88)}Q${nums(w * 0.4, h * 0.93, w * 0.8, h)}H0z`) +
    parasol(w * 0.13, h * 0.93, h * 0.085) +
    parasol(w * 0.29, h * 0.925, h * 0.06)
  );
}
