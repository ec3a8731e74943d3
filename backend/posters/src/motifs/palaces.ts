import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, merlons, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Bordeaux's Place de la Bourse: slate roofs over arcades, and before them the sheet of water that gives it all back. */
export function bourse({ ink }: Pen): string {
  const { l, m, pale, pane, dark, mirror, depth, glint, glow, leafL, leafR } = ink;
  const foot = -50;
  const front = (x: number, w: number, high: number, light: string): string => {
    const bays = Math.round(w / 18);
    const at = (i: number): number => x + (w / bays) * (i + 0.5);
    return (
      shape(light, box(x, foot - high, w, high)) +
      shape(
        pane,
        times(bays, (i) => arch(at(i) - 5, foot, 10, 24) + arch(at(i) - 4, foot - 32, 8, 25)),
        times(bays, (i) => box(at(i) - 3.5, foot - high + 7, 7, 13)),
      ) +
      shape(pale, box(x - 2, foot - 30, w + 4, 3), box(x - 3, foot - high - 4, w + 6, 6))
    );
  };
  const mansard = (x: number, w: number, y: number, high: number, drawn: number): string =>
    shape(
      mirror,
      `M${nums(x, y)}Q${nums(x + drawn * 0.2, y - high * 0.8, x + drawn, y - high)}H${x + w * 0.62}V${y}z`,
    ) +
    shape(
      depth,
      `M${nums(x + w * 0.62, y)}V${y - high}H${x + w - drawn}Q${nums(x + w - drawn * 0.2, y - high * 0.8, x + w, y)}z`,
    );
  const wing = (x: number, light: string): string =>
    front(x, 126, 80, light) +
    mansard(x, 126, foot - 84, 24, 5) +
    shape(
      pale,
      times(5, (i) => arch(x + 11 + i * 24, foot - 87, 9, 15)),
    ) +
    shape(
      dark,
      times(5, (i) => arch(x + 13 + i * 24, foot - 87, 5, 11)),
    );
  const pavilion = (x: number, w: number, high: number, up: number): string =>
    mansard(x - w / 2 + 3, w - 6, foot - high - 4, up, w * 0.26) +
    shape(pale, box(x - w * 0.22, foot - high - up - 7, w * 0.44, 4)) +
    front(x - w / 2, w, high, l) +
    shape(m, box(x + w * 0.28, foot - high, w * 0.22, high - 26)) +
    shape(pale, poly(x - w / 2 + 2, foot - high - 3, x, foot - high - w * 0.26, x + w / 2 - 2, foot - high - 3)) +
    shape(m, poly(x - w * 0.3, foot - high - 5, x, foot - high - w * 0.2, x + w * 0.3, foot - high - 5));
  const deep = (x: number, w: number, high: number): string => box(x, foot + 4, w, high);
  return (
    wing(-174, l) +
    wing(48, m) +
    pavilion(-203, 58, 86, 38) +
    pavilion(203, 58, 86, 38) +
    pavilion(0, 96, 92, 50) +
    shape(glow, disc(0, foot - 110, 6), box(-1.5, foot - 155, 3, 10)) +
    shape(leafR, box(-3, foot - 22, 6, 22), oval(0, foot - 2, 17, 4)) +
    shape(leafL, oval(0, foot - 12, 12, 3), disc(0, foot - 25, 4)) +
    shape(pale, box(-236, foot, 472, 5)) +
    shape(glint, box(-236, foot + 4, 472, 46)) +
    shape(mirror, deep(-232, 58, 30), deep(-174, 126, 27), deep(-48, 96, 33), deep(48, 126, 27), deep(174, 58, 30)) +
    shape(
      depth,
      ...[-203, 0, 203].map((x) => box(x - 20, foot + 30, 40, 9)),
      box(-170, foot + 31, 118, 4),
      box(52, foot + 31, 118, 4),
    ) +
    shape(
      glint,
      times(4, (i) => box(-236, foot + 10 + i * 8, 472, 2.6)),
    ) +
    shape(
      pale,
      times(5, (i) => oval(-180 + i * 92, -7 - (i % 2) * 14, 26, 1.5)),
    )
  );
}

