import { arch, box, disc, line, nums, path, poly, shape, times } from '../svg.js';
import { block, type MotifArt, type Pen } from './art.js';
import { chicago } from './chicago.js';
import { highrises } from './highrises.js';
import { joinedTowers, pearls, skyGarden, slab, windingSpire } from './skylines.js';
import { titaniumSails } from './titanium.js';

function skyscrapers(pen: Pen): string {
  const { name } = pen;
  if (/petronas/i.test(name)) return joinedTowers(pen);
  if (/burj/i.test(name)) return windingSpire(pen);
  if (/marina bay/i.test(name)) return skyGarden(pen);
  if (/board of trade|willis/i.test(name)) return chicago(pen);
  if (/lujiazui/i.test(name)) return pearls(pen);
  return /empire|chrysler|rockefeller|palace of culture|skyscrapers/i.test(name) ? midtown(pen) : highrises(pen);
}

function midtown(pen: Pen): string {
  const { ink, rng } = pen;
  const { l, m, r, dark, pane, pale, glow, roofL, roofR } = ink;
  const setback = (x: number, w: number, h: number): string => {
    const steps = [
      [1, 0.58],
      [0.74, 0.78],
      [0.5, 0.92],
      [0.28, 1],
    ] as const;
    return (
      steps
        .map(([share, up], i) =>
          block(
            ink,
            x - (w * share) / 2,
            i === 0 ? 0 : -h * (steps[i - 1]?.[1] ?? 0),
            w * share,
            h * (up - (steps[i - 1]?.[1] ?? 0)),
            0.6,
          ),
        )
        .join('') +
      shape(
        m,
        times(4, (i) => box(x - w * 0.4 + i * w * 0.13, -h * 0.56, w * 0.05, h * 0.56)),
        box(x - w * 0.24, -h * 0.76, w * 0.05, h * 0.76),
        box(x - w * 0.11, -h * 0.9, w * 0.06, h * 0.9),
      ) +
      shape(
        pane,
        times(7, (i) => box(x + w * 0.17, -h * 0.54 + i * h * 0.075, w * 0.26, h * 0.022)),
      )
    );
  };
  const crown = (x: number, foot: number): string =>
    shape(roofL, `M${nums(x - 30, foot)}c2-40 22-64 30-84l6 84z`) +
    shape(roofR, `M${nums(x + 6, foot)}l-6-84c8 20 28 44 30 84z`) +
    shape(
      pale,
      times(
        3,
        (i) =>
          `M${nums(x - 24 + i * 6, foot - 4 - i * 18)}a${24 - i * 6} ${26 - i * 6} 0 0 1 ${48 - i * 12} 0l-6 0a${18 - i * 6} ${18 - i * 5} 0 0 0 ${nums(-36 + i * 12)} 0z`,
      ),
    ) +
    shape(l, poly(x - 3, foot - 82, x, foot - 138, x + 3, foot - 82));
  const lights = times(9, () => box(-196 + rng.whole(0, 32) * 12, -30 - rng.whole(0, 7) * 18, 6, 9));
  return (
    slab(pen, -118, 44, 236, 0.55) +
    slab(pen, 88, 50, 250, 0.6) +
    slab(pen, 148, 46, 172, 0.6) +
    slab(pen, -196, 50, 150, 0.66) +
    setback(-26, 104, 366) +
    shape(r, box(-30, -386, 8, 20)) +
    shape(l, poly(-30, -384, -26, -446, -23, -384)) +
    slab(pen, 34, 58, 300, 0.56) +
    crown(63, -300) +
    slab(pen, -160, 62, 118, 0.6) +
    slab(pen, -92, 46, 92, 0.7) +
    slab(pen, 70, 66, 130, 0.6) +
    slab(pen, -20, 62, 104, 0.62) +
    slab(pen, 156, 44, 84, 0.5) +
    shape(dark, box(-8, -122, 3, 18), box(10, -116, 26, 12)) +
    shape(r, box(-145, -132, 24, 14)) +
    shape(dark, poly(-147, -132, -133, -144, -119, -132)) +
    shape(glow, lights)
  );
}

function operaShells(pen: Pen): string {
  return /guggenheim/i.test(pen.name) ? titaniumSails(pen) : shells(pen);
}

