import { arch, box, disc, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';
import { cupola, cupolaShade } from './cupolas.js';

/** Holy Trinity of Addis Ababa: a pale front with arcades, a copper dome with a lantern and small domes at the corners. */
export function ethiopianCathedral({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, leafL, leafR, popL } = ink;
  const cross = (x: number, y: number): string =>
    shape(glow, box(x - 1.6, y - 20, 3.2, 22), box(x - 6, y - 15, 12, 3.2));
  const corner = (x: number, foot: number, s: number): string =>
    block(ink, x - 22 * s, foot, 44 * s, 40 * s, 0.62) +
    shape(dark, arch(x - 16 * s, foot, 9 * s, 28 * s), arch(x - 2 * s, foot, 9 * s, 28 * s)) +
    shape(pale, box(x - 25 * s, foot - 43 * s, 50 * s, 5)) +
    shape(leafL, cupola(x, foot - 43 * s, 44 * s, 32 * s)) +
    shape(leafR, cupolaShade(x, foot - 43 * s, 44 * s, 32 * s)) +
    cross(x, foot - 73 * s);
  return (
    corner(-74, -178, 0.8) +
    corner(86, -178, 0.8) +
    // The dome with its drum and lantern.
    drum(ink, -52, -170, 116, 58) +
    shape(
      pane,
      times(5, (i) => arch(-43 + i * 22, -180, 11, 36)),
    ) +
    shape(pale, box(-58, -232, 128, 7)) +
    shape(leafL, cupola(6, -232, 118, 82)) +
    shape(leafR, cupolaShade(6, -232, 118, 82)) +
    shape(pale, 'M-26-236C-26-272-14-296 0-310h4C-8-294-16-270-14-236z') +
    drum(ink, -7, -310, 26, 26) +
    shape(dark, arch(-3, -312, 6, 18), arch(8, -312, 6, 18)) +
    shape(leafL, cupola(6, -336, 30, 15)) +
    cross(6, -349) +
    // The nave, wide and low.
    block(ink, -180, 0, 360, 126, 0.68) +
    shape(pale, box(-184, -132, 249, 7), box(-180, -70, 245, 4)) +
    shape(m, box(65, -132, 119, 7), box(65, -70, 115, 4)) +
    shape(pane, ...[-168, -138, -108, 74, 104].map((x) => arch(x, -78, 16, 38))) +
    shape(popL, ...[-168, -138, -108].map((x) => box(x, -90, 16, 4))) +
    shape(dark, ...[-170, -140, -110].map((x) => arch(x, -8, 21, 52)), ...[72, 102].map((x) => arch(x, -8, 21, 50))) +
    shape(pale, ...[-176, -146, -116].map((x) => box(x, -60, 5, 54))) +
    corner(-156, -130, 1) +
    corner(156, -130, 1) +
    block(ink, 132, 0, 50, 132, 0.3) +
    shape(dark, arch(152, -8, 18, 50)) +
    shape(pane, arch(153, -78, 15, 38)) +
    // The front with its gable, an arcade of three and a rose.
    block(ink, -74, 0, 160, 150, 0.7) +
    shape(l, 'M-80-150H38V-196Q16-214 6-218Q-4-214-26-206Q-48-196-52-172Q-72-168-80-150z') +
    shape(r, 'M38-150V-196Q58-190 64-172Q84-168 92-150z') +
    shape(pale, box(-84, -156, 122, 7), 'M-54-172Q-50-196-27-206T6-220V-213Q-18-206-30-200T-48-170z') +
    shape(m, box(38, -156, 58, 7)) +
    shape(pane, disc(-6, -176, 14)) +
    shape(glow, disc(-6, -176, 6)) +
    shape(pane, ...[-62, -18, 22].map((x) => arch(x, -88, 18, 46)), arch(58, -88, 16, 46)) +
    shape(popL, ...[-62, -18].map((x) => box(x, -104, 18, 4))) +
    shape(dark, arch(-64, -10, 26, 58), arch(-26, -10, 38, 68), arch(22, -10, 24, 58), arch(58, -10, 18, 56)) +
    shape(pale, ...[-72, -34, 14, 49].map((x) => box(x, -70, 6, 62)), box(-76, -80, 114, 5)) +
    cross(6, -219) +
    shape(l, box(-90, -10, 132, 10)) +
    shape(r, box(42, -10, 60, 10)) +
    shape(pale, box(-92, -12, 134, 4))
  );
}

/** Saint Peter and Paul of Paramaribo: all of wood, boards of yellow and blue-grey, two towers with needles. */
export function woodenCathedral({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landL, landR, roofL, roofR, depth } = ink;
  const boards = (x: number, top: number, w: number, high: number): string =>
    times(Math.floor(high / 13), (i) => box(x, top + 9 + i * 13, w, 2.4));
  const tower = (x: number): string =>
    shape(glow, box(x - 34, -206, 44, 206)) +
    shape(landR, box(x + 10, -206, 24, 206)) +
    shape(landL, boards(x - 34, -206, 44, 206)) +
    shape(
      pale,
      box(x - 36, -206, 6, 206),
      box(x + 6, -206, 5, 206),
      box(x - 38, -210, 50, 7),
      box(x - 37, -72, 48, 5),
      box(x - 37, -140, 48, 5),
    ) +
    shape(m, box(x + 11, -210, 27, 7), box(x + 11, -72, 25, 5), box(x + 11, -140, 25, 5)) +
    shape(pale, arch(x - 25, -86, 26, 46), arch(x - 25, -152, 26, 46)) +
    shape(
      pane,
      arch(x - 21, -86, 18, 41),
      arch(x - 21, -152, 18, 41),
      arch(x + 16, -86, 11, 38),
      arch(x + 16, -152, 11, 38),
    ) +
    // The open belfry, eight-sided, and the needle.
    drum(ink, x - 26, -208, 52, 46) +
    shape(dark, arch(x - 21, -210, 10, 34), arch(x - 6, -210, 12, 34), arch(x + 11, -210, 10, 34)) +
    shape(pale, box(x - 30, -258, 60, 7)) +
    shape(roofL, poly(x - 27, -258, x - 3, -352, x + 6, -258)) +
    shape(roofR, poly(x + 6, -258, x - 3, -352, x + 3, -352, x + 27, -258)) +
    shape(pale, poly(x - 16, -262, x - 10, -280, x - 4, -262)) +
    shape(glow, box(x - 1.6, -371, 3.2, 22), box(x - 6, -366, 12, 3.2));
  return (
    // The nave beyond, with its long roof.
    shape(landR, box(110, -104, 84, 104)) +
    shape(pane, ...[138, 166].map((x) => arch(x, -34, 14, 50))) +
    shape(m, box(110, -108, 86, 6), box(110, -22, 84, 5)) +
    shape(roofR, poly(104, -106, 104, -160, 170, -160, 196, -106)) +
    shape(glow, box(-194, -90, 70, 90)) +
    shape(landL, boards(-194, -90, 70, 90)) +
    shape(pale, box(-196, -94, 72, 6), box(-194, -90, 5, 90)) +
    shape(pane, arch(-180, -26, 14, 46), arch(-154, -26, 14, 46)) +
    shape(roofL, poly(-196, -94, -176, -140, -110, -140, -110, -94)) +
    // The front between the towers.
    shape(glow, poly(-60, 0, -60, -164, 0, -206, 60, -164, 60, 0)) +
    shape(landL, boards(-60, -164, 120, 164)) +
    shape(depth, poly(-60, -164, 0, -206, 60, -164, 60, -172, 0, -216, -60, -172)) +
    shape(pale, box(-60, -84, 120, 5), box(-60, -166, 120, 4), poly(-46, -168, 0, -200, 46, -168)) +
    shape(m, disc(0, -178, 7)) +
    shape(pale, disc(0, -124, 26)) +
    shape(pane, disc(0, -124, 20)) +
    shape(pale, box(-20, -125.5, 40, 3), box(-1.5, -144, 3, 40), disc(0, -124, 6)) +
    tower(-94) +
    tower(94) +
    // The porch.
    shape(l, box(-54, -66, 108, 66)) +
    shape(pale, poly(-60, -66, 0, -92, 60, -66)) +
    shape(r, poly(-34, -69, 0, -84, 34, -69)) +
    shape(dark, arch(-16, -6, 32, 54), arch(-46, -6, 22, 44), arch(24, -6, 22, 44)) +
    shape(pale, ...[-54, -23, 17, 48].map((x) => box(x, -66, 6, 60))) +
    shape(dark, arch(-106, -4, 22, 46), arch(84, -4, 20, 46)) +
    shape(l, box(-134, -6, 160, 6)) +
    shape(r, box(26, -6, 108, 6))
  );
}