/** Monaco's: the Prince's palace with its towers and the old town on their rock over the sea. */
export function rockPalace({ ink }: Pen): string {
  const { l, m, r, pale, pane, landL, landR, leafL, leafR, roofL, roofR, popL, popR, glow, dark } = ink;
  const top = -88;
  const tower = (x: number, w: number, high: number): string =>
    block(ink, x, top, w, high, 0.62) +
    shape(l, box(x - 3, top - high - 8, w * 0.62 + 3, 9), merlons(x - 3, top - high - 8, w * 0.62, 3, 8)) +
    shape(r, box(x + w * 0.62, top - high - 8, w * 0.38 + 3, 9), merlons(x + w * 0.72, top - high - 8, w * 0.3, 2, 8)) +
    shape(pane, arch(x + w * 0.2, top - high * 0.62, 7, 16), arch(x + w * 0.72, top - high * 0.62, 5, 16));
  const house = (x: number, w: number, high: number, light: string, shade: string): string =>
    shape(light, box(x, top - high, w * 0.62, high + 12)) +
    shape(shade, box(x + w * 0.62, top - high, w * 0.38, high + 12)) +
    shape(roofL, poly(x - 2, top - high, x + 4, top - high - 9, x + w - 6, top - high - 9, x + w * 0.62, top - high)) +
    shape(roofR, poly(x + w * 0.62, top - high, x + w - 6, top - high - 9, x + w + 2, top - high)) +
    shape(
      pane,
      times(2, (i) => box(x + 4 + i * 9, top - high + 8, 4, 8) + box(x + 4 + i * 9, top - high + 24, 4, 8)),
    );
  return (
    house(52, 34, 40, glow, landR) +
    house(84, 30, 52, popL, popR) +
    house(110, 34, 38, pale, m) +
    drum2(ink, 158, top) +
    house(174, 30, 34, glow, landR) +
    house(198, 28, 26, pale, m) +
    block(ink, -150, top, 206, 46, 0.68) +
    shape(pale, ...Array.from({ length: 9 }, (_, i) => arch(-134 + i * 15, top - 14, 11, 24))) +
    shape(pane, ...Array.from({ length: 9 }, (_, i) => arch(-132 + i * 15, top - 14, 7, 19))) +
    shape(l, merlons(-150, top - 46, 140, 10, 7)) +
    shape(r, merlons(-4, top - 46, 58, 4, 7)) +
    shape(popL, arch(-72, top, 16, 22)) +
    tower(-208, 40, 62) +
    tower(-160, 36, 78) +
    tower(4, 36, 70) +
    line(dark, 2.6, path(-142, top - 92, -142, top - 116)) +
    shape(popL, box(-141, top - 116, 26, 8)) +
    shape(pale, box(-141, top - 108, 26, 7)) +
    shape(landR, `M-236 0L-226-34L-214-62L-206 ${top}H226L218-58L232-30L236 0z`) +
    shape(
      landL,
      `M-236 0L-226-34L-214-62L-206 ${top}H-60L-92-54L-70-30L-96 0z`,
      'M-30-84L36-84L14-50L34-22L4 0H-44L-20-34z',
      'M96-84L150-84L132-48L152 0H104L112-40z',
    ) +
    shape(m, poly(-214, -78, 70, -60, 70, -52, -214, -70), poly(70, -60, -40, -34, -40, -28, 70, -52)) +
    shape(pale, box(-216, top - 3, 444, 6)) +
    shape(
      leafR,
      oval(-186, -12, 34, 16),
      oval(-110, -44, 20, 10),
      oval(60, -12, 40, 16),
      oval(182, -30, 26, 14),
      oval(196, -8, 36, 10),
    ) +
    shape(leafL, oval(-196, -18, 19, 9), oval(-116, -48, 11, 5), oval(48, -18, 22, 9), oval(174, -36, 14, 7)) +
    shape(r, box(-236, -4, 472, 4))
  );
}

