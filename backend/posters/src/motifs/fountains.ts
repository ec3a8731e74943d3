import { arch, box, disc, num, nums, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** Rome's Trevi: a palace front whose niche pours over rocks into a basin. */
export function palaceFountain({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, water, glint, depth, landL, landR, glow } = ink;
  const column = (x: number): string =>
    shape(l, box(x - 7, -284, 9, 164)) +
    shape(r, box(x + 2, -284, 5, 164)) +
    shape(pale, box(x - 10, -292, 20, 9), box(x - 10, -124, 20, 7));
  const figure = (x: number, foot: number, s: number): string =>
    shape(
      pale,
      `M${nums(x - 6 * s, foot)}q${nums(-3 * s, -20 * s, 2 * s, -34 * s)}h${num(8 * s)}q${nums(5 * s, 14 * s, 2 * s, 34 * s)}z`,
      disc(x, foot - 39 * s, 5 * s),
    ) + shape(r, `M${nums(x + s, foot)}v${num(-34 * s)}h${num(3 * s)}q${nums(5 * s, 14 * s, 2 * s, 34 * s)}z`);
  const fall = (x: number, top: number, w: number, h: number): string =>
    `M${nums(x - w * 0.4, top)}h${num(w * 0.8)}l${nums(w * 0.16, h)}h${num(-w * 1.12)}z`;
  return (
    block(ink, -148, -116, 296, 176, 0.66) +
    shape(
      pane,
      ...[-134, 110].flatMap((x) => [box(x, -266, 22, 38), box(x, -206, 22, 44)]),
      ...[-88, 64].map((x) => box(x, -266, 22, 38)),
    ) +
    shape(
      pale,
      ...[-137, -91, 61, 107].map((x) => box(x, -272, 28, 5)),
      ...[-137, 107].map((x) => box(x, -212, 28, 5)),
    ) +
    shape(m, ...[-90, 62].map((x) => arch(x, -136, 26, 62))) +
    figure(-77, -138, 1) +
    figure(75, -138, 1) +
    shape(pale, arch(-42, -120, 84, 150)) +
    shape(dark, arch(-34, -120, 68, 140)) +
    shape(m, 'M-34-204A34 50 0 0 1 34-204Q0-186-34-204z') +
    [-102, -52, 52, 102].map(column).join('') +
    shape(pale, box(-154, -304, 200, 13)) +
    shape(m, box(46, -304, 108, 13)) +
    block(ink, -140, -304, 280, 46, 0.66) +
    shape(pale, box(-146, -354, 192, 6), box(-36, -344, 66, 30)) +
    shape(m, box(46, -354, 100, 6), box(-30, -336, 54, 4), box(-30, -326, 54, 4)) +
    ([-102, -52, 52, 102] as const).map((x) => figure(x, -304, 0.86)).join('') +
    shape(glow, poly(-22, -356, -16, -394, 0, -404, 16, -394, 22, -356)) +
    shape(r, poly(4, -356, 4, -402, 16, -394, 22, -356)) +
    shape(pale, disc(0, -376, 9)) +
    figure(0, -126, 1.7) +
    shape(landR, 'M-140-58Q-128-96-92-90Q-70-122-40-112H44Q74-124 96-92Q128-98 140-58z') +
    shape(landL, 'M-140-58Q-128-96-92-90Q-70-122-40-112Q-62-92-50-58z', 'M60-58Q62-84 96-92Q82-76 86-58z') +
    shape(glint, fall(0, -110, 66, 30), fall(0, -84, 96, 28), fall(-84, -78, 26, 22), fall(86, -78, 26, 22)) +
    shape(pale, fall(-12, -108, 14, 28), fall(18, -82, 18, 26), fall(-30, -82, 14, 26)) +
    shape(depth, 'M-152-58H152L148-14H-148z') +
    shape(water, 'M-150-58H150Q120-34 0-34T-150-58z') +
    shape(glint, oval(-70, -46, 34, 3), oval(54, -42, 44, 3), oval(0, -26, 60, 3), oval(-96, -24, 26, 2.4)) +
    shape(l, 'M-152-24Q0-4 152-24V0H-152z') +
    shape(r, 'M60-13Q110-17 152-24V0H60z') +
    shape(
      pale,
      'M-152-28Q0-8 152-28V-22Q0-2-152-22z',
      times(3, (i) => oval(-60 + i * 60, -36, 3, 1.6)),
    )
  );
}
