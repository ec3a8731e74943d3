import { arch, box, disc, nums, oval, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Tokyo's Honkan: walls of today under the tiled gables of an old temple, a pond before the porch. */
export function honkan({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, roofL, roofR, water, glint, mirror, leafL, leafR, glow } = ink;
  const foot = -26;
  const roof = (x: number, half: number, y: number, high: number): string =>
    shape(
      roofL,
      `M${nums(x - half, y - 5)}Q${nums(x - half * 0.86, y - 3, x - half * 0.78, y - high)}H${nums(x + half * 0.78)}Q${nums(x + half * 0.86, y - 3, x + half, y - 5)}L${nums(x + half * 0.96, y + 4)}H${nums(x - half * 0.96)}z`,
    ) +
    shape(
      roofR,
      `M${nums(x + half * 0.3, y - high)}H${nums(x + half * 0.78)}Q${nums(x + half * 0.86, y - 3, x + half, y - 5)}L${nums(x + half * 0.96, y + 4)}H${nums(x + half * 0.34)}z`,
    ) +
    shape(pale, box(x - half * 0.78, y - high - 4, half * 1.1, 5)) +
    shape(m, box(x + half * 0.32, y - high - 4, half * 0.46, 5));
  const windows = (x: number, count: number, step: number): string =>
    times(2, (j) => times(count, (i) => box(x + i * step, foot - 32 - j * 38, 6, 24)));
  return (
    block(ink, -196, foot, 392, 84, 0.64) +
    shape(pane, windows(-184, 7, 15), windows(84, 7, 15)) +
    shape(pale, box(-196, foot - 43, 250, 4)) +
    shape(m, box(54, foot - 43, 142, 4)) +
    roof(-132, 70, foot - 84, 20) +
    roof(132, 70, foot - 84, 20) +
    block(ink, -74, foot, 148, 108, 0.66) +
    shape(pane, windows(-64, 2, 15), windows(38, 2, 15), ...[-60, -44, 38, 54].map((x) => box(x, foot - 102, 6, 12))) +
    shape(pale, box(-76, foot - 86, 100, 4)) +
    roof(0, 92, foot - 108, 22) +
    shape(roofL, `M-56${foot - 128}Q-22${foot - 146} -8${foot - 172}L4${foot - 176}L14${foot - 128}z`) +
    shape(roofR, `M14${foot - 128}L4${foot - 176}L12${foot - 172}Q24${foot - 146} 58${foot - 128}z`) +
    shape(pale, poly(-30, foot - 128, 0, foot - 158, 28, foot - 128)) +
    shape(m, poly(-16, foot - 128, 0, foot - 146, 14, foot - 128)) +
    shape(glow, disc(0, foot - 136, 4), oval(2, foot - 178, 5, 6)) +
    block(ink, -34, foot, 68, 56, 0.66) +
    roof(0, 48, foot - 56, 18) +
    shape(dark, box(-20, foot - 44, 40, 44)) +
    shape(l, box(-24, foot - 46, 6, 46), box(-6, foot - 46, 5, 46)) +
    shape(r, box(10, foot - 46, 5, 46), box(18, foot - 46, 6, 46)) +
    shape(pale, box(-200, foot - 4, 400, 5)) +
    shape(water, box(-190, foot + 4, 380, 22)) +
    shape(mirror, box(-150, foot + 4, 300, 9), box(-60, foot + 4, 120, 17)) +
    shape(glint, box(-180, foot + 9, 250, 2.6), box(-90, foot + 16, 240, 2.6)) +
    shape(leafR, oval(-176, foot - 7, 28, 12), oval(180, foot - 8, 24, 13)) +
    shape(leafL, oval(-182, foot - 12, 15, 7), oval(174, foot - 13, 13, 7)) +
    shape(r, box(-202, -4, 404, 4))
  );
}

/** Vienna's museum of art: round-headed windows between columns, statues on the rim, one great dome among four small ones. */
export function kunsthistorisches({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, leafL, leafR, glow, landL } = ink;
  const figure = (x: number, y: number): string =>
    poly(x - 2.6, y, x - 2, y - 9, x + 2, y - 9, x + 2.6, y) + disc(x, y - 11, 2.2);
  const storey = (x: number, w: number, high: number, light: string, shade: string): string => {
    const bays = Math.max(2, Math.round(w / 19));
    const step = w / bays;
    return (
      shape(light, box(x, -high, w, high)) +
      shape(shade, box(x, -34, w, 34)) +
      shape(
        pane,
        times(
          bays,
          (i) =>
            arch(x + step * i + step * 0.28, -40, step * 0.44, 32) +
            arch(x + step * i + step * 0.3, -80, step * 0.4, 22),
        ),
        times(bays, (i) => arch(x + step * i + step * 0.28, -6, step * 0.44, 20)),
      ) +
      shape(
        pale,
        times(bays + 1, (i) => box(x + step * i - 1.6, -high + 2, 3.2, high - 36)),
        box(x - 2, -37, w + 4, 4),
        box(x - 3, -high - 4, w + 6, 6),
        box(x - 1, -high - 10, w + 2, 3),
      ) +
      shape(
        landL,
        times(bays + 1, (i) => figure(x + step * i, -high - 9)),
      )
    );
  };
  const small = (x: number, y: number): string =>
    block(ink, x - 11, y, 22, 20, 0.62) +
    shape(pane, arch(x - 7, y - 2, 6, 14), arch(x + 3, y - 2, 5, 14)) +
    shape(leafL, cupola(x, y - 20, 26, 14)) +
    shape(leafR, cupolaShade(x, y - 20, 26, 14)) +
    shape(glow, box(x - 1.3, y - 40, 2.6, 7));
  return (
    storey(-160, 106, 104, l, m) +
    storey(54, 106, 104, m, r) +
    storey(-200, 44, 114, l, m) +
    storey(156, 44, 114, m, r) +
    block(ink, -40, -118, 80, 30, 0.64) +
    shape(pale, box(-43, -152, 86, 5)) +
    small(-48, -130) +
    small(48, -130) +
    drum(ink, -31, -150, 62, 18) +
    shape(
      pane,
      times(5, (i) => disc(-23 + i * 11.5, -159, 3.4)),
    ) +
    shape(leafL, 'M-33-168C-32-196-16-206-8-210H9L12-168z') +
    shape(leafR, 'M12-168L9-210H10C18-206 32-196 33-168z') +
    shape(glow, 'M-14-168C-13-190-7-202-3-209h3C-4-202-9-190-10-168z') +
    shape(pale, box(-10, -215, 20, 6)) +
    shape(glow, poly(-3, -215, -2, -226, 2, -226, 3, -215)) +
    storey(-58, 116, 120, l, m) +
    shape(pale, poly(-30, -122, 0, -138, 30, -122)) +
    shape(m, poly(-18, -124, 0, -133, 18, -124)) +
    shape(dark, arch(-24, 0, 14, 30), arch(-7, 0, 14, 32), arch(10, 0, 14, 30)) +
    shape(pale, box(-34, -5, 68, 5)) +
    shape(leafR, ...[-176, -120, 120, 176].map((x) => oval(x, -5, 24, 8))) +
    shape(leafL, ...[-182, -126, 114, 170].map((x) => oval(x, -8, 13, 4)))
  );
}
