import { box, disc, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';
import { plinth } from './figures.js';

/** A gilded bodhisattva on a lotus, a flaming halo behind. */
export function giltBronze({ ink }: Pen): string {
  const { glow, landL, landR, popL, popR, roofL, pale, dark } = ink;
  const petals = (y: number, half: number, count: number, colour: string): string =>
    shape(
      colour,
      times(count, (i) => oval(-half + (i + 0.5) * ((2 * half) / count), y, half / count + 3, 12)),
    );
  return (
    block(ink, -92, 0, 184, 40) +
    shape(pale, box(-96, -46, 120, 7)) +
    block(ink, -70, -44, 140, 44) +
    petals(-94, 74, 6, landR) +
    petals(-106, 66, 7, glow) +
    // The halo: pointed like a petal, a ring behind the head.
    shape(popR, 'M0-428C26-404 74-376 78-316C80-262 52-196 24-140H-24C-52-196-80-262-78-316C-74-376-26-404 0-428z') +
    shape(popL, 'M0-414C22-392 64-368 66-314C68-262 44-200 20-144H-20C-44-200-68-262-66-314C-64-368-22-392 0-414z') +
    shape(roofL, disc(0, -336, 42)) +
    shape(landL, disc(0, -336, 34)) +
    shape(
      glow,
      'M-26-118C-24-160-30-204-26-246Q-40-262-38-288Q-22-306 0-306Q22-306 38-288Q40-262 26-246C30-204 24-160 26-118z',
      oval(0, -338, 18, 24),
      poly(-16, -354, -10, -384, 0, -372, 10, -384, 16, -354),
      box(-7, -318, 14, 16),
    ) +
    shape(
      landR,
      'M8-306Q24-304 38-288Q40-262 26-246C30-204 24-160 26-118H4C14-170 16-250 8-306z',
      'M4-362a18 24 0 0 1 0 48z',
    ) +
    shape(glow, 'M-38-288Q-50-252-44-226L-22-206L-16-216L-32-234L-26-262z') +
    shape(landR, 'M38-288Q50-256 48-232L44-168L54-140L40-144L34-170L36-230L26-262z') +
    shape(dark, poly(-9, -338, -3, -338, -3, -336, -9, -336), poly(3, -338, 9, -338, 9, -336, 3, -336)) +
    shape(pale, poly(-26, -276, 0, -256, 26, -276, 24, -268, 0, -246, -24, -268))
  );
}

/** A bearded river god lying on one elbow, the horn of plenty in his arm. */
export function riverGod({ ink }: Pen): string {
  const { l, r, pale, glow, leafL, popL, m } = ink;
  return (
    `<g transform="scale(1.02)">` +
    plinth(ink, 108, 168) +
    shape(r, 'M-122-168Q-118-190-84-190H112Q134-188 140-168z') +
    shape(
      l,
      'M-96-172Q-104-236-76-262Q-54-280-30-262Q-12-246 4-216Q44-232 74-222L122-196L146-196L148-184L112-180L78-192Q50-176 8-178z',
    ) +
    shape(r, 'M-30-262Q-12-246 4-216Q44-232 74-222L122-196L112-190L70-206Q30-202-8-186Q-24-214-30-262z') +
    shape(pale, oval(-56, -298, 19, 24)) +
    shape(
      m,
      'M-74-288Q-60-268-42-286Q-44-256-58-248Q-74-260-74-288z',
      'M-78-304Q-74-330-52-326Q-34-322-36-302Q-54-314-78-304z',
    ) +
    shape(l, 'M-92-250Q-118-226-116-186L-98-182Q-96-212-78-228z') +
    shape(popL, 'M-20-224Q8-236 22-268L46-262Q34-214-12-204z') +
    shape(glow, disc(26, -276, 9), disc(42, -274, 8), disc(34, -286, 8)) +
    shape(leafL, poly(18, -282, 8, -298, 28, -290), poly(48, -280, 62, -292, 52, -272)) +
    '</g>'
  );
}