function shells({ ink }: Pen): string {
  const { m, r, pale, dark, l, pane, landL, landR } = ink;
  /** One sail: an outer face that leans towards `lean` and the dark mouth below it. */
  const sail = (x: number, w: number, h: number, lean: 1 | -1): string => {
    const at = (px: number, py: number): string => nums(x + lean * px, -46 - py);
    const outer = lean === 1 ? pale : m;
    return (
      shape(
        dark,
        `M${at(w * 0.36, 0)}Q${at(w * 0.9, h * 0.42)} ${at(w, h)}Q${at(w * 1.06, h * 0.4)} ${at(w * 0.92, 0)}z`,
      ) +
      shape(
        outer,
        `M${at(-w * 0.08, 0)}C${at(w * 0.02, h * 0.52)} ${at(w * 0.46, h * 0.86)} ${at(w, h)}C${at(w * 0.86, h * 0.62)} ${at(w * 0.7, h * 0.3)} ${at(w * 0.56, 0)}z`,
      ) +
      shape(
        r,
        `M${at(w * 0.3, 0)}C${at(w * 0.46, h * 0.4)} ${at(w * 0.74, h * 0.76)} ${at(w, h)}C${at(w * 0.86, h * 0.62)} ${at(w * 0.7, h * 0.3)} ${at(w * 0.56, 0)}z`,
      )
    );
  };
  const line2 = (x: number, w: number, h: number): string =>
    line(
      m,
      3,
      `M${nums(x + w * 0.06, -46)}C${nums(x + w * 0.14, -46 - h * 0.48, x + w * 0.52, -46 - h * 0.8, x + w * 0.9, -46 - h * 0.93)}`,
    );
  return (
    sail(40, 96, 118, 1) +
    sail(122, 80, 84, 1) +
    sail(190, 60, 56, 1) +
    sail(-134, 86, 92, -1) +
    sail(-168, 150, 186, 1) +
    line2(-168, 150, 186) +
    sail(-58, 122, 142, 1) +
    line2(-58, 122, 142) +
    sail(30, 96, 100, 1) +
    line2(30, 96, 100) +
    shape(l, poly(-238, -22, -214, -50, 150, -50, 138, -22)) +
    shape(r, poly(138, -22, 150, -50, 236, -46, 248, -22)) +
    shape(
      pane,
      times(17, (i) => box(-204 + i * 20, -44, 11, 8)),
    ) +
    shape(
      m,
      times(3, (i) =>
        poly(-236 + i * 6, -24 - i * 7, -233 + i * 6, -28 - i * 7, 60 + i * 3, -28 - i * 7, 58 + i * 3, -24 - i * 7),
      ),
    ) +
    shape(landL, poly(-256, 0, -250, -22, 120, -22, 120, 0)) +
    shape(landR, poly(120, 0, 120, -22, 254, -22, 258, 0)) +
    shape(
      dark,
      times(14, (i) => arch(-240 + i * 35, 0, 18, 12)),
    )
  );
}

function ferrisWheel({ ink }: Pen): string {
  const { l, m, r, popL, popR, pale, glow, dark, roofL } = ink;
  const [cx, cy, radius] = [0, -196, 150];
  const at = (index: number, far: number): readonly [number, number] => [
    cx + far * Math.cos((index * Math.PI) / 8),
    cy + far * Math.sin((index * Math.PI) / 8),
  ];
  const cabin = (index: number): string => {
    const [x, y] = at(index, radius + 5);
    return `M${nums(x - 14, y - 2)}h28v10q0 14-14 14t-14-14z`;
  };
  const roofs = (index: number): string => {
    const [x, y] = at(index, radius + 5);
    return `M${nums(x - 16, y - 1)}q4-13 16-13t16 13z`;
  };
  return (
    line(m, 3.4, ...Array.from({ length: 8 }, (_, i) => path(...at(i, radius), ...at(i + 8, radius)))) +
    line(r, 6, `M${nums(cx, cy - radius)}a150 150 0 0 1 0 300a150 150 0 0 1 0-300z`) +
    line(l, 6, `M${nums(cx + 40, cy - radius + 6)}a150 150 0 0 0-150 250`) +
    line(m, 4, `M${nums(cx, cy - 126)}a126 126 0 0 1 0 252a126 126 0 0 1 0-252z`) +
    shape(l, poly(-104, 0, -86, 0, 2, -200, -8, -200)) +
    shape(r, poly(104, 0, 86, 0, -2, -200, 8, -200)) +
    shape(m, poly(-66, -78, 66, -78, 62, -88, -62, -88)) +
    shape(pale, disc(0, -196, 16)) +
    shape(popL, disc(0, -196, 9)) +
    shape(popL, ...[0, 4, 8, 12].map(cabin)) +
    shape(glow, ...[2, 6, 10, 14].map(cabin)) +
    shape(roofL, ...[1, 5, 9, 13].map(cabin)) +
    shape(pale, ...[3, 7, 11, 15].map(cabin)) +
    shape(popR, ...[0, 4, 8, 12].map(roofs)) +
    shape(dark, ...[1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15].map(roofs)) +
    block(ink, -128, 0, 256, 24, 0.66) +
    shape(
      dark,
      times(4, (i) => arch(-112 + i * 30, 0, 18, 17)),
      arch(54, 0, 20, 17),
    ) +
    shape(
      popL,
      times(7, (i) => poly(-134 + i * 38, -24, -115 + i * 38, -36, -96 + i * 38, -24)),
    )
  );
}

export const modern = {
  skyscrapers: { role: 'row', w: 408, h: 448, draw: skyscrapers },
  'opera-shells': { role: 'monument', w: 520, h: 236, draw: operaShells },
  'ferris-wheel': { role: 'monument', w: 342, h: 368, draw: ferrisWheel },
} satisfies Record<string, MotifArt>;