/** The cathedral's small cupola among the houses. */
const drum2 = (ink: Pen['ink'], x: number, top: number): string =>
  block(ink, x - 17, top, 34, 58, 0.62) +
  shape(ink.pane, arch(x - 10, top - 30, 7, 18), arch(x + 7, top - 30, 5, 18)) +
  shape(ink.pale, box(x - 19, top - 61, 38, 4)) +
  shape(ink.roofL, cupola(x, top - 61, 30, 20)) +
  shape(ink.roofR, cupolaShade(x, top - 61, 30, 20)) +
  shape(ink.glow, box(x - 1.3, top - 92, 2.6, 12));

/** Madrid's: white stone in three storeys of giant columns on a base, kings on the balustrade, a clock over the middle. */
export function royalPalace({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landL, landR, leafL, leafR } = ink;
  const front = (x: number, w: number, top: number, light: string, shade: string): string => {
    const bays = Math.round(w / 17);
    const step = w / bays;
    return (
      shape(light, box(x, top, w, -top - 8)) +
      shape(shade, box(x, -54, w, 46)) +
      shape(
        pane,
        times(bays, (i) => box(x + step * i + step * 0.3, top + 9, step * 0.4, 9)),
        times(bays, (i) => arch(x + step * i + step * 0.25, -84, step * 0.5, 26)),
        times(bays, (i) => box(x + step * i + step * 0.3, -78, step * 0.4, 13)),
        times(
          bays,
          (i) =>
            box(x + step * i + step * 0.32, -42, step * 0.36, 10) +
            box(x + step * i + step * 0.32, -24, step * 0.36, 12),
        ),
      ) +
      shape(
        pale,
        times(bays + 1, (i) => box(x + step * i - 2, top + 2, 4, -top - 58)),
        box(x - 2, -58, w + 4, 5),
        box(x - 3, top - 5, w + 6, 7),
        box(x - 1, top - 12, w + 2, 3),
      ) +
      shape(
        m,
        times(bays + 1, (i) => box(x + step * i - 2, top - 12, 4, 8)),
      )
    );
  };
  const king = (x: number, y: number): string =>
    poly(x - 3, y, x - 2.6, y - 11, x + 2.6, y - 11, x + 3, y) + disc(x, y - 13, 2.6);
  return (
    front(-176, 118, -134, l, m) +
    front(58, 118, -134, l, m) +
    front(-234, 62, -146, l, m) +
    front(172, 62, -146, m, r) +
    front(-64, 128, -146, l, m) +
    block(ink, -34, -158, 68, 30, 0.66) +
    shape(pale, box(-38, -191, 76, 5), `M-22-190Q0-206 22-190z`) +
    shape(glow, disc(-6, -173, 10)) +
    shape(dark, disc(-6, -173, 7)) +
    shape(glow, disc(-6, -173, 2.5)) +
    shape(
      l,
      ...[-226, -203, -180, -46, 46].map((x) => king(x, -157)),
      ...[-150, -120, -90, 90, 120, 150].map((x) => king(x, -145)),
    ) +
    shape(m, ...[180, 203, 226].map((x) => king(x, -157))) +
    shape(dark, arch(-40, -8, 18, 40), arch(-10, -8, 20, 42), arch(22, -8, 18, 40)) +
    shape(landL, box(-236, -9, 300, 9)) +
    shape(landR, box(64, -9, 172, 9)) +
    shape(leafR, ...[-206, -112, 112, 206].map((x) => oval(x, -8, 30, 7))) +
    shape(leafL, ...[-212, -118, 106, 200].map((x) => oval(x, -10, 17, 4)))
  );
}

