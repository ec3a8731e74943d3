import { box, disc, line, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A stepped stone base of the given half width and height. */
export const plinth = (ink: Pen['ink'], half: number, h: number): string =>
  block(ink, -half * 1.3, 0, half * 2.6, h * 0.14) +
  block(ink, -half, -h * 0.14, half * 2, h * 0.76) +
  shape(ink.pale, box(-half * 1.14, -h, half * 2.28, h * 0.11)) +
  shape(ink.m, box(-half * 0.62, -h * 0.72, half * 0.8, h * 0.34));

/** Somebody in a long coat with a book under one arm: any statue of which the name says nothing more. */
export function standing({ ink }: Pen): string {
  const { leafL, leafR, m, glow } = ink;
  return (
    plinth(ink, 62, 158) +
    shape(glow, box(-32, -112, 36, 14)) +
    shape(m, box(-40, -170, 80, 13)) +
    shape(leafR, poly(-22, -170, -18, -240, 2, -240, 0, -170), poly(8, -170, 2, -240, 22, -240, 30, -170)) +
    shape(
      leafL,
      'M-40-206C-40-262-40-330-26-352Q-12-362 2-362Q20-362 30-350C42-326 42-262 44-206L18-214L2-300L-10-214z',
      disc(2, -392, 20),
      box(-7, -376, 18, 18),
    ) +
    shape(
      leafR,
      'M10-362Q22-360 30-350C42-326 42-262 44-206L18-214L2-300z',
      'M5-412a20 20 0 0 1 0 40z',
      'M-17-388Q-24-414 2-414Q26-414 22-386Q16-402-2-400Q-12-400-17-388z',
      'M-28-346Q-48-310-44-272L-12-262L-10-276L-30-284L-22-330z',
    ) +
    shape(leafL, 'M30-350Q46-316 40-276L24-250L16-258L26-280L24-330z') +
    shape(m, poly(-22, -292, 4, -284, -2, -254, -28, -262)) +
    shape(glow, poly(-24, -262, -2, -255, -2, -258, -24, -265))
  );
}

/** A painter in his chair, palette on his arm. */
export function seated({ ink }: Pen): string {
  const { leafL, leafR, m, glow, dark, popL, popR, pale } = ink;
  return (
    plinth(ink, 84, 168) +
    shape(glow, box(-44, -118, 54, 14)) +
    shape(dark, box(-58, -300, 14, 130), box(-58, -232, 96, 12), box(24, -232, 12, 64)) +
    shape(
      leafL,
      'M-48-232Q-52-330-22-346H8Q30-340 30-250L74-244Q84-240 82-226L70-168H42L46-212H-38z',
      disc(-4, -378, 22),
      box(-14, -358, 20, 16),
    ) +
    shape(
      leafR,
      'M-2-346H8Q30-340 30-250L74-244Q84-240 82-226L70-168H56L60-218L4-226Q10-290-2-346z',
      'M-2-400a22 22 0 0 1 0 44z',
      'M-26-376Q-30-404-4-404Q22-404 20-374Q22-352 14-344Q18-380 2-388Q-20-390-20-346Q-30-352-26-376z',
    ) +
    shape(pale, 'M-22-346q18 12 34 0l-4 12q-14 6-26 0z') +
    shape(m, 'M44-284q40-20 58 6q4 20-20 24q-12 0-14-10q-24 2-24-20z', poly(20, -300, 52, -272, 46, -262, 14, -284)) +
    shape(popL, disc(64, -278, 6), disc(88, -266, 5)) +
    shape(popR, disc(80, -282, 5)) +
    shape(dark, poly(40, -268, 46, -322, 49, -322, 45, -266))
  );
}

/** Chicago's bean of polished steel, the towers and the sky bent in it. */
export function bean({ ink }: Pen): string {
  const { r, m, pale, glint, water, depth, land, dark, landR } = ink;
  return (
    shape(landR, oval(0, -8, 150, 8)) +
    shape(
      m,
      'M-150-70C-156-150-80-196 4-196C92-196 156-146 150-66C148-20 116-6 92-8Q70-10 56-40Q0-76-56-38Q-72-8-96-8C-130-8-148-36-150-70z',
    ) +
    shape(glint, 'M-142-84C-140-150-70-188 4-188C84-188 146-146 142-84Q70-120 0-118Q-80-116-142-84z') +
    shape(pale, 'M-112-124C-90-160-40-178 4-178Q-46-160-76-126Q-96-116-112-124z') +
    shape(
      depth,
      ...[-96, -72, -44, -18, 12, 38, 66, 92].map(
        (x, i) => `${box(x, -112 - ((i * 29) % 30), 14, 44 + ((i * 29) % 30))}`,
      ),
    ) +
    shape(
      water,
      ...[-84, -58, -30, -2, 26, 54, 82].map((x, i) => box(x, -98 - ((i * 17) % 18), 10, 30 + ((i * 17) % 18))),
    ) +
    shape(
      land,
      'M-148-62Q-80-82 0-82T148-60C146-20 116-6 92-8Q70-10 56-40Q0-76-56-38Q-72-8-96-8C-128-8-146-32-148-62z',
    ) +
    shape(dark, 'M56-40Q0-76-56-38Q-40-22-30-8H34Q44-24 56-40z') +
    shape(r, 'M92-8Q120-20 134-70Q146-60 149-60C146-20 116-6 92-8z', 'M44-24Q0-58-44-24Q-38-16-34-8H36z')
  );
}

/** A figure high on a column, with wings where the name says angel or victory. */
export function onColumn({ ink, name }: Pen): string {
  const { l, m, r, pale, glow, leafL, leafR } = ink;
  const winged = /\bangel\b|victor/i.test(name);
  const [light, shade] = winged ? [glow, m] : [leafL, leafR];
  return (
    block(ink, -76, 0, 152, 22) +
    block(ink, -56, -22, 112, 58) +
    shape(pale, box(-62, -84, 124, 8)) +
    shape(m, box(-40, -70, 50, 34)) +
    shape(l, poly(-18, -84, -13, -326, 4, -326, 5, -84)) +
    shape(r, poly(5, -84, 4, -326, 13, -326, 18, -84)) +
    shape(m, poly(-10, -90, -7, -320, -3, -320, -4, -90)) +
    shape(pale, poly(-26, -342, 26, -342, 15, -326, -15, -326), box(-20, -92, 40, 8)) +
    (winged
      ? shape(light, 'M-4-392Q-44-420-50-408Q-46-376-8-372z', 'M4-392Q44-420 50-408Q46-376 8-372z') +
        shape(shade, 'M4-392Q44-420 50-408Q46-390 8-380z')
      : '') +
    shape(light, 'M-14-342L-10-372Q-12-392 0-394Q12-392 10-372L14-342z', disc(0, -403, 9)) +
    shape(shade, 'M3-394Q12-392 10-372L14-342H4z', 'M2-412a9 9 0 0 1 0 18z') +
    (winged ? line(light, 5, 'M8-384L24-420') : shape(shade, 'M-12-407Q0-424 12-407z'))
  );
}

/** A girl of the sea on her rock. */
export function mermaid({ ink }: Pen): string {
  const { leafL, leafR, landL, landR, m, glint, water } = ink;
  return (
    shape(landR, 'M-146-6L-120-74L-84-120L-40-166L30-176L84-140L120-84L146-6z') +
    shape(landL, 'M-146-6L-120-74L-84-120L-40-166L-6-170L-24-110L-60-60L-70-6z') +
    shape(m, poly(-84, -120, -40, -166, -30, -140, -60, -100)) +
    shape(
      leafL,
      'M-34-172Q-40-206-14-222L-8-282Q-14-318 6-330Q28-334 34-310L40-262L56-206L48-200L24-246L22-220Q70-222 96-186L122-148L140-150L128-128L134-108L112-124Q84-168 44-172z',
      disc(20, -352, 20),
    ) +
    shape(
      leafR,
      'M10-172Q12-200 22-220Q70-222 96-186L122-148L140-150L128-128L134-108L112-124Q84-168 44-172z',
      'M20-331Q30-328 34-310L40-262L56-206L48-200L24-246z',
      'M20-372a20 20 0 0 1 0 40z',
      'M0-366Q-6-340 2-322L-8-290Q-20-340 4-370z',
    ) +
    shape(water, 'M-150-8Q-110-20-74-10T0-10T76-10T150-8V0H-150z') +
    shape(
      glint,
      times(3, (i) => oval(-96 + i * 92, -5, 34, 3)),
    )
  );
}
