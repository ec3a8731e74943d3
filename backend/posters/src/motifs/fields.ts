import { num, nums, oval, path, poly, shape, times, line } from '../svg.js';
import type { MotifArt, Pen } from './art.js';

/** Rows of vines that run together towards the horizon. */
function vineyard({ ink, w, h }: Pen): string {
  const { leafL, leafR, landL, landR, l, r, roofL, roofR, pane } = ink;
  const rows = Array.from({ length: 11 }, (_, i) => {
    const top = (-0.1 + (i - 5) * 0.052) * w;
    const foot = (i - 5) * 0.185 * w - 0.02 * w;
    const clip = (x: number): number => Math.max(-w * 0.5, Math.min(w * 0.5, x));
    return { top, foot: clip(foot), next: clip(foot + 0.1 * w), lit: clip(foot + 0.05 * w), topWide: w * 0.026 };
  });
  const house = (x: number, y: number, s: number): string =>
    shape(l, poly(x, y, x, y - 16 * s, x + 24 * s, y - 16 * s, x + 24 * s, y)) +
    shape(r, poly(x + 24 * s, y, x + 24 * s, y - 16 * s, x + 38 * s, y - 16 * s, x + 38 * s, y)) +
    shape(roofL, poly(x - 3 * s, y - 16 * s, x + 5 * s, y - 27 * s, x + 30 * s, y - 27 * s, x + 24 * s, y - 16 * s)) +
    shape(roofR, poly(x + 24 * s, y - 16 * s, x + 30 * s, y - 27 * s, x + 41 * s, y - 16 * s)) +
    shape(pane, poly(x + 9 * s, y, x + 9 * s, y - 9 * s, x + 14 * s, y - 9 * s, x + 14 * s, y));
  return (
    shape(
      leafR,
      `M${nums(-w * 0.5, -h * 0.58)}Q${nums(-w * 0.3, -h * 0.9, -w * 0.04, -h * 0.7)}T${nums(w * 0.5, -h * 0.72)}V0H${num(-w * 0.5)}z`,
    ) +
    house(w * 0.2, -h * 0.72, h / 120) +
    shape(
      leafR,
      times(3, (i) => oval(w * (0.17 - i * 0.018), -h * 0.8, w * 0.008, h * 0.13)),
    ) +
    shape(landL, `M${nums(-w * 0.5, -h * 0.52)}Q${nums(-w * 0.1, -h * 0.7, w * 0.5, -h * 0.6)}V0H${num(-w * 0.5)}z`) +
    shape(
      leafR,
      ...rows.map(({ top, foot, next, topWide }) => poly(top, -h * 0.6, top + topWide, -h * 0.6, next, 0, foot, 0)),
    ) +
    shape(
      leafL,
      ...rows.map(({ top, foot, lit, topWide }) => poly(top, -h * 0.6, top + topWide * 0.5, -h * 0.6, lit, 0, foot, 0)),
    ) +
    shape(landR, poly(-w * 0.5, 0, -w * 0.5, -h * 0.03, w * 0.5, -h * 0.03, w * 0.5, 0))
  );
}

