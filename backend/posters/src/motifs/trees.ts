import { nums, oval, poly, shape, times } from '../svg.js';
import type { MotifArt, Pen } from './art.js';

function palm({ ink }: Pen): string {
  const { leafL, leafR, dark, roofL, popL } = ink;
  /** A drooping frond: length, rise and fall from the crown. */
  const frond = (cx: number, cy: number, dx: number, dy: number, lift: number, thick: number): string =>
    `M${nums(cx, cy)}Q${nums(cx + dx * 0.4, cy - lift, cx + dx, cy + dy)}` +
    (Math.abs(dx) > 20
      ? times(4, (i) => {
          const t = 0.86 - i * 0.2;
          const bx = cx + 2 * (1 - t) * t * dx * 0.4 + t * t * dx;
          const by = cy + 2 * (1 - t) * t * -lift + t * t * dy;
          return `L${nums(bx - dx * 0.02, by + thick * 0.35)}L${nums(bx - dx * 0.04, by + thick * 1.25)}`;
        })
      : '') +
    `L${nums(cx, cy + thick * 0.3)}z`;
  const crown = (cx: number, cy: number, s: number): string =>
    shape(
      leafR,
      frond(cx, cy, 104 * s, 58 * s, 46 * s, 22 * s),
      frond(cx, cy, 62 * s, 96 * s, 30 * s, 22 * s),
      frond(cx, cy, -60 * s, 92 * s, 30 * s, 22 * s),
      frond(cx, cy, 110 * s, 6 * s, 60 * s, 22 * s),
      frond(cx, cy, -96 * s, 60 * s, 52 * s, 20 * s),
    ) +
    shape(
      leafL,
      frond(cx, cy, -112 * s, 14 * s, 64 * s, 22 * s),
      frond(cx, cy, -70 * s, -36 * s, 62 * s, 18 * s),
      frond(cx, cy, 70 * s, -34 * s, 62 * s, 18 * s),
      frond(cx, cy, 10 * s, -62 * s, 40 * s, 14 * s),
    ) +
    shape(popL, oval(cx - 9 * s, cy + 9 * s, 7 * s, 8 * s), oval(cx + 7 * s, cy + 11 * s, 7 * s, 8 * s));
  return (
    shape(dark, 'M-14 0Q8-150-20-306L-10-308Q26-150 12 0z') +
    shape(
      roofL,
      times(9, (i) => `M${nums(-10 + ([2, 5, 8, 9, 9, 7, 4, 0, -5][i] ?? 0), -20 - i * 32)}l12-4v7l-12 4z`),
    ) +
    shape(dark, 'M14 0Q40-90 62-196L70-194Q52-80 36 0z') +
    crown(66, -196, 0.66) +
    crown(-16, -306, 1) +
    shape(leafR, 'M-40 0q6-22 20-16q10-16 22-2q14-14 24 2q20-8 26 16z')
  );
}

function cypress({ ink }: Pen): string {
  const { leafL, leafR, dark } = ink;
  const one = (x: number, h: number, w: number): string =>
    shape(dark, poly(x - 4, 0, x - 3, -22, x + 3, -22, x + 4, 0)) +
    shape(
      leafR,
      `M${nums(x, -h)}C${nums(x + w * 0.3, -h * 0.8, x + w * 0.62, -h * 0.36, x + w * 0.44, -h * 0.12)}Q${nums(x + w * 0.3, -8, x, -10)}Q${nums(x - w * 0.3, -8, x - w * 0.44, -h * 0.12)}C${nums(x - w * 0.62, -h * 0.36, x - w * 0.3, -h * 0.8, x, -h)}z`,
    ) +
    shape(
      leafL,
      `M${nums(x, -h)}C${nums(x - w * 0.3, -h * 0.8, x - w * 0.62, -h * 0.36, x - w * 0.44, -h * 0.12)}Q${nums(x - w * 0.34, -14, x - w * 0.12, -11)}C${nums(x - w * 0.2, -h * 0.2, x + w * 0.16, -h * 0.3, x - w * 0.02, -h * 0.44)}C${nums(x + w * 0.12, -h * 0.54, x - w * 0.06, -h * 0.72, x, -h)}z`,
    );
  return (
    one(44, 268, 54) +
    one(-46, 318, 60) +
    one(4, 386, 70) +
    shape(leafR, 'M-84 0q6-20 24-16q14-12 26 2q18-12 30 0q20-12 32 2q26-6 40 12z')
  );
}

