import { arch, box, disc, nums, ogive, oval, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type Pen } from './art.js';

/** A round tower of clay or rough stone that widens towards its foot. */
const batteredTower = ({ ink }: Pen, x: number, half: number, high: number): string =>
  shape(ink.m, poly(x - half * 1.2, 0, x - half, -high, x + half, -high, x + half * 1.2, 0)) +
  shape(ink.l, poly(x - half * 1.2, 0, x - half, -high, x - half * 0.2, -high, x - half * 0.26, 0)) +
  shape(ink.r, poly(x + half * 0.42, 0, x + half * 0.36, -high, x + half, -high, x + half * 1.2, 0)) +
  shape(ink.l, merlons(x - half, -high, half * 0.9, 3, half * 0.3)) +
  shape(ink.r, merlons(x + half * 0.1, -high, half * 0.9, 3, half * 0.3)) +
  shape(
    ink.pane,
    arch(x - half * 0.3, -high * 0.62, half * 0.24, half * 0.6),
    box(x + half * 0.5, -high * 0.5, half * 0.2, half * 0.5),
  );

/** A desert fort on its rock: battered towers, plain walls, a keep with a flag. */
export function desertFort(pen: Pen): string {
  const { l, r, pale, pane, landL, landR, popL, popR, dark } = pen.ink;
  return (
    shape(landR, 'M-180 0L-170-44L-146-66L-120-104L-70-126L60-130L112-112L150-74L172-52L180 0z') +
    shape(landL, 'M-180 0L-170-44L-146-66L-120-104L-70-126L-8-126L-44-84L-20-46L-70 0z') +
    `<g transform="translate(0 -112)">` +
    block(pen.ink, -30, -70, 96, 156, 0.64) +
    shape(l, merlons(-30, -226, 60, 5, 14)) +
    shape(r, merlons(34, -226, 32, 3, 14)) +
    shape(pale, box(-34, -190, 66, 5)) +
    shape(
      pane,
      ...[-20, 0, 20].map((x) => arch(x - 4, -150, 9, 24)),
      ...[42, 54].map((x) => arch(x - 4, -150, 7, 24)),
    ) +
    shape(dark, box(14, -286, 3, 60)) +
    shape(popL, poly(17, -286, 56, -276, 17, -262)) +
    shape(popR, poly(17, -270, 38, -273, 17, -262)) +
    block(pen.ink, -116, 0, 236, 92, 0.62) +
    shape(l, merlons(-116, -92, 144, 10, 12)) +
    shape(r, merlons(34, -92, 86, 6, 12)) +
    shape(pane, ...[-96, -66, -36].map((x) => arch(x, -46, 9, 22)), ...[50, 74].map((x) => arch(x, -46, 8, 22))) +
    shape(dark, arch(-14, 0, 30, 52)) +
    shape(pale, box(-20, -60, 42, 6)) +
    batteredTower(pen, -118, 36, 138) +
    batteredTower(pen, 122, 32, 112) +
    '</g>'
  );
}

/** A monastery fort of Bhutan: white walls that lean inwards, a red band, gilded roofs. */
export function dzong({ ink }: Pen): string {
  const { l, m, r, pale, pane, popL, popR, roofL, roofR, glow, landR, dark } = ink;
  const roof = (y: number, half: number, high: number, light: string, shade: string): string =>
    shape(light, poly(-half, -y, -half * 0.72, -y - high, half * 0.72, -y - high, half, -y)) +
    shape(shade, poly(half * 0.2, -y, half * 0.16, -y - high, half * 0.72, -y - high, half, -y)) +
    shape(dark, box(-half * 0.86, -y, half * 1.72, 5));
  const storey = (foot: number, half: number, top: number, high: number): string =>
    shape(pale, poly(-half, -foot, -top, -foot - high, top * 0.24, -foot - high, half * 0.24, -foot)) +
    shape(m, poly(half * 0.24, -foot, top * 0.24, -foot - high, top, -foot - high, half, -foot)) +
    shape(popL, box(-top, -foot - high, top * 1.24, 16)) +
    shape(popR, box(top * 0.24, -foot - high, top * 0.76, 16)) +
    shape(
      glow,
      times(4, (i) => disc(-top * 0.78 + i * top * 0.4, -foot - high + 8, 3.4)),
    );
  return (
    storey(150, 70, 60, 110) +
    shape(
      pane,
      times(3, (i) => box(-44 + i * 26, -222, 14, 28) + box(-44 + i * 26, -186, 14, 22)),
    ) +
    roof(262, 96, 28, glow, landR) +
    shape(popL, box(-26, -312, 34, 22)) +
    shape(popR, box(8, -312, 18, 22)) +
    roof(312, 50, 26, glow, landR) +
    shape(glow, poly(-9, -338, 0, -376, 9, -338), disc(0, -378, 4)) +
    storey(0, 176, 160, 136) +
    shape(
      pane,
      times(6, (i) => box(-142 + i * 32, -104, 15, 30) + box(-146 + i * 33, -56, 15, 24)),
      times(3, (i) => box(60 + i * 30, -104, 13, 30) + box(62 + i * 31, -56, 13, 24)),
    ) +
    roof(140, 180, 24, roofL, roofR) +
    shape(l, box(-34, -60, 26, 60)) +
    shape(r, box(8, -60, 26, 60)) +
    shape(dark, box(-18, -46, 34, 46)) +
    shape(glow, box(-22, -52, 42, 5))
  );
}

