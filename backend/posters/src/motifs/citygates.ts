import { arch, box, disc, line, oval, path, poly, shape, times } from '../svg.js';
import { block, merlons, type Pen } from './art.js';

/** Asakusa's gate of thunder: a great paper lantern between two guardians under a tiled roof. */
export function thunderGate({ ink }: Pen): string {
  const { m, pale, dark, depth, popL, popR, roofL, roofR, leafL, leafR, glow, pane } = ink;
  const pillar = (x: number): string =>
    shape(popL, box(x - 10, -152, 13, 152)) + shape(popR, box(x + 3, -152, 8, 152)) + shape(m, box(x - 14, -9, 29, 9));
  const guardian = (x: number, light: string, shade: string): string =>
    shape(popR, box(x - 34, -144, 68, 134)) +
    shape(depth, box(x - 26, -132, 52, 96)) +
    shape(light, poly(x - 18, -36, x - 14, -92, x + 12, -92, x + 18, -36), disc(x - 1, -104, 11)) +
    shape(shade, poly(x + 2, -36, x + 2, -92, x + 12, -92, x + 18, -36)) +
    shape(
      pane,
      times(4, (i) => box(x - 26 + i * 16, -132, 3.4, 96)),
      box(x - 26, -70, 52, 3.4),
    ) +
    shape(popL, box(x - 30, -32, 60, 18));
  return (
    block(ink, -186, 0, 372, 10) +
    shape(depth, box(-62, -146, 124, 138)) +
    shape(popR, box(-40, -66, 80, 56)) +
    shape(roofR, poly(-50, -66, -38, -84, 38, -84, 50, -66)) +
    shape(glow, box(-24, -52, 14, 42), box(10, -52, 14, 42)) +
    guardian(-114, leafL, leafR) +
    guardian(114, pale, leafR) +
    [-158, -68, 68, 158].map(pillar).join('') +
    shape(popL, box(-178, -160, 356, 14)) +
    shape(popR, box(-178, -148, 356, 6)) +
    shape(
      pale,
      times(15, (i) => box(-174 + i * 24.4, -160, 8, 7)),
    ) +
    shape(dark, 'M-213-182Q-160-186-132-206H132Q160-186 213-182Q196-164 168-160H-168Q-196-164-213-182z') +
    shape(roofR, 'M-210-184Q-146-196-112-258H112Q146-196 210-184Q190-172 150-174H-150Q-190-172-210-184z') +
    shape(roofL, 'M-206-186Q-146-198-112-258H30Q60-196 96-178H-150Q-186-176-206-186z') +
    line(roofR, 3, ...[-84, -52, -20, 12].map((x) => path(x, -254, x * 1.5, -180))) +
    shape(
      dark,
      box(-122, -270, 244, 13),
      poly(-122, -270, -132, -288, -104, -270),
      poly(104, -270, 132, -288, 122, -270),
    ) +
    // The lantern with the gate's two characters.
    shape(dark, box(-4, -166, 8, 16), oval(0, -146, 30, 9)) +
    shape(popL, oval(0, -96, 48, 52)) +
    shape(popR, 'M8-148Q48-140 48-96Q48-52 8-44Q28-66 28-96Q28-126 8-148z') +
    line(popR, 3, 'M-44-116Q0-104 44-116', 'M-44-76Q0-64 44-76') +
    shape(
      dark,
      box(-18, -134, 36, 4),
      box(-2, -134, 4, 20),
      box(-20, -127, 4, 8),
      box(16, -127, 4, 8),
      box(-12, -122, 7, 3),
      box(5, -122, 7, 3),
      box(-13, -113, 26, 4),
      box(-13, -113, 4, 16),
      box(9, -113, 4, 16),
      box(-2, -113, 4, 16),
      box(-13, -106, 26, 3),
      box(-13, -100, 26, 4),
      box(-18, -90, 4, 34),
      box(14, -90, 4, 34),
      box(-18, -90, 14, 4),
      box(4, -90, 14, 4),
      box(-18, -82, 14, 3),
      box(4, -82, 14, 3),
      box(-8, -90, 4, 16),
      box(4, -90, 4, 16),
      box(-18, -76, 14, 3),
      box(4, -76, 14, 3),
    ) +
    shape(glow, oval(0, -46, 28, 7)) +
    shape(dark, oval(0, -40, 20, 5))
  );
}

/** Florence's gate by the river, as tall as it was built: open towards the town, one great arch above the other. */
export function openTower({ ink }: Pen): string {
  const { l, m, r, pale, depth, pane, leafL, leafR, landL, landR } = ink;
  const cypress = (x: number, h: number): string =>
    shape(leafR, oval(x, -h / 2 - 8, h * 0.13, h / 2)) +
    shape(leafL, oval(x - h * 0.04, -h / 2 - 8, h * 0.07, h * 0.44));
  const storey = (foot: number, h: number): string =>
    shape(depth, arch(-60, foot, 82, h)) +
    shape(
      r,
      `M22 ${foot}V${foot - h + 41}A41 41 0 0 0 4 ${foot - h + 8}Q8 ${foot - h + 30} 8 ${foot - h + 44}V${foot}z`,
    ) +
    shape(m, box(-44, foot - 30, 16, 30));
  return (
    shape(landR, 'M-213 0Q-150-40-70-36H213V0z') +
    shape(landL, 'M-213 0Q-150-40-70-36H20V0z') +
    cypress(-150, 116) +
    cypress(-118, 88) +
    cypress(146, 132) +
    cypress(182, 96) +
    block(ink, -190, 0, 110, 26) +
    block(ink, 66, 0, 140, 32) +
    block(ink, -82, 0, 164, 262, 0.74) +
    storey(0, 84) +
    storey(-96, 70) +
    storey(-180, 66) +
    shape(pale, box(-86, -94, 172, 6), box(-86, -178, 172, 6), box(-86, -262, 172, 7)) +
    shape(l, merlons(-82, -262, 124, 5, 24)) +
    shape(r, merlons(44, -262, 38, 2, 24)) +
    shape(pane, box(58, -66, 9, 28), box(58, -150, 9, 28), box(58, -232, 9, 28))
  );
}
