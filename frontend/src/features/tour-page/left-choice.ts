import { forgetOwn, keepOwn, ownKept } from '../../session/own-words.js';
import type { Choice } from './booking-choice.js';
import type { Tour } from './tour.api.js';

const keyOf = (place: string): string => `tour_choice ${place}`;

const isOffered = (chosen: Choice, { options, guideLanguages, meetingPoints }: Tour): boolean =>
  options.some(({ duration }) => duration === chosen.duration) &&
  guideLanguages.some(({ code }) => code === chosen.guideLanguage) &&
  (chosen.meetingPoint === undefined || meetingPoints.some(({ id }) => id === chosen.meetingPoint));

/**
 * What was chosen at an address of a tour and not put into the cart: who comes back to it, or loads it anew, finds it
 * as they left it, in this tab.
 */
export function leftChoice(place: string, tour: Tour): Choice | undefined {
  const left = ownKept<Choice>(keyOf(place));
  return left && isOffered(left, tour) ? left : undefined;
}

/**
 * @param first what the page begins with, which is not worth keeping: it may begin otherwise in another language
 * @param choice undefined: nothing is left
 */
export function rememberLeft(place: string, first: Choice, choice: Choice | undefined): void {
  const isLeft = Object.entries(choice ?? {}).some(([name, value]) => value !== first[name as keyof Choice]);
  if (isLeft) keepOwn(keyOf(place), choice);
  else forgetOwn(keyOf(place));
}