/** The gate of a walled town between two towers: round under caps, or battlements where the south begins. */
export function townGate(pen: Pen): string {
  const { ink, name } = pen;
  const { l, m, r, pale, pane, dark, popL, popR } = ink;
  const capped = !/serranos|jaffa|famagusta|san juan|bootham/i.test(name);
  const tower = (x: number): string =>
    drum(ink, x - 44, 0, 88, 186) +
    shape(pale, box(x - 48, -192, 36, 7), box(x - 45, -96, 34, 5)) +
    shape(m, box(x - 12, -192, 26, 7)) +
    shape(r, box(x + 14, -192, 34, 7)) +
    shape(
      pane,
      arch(x - 28, -118, 10, 28),
      arch(x - 4, -118, 10, 28),
      arch(x + 24, -118, 8, 28),
      arch(x - 5, -38, 10, 24),
    ) +
    (capped
      ? cone(ink, x - 52, -191, 104, 84, 0.6) + shape(dark, box(x - 1.5, -288, 3, 14))
      : shape(l, merlons(x - 48, -192, 34, 3, 18)) +
        shape(m, merlons(x - 8, -192, 20, 2, 18)) +
        shape(r, merlons(x + 18, -192, 30, 3, 18)));
  return (
    block(ink, -212, 0, 120, 84, 0.7) +
    block(ink, 92, 0, 120, 84, 0.4) +
    shape(l, merlons(-212, -84, 84, 6, 12), merlons(92, -84, 48, 4, 12)) +
    shape(r, merlons(-124, -84, 30, 2, 12), merlons(146, -84, 66, 5, 12)) +
    block(ink, -60, 0, 120, 146, 0.64) +
    shape(l, merlons(-60, -146, 72, 5, 14)) +
    shape(r, merlons(20, -146, 40, 3, 14)) +
    shape(pale, ogive(-38, 0, 76, 100)) +
    shape(dark, ogive(-31, 0, 62, 88)) +
    shape(popL, poly(-14, -134, 8, -134, 8, -112, -3, -104, -14, -112)) +
    shape(popR, poly(-3, -134, 8, -134, 8, -112, -3, -104)) +
    tower(-104) +
    tower(104)
  );
}

