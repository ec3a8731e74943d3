import { arch, box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Melbourne's Flinders Street Station: a copper dome over the arch of the corner, the clocks in a row, a long yellow wing. */
export function cornerStation({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landR, leafL, leafR, roofL, roofR } = ink;
  const clock = (x: number, y: number): string =>
    shape(dark, disc(x, y, 9)) + shape(pale, disc(x, y, 6.6)) + line(dark, 2.4, path(x, y - 5, x, y, x + 3.6, y));
  return (
    // The long wing, with a smaller tower at its end.
    shape(roofL, box(-168, -132, 120, 132)) +
    shape(glow, box(-168, -134, 120, 40), box(-168, -62, 120, 8)) +
    shape(pale, box(-168, -140, 120, 7), box(-168, -96, 120, 5)) +
    shape(
      pale,
      times(4, (i) => arch(-162 + i * 28, -98, 21, 34)),
      times(4, (i) => arch(-163 + i * 28, -6, 23, 46)),
    ) +
    shape(
      pane,
      times(4, (i) => arch(-158 + i * 28, -101, 13, 28)),
      times(4, (i) => arch(-159 + i * 28, -6, 15, 40)),
      times(4, (i) => box(-158 + i * 28, -84, 13, 18)),
    ) +
    drum(ink, -160, -138, 42, 34) +
    shape(dark, arch(-154, -142, 9, 24), arch(-141, -142, 9, 24), arch(-128, -142, 7, 24)) +
    shape(pale, box(-164, -176, 50, 6)) +
    shape(leafL, cupola(-139, -176, 44, 32)) +
    shape(leafR, cupolaShade(-139, -176, 44, 32)) +
    shape(glow, box(-140.4, -226, 2.8, 20), disc(-139, -210, 3)) +
    // The wing round the corner.
    shape(landR, box(70, -134, 98, 134)) +
    shape(roofR, box(70, -94, 98, 32)) +
    shape(m, box(70, -140, 98, 7), box(70, -96, 98, 4)) +
    shape(pane, ...[86, 112, 138].flatMap((x) => [arch(x, -104, 13, 24), box(x, -86, 13, 20), arch(x, -6, 15, 42)])) +
    // The drum and the dome.
    drum(ink, -60, -182, 132, 52) +
    shape(
      pane,
      times(6, (i) => arch(-52 + i * 20.6, -190, 12, 34)),
    ) +
    shape(pale, box(-66, -238, 144, 8)) +
    shape(leafL, cupola(6, -238, 134, 84)) +
    shape(leafR, cupolaShade(6, -238, 134, 84)) +
    shape(pale, 'M-34-242C-32-284-16-306 2-321h5C-10-304-22-284-22-242z') +
    shape(pane, disc(-40, -258, 5), disc(-6, -264, 6), disc(32, -258, 5)) +
    drum(ink, -8, -318, 28, 22) +
    shape(dark, arch(-4, -320, 7, 15), arch(8, -320, 7, 15)) +
    shape(leafL, cupola(6, -340, 32, 16)) +
    shape(glow, box(4.6, -371, 2.8, 16)) +
    // The corner with its great arch.
    shape(glow, box(-74, -184, 106, 184)) +
    shape(landR, box(32, -184, 54, 184)) +
    shape(roofL, box(-74, -124, 12, 124), box(20, -124, 12, 124)) +
    shape(roofR, box(72, -124, 14, 124)) +
    shape(pale, box(-80, -190, 112, 8), box(-76, -128, 108, 6)) +
    shape(m, box(32, -190, 60, 8), box(32, -128, 56, 6)) +
    block(ink, -78, -188, 16, 40, 0.6) +
    block(ink, 76, -188, 14, 40, 0.5) +
    shape(pale, disc(-70, -232, 7)) +
    shape(m, disc(83, -232, 7)) +
    shape(pale, arch(-60, -40, 118, 130)) +
    shape(dark, arch(-50, -40, 98, 120)) +
    shape(pane, arch(-44, -72, 86, 82)) +
    shape(glow, box(-44, -100, 86, 3.4), box(-22, -142, 3.4, 70), box(-2.7, -152, 3.4, 80), box(17, -142, 3.4, 70)) +
    // The clocks of the next trains, over the doors and the steps.
    shape(r, box(-62, -68, 122, 24)) +
    [-48, -24, 0, 24, 47].map((x) => clock(x, -56)).join('') +
    shape(dark, box(-54, -44, 108, 38)) +
    shape(glow, ...[-44, -16, 12].map((x) => box(x, -36, 22, 26))) +
    shape(l, box(-86, -10, 122, 10)) +
    shape(m, box(36, -10, 58, 10)) +
    shape(pale, poly(-60, 0, -52, -10, 42, -10, 50, 0)) +
    // The canopy along the street.
    shape(leafR, poly(-170, -50, -74, -50, -74, -43, -170, -43)) +
    shape(leafR, poly(86, -50, 168, -50, 168, -43, 86, -43))
  );
}

/** Wellington's Beehive: rings of fins that narrow upwards under a low copper cap, on a broad round foot. */
export function beehive({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, leafL, leafR, roofL, roofR, popL } = ink;
  /** A storey between two radii: a band of glass, fins before it, a ledge on top. */
  const storey = (foot: number, high: number, lower: number, upper: number, fins: number): string =>
    shape(pane, poly(-lower, foot, -upper, foot - high, upper, foot - high, lower, foot)) +
    times(fins, (i) => {
      // Fins stand closer where the round wall turns away.
      const at = Math.sin((((i + 0.5) / fins) * 2 - 1) * (Math.PI / 2));
      const colour = at < -0.1 ? pale : at < 0.45 ? l : r;
      const wide = 3.4 + 2.6 * Math.sqrt(1 - at * at);
      return shape(
        colour,
        poly(
          at * lower - wide / 2,
          foot,
          at * upper - wide / 2,
          foot - high,
          at * upper + wide / 2,
          foot - high,
          at * lower + wide / 2,
          foot,
        ),
      );
    }) +
    shape(pale, box(-upper - 5, foot - high - 5, upper * 1.4 + 5, 7)) +
    shape(m, box(upper * 0.4, foot - high - 5, upper * 0.6 + 5, 7));
  const half = [126, 124, 120, 114, 106, 97, 88] as const;
  return (
    // The parliament of stone behind.
    shape(l, box(-168, -104, 60, 104)) +
    shape(pale, box(-168, -110, 60, 7), ...[-162, -144, -126].map((x) => box(x, -96, 6, 70))) +
    shape(pane, ...[-154, -136].flatMap((x) => [box(x, -88, 8, 20), box(x, -56, 8, 22)])) +
    shape(r, box(108, -104, 60, 104)) +
    shape(m, box(108, -110, 60, 7)) +
    shape(pane, ...[132, 148].flatMap((x) => [box(x, -88, 8, 20), box(x, -56, 8, 22)])) +
    // The rings.
    times(6, (i) => storey(-70 - i * 28, 28, half[i] ?? 0, half[i + 1] ?? 0, 17 - Math.floor(i / 2))) +
    // Ring, cap and flag.
    drum(ink, -80, -240, 160, 22) +
    shape(
      pane,
      times(9, (i) => box(-72 + i * 16.6, -257, 10, 11)),
    ) +
    shape(leafL, 'M-88-260Q-70-288-40-292H44Q72-288 88-260z') +
    shape(leafR, 'M20-260Q30-280 26-292H44Q72-288 88-260z') +
    shape(pale, box(-90, -264, 112, 6)) +
    shape(m, box(22, -264, 68, 6)) +
    drum(ink, -34, -291, 68, 16) +
    shape(leafL, oval(0, -307, 36, 7)) +
    shape(dark, box(-1.4, -368, 2.8, 58)) +
    shape(popL, `M${nums(1, -368)}q14 5 30 1v18q-16 4-30-1z`) +
    // The foot: a round podium with an open gallery.
    shape(m, box(-146, -62, 292, 62)) +
    shape(l, box(-146, -62, 180, 62)) +
    shape(r, box(88, -62, 58, 62)) +
    shape(dark, box(-138, -44, 276, 34)) +
    shape(
      pale,
      times(6, (i) => poly(-140 + i * 28, -8, -136 + i * 28, -46, -126 + i * 28, -46, -122 + i * 28, -8)),
    ) +
    shape(
      m,
      times(4, (i) => poly(30 + i * 29, -8, 34 + i * 29, -46, 43 + i * 29, -46, 47 + i * 29, -8)),
    ) +
    shape(glow, box(-14, -40, 22, 30)) +
    shape(pale, box(-152, -70, 190, 10)) +
    shape(r, box(38, -70, 114, 10)) +
    shape(roofL, box(-150, -10, 186, 10)) +
    shape(roofR, box(36, -10, 114, 10))
  );
}