function pine(pen: Pen): string {
  return pen.region === 'america' || pen.cold || /fir|spruce|redwood|forest/i.test(pen.name)
    ? conifer(pen)
    : umbrella(pen);
}

function umbrella({ ink }: Pen): string {
  const { leafL, leafR, dark, roofL } = ink;
  const cloud = (x: number, y: number, s: number): string =>
    shape(
      leafR,
      `M${nums(x - 84 * s, y)}q${nums(-8 * s, -22 * s, 24 * s, -28 * s)}q${nums(20 * s, -30 * s, 60 * s, -20 * s)}q${nums(36 * s, -12 * s, 54 * s, 16 * s)}q${nums(34 * s, 4 * s, 30 * s, 32 * s)}q${nums(-40 * s, 16 * s, -84 * s, 10 * s)}q${nums(-46 * s, 8 * s, -84 * s, -10 * s)}z`,
    ) +
    shape(
      leafL,
      `M${nums(x - 74 * s, y - 10 * s)}q${nums(2 * s, -16 * s, 26 * s, -18 * s)}q${nums(18 * s, -24 * s, 52 * s, -14 * s)}q${nums(24 * s, -6 * s, 36 * s, 6 * s)}q${nums(-30 * s, 0, -44 * s, 14 * s)}q${nums(-30 * s, -6 * s, -70 * s, 12 * s)}z`,
    );
  return (
    shape(
      dark,
      'M-18 0C-10-80-34-120-22-196L-64-252L-56-258L-16-214L-4-290H6L4-222L56-276L64-268L10-196C0-120 20-80 16 0z',
    ) +
    shape(roofL, 'M-14 0C-6-80-28-120-17-190l6 0C-20-120 2-80-4 0z') +
    cloud(-74, -246, 0.74) +
    cloud(78, -262, 0.78) +
    cloud(0, -300, 1.12) +
    shape(leafR, 'M-60 0q4-16 22-12q12-14 26 0q16-14 32 0q24-8 32 12z')
  );
}

function conifer({ ink }: Pen): string {
  const { leafL, leafR, dark } = ink;
  const fir = (x: number, h: number, w: number): string => {
    const tiers = [0, 1, 2, 3, 4];
    const right = tiers
      .map((i) => {
        const y = -h + (i * h) / 5.4;
        return nums(x + w * (0.1 + i * 0.1), y + h * 0.2) + ' ' + nums(x + w * (0.04 + i * 0.06), y + h * 0.185);
      })
      .join('L');
    const left = [...tiers]
      .reverse()
      .map((i) => {
        const y = -h + (i * h) / 5.4;
        return nums(x - w * (0.04 + i * 0.06), y + h * 0.185) + ' ' + nums(x - w * (0.1 + i * 0.1), y + h * 0.2);
      })
      .join('L');
    return (
      shape(dark, poly(x - 6, 0, x - 5, -h * 0.1, x + 5, -h * 0.1, x + 6, 0)) +
      shape(leafR, `M${nums(x, -h)}L${right}L${nums(x, -h * 0.06)}L${left}z`) +
      shape(leafL, `M${nums(x, -h)}L${nums(x + 4, -h * 0.5)}L${nums(x - w * 0.1, -h * 0.07)}L${left}z`)
    );
  };
  return fir(66, 232, 130) + fir(-72, 270, 142) + fir(0, 350, 180) + shape(leafR, 'M-110 0q40-18 110-12t110 12z');
}

export const trees = {
  palm: { role: 'tree', w: 260, h: 392, draw: palm },
  cypress: { role: 'tree', w: 172, h: 388, draw: cypress },
  pine: { role: 'tree', w: 300, h: 362, draw: pine },
} satisfies Record<string, MotifArt>;
