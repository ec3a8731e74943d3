import { box, disc, line, nums, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** A paddle steamer of the lakes and rivers: white and low, a gilded box over the wheel, awnings and one raked funnel. */
export function paddleSteamer({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glow, landR, popL, popR, glint } = ink;
  const spoke = (i: number): string => {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return path(-6 + 10 * c, -30 - 10 * s, -6 + 36 * c, -30 - 36 * s);
  };
  return (
    line(m, 2.6, path(-206, -58, -150, -166, 22, -176, 150, -150, 216, -58)) +
    shape(dark, box(-152, -168, 4, 100), box(148, -154, 4, 90)) +
    shape(popL, poly(-148, -168, -116, -162, -148, -154)) +
    shape(glow, poly(24, -104, 18, -190, 33, -190, 38, -104)) +
    shape(landR, poly(38, -104, 33, -190, 45, -190, 54, -104)) +
    shape(dark, poly(18, -190, 17, -202, 46, -202, 45, -190)) +
    shape(pale, box(-120, -104, 208, 9), box(-60, -134, 62, 30)) +
    shape(m, box(88, -104, 82, 9), box(2, -134, 20, 30)) +
    shape(pane, ...[-52, -34, -16].map((x) => box(x, -128, 12, 13)), box(6, -128, 11, 13)) +
    shape(pale, box(-66, -140, 94, 6)) +
    shape(
      m,
      times(13, (i) => box(-116 + i * 23, -95, 3, 31)),
    ) +
    shape(pale, poly(-184, -62, -178, -84, -60, -84, -60, -62), poly(48, -62, 48, -84, 176, -84, 184, -62)) +
    shape(r, poly(120, -62, 120, -84, 176, -84, 184, -62)) +
    shape(
      pane,
      times(7, (i) => box(-170 + i * 15, -79, 9, 11)),
      times(7, (i) => box(58 + i * 15, -79, 9, 11)),
    ) +
    shape(pale, `M-228-60Q-110-46 0-46T228-62Q218-24 196-4H-186Q-216-20-228-60z`) +
    shape(r, 'M110-51Q180-54 228-62Q218-24 196-4H120Q140-26 110-51z') +
    shape(popL, 'M-204-18H207L196-4H-186Q-198-10-204-18z') +
    shape(popR, 'M128-18H207L196-4H120z') +
    shape(glow, 'M-226-54Q-110-41 0-41T226-56L224-51Q110-36 0-36T-224-48z') +
    shape(pale, 'M-54-6V-50A48 48 0 0 1 42-50V-6z') +
    shape(l, 'M-48-6V-49A42 42 0 0 1 36-49V-6z') +
    shape(dark, 'M-42-6V-32A36 36 0 0 1 30-32V-6z') +
    line(glow, 4, ...Array.from({ length: 7 }, (_, i) => spoke(i))) +
    shape(glow, disc(-6, -30, 9), `M${nums(-50, -60)}Q-6-112 38-60Q-6-92-50-60z`) +
    shape(glint, 'M-224-1Q-140-11-60-4T60-4T190-4Q216-10 228 0H-224z')
  );
}

/** Hong Kong's ferry: the same at both ends, green below and white above, open decks and one funnel. */
export function starFerry({ ink }: Pen): string {
  const { pale, m, r, dark, pane, leafL, leafR, popL, glow, glint, l } = ink;
  const deck = (y: number, half: number, high: number): string =>
    shape(pale, box(-half, y - high, half * 1.36, high)) +
    shape(m, box(half * 0.36, y - high, half * 0.64, high)) +
    shape(
      pane,
      times(Math.floor(half / 11), (i) => box(-half + 9 + i * 22, y - high + 9, 15, high - 22)),
    );
  const bridge = (x: number): string =>
    shape(pale, box(x - 20, -134, 26, 30)) +
    shape(m, box(x + 6, -134, 14, 30)) +
    shape(pane, box(x - 16, -128, 8, 11), box(x - 5, -128, 8, 11), box(x + 8, -128, 9, 11)) +
    shape(l, box(x - 24, -139, 48, 5)) +
    line(dark, 2.6, path(x, -139, x, -178));
  return (
    shape(leafL, poly(-20, -104, -15, -172, 4, -172, 6, -104)) +
    shape(leafR, poly(6, -104, 4, -172, 15, -172, 20, -104)) +
    shape(dark, box(-15.5, -178, 31, 11)) +
    shape(pale, `M0-140l3.6 8l8.4.6l-6.6 5.400l2.2 8.400l-7.6-4.800l-7.6 4.800l2.2-8.400l-6.6-5.400l8.4-.6z`) +
    bridge(-132) +
    bridge(132) +
    deck(-66, 172, 38) +
    shape(l, box(-182, -109, 252, 6)) +
    shape(r, box(70, -109, 112, 6)) +
    shape(leafL, box(-206, -66, 284, 40)) +
    shape(leafR, box(78, -66, 128, 40)) +
    shape(
      pane,
      times(13, (i) => box(-188 + i * 20, -56, 14, 17)),
      times(5, (i) => box(84 + i * 22, -56, 15, 17)),
    ) +
    shape(pale, box(-212, -70, 290, 5)) +
    shape(m, box(78, -70, 134, 5)) +
    shape(glow, ...[-150, -62, 26].map((x) => disc(x, -75, 5))) +
    shape(popL, ...[-106, -18].map((x) => disc(x, -75, 5))) +
    shape(leafR, 'M-228-34H228Q214-8 190-4H-190Q-214-8-228-34z') +
    shape(leafL, 'M-228-34H60Q70-14 60-4H-190Q-214-8-228-34z') +
    shape(pale, poly(-226, -30, 226, -30, 224, -25, -224, -25)) +
    shape(popL, 'M-206-12H206Q198-6 190-4H-190Q-198-6-206-12z') +
    line(dark, 2.6, path(-132, -178, 0, -184, 132, -178)) +
    shape(glint, 'M-222-1Q-150-10-80-4T60-4T200-4Q220-12 228 0H-222z')
  );
}
