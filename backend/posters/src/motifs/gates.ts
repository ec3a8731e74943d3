import { arch, box, disc, num, nums, ogive, pierced, poly, shape, times } from '../svg.js';
import { block, drum, merlons, type Pen } from './art.js';

/** An opening that is widest above its springing: most of a circle on two posts. By its middle, its foot and its widest width. */
const horseshoe = (x: number, foot: number, width: number, height: number): string => {
  const radius = Math.round(width / 2);
  const spring = foot - height + radius * 1.6;
  return `M${nums(x - radius * 0.8, foot)}V${num(spring)}A${nums(radius, radius)} 0 1 1 ${nums(x + radius * 0.8, spring)}V${num(foot)}z`;
};

/** Bab Bou Jeloud's way: tiled walls, a great horseshoe arch between two small ones, a minaret seen through it. */
export function horseshoeGate({ ink }: Pen): string {
  const { l, m, r, pale, glint, water, depth, glow, roofL, leafL, pane } = ink;
  const tower = (x: number): string =>
    block(ink, x, 0, 44, 236, 0.62) +
    shape(l, merlons(x - 2, -236, 28, 2, 14)) +
    shape(r, merlons(x + 28, -236, 18, 2, 14)) +
    shape(water, box(x + 6, -214, 20, 48), box(x + 6, -96, 20, 40)) +
    shape(
      glint,
      times(3, (i) => poly(x + 16, -212 + i * 15, x + 23, -205 + i * 15, x + 16, -198 + i * 15, x + 9, -205 + i * 15)),
    );
  const arches = [horseshoe(0, 0, 108, 172), horseshoe(-128, 0, 54, 96), horseshoe(128, 0, 54, 96)];
  const stars = (y: number, from: number, count: number, step: number): string =>
    times(count, (i) =>
      poly(from + i * step, y - 8, from + 8 + i * step, y, from + i * step, y + 8, from - 8 + i * step, y),
    );
  return (
    block(ink, -22, 0, 30, 118, 0.62) +
    shape(leafL, box(-22, -114, 18, 8)) +
    block(ink, -15, -118, 16, 20, 0.62) +
    shape(glow, disc(-7, -143, 4)) +
    shape(m, box(-56, -40, 34, 40), box(8, -52, 48, 52)) +
    shape(roofL, poly(4, -52, 14, -64, 58, -64, 58, -52)) +
    shape(pane, arch(22, -22, 9, 18)) +
    pierced(l, box(-168, -228, 336, 228), ...arches) +
    pierced(water, box(-86, -212, 172, 212), horseshoe(0, 0, 124, 182)) +
    pierced(water, box(-160, -126, 64, 126), horseshoe(-128, 0, 64, 102)) +
    pierced(depth, box(96, -126, 64, 126), horseshoe(128, 0, 64, 102)) +
    shape(depth, box(62, -212, 24, 212)) +
    shape(pale, box(-86, -212, 172, 5), box(-160, -130, 64, 5), box(96, -130, 64, 5)) +
    shape(
      glint,
      stars(-194, -72, 9, 18),
      stars(-150, -74, 1, 1),
      stars(-114, -74, 1, 1),
      stars(-78, -74, 1, 1),
      stars(-42, -74, 1, 1),
      ...[-150, -114, -78, -42].map((y) => stars(y, 74, 1, 1)),
      stars(-112, -146, 3, 18),
      stars(-112, 110, 3, 18),
    ) +
    shape(
      r,
      `M40 0V-76A54 54 0 0 0 24-165A54 54 0 0 1 43-86V0z`,
      'M-114 0V-44A27 27 0 0 0-120-92A27 27 0 0 1-107-53V0z',
      'M142 0V-44A27 27 0 0 0 136-92A27 27 0 0 1 149-53V0z',
    ) +
    shape(leafL, arch(-152, -150, 20, 44), arch(-122, -150, 20, 44)) +
    shape(m, arch(102, -150, 20, 44), arch(132, -150, 20, 44)) +
    shape(pane, arch(-148, -150, 12, 34), arch(-118, -150, 12, 34), arch(106, -150, 12, 34), arch(136, -150, 12, 34)) +
    shape(pale, box(-172, -234, 344, 8)) +
    shape(l, merlons(-168, -234, 240, 9, 20)) +
    shape(m, merlons(84, -234, 84, 3, 20)) +
    tower(-212) +
    tower(168)
  );
}

