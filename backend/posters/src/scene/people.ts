import type { Ink } from '../palette.js';
import { box, disc, oval, nums, placed, poly, shape } from '../svg.js';
import type { Frame } from './frame.js';

export type Person = 'guide' | 'lady' | 'gentleman' | 'child';

const casts: readonly (readonly Person[])[] = [
  ['guide', 'gentleman', 'lady'],
  ['guide', 'lady', 'gentleman'],
  ['gentleman', 'lady', 'child'],
  ['guide', 'gentleman', 'lady', 'child'],
  ['lady', 'guide'],
  ['gentleman', 'lady'],
];

/** Figures 100 high in the clothes of the time, seen from behind or the side, lit from the left. */
const bodies: Record<Person, (ink: Ink) => string> = {
  /** Leads with a raised umbrella. */
  guide: ({ dark, popL, popR, roofL, roofR, m, pale }) =>
    shape(dark, poly(-8, 0, -6, -44, 1, -44, -2, 0), poly(4, 0, 1, -44, 9, -44, 11, 0)) +
    shape(roofL, 'M-11-34Q-13-72-5-80L6-80Q13-70 12-34z') +
    shape(roofR, 'M2-80L6-80Q13-70 12-34H3z') +
    shape(roofL, poly(5, -80, 19, -103, 25, -99, 11, -64)) +
    shape(m, disc(1, -88, 6.5), disc(22, -102, 3.4)) +
    shape(pale, 'M-9-90q10-15 20 0l4 2h-26z') +
    shape(dark, box(20.6, -140, 2.8, 40)) +
    shape(popL, 'M0-126Q5-150 22-152V-128Q11-132 0-126z') +
    shape(popR, 'M44-126Q39-150 22-152V-128Q33-132 44-126z'),
  lady: ({ popL, popR, m, dark, pale }) =>
    shape(dark, box(-6, -14, 4, 14), box(2, -14, 4, 14)) +
    shape(popL, 'M-16-12Q-8-44-6-56L-8-78Q0-84 8-78L7-56Q10-40 18-12z') +
    shape(popR, 'M2-81Q5-81 8-78L7-56Q10-40 18-12H6Q4-50 2-81z') +
    shape(m, poly(-7, -76, -13, -50, -10, -48, -5, -62), disc(0, -87, 6)) +
    shape(pale, oval(0, -91, 15, 3.6), 'M-7-91q0-10 7-10t7 10z') +
    shape(dark, box(-7, -94, 14, 3)),
  gentleman: ({ dark, m, l, r, pale }) =>
    shape(dark, poly(-8, 0, -6, -44, 0, -44, -2, 0), poly(3, 0, 1, -44, 8, -44, 9, 0)) +
    shape(l, 'M-12-38Q-13-76-5-82H6Q13-74 12-38z') +
    shape(r, 'M2-82H6Q13-74 12-38H3z') +
    shape(m, disc(0, -89, 6)) +
    shape(pale, 'M-12-93h24l-5-3v-7q-7-4-14 0v7z') +
    shape(dark, box(-7, -97, 14, 3)),
  child: ({ dark, glow, m, popL }) =>
    shape(dark, box(-6, -20, 4, 20), box(2, -20, 4, 20)) +
    shape(glow, 'M-10-16Q-8-44-4-46H5Q9-42 11-16z') +
    shape(m, disc(0, -53, 6)) +
    shape(popL, 'M-8-55q8-11 16 0z', disc(20, -88, 10), poly(19, -80, 21, -80, 9, -38, 8, -38)),
};

/** Held over the head; children share that of the grown-up before them. */
const umbrella = ({ popL, popR, glow, roofL, dark }: Ink, second: boolean): string =>
  shape(dark, box(11, -128, 2.6, 70)) +
  shape(second ? glow : popL, 'M-28-112Q-22-148 12-149Q46-148 52-112Q38-120 26-112Q12-120-2-112Q-14-120-28-112z') +
  shape(second ? roofL : popR, 'M12-149Q46-148 52-112Q38-120 26-112Q26-138 12-149z');

/** Words over a picture take the left half of it on the widest screens. */
const WORDS = 0.56;

/** A small party from left to right; each throws a shadow away from the sun, or carries an umbrella. */
export function paintPeople(
  { w, palette, rng, rain, calm }: Frame,
  from: number,
  foot: number,
  height: number,
): string {
  const ink = palette.planes.near;
  const x = calm ? Math.max(from, w * WORDS) : from;
  const k = height / 100;
  return rng
    .pick(casts)
    .map((kind, i) => {
      const [px, py] = [x + i * height * 0.42 + (i > 1 ? height * 0.1 : 0), foot + (i % 2) * height * 0.06];
      const shadow = shape(
        ink.cast,
        `M${nums(px - 8 * k, py)}l${nums(70 * k, 16 * k)}q${nums(14 * k, 2 * k, 8 * k, -6 * k)}l${nums(-60 * k, -12 * k)}z`,
      );
      const held = rain && kind !== 'guide' && kind !== 'child' ? umbrella(ink, i % 2 === 0) : '';
      return shadow + placed(px, py, k, held + bodies[kind](ink));
    })
    .join('');
}
