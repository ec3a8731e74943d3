import { arch, box, nums, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A tapering needle of stone on a mound of grass. */
export function obelisk({ ink }: Pen): string {
  const { l, m, r, pale, leafL, leafR, popL, popR, dark } = ink;
  return (
    shape(leafR, 'M-118 0Q-60-30 0-30T118 0z') +
    shape(leafL, 'M-118 0Q-60-30 0-30Q-24-14-40 0z') +
    shape(pale, oval(0, -24, 66, 9)) +
    shape(m, 'M4-33Q50-33 66-24Q50-15 4-15z') +
    shape(l, poly(-27, -24, -17, -344, 5, -344, 8, -24)) +
    shape(r, poly(8, -24, 5, -344, 17, -344, 27, -24)) +
    shape(pale, poly(-17, -344, 0, -371, 5, -344)) +
    shape(m, poly(5, -344, 0, -371, 17, -344)) +
    shape(m, poly(-24, -118, 9, -118, 9, -114, -24, -114)) +
    shape(
      dark,
      times(6, (i) => box(-96 + i * 38, -64 + Math.abs(i * 2 - 5) * 3, 3, 44 - Math.abs(i * 2 - 5) * 2)),
    ) +
    times(6, (i) => {
      const [x, y] = [-93 + i * 38, -64 + Math.abs(i * 2 - 5) * 3];
      return shape(popL, poly(x, y, x + 19, y + 4, x, y + 14)) + shape(popR, poly(x, y + 8, x + 10, y + 9, x, y + 14));
    })
  );
}

/** A dome of glass in rings over a broad foyer. */
export function ringedDome({ ink }: Pen): string {
  const { l, m, r, pale, pane, popL, popR, glow, leafL, leafR, dark } = ink;
  const [foot, half, high] = [-72, 132, 204];
  const girth = (t: number): number => half * Math.sqrt(Math.max(0, 1 - t ** 2.3));
  const ring = (from: number, to: number, a: number, b: number): string =>
    poly(
      girth(from) * a,
      foot - high * from,
      girth(from) * b,
      foot - high * from,
      girth(to) * b,
      foot - high * to,
      girth(to) * a,
      foot - high * to,
    );
  const coats = [
    [popL, popR],
    [glow, popR],
    [leafL, leafR],
    [l, r],
  ] as const;
  return (
    times(11, (i) => {
      const [from, to] = [i / 11, (i + 0.72) / 11];
      const [light, shade] = coats[i % coats.length] ?? [l, r];
      return (
        shape(dark, ring(from, (i + 1) / 11, -1, 1)) +
        shape(light, ring(from, to, -1, 0.3)) +
        shape(shade, ring(from, to, 0.3, 1))
      );
    }) +
    block(ink, -166, 0, 332, 66, 0.64) +
    shape(pale, box(-170, -74, 218, 9)) +
    shape(m, box(48, -74, 122, 9)) +
    shape(
      pane,
      times(10, (i) => box(-154 + i * 21, -52, 13, 40)),
      times(5, (i) => box(60 + i * 21, -52, 12, 40)),
    ) +
    shape(dark, arch(-14, 0, 28, 44))
  );
}

/** Christchurch's: a tent of paper tubes with a window of coloured triangles. */
export function paperTent({ ink }: Pen): string {
  const { l, m, r, pale, popL, popR, glow, leafL, leafR, roofL, water, dark } = ink;
  const coats = [popL, glow, leafL, water, roofL, popR, leafR];
  const triangle = (row: number, i: number): string => {
    const [w, h] = [30, 34];
    const [x, y] = [(i - row / 2) * w * 1.0 - 30, -96 - (4 - row) * h];
    return shape(
      coats[(row * 3 + i * 2) % coats.length] ?? glow,
      poly(x - w / 2 + 2, y, x, y - h + 3, x + w / 2 - 2, y),
    );
  };
  return (
    shape(r, poly(-30, -340, 128, -314, 194, 0, 118, 0)) +
    shape(
      m,
      times(6, (i) => poly(-8 + i * 24, -336 + i * 4, -2 + i * 24, -335 + i * 4, 134 + i * 10, 0, 126 + i * 10, 0)),
    ) +
    shape(pale, poly(-30, -352, -188, 0, 128, 0)) +
    shape(l, poly(-30, -330, -172, 0, 112, 0)) +
    shape(
      m,
      times(6, (i) => box(-152 + i * 48, -58, 6, 58)),
    ) +
    shape(dark, poly(-30, -262, -118, -84, 58, -84)) +
    times(5, (row) => times(row + 1, (i) => triangle(row, i))) +
    shape(dark, box(-62, -54, 64, 54)) +
    shape(glow, box(-56, -48, 24, 48), box(-28, -48, 24, 48)) +
    shape(pale, box(-70, -62, 80, 6)) +
    shape(dark, box(-32.5, -366, 5, 22), box(-38, -360, 16, 4))
  );
}

/** Mombasa's: two pairs of tusks that cross over a road. */
export function tusks({ ink }: Pen): string {
  const { l, m, r, pale, leafL, leafR } = ink;
  const tusk = (x: number, turn: 1 | -1): string => {
    const at = (...points: readonly number[]): string =>
      nums(...points.map((value, i) => (i % 2 ? value : x + value * turn)));
    const [light, shade] = turn > 0 ? [pale, m] : [l, r];
    return (
      shape(light, `M${at(-19, 0)}C${at(-40, -104, 6, -178, 96, -210)}C${at(48, -160, 20, -104, 19, 0)}z`) +
      shape(shade, `M${at(5, 0)}C${at(-2, -104, 30, -170, 96, -210)}C${at(48, -160, 20, -104, 19, 0)}z`) +
      shape(m, poly(x - 20, -34, x + 20, -34, x + 20, -39, x - 20, -39)) +
      block(ink, x - 27, 0, 54, 12, 0.62)
    );
  };
  return (
    tusk(84, -1) +
    tusk(-216, 1) +
    tusk(216, -1) +
    tusk(-84, 1) +
    shape(leafR, oval(-150, -8, 34, 11), oval(150, -8, 34, 11)) +
    shape(leafL, oval(-158, -11, 20, 7), oval(142, -11, 20, 7))
  );
}