/** Flat-topped thorn trees, grass, an elephant and two giraffes. */
function savanna({ ink, w, h }: Pen): string {
  const { landL, landR, leafL, leafR, dark, popR } = ink;
  const acacia = (x: number, foot: number, s: number): string =>
    shape(
      dark,
      `M${nums(x - 5 * s, foot)}q${nums(4 * s, -30 * s, 2 * s, -50 * s)}l${nums(-34 * s, -34 * s)}l${nums(5 * s, -4 * s)}l${nums(32 * s, 28 * s)}l${nums(8 * s, -30 * s)}l${nums(5 * s, 1 * s)}l${nums(-6 * s, 30 * s)}l${nums(36 * s, -26 * s)}l${nums(4 * s, 5 * s)}l${nums(-42 * s, 36 * s)}q${nums(-2 * s, 22 * s, 2 * s, 44 * s)}z`,
    ) +
    shape(
      leafR,
      `M${nums(x - 86 * s, foot - 84 * s)}q${nums(10 * s, -20 * s, 40 * s, -20 * s)}q${nums(20 * s, -16 * s, 54 * s, -10 * s)}q${nums(34 * s, -2 * s, 44 * s, 14 * s)}q${nums(28 * s, 2 * s, 34 * s, 18 * s)}q${nums(-84 * s, -12 * s, -172 * s, -2 * s)}z`,
    ) +
    shape(
      leafL,
      `M${nums(x - 72 * s, foot - 90 * s)}q${nums(8 * s, -12 * s, 32 * s, -13 * s)}q${nums(20 * s, -15 * s, 48 * s, -10 * s)}q${nums(-4 * s, 16 * s, -80 * s, 23 * s)}z`,
    );
  const giraffe = (x: number, foot: number, s: number): string =>
    `M${nums(x, foot)}l${nums(3 * s, -34 * s)}l${nums(-2 * s, -14 * s)}q${nums(8 * s, -6 * s, 22 * s, -10 * s)}l${nums(14 * s, -46 * s)}l${nums(-1 * s, -7 * s)}l${nums(4 * s, 3 * s)}l${nums(10 * s, 6 * s)}l${nums(-2 * s, 4 * s)}l${nums(-8 * s, 0)}l${nums(-8 * s, 48 * s)}l${nums(-2 * s, 14 * s)}l${nums(1 * s, 36 * s)}h${num(-4 * s)}l${nums(-3 * s, -34 * s)}l${nums(-14 * s, 2 * s)}l${nums(-4 * s, 32 * s)}z`;
  const elephant = (x: number, foot: number, s: number): string =>
    `M${nums(x, foot)}v${num(-24 * s)}q${nums(-2 * s, -26 * s, 26 * s, -26 * s)}q${nums(18 * s, -2 * s, 24 * s, 4 * s)}q${nums(18 * s, -6 * s, 22 * s, 12 * s)}q${nums(2 * s, 14 * s, 0, 28 * s)}l${nums(-4 * s, 0)}q${nums(2 * s, -14 * s, -4 * s, -18 * s)}q${nums(-6 * s, 4 * s, -12 * s, 0)}v${num(24 * s)}h${num(-10 * s)}v${num(-16 * s)}h${num(-22 * s)}v${num(16 * s)}z`;
  const k = Math.min(h / 220, w / 500);
  return (
    shape(
      landR,
      `M${nums(-w * 0.5, -h * 0.34)}Q${nums(-w * 0.2, -h * 0.44, w * 0.1, -h * 0.36)}T${nums(w * 0.5, -h * 0.38)}V0H${num(-w * 0.5)}z`,
    ) +
    acacia(-w * 0.06, -h * 0.36, k * 0.62) +
    acacia(w * 0.42, -h * 0.36, k * 0.46) +
    shape(landL, `M${nums(-w * 0.5, -h * 0.26)}Q${nums(-w * 0.1, -h * 0.36, w * 0.5, -h * 0.2)}V0H${num(-w * 0.5)}z`) +
    acacia(w * 0.2, -h * 0.22, k * 1.34) +
    shape(dark, giraffe(-w * 0.2, -h * 0.24, k * 1.1), giraffe(-w * 0.13, -h * 0.27, k * 0.84)) +
    shape(popR, elephant(-w * 0.42, -h * 0.2, k)) +
    line(
      landR,
      4 * Math.max(0.7, k),
      ...Array.from({ length: 9 }, (_, i) =>
        path(
          -w * 0.46 + i * w * 0.11,
          -h * 0.04 - (i % 3) * h * 0.03,
          -w * 0.4 + i * w * 0.11,
          -h * 0.045 - (i % 3) * h * 0.03,
        ),
      ),
    )
  );
}

export const fields = {
  vineyard: { role: 'relief', w: 800, h: 240, elastic: true, draw: vineyard },
  savanna: { role: 'relief', w: 800, h: 240, elastic: true, draw: savanna },
} satisfies Record<string, MotifArt>;
