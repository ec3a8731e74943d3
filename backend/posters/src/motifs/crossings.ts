import { arch, box, line, nums, path, pierced, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Venice's Rialto: one broad arch, two slopes of shops that climb to an open portico. */
export function rialto({ ink }: Pen): string {
  const { l, m, r, pale, dark, roofL, roofR, cast } = ink;
  /** The parapet at a distance from the middle, and the eaves of the shops above it. */
  const edge = (x: number): number => -152 + Math.max(0, Math.abs(x) - 62) * 0.3;
  const bay = (side: 1 | -1, i: number): readonly [number, number] => {
    const x = side * (86 + i * 34);
    return [x, edge(x)];
  };
  const openings = (side: 1 | -1): string =>
    times(6, (i) => {
      const [x, y] = bay(side, i);
      return arch(x - 11, y - 12, 22, 38);
    });
  const row = (side: 1 | -1, light: string): string => {
    const [from, to] = [side * 66, side * 276];
    return (
      shape(light, poly(from, edge(from), from, edge(from) - 60, to, edge(to) - 60, to, edge(to))) +
      shape(dark, openings(side)) +
      shape(
        side < 0 ? roofL : roofR,
        poly(from, edge(from) - 58, from, edge(from) - 80, to - side * 8, edge(to) - 78, to + side * 6, edge(to) - 58),
      )
    );
  };
  const hole = 'M-226 0C-190-76-96-112 0-112S190-76 226 0z';
  return (
    row(-1, l) +
    row(1, m) +
    block(ink, -58, -150, 116, 84, 0.66) +
    shape(pale, arch(-34, -150, 68, 74)) +
    shape(dark, arch(-27, -150, 54, 66)) +
    shape(pale, box(-63, -238, 126, 7), poly(-63, -236, 0, -268, 63, -236)) +
    shape(m, poly(-42, -239, 0, -260, 42, -239)) +
    shape(pale, box(-56, -232, 6, 82), box(50, -232, 6, 82), box(-4, -282, 8, 16)) +
    shape(r, 'M226 0C190-76 96-112 0-112C96-104 170-66 196 0z') +
    pierced(l, `M-360 0V-62L-62-152H62L360-62V0z`, hole) +
    shape(m, poly(262, 0, 276, -34, 360, -34, 360, 0)) +
    line(pale, 7, 'M-226 0C-190-76-96-112 0-112S190-76 226 0') +
    line(pale, 8, path(-360, -62, -62, -152, 62, -152, 360, -62)) +
    line(m, 4, path(-360, -40, -62, -130, 62, -130, 360, -40)) +
    shape(
      cast,
      times(16, (i) => {
        const x = -330 + i * 44;
        return box(x - 2, edge(x) + 6, 4, 14);
      }),
    ) +
    shape(pale, ...[-150, 150].map((x) => `M${nums(x - 12, -96)}l12-14l12 14l-12 10z`)) +
    shape(r, box(-360, -8, 116, 8), box(250, -8, 110, 8))
  );
}

/** Lucerne's: a roofed walk of timber on piles, bent by an eight-sided tower that stands in the water. */
export function chapelBridge({ ink }: Pen): string {
  const { m, r, pale, pane, dark, roofL, roofR, popL, leafL, leafR, glow, landL, landR } = ink;
  /** A stretch of the walk from one end to the other: x and height of the deck. */
  const walk = (x0: number, y0: number, x1: number, y1: number, k: number): string => {
    const count = Math.round(Math.abs(x1 - x0) / 21);
    const at = (i: number): readonly [number, number] => [x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count];
    return (
      shape(
        dark,
        times(Math.ceil(count / 3), (i) =>
          poly(
            at(i * 3 + 1)[0] - 5,
            at(i * 3 + 1)[1],
            at(i * 3 + 1)[0] + 5,
            at(i * 3 + 1)[1],
            at(i * 3 + 1)[0] + 7,
            0,
            at(i * 3 + 1)[0] - 7,
            0,
          ),
        ),
      ) +
      shape(landR, poly(x0, y0 - 46 * k, x1, y1 - 46 * k, x1, y1, x0, y0)) +
      shape(
        landL,
        times(count + 1, (i) => box(at(i)[0] - 2, at(i)[1] - 46 * k, 4, 30 * k)),
      ) +
      shape(dark, poly(x0, y0 - 46 * k, x1, y1 - 46 * k, x1, y1 - 40 * k, x0, y0 - 40 * k)) +
      shape(m, poly(x0, y0 - 18 * k, x1, y1 - 18 * k, x1, y1 - 4, x0, y0 - 4)) +
      shape(leafL, poly(x0, y0 - 20 * k, x1, y1 - 20 * k, x1, y1 - 12 * k, x0, y0 - 12 * k)) +
      shape(
        popL,
        times(count * 2, (i) => box(at(i / 2)[0] + 2, at(i / 2)[1] - 21 * k, 6, 5)),
      ) +
      shape(roofL, poly(x0 - 4, y0 - 44 * k, x0 + 8, y0 - 74 * k, x1 - 8, y1 - 74 * k, x1 + 4, y1 - 44 * k)) +
      shape(roofR, poly(x0 - 4, y0 - 44 * k, x0, y0 - 52 * k, x1, y1 - 52 * k, x1 + 4, y1 - 44 * k))
    );
  };
  /** The house in which the walk ends. */
  const head = (x: number, high: number): string =>
    block(ink, x - 18, 0, 36, high, 0.62) +
    shape(roofL, poly(x - 22, -high, x - 8, -high - 26, x + 8, -high - 26, x + 5, -high)) +
    shape(roofR, poly(x + 5, -high, x + 8, -high - 26, x + 22, -high)) +
    shape(pane, arch(x - 12, -high + 36, 9, 22), arch(x - 12, -high + 76, 9, 22));
  return (
    shape(m, poly(-22, -6, -16, -186, 96, -186, 102, -6)) +
    shape(ink.l, poly(-22, -6, -16, -186, 22, -186, 20, -6)) +
    shape(r, poly(66, -6, 64, -186, 96, -186, 102, -6)) +
    shape(pale, box(-19, -150, 84, 4), box(-22, -190, 88, 7)) +
    shape(pane, ...[-8, 36, 76].map((x) => arch(x, -116, 10, 24))) +
    shape(
      dark,
      times(6, (i) => box(-12 + i * 18, -180, 9, 16)),
    ) +
    shape(roofL, poly(-32, -188, 32, -276, 48, -276, 62, -188)) +
    shape(roofR, poly(62, -188, 48, -276, 112, -188)) +
    shape(ink.l, poly(0, -206, 10, -224, 20, -206)) +
    shape(glow, box(38.6, -288, 2.8, 14)) +
    walk(40, -38, 344, -55, 0.9) +
    walk(-344, -28, 40, -38, 1) +
    head(-340, 104) +
    head(340, 116) +
    shape(r, poly(-30, 0, -25, -14, 105, -14, 110, 0)) +
    shape(leafR, poly(-30, 0, -28, -7, 108, -7, 110, 0))
  );
}

/** Dublin's Ha'penny Bridge: one thin white bow of cast iron, three arches of lamps over the walk. */
export function ironBow({ ink }: Pen): string {
  const { l, m, r, pale, dark, glow, landL, landR, leafL, leafR } = ink;
  const deck = (x: number): number => -104 + (x / 300) ** 2 * 46;
  const soffit = (x: number): number => -92 + (x / 268) ** 2 * 84;
  const xs = Array.from({ length: 15 }, (_, i) => -294 + i * 42);
  const curve = (at: (x: number) => number, up: number): string =>
    `M${nums(-300, at(-300) - up)}Q${nums(0, at(0) * 2 - at(-300) - up, 300, at(300) - up)}`;
  const lamp = (x: number): string => {
    const y = deck(x) - 42;
    return (
      line(dark, 4, `M${nums(x - 26, y + 42)}V${nums(y - 14)}Q${nums(x, y - 52, x + 26, y - 14)}V${nums(y + 42)}`) +
      shape(dark, poly(x - 10, y - 52, x, y - 64, x + 10, y - 52), box(x - 2, y - 38, 4, 8)) +
      shape(glow, poly(x - 9, y - 52, x + 9, y - 52, x + 6, y - 36, x - 6, y - 36))
    );
  };
  return (
    block(ink, -360, 0, 92, 66, 0.84) +
    block(ink, 268, 0, 92, 66, 0.3) +
    shape(landL, box(-362, -70, 96, 6)) +
    shape(landR, box(266, -70, 96, 6)) +
    shape(r, ...[-350, -320, -290].flatMap((x) => [box(x, -44, 22, 3), box(x + 8, -22, 22, 3)])) +
    line(m, 4, ...xs.filter((x) => Math.abs(x) < 270).map((x) => path(x, deck(x), x, soffit(x)))) +
    line(
      m,
      3,
      ...xs.slice(1, 6).map((x) => path(x, deck(x), x + 42, soffit(x + 42))),
      ...xs.slice(9, 14).map((x) => path(x, deck(x), x - 42, soffit(x - 42))),
    ) +
    line(pale, 9, `M-268-8Q${nums(0, -176, 268, -8)}`) +
    line(r, 3, `M-268-3Q${nums(0, -168, 268, -3)}`) +
    line(pale, 10, curve(deck, 0)) +
    line(m, 3, curve(deck, -7)) +
    line(l, 3, ...Array.from({ length: 36 }, (_, i) => -290 + i * 16.6).map((x) => path(x, deck(x), x, deck(x) - 30))) +
    line(pale, 5, curve(deck, 32)) +
    lamp(-186) +
    lamp(0) +
    lamp(186) +
    shape(leafR, `M-360-70q10-22 30-20q16-14 34 2q16 2 20 18z`, 'M280-70q8-20 26-18q18-12 30 4q16 0 24 14z') +
    shape(leafL, 'M-352-74q8-14 22-12q10-10 20 0l-6 10z')
  );
}

/** Luxembourg's Adolphe Bridge: one great double arch of stone over a green valley, with small arches in its shoulders. */
export function valleyArch({ ink }: Pen): string {
  const { l, m, r, pale, dark, glow, leafL, leafR, landR } = ink;
  const top = -206;
  const great = (half: number, high: number): string =>
    `M${-half}-12V-60C${12 - half}-136-92${6 - high} 0${-high}S${half - 12}-136 ${half}-60V-12z`;
  const shoulder = [-190, -164, -138].flatMap((x, i) => [
    arch(x, -128 - i * 8, 15, 48 - i * 8),
    arch(-x - 15, -128 - i * 8, 15, 48 - i * 8),
  ]);
  return (
    pierced(r, box(-300, top, 600, 194), great(172, 178), arch(-272, -60, 54, 118), arch(218, -60, 54, 118)) +
    shape(m, 'M-172-12V-60C-160-136-92-178 0-178C-80-166-140-128-148-56V-12z') +
    pierced(
      l,
      box(-300, top, 600, 194),
      great(158, 172),
      arch(-268, -60, 44, 112),
      arch(224, -60, 44, 112),
      ...shoulder,
    ) +
    line(pale, 6, 'M-165-12V-60C-153-138-92-175 0-175S153-138 165-60V-12') +
    shape(pale, box(-304, top - 6, 608, 8), box(-304, top - 24, 608, 4)) +
    shape(
      m,
      times(38, (i) => box(-300 + i * 16, top - 22, 4, 17)),
      box(-300, top + 6, 600, 4),
    ) +
    block(ink, -206, 0, 38, 182, 0.7) +
    block(ink, 168, 0, 38, 182, 0.4) +
    shape(pale, box(-210, -186, 46, 6), box(164, -186, 46, 6)) +
    shape(dark, ...[-240, -80, 80, 240].map((x) => box(x - 1.5, top - 58, 3, 36))) +
    shape(
      glow,
      ...[-240, -80, 80, 240].map((x) => poly(x - 6, top - 70, x + 6, top - 70, x + 4, top - 56, x - 4, top - 56)),
    ) +
    shape(
      leafR,
      'M-360 0Q-348-150-306-212Q-284-212-280-184Q-262-70-212 0z',
      'M360 0Q346-146 306-212Q284-212 280-184Q262-70 212 0z',
    ) +
    shape(
      leafL,
      'M-360 0Q-348-150-306-212Q-316-120-326-92Q-330-40-322 0z',
      'M236 0Q262-66 276-150Q286-200 306-212Q300-96 282 0z',
    ) +
    shape(landR, box(-360, -4, 720, 4))
  );
}
