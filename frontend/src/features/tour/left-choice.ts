import { currentSession } from '../../session/session.js';
import type { Choice } from './booking-choice.js';
import type { Tour } from './tour.api.js';

interface Left {
  readonly chosen: Choice;
  /** Missing where a guest chose it. */
  readonly person?: string;
}

const keyOf = (place: string): string => `tour_choice ${place}`;

const personNow = (): string | undefined => currentSession()?.user.uuid;

const isOffered = (chosen: Choice, { options, guideLanguages, meetingPoints }: Tour): boolean =>
  options.some(({ duration }) => duration === chosen.duration) &&
  guideLanguages.some(({ code }) => code === chosen.guideLanguage) &&
  (chosen.meetingPoint === undefined || meetingPoints.some(({ id }) => id === chosen.meetingPoint));

/**
 * What was chosen at an address of a tour and not put into the cart: who comes back to it, or loads it anew, finds it
 * as they left it, in this tab. What somebody signed in chose is shown to nobody else.
 */
export function leftChoice(place: string, tour: Tour): Choice | undefined {
  try {
    const left = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Left | null;
    const isTheirs = left !== null && (left.person === undefined || left.person === personNow());
    return isTheirs && isOffered(left.chosen, tour) ? left.chosen : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param first what the page begins with, which is not worth keeping: it may begin otherwise in another language
 * @param choice undefined: nothing is left
 */
export function rememberLeft(place: string, first: Choice, choice: Choice | undefined): void {
  const isLeft = Object.entries(choice ?? {}).some(([name, value]) => value !== first[name as keyof Choice]);
  const person = personNow();
  const left = { chosen: choice, ...(person === undefined ? {} : { person }) };
  try {
    if (isLeft) sessionStorage.setItem(keyOf(place), JSON.stringify(left));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // A browser that stores nothing: the page is as good without.
  }
}
