import { box, disc, line, oval, poly, shape, times } from '../svg.js';
import { block, type Pen } from './art.js';

/** A stepped stone base of the given half width and height. */
export const plinth = (ink: Pen['ink'], half: number, h: number): string =>
  block(ink, -half * 1.3, 0, half * 2.6, h * 0.14) +
  block(ink, -half, -h * 0.14, half * 2, h * 0.76) +
  shape(ink.pale, box(-half * 1.14, -h, half * 2.28, h * 0.11)) +
  shape(ink.m, box(-half * 0.62, -h * 0.72, half * 0.8, h * 0.34));

/** A draped figure with one hand raised: any statue of which the name says nothing more. */
export function standing({ ink }: Pen): string {
  const { leafL, leafR, m, glow } = ink;
  return (
    plinth(ink, 62, 158) +
    shape(glow, box(-32, -112, 36, 14)) +
    shape(m, box(-40, -170, 80, 13)) +
    shape(
      leafL,
      'M-30-170L-24-262Q-34-300-22-332Q-8-344 12-340L30-332L52-372L46-392L56-398L66-372L38-312L28-300L24-262L36-170z',
      disc(2, -362, 19),
    ) +
    shape(
      leafR,
      'M4-170L8-262Q14-300 8-341L12-340L30-332L52-372L49-384L60-388L66-372L38-312L28-300L24-262L36-170z',
      'M4-381a19 19 0 0 1 0 38z',
      'M-30-170L-20-240L-4-284Q-14-230-16-170z',
      'M-28-322q-18 24-14 58l16 18l6-10l-10-16q0-20 10-34z',
    ) +
    shape(m, 'M-18-370q20-24 40 0q-20-8-40 0z')
  );
}

/** A figure high on a column, with wings where the name says angel or victory. */
export function onColumn({ ink, name }: Pen): string {
  const { l, m, r, pale, glow, leafL, leafR } = ink;
  const winged = /angel|victor/i.test(name);
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
