import { arch, box, line, num, nums, oval, path, pierced, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

const [FOOT, HALF, HIGH] = [-236, 62, 84];

/** The iron of a cupola that burnt: ribs from its ring to its crown, and the hoops that hold them. */
function ribs(colour: string, wide: number, shares: readonly number[], hoops: readonly number[]): string {
  return line(
    colour,
    wide,
    ...shares.map((share) =>
      share === 0
        ? path(0, FOOT, 0, FOOT - HIGH)
        : `M${nums(share * HALF, FOOT)}A${nums(Math.abs(share) * HALF, HIGH)} 0 0 ${share < 0 ? 1 : 0} 0 ${num(FOOT - HIGH)}`,
    ),
    ...hoops.map((t) => {
      const half = HALF * Math.sqrt(1 - t * t);
      return `M${nums(-half, FOOT - HIGH * t)}q${nums(half, 9, half * 2, 0)}`;
    }),
  );
}

/** Hiroshima's: walls with the sky in their windows under the bare ribs of a dome. */
export function bareDome({ ink }: Pen): string {
  const { l, m, r, pale, dark, landL, landR, leafL, leafR } = ink;
  const row = (x: number, y: number, count: number, step: number, w: number, h: number): string =>
    times(count, (i) => box(x + i * step, y - h, w, h));
  return (
    ribs(r, 3, [-0.82, -0.16, 0.5], []) +
    ribs(dark, 4, [-1, -0.62, 0.18, 0.66, 1], [0.02, 0.36, 0.66, 0.88]) +
    shape(dark, oval(0, FOOT - HIGH, 15, 5), box(-9, FOOT - HIGH - 16, 3, 16), box(6, FOOT - HIGH - 16, 3, 16)) +
    shape(dark, box(-12, FOOT - HIGH - 19, 24, 4)) +
    pierced(
      m,
      poly(-166, 0, -166, -92, -152, -96, -149, -122, -130, -118, -126, -140, -100, -144, -92, -130, -66, -134, -66, 0),
      row(-154, -18, 3, 28, 15, 36),
      row(-154, -68, 3, 28, 15, 28),
      row(-126, -104, 2, 28, 13, 20),
    ) +
    pierced(
      r,
      poly(66, 0, 66, -142, 92, -146, 97, -124, 122, -128, 128, -100, 146, -104, 152, -82, 168, -78, 168, 0),
      row(78, -18, 3, 29, 15, 36),
      row(78, -68, 2, 29, 15, 28),
      row(80, -108, 1, 29, 12, 20),
    ) +
    shape(pale, poly(-170, -60, -66, -60, -66, -64, -170, -64)) +
    shape(m, poly(66, -64, 171, -64, 171, -60, 66, -60)) +
    pierced(l, box(-66, -230, 42, 230), arch(-54, -150, 19, 56), box(-53, -222, 17, 14), arch(-54, -84, 19, 44)) +
    pierced(m, box(-24, -230, 54, 230), arch(-8, -150, 22, 56), box(-7, -222, 20, 14), arch(-8, -84, 22, 44)) +
    pierced(r, box(30, -230, 36, 230), arch(40, -150, 16, 56), box(41, -222, 14, 14), arch(40, -84, 16, 44)) +
    shape(pale, box(-71, -236, 101, 8), box(-69, -160, 99, 5), box(-69, -94, 99, 5)) +
    shape(r, box(30, -236, 41, 8), box(30, -160, 39, 5), box(30, -94, 39, 5)) +
    pierced(l, poly(-92, 0, -92, -56, -40, -62, 30, -60, 30, 0), arch(-14, 0, 28, 42), box(-78, -40, 16, 24)) +
    shape(r, poly(30, -60, 60, -54, 92, -50, 92, 0, 30, 0)) +
    shape(dark, arch(-14, 0, 28, 42), box(50, -36, 15, 22)) +
    shape(pale, poly(-94, -56, -40, -62, 30, -60, 30, -64, -40, -67, -94, -61)) +
    shape(landR, poly(96, 0, 112, -14, 128, -10, 140, -18, 158, -8, 168, 0), poly(-52, 0, -40, -9, -26, -6, -20, 0)) +
    shape(landL, poly(96, 0, 112, -14, 120, -2, 122, 0), poly(-128, 0, -116, -12, -104, -8, -96, 0)) +
    shape(leafR, 'M-170 0q2-16 18-15q10-14 24-2q16-6 22 17z', 'M118 0q8-14 22-8q16-10 30 8z') +
    shape(leafL, 'M-166-2q4-11 15-10q8-8 16-1q-16 2-18 11z')
  );
}

/** Macao's: a church front that stands alone, the sky behind its windows, a flight of steps before it. */
export function loneFront({ ink }: Pen): string {
  const { l, m, r, pale, dark, leafL, leafR, glow } = ink;
  const tier = (half: number, foot: number, high: number, holes: readonly number[]): string =>
    pierced(l, box(-half, -foot - high, half * 2, high), ...holes.map((x) => arch(x - 11, -foot - 8, 22, high - 22))) +
    shape(
      r,
      times(Math.round(half / 13), (i) =>
        box(-half + 3 + (i * (half * 2 - 12)) / (Math.round(half / 13) - 1), -foot - high + 8, 6, high - 8),
      ),
    ) +
    shape(pale, box(-half - 6, -foot - high - 4, half * 1.3 + 6, 8)) +
    shape(m, box(half * 0.3, -foot - high - 4, half * 0.7 + 6, 8));
  return (
    shape(r, poly(112, -60, 128, -60, 128, -196, 112, -210)) +
    tier(122, 60, 76, [-84, -28, 28, 84]) +
    tier(116, 136, 66, [-72, 0, 72]) +
    shape(l, 'M-116-204Q-84-214-66-262H66Q84-214 116-204z') +
    shape(r, 'M40-262H66Q84-214 116-204H70Q50-226 40-262z') +
    tier(64, 204, 54, [0]) +
    shape(pale, poly(-64, -260, 0, -308, 64, -260)) +
    shape(m, poly(12, -260, 0, -308, 64, -260)) +
    shape(dark, oval(0, -276, 8, 9)) +
    shape(glow, box(-2, -340, 4, 32), box(-9, -331, 18, 4)) +
    shape(l, poly(-122, -210, -116, -232, -110, -210), poly(-72, -262, -67, -282, -62, -262)) +
    shape(r, poly(110, -210, 116, -232, 122, -210), poly(62, -262, 67, -282, 72, -262)) +
    shape(m, poly(-140, -60, 140, -60, 190, 0, -190, 0)) +
    shape(r, poly(60, -60, 140, -60, 190, 0, 84, 0)) +
    shape(
      pale,
      times(7, (i) => box(-142 - i * 6.6, -58 + i * 8.6, 204 + i * 9, 3)),
    ) +
    shape(leafR, oval(-158, -30, 22, 16), oval(162, -30, 24, 17)) +
    shape(leafL, oval(-164, -35, 13, 9), oval(156, -35, 13, 9))
  );
}

/** Split's peristyle: arcades of old columns around a porch with an arch in its gable, and the bell tower over them. */
export function peristyle({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, roofL, roofR, leafL, leafR, landL, landR, cast } = ink;
  const bells = (i: number): string => {
    const [foot, half, high] = [-92 - i * 30, 33 - i * 3.4, 28];
    return (
      block(ink, -112 - half, foot, half * 2, high, 0.62) +
      shape(
        dark,
        arch(-112 - half * 0.72, foot - 4, half * 0.36, high - 10),
        arch(-112 - half * 0.24, foot - 4, half * 0.36, high - 10),
        arch(-112 + half * 0.38, foot - 4, half * 0.42, high - 10),
      ) +
      shape(pale, box(-115 - half, foot - high - 2, half * 1.24 + 3, 4)) +
      shape(m, box(-112 + half * 0.24, foot - high - 2, half * 0.76 + 3, 4))
    );
  };
  const column = (x: number, high: number): string =>
    box(x - 4, -18 - high, 8, high) + box(x - 6.5, -22 - high, 13, 5) + box(x - 6, -22, 12, 4);
  const shade = (x: number, high: number): string => box(x + 1, -18 - high, 3, high);
  const arcade = (x: number, count: number, light: string, deep: string): string =>
    shape(deep, box(x, -112, count * 34, 94)) +
    shape(cast, box(x, -50, count * 34, 32)) +
    pierced(
      light,
      box(x, -126, count * 34, 52),
      ...Array.from({ length: count }, (_, i) => arch(x + 4 + i * 34, -74, 26, 30)),
    ) +
    shape(pale, box(x - 3, -131, count * 34 + 6, 6), box(x - 1, -112, count * 34 + 2, 3)) +
    shape(l, ...Array.from({ length: count + 1 }, (_, i) => column(x + i * 34, 54))) +
    shape(r, ...Array.from({ length: count + 1 }, (_, i) => shade(x + i * 34, 54)));
  return (
    shape(m, box(-160, -110, 98, 110)) +
    shape(l, box(-160, -110, 62, 110)) +
    times(4, bells) +
    shape(roofL, poly(-137, -212, -112, -238, -106, -212)) +
    shape(roofR, poly(-106, -212, -112, -238, -87, -212)) +
    shape(roofL, poly(62, -130, 84, -152, 150, -152, 140, -130)) +
    shape(roofR, poly(140, -130, 150, -152, 186, -152, 200, -130)) +
    arcade(-190, 4, l, m) +
    arcade(56, 4, m, r) +
    shape(dark, box(-50, -110, 100, 92)) +
    shape(landL, arch(-16, -18, 30, 62)) +
    pierced(l, poly(-60, -124, 0, -166, 60, -124, 60, -110, -60, -110), arch(-19, -110, 38, 38)) +
    shape(dark, arch(-19, -110, 38, 38)) +
    line(pale, 4, 'M-19-110V-128A19 19 0 0 1 19-128V-110') +
    shape(
      pale,
      poly(-66, -124, 0, -171, 66, -124, 56, -124, 0, -163, -56, -124),
      box(-62, -112, 40, 5),
      box(20, -112, 42, 5),
    ) +
    shape(l, ...[-54, -20, 20, 54].map((x) => column(x, 88))) +
    shape(r, ...[-54, -20, 20, 54].map((x) => shade(x, 88))) +
    shape(landR, box(-196, -18, 392, 18)) +
    shape(landL, box(-196, -18, 240, 18)) +
    shape(pale, box(-198, -20, 250, 4), box(-198, -10, 250, 3)) +
    shape(pane, arch(-150, -60, 9, 20)) +
    shape(leafR, oval(-178, -8, 18, 10), oval(182, -9, 20, 11)) +
    shape(leafL, oval(-182, -12, 10, 5), oval(177, -13, 11, 6))
  );
}