/** A single tall arch under a stepped attic, as the India Gate. */
export function memorialArch({ ink }: Pen): string {
  const { l, m, r, pale, dark, landL, landR } = ink;
  return (
    shape(landL, poly(-212, 0, -196, -12, 96, -12, 104, 0)) +
    shape(landR, poly(104, 0, 96, -12, 196, -12, 212, 0)) +
    pierced(l, box(-106, -214, 212, 202), arch(-44, -12, 88, 162)) +
    shape(r, box(66, -214, 40, 202), 'M44-12V-130A44 44 0 0 0 0-174A44 44 0 0 1 24-130V-12z') +
    shape(pale, box(-112, -206, 178, 7), box(-48, -132, 4, 120), box(-108, -132, 64, 6)) +
    shape(r, box(66, -206, 46, 7)) +
    shape(m, box(44, -132, 22, 6), box(-98, -120, 42, 84), box(-94, -196, 150, 14)) +
    shape(
      dark,
      arch(-88, -12, 22, 52),
      arch(74, -12, 18, 52),
      times(7, (i) => box(-84 + i * 20, -193, 9, 8)),
    ) +
    block(ink, -114, -212, 228, 14, 0.8) +
    block(ink, -96, -226, 192, 18, 0.8) +
    block(ink, -74, -244, 148, 14, 0.8) +
    shape(pale, box(-98, -246, 150, 4)) +
    block(ink, -40, -258, 80, 12, 0.7) +
    shape(l, 'M-30-270Q0-296 30-270z') +
    shape(r, 'M8-282Q22-279 30-270H12z') +
    times(2, (i) => {
      const x = [-174, 132][i] ?? 0;
      return (
        block(ink, x, -12, 42, 52, 0.62) +
        shape(pale, box(x - 4, -68, 50, 6)) +
        shape(l, `M${x + 2}-68q19-22 38 0z`) +
        shape(dark, arch(x + 8, -12, 14, 34))
      );
    })
  );
}

/** A royal gate of Korea: a stone base with three arches, two curved roofs above it. */
export function palaceGate({ ink }: Pen): string {
  const { l, r, m, roofL, roofR, popL, popR, leafL, leafR, dark, pale, glow } = ink;
  const roof = (y: number, half: number, high: number, top: number): string =>
    shape(
      roofR,
      `M${nums(-half, y - 10)}Q${nums(-half * 0.82, y - high * 0.3, -top, y - high)}H${num(top)}Q${nums(half * 0.82, y - high * 0.3, half, y - 10)}Q${nums(half * 0.6, y + 4, 0, y + 4)}Q${nums(-half * 0.6, y + 4, -half, y - 10)}z`,
    ) +
    shape(
      roofL,
      `M${nums(-half, y - 10)}Q${nums(-half * 0.82, y - high * 0.3, -top, y - high)}H${num(top * 0.5)}L${nums(half * 0.36, y + 2)}Q${nums(-half * 0.6, y + 4, -half, y - 10)}z`,
    ) +
    shape(pale, box(-top, y - high - 5, top * 2, 6));
  const storey = (y: number, half: number, high: number, count: number): string =>
    shape(popR, box(-half, y - high, half * 2, high)) +
    shape(leafL, box(-half, y - high, half * 1.3, high * 0.36)) +
    shape(leafR, box(half * 0.3, y - high, half * 0.7, high * 0.36)) +
    shape(
      popL,
      times(count, (i) => box(-half + (i * (half * 2 - 9)) / (count - 1), y - high, 9, high)),
    ) +
    shape(
      glow,
      times(count - 1, (i) => box(-half + 14 + (i * (half * 2 - 9)) / (count - 1), y - high * 0.92, 6, 5)),
    );
  return (
    shape(l, poly(-190, 0, -178, -104, 70, -104, 70, 0)) +
    shape(r, poly(70, 0, 70, -104, 178, -104, 190, 0)) +
    shape(
      m,
      times(5, (i) => box(-168 + (i % 2) * 26 + i * 34, -28 - (i % 3) * 28, 26, 6)),
    ) +
    shape(pale, box(-182, -112, 252, 9)) +
    shape(m, box(70, -112, 112, 9)) +
    shape(pale, arch(-35, 0, 70, 84), arch(-122, 0, 56, 70), arch(66, 0, 56, 70)) +
    shape(dark, arch(-28, 0, 56, 76), arch(-116, 0, 44, 62), arch(72, 0, 44, 62)) +
    storey(-112, 132, 44, 7) +
    roof(-152, 192, 40, 128) +
    storey(-190, 104, 30, 7) +
    roof(-216, 166, 60, 96) +
    shape(dark, poly(-100, -281, -94, -286, -88, -276, -96, -276), poly(100, -281, 94, -286, 88, -276, 96, -276))
  );
}