/** Palaces of the Moors: red walls and a square tower over an arcade, cypresses between. */
export function moorishPalace({ ink }: Pen): string {
  const { l, m, r, pale, pane, roofL, roofR, leafL, leafR, popL, dark, water, glint } = ink;
  const tree = (x: number, foot: number, high: number): string =>
    shape(
      leafR,
      `M${nums(x, -foot - high)}Q${nums(x + 13, -foot - high * 0.4, x + 7, -foot)}H${x - 7}Q${nums(x - 13, -foot - high * 0.4, x, -foot - high)}z`,
    ) +
    shape(
      leafL,
      `M${nums(x, -foot - high)}Q${nums(x - 13, -foot - high * 0.4, x - 7, -foot)}H${x}Q${nums(x - 3, -foot - high * 0.5, x, -foot - high)}z`,
    );
  return (
    block(ink, 96, 0, 92, 118, 0.5) +
    shape(l, merlons(96, -118, 46, 4, 10)) +
    shape(r, merlons(146, -118, 42, 4, 10)) +
    block(ink, -96, 0, 104, 190, 0.64) +
    shape(l, merlons(-96, -190, 66, 5, 13)) +
    shape(r, merlons(-26, -190, 34, 3, 13)) +
    shape(pane, ...[-84, -62, -40].map((x) => arch(x, -128, 13, 34)), arch(-20, -128, 9, 34), arch(-6, -128, 9, 34)) +
    shape(pane, ...[-78, -54].map((x) => box(x, -92, 8, 12))) +
    tree(-126, 0, 128) +
    tree(74, 0, 116) +
    block(ink, -236, 0, 140, 78, 0.7) +
    shape(roofL, poly(-236, -78, -224, -98, -138, -98, -138, -78)) +
    shape(roofR, poly(-138, -78, -138, -98, -104, -98, -96, -78)) +
    shape(
      pane,
      ...[-222, -196, -170].map((x) => arch(x, -34, 11, 28)),
      ...[-128, -112].map((x) => arch(x, -34, 9, 28)),
    ) +
    block(ink, 150, 0, 86, 66, 0.5) +
    shape(pane, arch(162, -24, 10, 24), arch(204, -24, 9, 24)) +
    block(ink, -110, 0, 226, 74, 0.66) +
    shape(roofL, poly(-116, -74, -106, -92, 34, -92, 39, -74)) +
    shape(roofR, poly(39, -74, 34, -92, 110, -92, 122, -74)) +
    shape(pale, ...Array.from({ length: 8 }, (_, i) => arch(-102 + i * 27, 0, 22, 52))) +
    shape(dark, ...Array.from({ length: 8 }, (_, i) => arch(-98.5 + i * 27, 0, 15, 45))) +
    shape(popL, box(-110, -64, 149, 4)) +
    shape(water, box(-64, -7, 116, 7)) +
    shape(glint, oval(-20, -4, 36, 1.6)) +
    tree(-178, 0, 62) +
    tree(210, 0, 58) +
    shape(m, box(-238, -3, 476, 3))
  );
}

/** Sintra's Pena: a yellow wing and a red one on a wooded rock, a clock tower, a cupola like a lemon. */
export function paintedPalace({ ink }: Pen): string {
  const { l, m, r, pale, pane, popL, popR, glow, landL, landR, leafL, leafR, roofR, dark } = ink;
  const wing = (x: number, foot: number, w: number, h: number, light: string, shade: string, count: number): string =>
    shape(light, box(x, -foot - h, w * 0.66, h), merlons(x, -foot - h, w * 0.66, count, 9)) +
    shape(shade, box(x + w * 0.66, -foot - h, w * 0.34, h), merlons(x + w * 0.72, -foot - h, w * 0.28, 3, 9));
  const cap = (x: number, foot: number, half: number, light: string, shade: string): string =>
    shape(
      light,
      `M${nums(x - half, -foot)}C${nums(x - half, -foot - half * 1.1, x - half * 0.4, -foot - half * 1.5, x, -foot - half * 1.9)}V${-foot}z`,
    ) +
    shape(
      shade,
      `M${nums(x, -foot)}V${nums(-foot - half * 1.9)}C${nums(x + half * 0.4, -foot - half * 1.5, x + half, -foot - half * 1.1, x + half, -foot)}z`,
    ) +
    shape(pale, disc(x, -foot - half * 1.96, 3));
  return (
    shape(landR, 'M-236 0L-214-34L-150-58L-60-70L90-66L170-48L216-26L236 0z') +
    shape(landL, 'M-236 0L-214-34L-150-58L-60-70L0-68L-40-40L-70 0z') +
    wing(96, 50, 92, 62, l, r, 5) +
    shape(pane, ...[106, 128, 162].map((x) => arch(x, -66, 9, 28))) +
    wing(-176, 46, 70, 70, glow, landR, 4) +
    shape(glow, box(-134, -150, 22, 104)) +
    shape(landR, box(-112, -150, 16, 104)) +
    shape(pale, box(-138, -154, 46, 6)) +
    cap(-115, 154, 21, glow, landR) +
    wing(-104, 56, 108, 76, glow, landR, 6) +
    shape(pane, ...[-94, -72, -50].map((x) => arch(x, -70, 11, 38)), arch(-22, -70, 9, 38)) +
    shape(pale, box(-104, -118, 72, 4)) +
    wing(-6, 54, 108, 70, popL, popR, 6) +
    shape(popL, box(24, -176, 28, 122)) +
    shape(popR, box(52, -176, 18, 122)) +
    shape(pale, box(20, -180, 34, 6), disc(38, -152, 9)) +
    shape(dark, disc(38, -152, 3)) +
    cap(47, 180, 12, popL, popR) +
    shape(pane, ...[4, 80].map((x) => arch(x, -72, 11, 34)), arch(34, -92, 9, 26)) +
    shape(m, box(-180, -54, 372, 5)) +
    shape(pale, ...[-168, -142].map((x) => arch(x, -58, 14, 34))) +
    shape(dark, ...[-165, -139].map((x) => arch(x, -58, 8, 28))) +
    shape(roofR, poly(96, -112, 142, -128, 188, -112)) +
    shape(
      leafR,
      oval(-206, -22, 30, 24),
      oval(-128, -30, 34, 22),
      oval(-20, -28, 40, 20),
      oval(84, -28, 40, 22),
      oval(178, -20, 44, 24),
    ) +
    shape(
      leafL,
      oval(-214, -30, 17, 13),
      oval(-138, -38, 19, 11),
      oval(-32, -35, 22, 10),
      oval(72, -36, 22, 11),
      oval(164, -29, 24, 12),
    ) +
    shape(r, box(-236, -3, 472, 3))
  );
}

