import { box, disc, num, nums, poly, shape, times, veil } from '../svg.js';
import type { Frame } from './frame.js';

const puffs = [
  [-118, -20, 36],
  [-74, -50, 44],
  [-18, -84, 54],
  [40, -62, 46],
  [88, -34, 36],
  [116, -20, 22],
] as const;

/** A towering cloud with a straight foot: its mass, and the shade in its lower right. */
const cumulus = (x: number, y: number, s: number): string =>
  puffs.map(([px, py, r]) => disc(x + px * s, y + py * s, r * s)).join('') +
  poly(x - 152 * s, y, x - 118 * s, y - 56 * s, x + 110 * s, y - 42 * s, x + 140 * s, y);

const cumulusShade = (x: number, y: number, s: number): string =>
  `M${nums(x - 96 * s, y)}` +
  [
    [-58, -34, 30],
    [-6, -48, 34],
    [48, -38, 28],
  ]
    .map(([px = 0, py = 0, r = 0]) => `A${nums(r * s, r * s)} 0 0 1 ${nums(x + (px + r * 0.92) * s, y + py * s)}`)
    .join('') +
  `A${nums(30 * s, 30 * s)} 0 0 1 ${nums(x + 124 * s, y - 16 * s)}L${nums(x + 140 * s, y)}z`;

/** Streamlined bars of cloud with rounded ends, stacked as a painter of liners would. */
const bars = (x: number, y: number, length: number, thick: number, count: number): string =>
  times(count, (i) => {
    const [long, shift, r] = [
      length * ([1, 0.62, 0.8, 0.4][i] ?? 0.5),
      length * ([0, 0.24, -0.16, 0.3][i] ?? 0),
      thick / 2,
    ];
    return `M${nums(x + shift, y + i * thick)}a${nums(r, r)} 0 0 1 0 ${num(-thick)}h${num(long)}a${nums(r, r)} 0 0 1 0 ${num(thick)}z`;
  });

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** How far its halo reaches, in radii. */
export const HALO = 1.28;

function rings({ w, h, horizon, palette }: Frame, { x, y, r }: Sun): string {
  const reach = Math.hypot(Math.max(x, w - x), horizon);
  const { steps } = palette;
  return (
    shape(steps[5] ?? '', box(0, 0, w, h * 0.7)) +
    [4, 3, 2, 1, 0]
      .map((step) => shape(steps[step] ?? '', disc(x, y, r * 1.5 + (reach * 0.9 - r) * ((step + 0.35) / 5) ** 1.25)))
      .join('')
  );
}

function rays({ w, h, horizon, palette, rng }: Frame, { x, y, r }: Sun): string {
  const { steps } = palette;
  const reach = Math.hypot(w, h) * 1.2;
  const count = rng.whole(9, 14);
  const start = rng.between(0, 0.5);
  const beam = times(count, (i) => {
    const angle = start + (i * Math.PI * 2) / count;
    const wide = Math.PI / count;
    return poly(
      x,
      y,
      x + reach * Math.cos(angle),
      y + reach * Math.sin(angle),
      x + reach * Math.cos(angle + wide),
      y + reach * Math.sin(angle + wide),
    );
  });
  return (
    shape(steps[4] ?? '', box(0, 0, w, horizon + 6)) +
    shape(steps[3] ?? '', beam) +
    veil(steps[1] ?? '', 0.45, disc(x, y, r * 4.2)) +
    veil(steps[0] ?? '', 0.7, disc(x, y, r * 2))
  );
}

function bands({ w, horizon, palette, rng }: Frame): string {
  const { steps } = palette;
  const lean = rng.between(-0.05, 0.05) * horizon;
  return (
    shape(steps[5] ?? '', box(0, 0, w, horizon + 6)) +
    [4, 3, 2, 1, 0]
      .map((step, i) => {
        const y = horizon * (0.2 + i * 0.17);
        const bulge = horizon * rng.between(0.03, 0.07);
        return shape(
          steps[step] ?? '',
          `M0 ${num(y - lean)}C${nums(w * 0.3, y - bulge, w * 0.6, y + bulge, w, y + lean)}V${num(horizon + 6)}H0z`,
        );
      })
      .join('')
  );
}

function airbrush({ w, horizon, palette, id }: Frame): string {
  const { sky } = palette;
  return `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="${sky[0]}"/><stop offset=".66" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient></defs><path fill="url(#${id}-sky)" d="${box(0, 0, w, horizon + 6)}"/>`;
}