/** Xi'an's Bell Tower: a square base of brick with a gateway, green roofs in three tiers, a gilded knob on top. */
export function cityBell({ ink }: Pen): string {
  const { m, r, pale, dark, roofL, roofR, popL, popR, leafL, leafR, glow, landL, landR, pane, water } = ink;
  const roof = (y: number, half: number, high: number, top: number): string =>
    shape(
      leafL,
      `M${nums(-half, y - 12)}Q${nums(-half * 0.76, y - high * 0.26, -top, y - high)}H${nums(top)}Q${nums(half * 0.76, y - high * 0.26, half, y - 12)}Q${nums(half * 0.6, y + 5, 0, y + 5)}Q${nums(-half * 0.6, y + 5, -half, y - 12)}z`,
    ) +
    shape(
      leafR,
      `M${nums(top * 0.3, y - high)}H${nums(top)}Q${nums(half * 0.76, y - high * 0.26, half, y - 12)}Q${nums(half * 0.66, y + 3, half * 0.34, y + 5)}z`,
    ) +
    shape(glow, box(-half * 0.74, y + 1, half * 1.48, 3));
  const storey = (y: number, half: number, high: number, count: number): string =>
    shape(popL, box(-half, y - high, half * 1.3, high)) +
    shape(popR, box(half * 0.3, y - high, half * 0.7, high)) +
    shape(
      pane,
      times(count, (i) =>
        box(-half + 7 + (i * (half * 2 - 4)) / count, y - high + 9, (half * 2) / count - 13, high - 12),
      ),
    ) +
    shape(water, box(-half, y - high, half * 2, 6)) +
    shape(
      pale,
      box(-half - 10, y - 6, half * 1.3 + 10, 3),
      times(count + 2, (i) => box(-half - 9 + i * ((half * 2 + 16) / (count + 1)), y - 9, 3, 9)),
    );
  return (
    block({ ...ink, l: landL, r: landR }, -212, 0, 424, 46, 0.62) +
    shape(landL, merlons(-212, -46, 250, 13, 9)) +
    shape(landR, merlons(56, -46, 156, 8, 9)) +
    shape(roofL, poly(-140, 0, -130, -96, 42, -96, 44, 0)) +
    shape(roofR, poly(44, 0, 42, -96, 130, -96, 140, 0)) +
    shape(
      m,
      times(4, (i) => box(-122 + (i % 2) * 20, -22 - i * 18, 30, 3) + box(-66 + (i % 2) * 14, -30 - i * 18, 24, 3)),
    ) +
    shape(pale, arch(-38, 0, 64, 72)) +
    shape(dark, arch(-31, 0, 50, 63)) +
    shape(pale, box(-134, -102, 178, 7)) +
    shape(r, box(44, -102, 90, 7)) +
    shape(pale, merlons(-132, -102, 170, 12, 6)) +
    storey(-108, 96, 38, 7) +
    roof(-142, 148, 28, 104) +
    storey(-168, 80, 26, 6) +
    roof(-192, 122, 26, 82) +
    storey(-214, 66, 14, 5) +
    roof(-224, 104, 48, 7) +
    shape(glow, box(-7, -275, 14, 6), disc(0, -280, 6))
  );
}