/** Buenos Aires's Casa Rosada: pink wings of different age joined by one tall arch, loggias, palms before it. */
export function casaRosada({ ink }: Pen): string {
  const { l, m, pale, pane, dark, mirror, depth, roofL, roofR, leafL, leafR, popL, glow } = ink;
  const wing = (x: number, w: number, high: number, light: string): string => {
    const bays = Math.round(w / 21);
    const step = w / bays;
    return (
      shape(light, box(x, -high, w, high)) +
      shape(
        pale,
        times(bays, (i) => arch(x + step * i + 3, -62, step - 6, 36) + arch(x + step * i + 4, -8, step - 8, 36)),
        box(x - 2, -56, w + 4, 4),
        box(x - 3, -high - 4, w + 6, 6),
      ) +
      shape(
        pane,
        times(bays, (i) => arch(x + step * i + 5.5, -62, step - 11, 32) + arch(x + step * i + 6, -8, step - 12, 32)),
        times(bays, (i) => box(x + step * i + 6, -high + 8, step - 12, 14)),
      ) +
      shape(
        pale,
        times(Math.floor(w / 7), (i) => box(x + i * 7, -high - 12, 3, 8)),
        box(x - 1, -high - 14, w + 2, 3),
      )
    );
  };
  const tree = (x: number, high: number): string =>
    shape(dark, poly(x - 2.4, 0, x - 1.6, -high, x + 1.6, -high, x + 2.4, 0)) +
    shape(
      leafR,
      ...[-1, 1].map(
        (s) => `M${nums(x, -high + 3)}q${nums(s * 16, -15, s * 25, 9)}q${nums(-s * 12, -10, -s * 25, -9)}z`,
      ),
    ) +
    shape(
      leafL,
      ...[-1, 1].map(
        (s) => `M${nums(x, -high + 2)}q${nums(s * 11, -24, s * 24, -10)}q${nums(-s * 12, 0, -s * 24, 10)}z`,
      ),
    );
  return (
    wing(-232, 148, 118, roofL) +
    wing(60, 172, 110, roofL) +
    shape(roofR, box(190, -110, 42, 50)) +
    shape(pane, ...[196, 216].map((x) => box(x, -100, 9, 14))) +
    block({ ...ink, l: roofL, r: roofR }, -94, 0, 164, 128, 0.7) +
    shape(pale, box(-98, -134, 172, 7), box(-94, -62, 164, 4)) +
    shape(pale, arch(-50, 0, 76, 118)) +
    shape(roofR, arch(-43, 0, 62, 109)) +
    shape(pane, arch(-37, -64, 50, 38)) +
    shape(pale, box(-43, -66, 62, 5), ...[-26, -6].map((x) => box(x - 2, -64, 4, 20))) +
    shape(dark, arch(-30, 0, 36, 46)) +
    shape(pane, ...[-86, -70, 32, 50].flatMap((x) => [arch(x, -78, 11, 30), arch(x, -12, 11, 32)])) +
    shape(mirror, poly(-64, -134, -56, -158, 20, -158, 20, -134)) +
    shape(depth, poly(20, -134, 20, -158, 34, -158, 42, -134)) +
    shape(pale, box(-60, -162, 98, 5), poly(-36, -134, -12, -150, 12, -134)) +
    shape(m, poly(-24, -136, -12, -145, 0, -136)) +
    line(dark, 2.8, path(-12, -160, -12, -203)) +
    shape(mirror, box(-10.6, -203, 32, 6), box(-10.6, -191, 32, 6)) +
    shape(pale, box(-10.6, -197, 32, 6)) +
    shape(glow, disc(5, -194, 2.6)) +
    shape(popL, box(-94, -8, 52, 3), box(20, -8, 50, 3)) +
    tree(-166, 74) +
    tree(-118, 92) +
    tree(98, 88) +
    tree(158, 70) +
    shape(leafR, ...[-200, -140, 128, 200].map((x) => oval(x, -6, 32, 9))) +
    shape(leafL, ...[-207, -147, 121, 193].map((x) => oval(x, -9, 18, 5))) +
    shape(l, box(-236, -4, 300, 4)) +
    shape(m, box(64, -4, 172, 4))
  );
}
