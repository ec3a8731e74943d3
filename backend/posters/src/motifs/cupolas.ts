import { arch, box, disc, num, nums, poly, shape, times } from '../svg.js';
import { block, drum, type Pen } from './art.js';

/** A rounded cupola over a foot of the given width; its middle is `x`. */
export const cupola = (x: number, y: number, width: number, height: number): string =>
  `M${nums(x - width / 2, y)}c${nums(0, -height * 0.62, width * 0.26, -height * 0.94, width / 2, -height)}c${nums(width * 0.24, height * 0.06, width / 2, height * 0.38, width / 2, height)}z`;

/** The shadow that lies on the right part of a cupola. */
export const cupolaShade = (x: number, y: number, width: number, height: number): string =>
  `M${nums(x + width * 0.06, y - height * 0.99)}c${nums(width * 0.22, height * 0.06, width * 0.44, height * 0.4, width * 0.44, height * 0.99)}h${num(-width * 0.32)}c${nums(width * 0.04, -height * 0.4, width * 0.02, -height * 0.8, -width * 0.12, -height * 0.99)}z`;

const levels = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.36];

/** Half the width of a pointed-fifth vault at a height, both in half widths of its foot. */
const pointed = (height: number): number => Math.sqrt(1.6 ** 2 - height ** 2) - 0.6;

/** The part of a ribbed vault between two shares of its width, from -1 to 1. */
const sail = (x: number, foot: number, half: number, from: number, to: number): string =>
  poly(
    ...levels.flatMap((t) => [x + half * pointed(t) * from, foot - half * t]),
    ...[...levels].reverse().flatMap((t) => [x + half * pointed(t) * to, foot - half * t]),
  );

/** Brunelleschi's: eight red sails between white ribs over a drum with round windows, and Giotto's tower. */
export function florentine({ ink }: Pen): string {
  const { l, m, r, pane, pale, roofL, roofR, leafR, glow, popL, dark } = ink;
  const [x, foot, half] = [34, -152, 94];
  const rib = (at: number, wide: number): string => sail(x, foot, half, at - wide, at + wide);
  const tribune = (at: number, w: number): string =>
    drum(ink, at - w / 2, 0, w, 74) +
    shape(pale, box(at - w / 2 - 3, -78, w + 6, 5)) +
    shape(roofL, `M${at - w / 2} -78Q${at - w * 0.36} -112 ${at} -116L${at + w * 0.1} -78z`) +
    shape(roofR, `M${at + w * 0.1} -78L${at} -116Q${at + w * 0.36} -112 ${at + w / 2} -78z`) +
    shape(
      pane,
      arch(at - w * 0.32, -16, w * 0.14, 38),
      arch(at - w * 0.06, -16, w * 0.14, 38),
      arch(at + w * 0.22, -16, w * 0.12, 38),
    ) +
    shape(leafR, box(at - w / 2, -10, w, 4), box(at - w / 2, -64, w, 4));
  return (
    shape(l, poly(-60, -152, -52, -110, 120, -110, 128, -152)) +
    shape(l, box(x - 94, -152, 188, 56)) +
    shape(r, box(x + 40, -152, 54, 56)) +
    shape(m, box(x - 38, -152, 78, 56)) +
    shape(
      leafR,
      box(x - 90, -148, 48, 3.4),
      box(x - 34, -148, 70, 3.4),
      box(x - 90, -100, 48, 3.4),
      box(x - 34, -100, 70, 3.4),
    ) +
    shape(pale, disc(x, -124, 18), disc(x - 66, -124, 14), disc(x + 67, -124, 13)) +
    shape(pane, disc(x, -124, 13), disc(x - 66, -124, 9.5), disc(x + 67, -124, 9)) +
    shape(pale, box(x - 100, -158, 200, 8)) +
    shape(roofL, sail(x, foot - 4, half, -1, 0.42)) +
    shape(roofR, sail(x, foot - 4, half, 0.42, 1), sail(x, foot - 4, half, 0.24, 0.42)) +
    shape(pale, rib(-0.97, 0.03), rib(-0.42, 0.032), rib(0.42, 0.032)) +
    shape(m, rib(0.965, 0.03)) +
    shape(
      dark,
      ...[0.35, 0.7].flatMap((t) => [
        disc(x, foot - half * t, 3),
        disc(x - half * 0.7 * pointed(t), foot - half * t, 2.6),
      ]),
    ) +
    block(ink, x - 17, -278, 34, 8, 0.6) +
    block(ink, x - 12, -286, 24, 32, 0.6) +
    shape(pane, arch(x - 8, -289, 6, 24), arch(x + 3, -289, 5, 24)) +
    shape(pale, poly(x - 15, -318, x, -352, x + 3, -318)) +
    shape(r, poly(x + 3, -318, x, -352, x + 15, -318)) +
    shape(glow, disc(x, -355, 5.5), box(x - 1.5, -372, 3, 14), box(x - 5, -368, 10, 3)) +
    block(ink, -110, 0, 240, 92, 0.7) +
    shape(roofL, poly(-116, -92, -104, -112, 52, -112, 58, -92)) +
    shape(roofR, poly(58, -92, 52, -112, 128, -112, 136, -92)) +
    shape(leafR, box(-110, -50, 168, 4), box(-110, -84, 168, 4)) +
    shape(
      pane,
      times(2, (i) => arch(-92 + i * 30, -12, 13, 44)),
    ) +
    tribune(126, 84) +
    tribune(26, 96) +
    block(ink, -168, 0, 46, 262, 0.64) +
    shape(
      leafR,
      times(4, (i) => box(-168, -62 - i * 58, 29, 4)),
      times(4, (i) => box(-164, -52 - i * 58, 3.4, 40) + box(-144, -52 - i * 58, 3.4, 40)),
    ) +
    shape(
      popL,
      times(2, (i) => box(-158, -46 - i * 58, 10, 26)),
    ) +
    shape(
      pane,
      arch(-158, -132, 5, 36),
      arch(-151, -132, 5, 36),
      arch(-160, -188, 17, 58),
      arch(-135, -188, 9, 58),
      arch(-134, -132, 7, 36),
    ) +
    shape(pale, box(-153, -240, 3.4, 52), box(-172, -268, 54, 8)) +
    shape(r, box(-138, -268, 20, 8))
  );
}