/** Mumbai's Gateway of India: a tall hall of basalt between two arches, four turrets, screens of pierced stone. */
export function harbourGate({ ink }: Pen): string {
  const { m, r, pale, dark, pane, landL, landR, glow } = ink;
  const stone = { ...ink, l: landL, r: landR };
  const turret = (x: number): string =>
    drum(stone, x - 15, -216, 30, 40) +
    shape(dark, arch(x - 10, -226, 7, 22), arch(x + 2, -226, 7, 22)) +
    shape(pale, box(x - 19, -260, 38, 5), box(x - 18, -220, 36, 4)) +
    shape(landL, `M${nums(x - 15, -260)}Q${nums(x - 14, -278, x, -281)}L${nums(x + 3, -260)}z`) +
    shape(landR, `M${nums(x + 3, -260)}L${nums(x, -281)}Q${nums(x + 14, -278, x + 15, -260)}z`) +
    shape(glow, box(x - 1.4, -288, 2.8, 9));
  const wing = (x: number, light: string): string =>
    shape(light, box(x, -148, 100, 140)) +
    shape(pale, box(x - 4, -154, 108, 7), box(x, -118, 100, 4), ogive(x + 24, -8, 52, 96)) +
    shape(dark, ogive(x + 30, -8, 40, 86)) +
    shape(pane, ...[6, 80].map((at) => arch(x + at, -74, 14, 28)), ...[6, 80].map((at) => box(x + at, -40, 14, 20))) +
    shape(
      m,
      times(7, (i) => box(x + 3 + i * 14, -143, 8, 18)),
      merlons(x, -154, 100, 7, 7),
    );
  return (
    wing(-196, landL) +
    wing(96, landR) +
    turret(-66) +
    turret(66) +
    block(stone, -104, -8, 208, 206, 0.78) +
    shape(m, merlons(-104, -220, 160, 9, 8)) +
    shape(r, merlons(64, -220, 40, 3, 8)) +
    shape(pale, box(-108, -220, 166, 7), box(-104, -180, 162, 5), box(-50, -176, 5, 168), box(45, -176, 5, 168)) +
    shape(
      m,
      times(11, (i) => box(-98 + i * 14, -208, 8, 22)),
    ) +
    shape(pale, ogive(-42, -8, 84, 158)) +
    shape(dark, ogive(-34, -8, 68, 144)) +
    shape(glow, ogive(-12, -8, 24, 66)) +
    shape(pane, ...[-92, -70, 58, 80].flatMap((x) => [arch(x, -116, 14, 44), arch(x, -50, 14, 44)])) +
    turret(-100) +
    turret(100) +
    shape(pale, box(-206, -10, 290, 4)) +
    shape(landL, box(-212, -7, 292, 7)) +
    shape(landR, box(80, -7, 132, 7))
  );
}

/** The gate of a Chinatown: four red posts, a beam with characters in gold, tiled roofs that curl at their ends. */
export function paifang({ ink }: Pen): string {
  const { l, r, popL, popR, glow, leafL, leafR, pale, dark } = ink;
  const roof = (x: number, y: number, half: number, high: number): string =>
    shape(
      leafL,
      `M${nums(x - half - 16, y - 12)}Q${nums(x - half + 8, y - 4, x - half * 0.8, y - high)}H${num(x + half * 0.8)}Q${nums(x + half - 8, y - 4, x + half + 16, y - 12)}L${nums(x + half, y + 4)}H${num(x - half)}z`,
    ) +
    shape(
      leafR,
      `M${nums(x + half * 0.3, y - high)}H${num(x + half * 0.8)}Q${nums(x + half - 8, y - 4, x + half + 16, y - 12)}L${nums(x + half, y + 4)}H${num(x + half * 0.3)}z`,
    ) +
    shape(glow, box(x - half * 0.84, y - high - 6, half * 1.68, 7), box(x - half, y + 3, half * 2, 5));
  const post = (x: number, high: number): string =>
    shape(popL, box(x - 9, -high, 11, high)) +
    shape(popR, box(x + 2, -high, 7, high)) +
    shape(l, box(x - 16, -26, 20, 26)) +
    shape(r, box(x + 4, -26, 12, 26));
  const side = (x: number): string =>
    shape(popL, box(x - 52, -150, 104, 20)) +
    shape(glow, box(x - 30, -146, 60, 12)) +
    shape(dark, box(x - 48, -172, 96, 22)) +
    roof(x, -176, 62, 26);
  return (
    post(-160, 172) +
    post(160, 172) +
    side(-112) +
    side(112) +
    post(-64, 226) +
    post(64, 226) +
    shape(popL, box(-66, -206, 132, 24)) +
    shape(pale, box(-40, -232, 80, 24)) +
    shape(
      dark,
      times(3, (i) => box(-28 + i * 22, -228, 13, 3) + box(-23 + i * 22, -227, 3, 15) + box(-28 + i * 22, -217, 13, 3)),
    ) +
    shape(dark, box(-66, -232, 26, 24), box(40, -232, 26, 24)) +
    roof(0, -240, 88, 34)
  );
}