/** Sky, sun or moon below what hangs from above, and one of four moods of light. */
export function paintSky(frame: Frame, hung: number): { readonly svg: string; readonly sun: Sun } {
  const { w, h, horizon, palette, rng } = frame;
  const { sun, halo, cloud, billow, evening } = palette;
  const mood = rng.pick(['rings', 'rays', 'bands', 'cumulus', 'rings', 'cumulus'] as const);
  const moon = evening && rng.chance(0.4);
  const low = evening || mood === 'bands';
  const small = Math.min(w, h);
  const drawn: Sun = {
    x: w * rng.between(0.13, 0.36),
    y: moon ? horizon * 0.26 : horizon * (low ? rng.between(0.6, 0.86) : rng.between(0.2, 0.44)),
    r: small * (low ? rng.between(0.085, 0.12) : rng.between(0.055, 0.085)),
  };
  const at: Sun = { ...drawn, y: Math.max(drawn.y, hung + drawn.r * HALO) };
  const unit = small / 600;
  const light = {
    rings: () => rings(frame, at),
    rays: () => rays(frame, at),
    bands: () => bands(frame),
    cumulus: () => airbrush(frame),
  }[mood]();
  const stars = evening
    ? shape(
        cloud,
        times(16, () => {
          const [x, y, s] = [w * rng.next(), horizon * 0.6 * rng.next(), small * rng.between(0.003, 0.006)];
          return poly(
            x,
            y - s * 2,
            x + s * 0.6,
            y - s * 0.6,
            x + s * 2,
            y,
            x + s * 0.6,
            y + s * 0.6,
            x,
            y + s * 2,
            x - s * 0.6,
            y + s * 0.6,
            x - s * 2,
            y,
            x - s * 0.6,
            y - s * 0.6,
          );
        }),
      )
    : '';
  const body =
    moon && (mood === 'bands' || mood === 'cumulus')
      ? shape(
          sun,
          `M${nums(at.x, at.y - at.r * 0.8)}a${nums(at.r * 0.8, at.r * 0.8)} 0 1 0 ${nums(at.r * 0.72, at.r * 1.15)}a${nums(at.r * 0.72, at.r * 0.72)} 0 0 1 ${nums(-at.r * 0.72, -at.r * 1.15)}z`,
        )
      : (mood === 'cumulus' ? shape(halo, disc(at.x, at.y, at.r * HALO)) : '') + shape(sun, disc(at.x, at.y, at.r));
  const [cx, cy] = [w * rng.between(0.16, 0.4), horizon * rng.between(0.78, 0.92)];
  const clouds =
    mood === 'cumulus'
      ? shape(cloud, cumulus(cx, cy, unit * 1.5), cumulus(w * 0.92, cy + horizon * 0.06, unit * 1.2)) +
        shape(billow, cumulusShade(cx, cy, unit * 1.5), cumulusShade(w * 0.92, cy + horizon * 0.06, unit * 1.2))
      : shape(
          cloud,
          bars(at.x + at.r * 0.2, at.y + at.r * 0.3, w * rng.between(0.16, 0.24), unit * 13, rng.whole(2, 3)),
          bars(w * rng.between(0.74, 0.86), horizon * rng.between(0.1, 0.3), w * 0.24, unit * 15, 3),
        );
  return { svg: light + stars + body + clouds + birds(frame, at.x + w * 0.17, at.y + at.r), sun: at };
}

function birds({ palette, rng, w, h }: Frame, x: number, y: number): string {
  if (palette.evening || rng.chance(0.4)) return '';
  const s = Math.min(w, h) / 560;
  return shape(
    palette.planes.near.pale,
    times(3, (i) => {
      const [bx, by, k] = [x + (i * 34 - 20) * s, y + ([0, -20, 12][i] ?? 0) * s, s * ([1, 0.8, 0.66][i] ?? 1)];
      return `M${nums(bx, by)}q${nums(-7 * k, -9 * k, -18 * k, -6 * k)}q${nums(11 * k, 0, 18 * k, 11 * k)}q${nums(7 * k, -11 * k, 18 * k, -11 * k)}q${nums(-11 * k, -3 * k, -18 * k, 6 * k)}z`;
    }),
  );
}