/** Dubrovnik's Minčeta: a great round tower over the town wall, a smaller one on it like a crown. */
export function crownTower({ ink }: Pen): string {
  const { l, m, r, pale, pane, landL, landR, leafL, leafR, popL, popR, dark } = ink;
  const wall = (from: number, to: number, high: number, split: number): string =>
    block(ink, from, -36, to - from, high, split) +
    shape(l, merlons(from, -36 - high, (to - from) * split, Math.round(((to - from) * split) / 16), 12)) +
    shape(r, merlons(from + (to - from) * split + 3, -36 - high, (to - from) * (1 - split) - 3, 3, 12));
  return (
    shape(landR, 'M-182 0L-170-30L-130-52L130-56L168-36L182 0z') +
    shape(landL, 'M-182 0L-170-30L-130-52L-20-54L-50-26L-30 0z') +
    shape(leafR, oval(-150, -24, 26, 16), oval(138, -20, 30, 18)) +
    shape(leafL, oval(-156, -28, 15, 10), oval(130, -25, 16, 10)) +
    wall(-178, -70, 92, 0.84) +
    wall(84, 178, 72, 0.5) +
    shape(m, poly(-96, -34, -84, -226, 84, -226, 96, -34)) +
    shape(l, poly(-96, -34, -84, -226, -20, -226, -26, -34)) +
    shape(r, poly(40, -34, 36, -226, 84, -226, 96, -34)) +
    shape(pale, poly(-89, -150, -88, -157, 88, -157, 89, -150)) +
    shape(
      dark,
      times(9, (i) => arch(-85 + i * 19.4, -222, 14, 18)),
    ) +
    drum(ink, -96, -238, 192, 34) +
    shape(l, merlons(-96, -272, 70, 4, 16)) +
    shape(m, merlons(-14, -272, 52, 3, 16)) +
    shape(r, merlons(50, -272, 46, 3, 16)) +
    shape(pale, box(-99, -244, 198, 6)) +
    drum(ink, -54, -270, 108, 70) +
    shape(pale, box(-57, -312, 114, 5)) +
    shape(l, merlons(-54, -340, 38, 3, 15)) +
    shape(m, merlons(-8, -340, 22, 2, 15)) +
    shape(r, merlons(22, -340, 32, 3, 15)) +
    shape(pane, arch(-30, -286, 9, 20), arch(-4, -286, 9, 20), arch(24, -286, 8, 20)) +
    shape(pane, arch(-52, -176, 10, 24), arch(-8, -176, 11, 24), arch(44, -176, 9, 24), arch(-10, -90, 11, 24)) +
    shape(dark, box(-1.5, -400, 3, 62)) +
    shape(popL, poly(1.5, -400, 42, -390, 1.5, -374)) +
    shape(popR, poly(1.5, -382, 24, -386, 1.5, -374))
  );
}