/** St Paul's: a leaden dome on a ring of columns between two baroque towers. */
export function leaden({ ink }: Pen): string {
  const { l, m, r, pane, pale, mirror, depth, glow, dark } = ink;
  const tower = (x: number): string =>
    block(ink, x - 29, 0, 58, 132, 0.64) +
    shape(pale, box(x - 32, -136, 64, 6), box(x - 31, -70, 62, 4)) +
    shape(glow, disc(x - 8, -114, 10)) +
    shape(pane, arch(x - 17, -14, 17, 42), arch(x + 13, -14, 10, 42), arch(x - 16, -78, 15, 22)) +
    block(ink, x - 22, -136, 44, 38, 0.62) +
    shape(pane, arch(x - 14, -138, 8, 28), arch(x - 2, -138, 8, 28), arch(x + 10, -138, 7, 28)) +
    shape(pale, box(x - 26, -178, 52, 5)) +
    block(ink, x - 15, -178, 30, 20, 0.62) +
    shape(mirror, `M${x - 17} -198q3-20 17-26q14 6 17 26z`) +
    shape(depth, `M${x + 3} -198q2-16-3-26q14 6 17 26z`) +
    shape(glow, disc(x, -228, 5));
  const vault = 'M-82-210C-80-262-44-292 0-294C44-292 80-262 82-210z';
  return (
    drum(ink, -92, -92, 184, 34) +
    shape(dark, box(-84, -186, 168, 60)) +
    shape(
      l,
      times(6, (i) => box(-84 + i * 18, -186, 9, 60)),
    ) +
    shape(
      m,
      times(3, (i) => box(24 + i * 18, -186, 9, 60)),
    ) +
    shape(r, box(76, -186, 8, 60)) +
    shape(pale, box(-94, -132, 188, 7), box(-90, -192, 180, 8)) +
    drum(ink, -82, -192, 164, 20) +
    shape(
      pane,
      times(8, (i) => box(-72 + i * 19, -208, 8, 12)),
    ) +
    shape(pale, box(-86, -215, 172, 5)) +
    shape(mirror, vault) +
    shape(depth, 'M14-293C54-286 80-258 82-210H48C50-246 38-276 14-293z') +
    shape(pale, 'M-60-214C-56-250-38-278-12-292C-32-272-42-246-44-214z') +
    shape(depth, 'M-14-214Q-10-262-3-292L0-292Q-4-262-6-214z', 'M20-214Q18-262 6-292L9-292Q24-262 27-214z') +
    block(ink, -18, -290, 36, 10, 0.62) +
    drum(ink, -13, -300, 26, 30) +
    shape(pane, arch(-8, -303, 6, 22), arch(3, -303, 6, 22)) +
    shape(mirror, 'M-15-330q4-16 15-20l2 20z') +
    shape(depth, 'M2-330l-2-20q11 4 15 20z') +
    shape(glow, disc(0, -353, 5), box(-1.5, -372, 3, 18), box(-6, -367, 12, 3)) +
    shape(m, box(-104, -104, 208, 104)) +
    shape(r, box(62, -104, 42, 104)) +
    tower(-134) +
    tower(134) +
    shape(dark, box(-74, -122, 148, 114)) +
    shape(
      l,
      times(6, (i) => box(-74 + i * 27.6, -60, 10, 54)),
      times(4, (i) => box(-46 + i * 27.6, -112, 9, 46)),
    ) +
    shape(
      r,
      times(6, (i) => box(-67 + i * 27.6, -60, 4, 54)),
      times(4, (i) => box(-40 + i * 27.6, -112, 4, 46)),
    ) +
    shape(l, box(-78, -70, 156, 9), box(-54, -120, 108, 8)) +
    shape(glow, arch(-9, -6, 18, 34)) +
    shape(pale, poly(-62, -119, 0, -150, 62, -119)) +
    shape(r, poly(-40, -122, 0, -142, 40, -122)) +
    shape(l, poly(-24, -122, -8, -132, 0, -130, 8, -134, 20, -122)) +
    shape(l, box(-84, -8, 168, 8)) +
    shape(pale, box(-84, -8, 168, 3), box(-166, -5, 82, 5)) +
    shape(r, box(84, -5, 82, 5))
  );
}
