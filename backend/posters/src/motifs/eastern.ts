import { box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import { block, type MotifArt, type Pen } from './art.js';
import { gooseTower, lakePagoda, newarTemple, prayerHall } from './pagodas.js';
import { isPathOfGates, pathOfGates } from './shrines.js';

/** A roof whose corners turn up. `y` is its eave. */
const eaves = (y: number, half: number, top: number, high: number): string =>
  `M${nums(-top, y - high)}C${nums(-top - 6, y - high * 0.45, -half * 0.72, y - 4, -half, y - high * 0.52)}C${nums(-half * 0.84, y + 2, -half * 0.5, y + 8, 0, y + 8)}C${nums(half * 0.5, y + 8, half * 0.84, y + 2, half, y - high * 0.52)}C${nums(half * 0.72, y - 4, top + 6, y - high * 0.45, top, y - high)}z`;

const eavesShade = (y: number, half: number, top: number, high: number): string =>
  `M${nums(top * 0.3, y - high)}H${Math.round(top)}C${nums(top + 6, y - high * 0.45, half * 0.72, y - 4, half, y - high * 0.52)}C${nums(half * 0.84, y + 2, half * 0.5, y + 8, half * 0.24, y + 8)}z`;

/** What closes the uppermost roof, or its right side from `left` on, up to the foot of the spire. */
const peak = (half: number, left = -half): string =>
  `M${nums(left, -330)}L${nums(Math.max(left * 0.35, -12), -358)}H12C${nums(13, -346, half * 0.62, -336, half, -330)}z`;

function pagoda(pen: Pen): string {
  if (/good harvests|temple of heaven/i.test(pen.name)) return prayerHall(pen);
  if (/wild goose/i.test(pen.name)) return gooseTower(pen);
  if (/kumbheshwar|durbar/i.test(pen.name)) return newarTemple(pen);
  return /trấn quốc/i.test(pen.name) ? lakePagoda(pen) : storeyed(pen);
}

function storeyed({ ink }: Pen): string {
  const { popL, popR, roofL, roofR, pale, dark, glow, pane, m } = ink;
  const tier = (i: number): string => {
    const y = -34 - i * 64 + i * i * 2.2;
    const half = 128 - i * 15;
    const wall = half * 0.98;
    const high = 44 - i * 2;
    const foot = y;
    return (
      shape(popL, box(-wall / 2, foot - 42, wall * 0.62, 42)) +
      shape(popR, box(-wall / 2 + wall * 0.62, foot - 42, wall * 0.38, 42)) +
      shape(
        pale,
        times(2, (j) => box(-wall * 0.4 + j * wall * 0.3, foot - 28, wall * 0.18, 24)),
      ) +
      shape(pane, box(-wall * 0.07, foot - 30, wall * 0.14, 30), box(wall * 0.28, foot - 28, wall * 0.13, 22)) +
      shape(glow, box(-wall * 0.62, foot - 7, wall * 1.24, 4)) +
      shape(
        dark,
        box(-wall * 0.62, foot - 3, wall * 1.24, 4),
        poly(-wall * 0.5, foot - 40, wall * 0.5, foot - 40, wall * 0.5, foot - 31, -wall * 0.5, foot - 31),
      ) +
      shape(roofL, eaves(foot - 40, half, half * 0.5, high)) +
      shape(roofR, eavesShade(foot - 40, half, half * 0.5, high))
    );
  };
  return (
    block(ink, -104, 0, 208, 16, 0.62) +
    block(ink, -88, -16, 176, 18, 0.62) +
    shape(m, poly(-24, 0, -18, -34, 18, -34, 24, 0)) +
    shape(
      pale,
      times(3, (i) => box(-23 + i, -10 - i * 9, 46 - i * 2, 4)),
    ) +
    times(5, tier) +
    shape(roofL, peak(34)) +
    shape(roofR, peak(34, 10)) +
    shape(roofR, poly(-14, -356, 14, -356, 4, -374, -4, -374)) +
    shape(
      glow,
      box(-2.5, -446, 5, 78),
      times(6, (i) => oval(0, -380 - i * 9, 11 - i, 3)),
      disc(0, -446, 5),
    )
  );
}

function torii(pen: Pen): string {
  return isPathOfGates(pen.name) ? pathOfGates(pen) : gateOfShrine(pen);
}

function gateOfShrine({ ink }: Pen): string {
  const { popL, popR, dark, pale, l, r, glow } = ink;
  const pillar = (x: number, lean: number): string =>
    shape(popL, poly(x - 14, 0, x - 12 + lean, -214, x + 3 + lean, -214, x + 3, 0)) +
    shape(popR, poly(x + 3, 0, x + 3 + lean, -214, x + 12 + lean, -214, x + 14, 0)) +
    shape(dark, poly(x - 18, 0, x - 17, -24, x + 17, -24, x + 18, 0));
  return (
    shape(popR, box(-132, -176, 264, 8)) +
    shape(popL, box(-132, -192, 264, 17)) +
    pillar(-100, 8) +
    pillar(100, -8) +
    shape(popL, box(-132, -192, 264, 10)) +
    shape(popR, box(-12, -222, 24, 32)) +
    shape(glow, box(-9, -220, 18, 27)) +
    shape(popR, poly(-140, -222, 140, -222, 146, -236, -146, -236)) +
    shape(popL, 'M-156-246Q0-222 156-246L152-232Q0-212-152-232z') +
    shape(dark, 'M-168-264Q0-236 168-264L158-244Q0-220-158-244z') +
    shape(r, 'M-168-264Q0-236 168-264L166-258Q0-231-166-258z') +
    shape(l, 'M-86-182Q-44-150 0-160Q44-150 86-182L86-172Q44-138 0-148Q-44-138-86-172z') +
    shape(
      pale,
      times(4, (i) => `M${nums(-62 + i * 38, -162 + (i % 3 === 0 ? -2 : 6))}h12l-5 10h7l-14 20l3-14h-7z`),
    )
  );
}

function lantern(pen: Pen): string {
  // Without a name it is any street's lamp: paper lanterns do not hang from Doha to Tbilisi.
  return pen.region === 'asia' && pen.name !== '' ? paperLanterns(pen) : streetLamp(pen);
}

function paperLanterns({ ink }: Pen): string {
  const { popL, popR, dark, glow, roofL, roofR } = ink;
  const lamp = (x: number, y: number, s: number): string =>
    line(dark, 3, path(x, y - 52 * s, x, y - 36 * s)) +
    shape(popL, oval(x, y, 30 * s, 34 * s)) +
    shape(
      popR,
      `M${nums(x + 6 * s, y - 33 * s)}c${nums(34 * s, 4 * s, 32 * s, 62 * s, 0, 66 * s)}c${nums(14 * s, -20 * s, 14 * s, -46 * s, 0, -66 * s)}z`,
    ) +
    shape(
      glow,
      `M${nums(x - 22 * s, y - 12 * s)}q${nums(8 * s, -12 * s, 14 * s, -14 * s)}q${nums(-8 * s, 26 * s, -2 * s, 44 * s)}q${nums(-14 * s, -8 * s, -12 * s, -30 * s)}z`,
    ) +
    shape(
      dark,
      box(x - 15 * s, y - 40 * s, 30 * s, 8 * s),
      box(x - 15 * s, y + 32 * s, 30 * s, 7 * s),
      box(x - 2, y + 38 * s, 4, 18 * s),
    );
  return (
    shape(
      dark,
      box(-96, -300, 9, 300),
      box(87, -300, 9, 300),
      poly(-106, 0, -100, -16, -82, -16, -76, 0),
      poly(106, 0, 100, -16, 82, -16, 76, 0),
    ) +
    shape(roofL, 'M-128-306Q-80-314-70-338H70Q80-314 128-306Q0-292-128-306z') +
    shape(roofR, 'M20-338H70Q80-314 128-306Q80-300 40-299z') +
    shape(dark, box(-104, -296, 208, 9)) +
    lamp(-54, -230, 1) +
    lamp(14, -222, 1.16) +
    lamp(66, -234, 0.8) +
    line(dark, 3, path(-54, -290, -54, -270), path(14, -290, 14, -270), path(66, -290, 66, -262))
  );
}

function streetLamp({ ink }: Pen): string {
  const { dark, glow, pale, roofR } = ink;
  const head = (x: number, y: number, s: number): string =>
    shape(glow, poly(x - 15 * s, y - 40 * s, x + 15 * s, y - 40 * s, x + 10 * s, y, x - 10 * s, y)) +
    shape(pale, poly(x - 12 * s, y - 38 * s, x - 3 * s, y - 38 * s, x - 3 * s, y - 2 * s, x - 8 * s, y - 2 * s)) +
    line(
      dark,
      3.5 * s,
      path(x - 15 * s, y - 40 * s, x - 10 * s, y, x + 10 * s, y, x + 15 * s, y - 40 * s),
      path(x, y - 40 * s, x, y),
    ) +
    shape(
      dark,
      poly(x - 20 * s, y - 40 * s, x - 8 * s, y - 58 * s, x + 8 * s, y - 58 * s, x + 20 * s, y - 40 * s),
      disc(x, y - 62 * s, 5 * s),
      box(x - 8 * s, y, 16 * s, 7 * s),
    );
  return (
    shape(
      dark,
      poly(-26, 0, -22, -18, -13, -26, -9, -74, 9, -74, 13, -26, 22, -18, 26, 0),
      box(-12, -84, 24, 10),
      poly(-6, -84, -4, -266, 4, -266, 6, -84),
      box(-10, -180, 20, 8),
      box(-9, -270, 18, 7),
    ) +
    line(dark, 6, 'M0-176C-30-180-62-190-62-214', 'M0-176C30-180 62-190 62-214') +
    shape(roofR, box(-3, -260, 3, 170), box(-8, -72, 4, 44)) +
    head(-62, -222, 0.82) +
    head(62, -222, 0.82) +
    head(0, -274, 1.06)
  );
}

export const eastern = {
  pagoda: { role: 'monument', w: 262, h: 452, draw: pagoda },
  torii: { role: 'monument', w: 338, h: 268, draw: torii },
  lantern: { role: 'object', w: 260, h: 346, draw: lantern },
} satisfies Record<string, MotifArt>;
