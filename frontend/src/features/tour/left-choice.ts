import { currentSession } from '../../session/session.js';
import type { Choice } from './booking-choice.js';
import type { Tour } from './tour.api.js';

interface Left {
  readonly chosen: Partial<Choice>;
  /** Missing where a guest chose it. */
  readonly person?: string;
}

const keyOf = (place: string): string => `tour_choice ${place}`;

const personNow = (): string | undefined => currentSession()?.user.uuid;

const isOffered = (chosen: Partial<Choice>, { options, guideLanguages, meetingPoints }: Tour): boolean =>
  (chosen.duration === undefined || options.some(({ duration }) => duration === chosen.duration)) &&
  (chosen.guideLanguage === undefined || guideLanguages.some(({ code }) => code === chosen.guideLanguage)) &&
  (chosen.meetingPoint === undefined || meetingPoints.some(({ id }) => id === chosen.meetingPoint));

/**
 * What was chosen at an address of a tour and not put into the cart: who comes back to it, or loads it anew, finds it
 * as they left it, in this tab. What somebody signed in chose is shown to nobody else.
 *
 * @param first what the page begins with
 */
export function leftChoice(place: string, tour: Tour, first: Choice): Choice | undefined {
  try {
    const left = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Left | null;
    const isTheirs = left !== null && (left.person === undefined || left.person === personNow());
    return isTheirs && isOffered(left.chosen, tour) ? { ...first, ...left.chosen } : undefined;
  } catch {
    return undefined;
  }
}

/** @param choice undefined: nothing is left */
export function rememberLeft(place: string, first: Choice, choice: Choice | undefined): void {
  const chosen = Object.entries(choice ?? {}).filter(([name, value]) => value !== first[name as keyof Choice]);
  const person = personNow();
  const left = { chosen: Object.fromEntries(chosen), ...(person === undefined ? {} : { person }) };
  try {
    if (chosen.length > 0) sessionStorage.setItem(keyOf(place), JSON.stringify(left));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // A browser that stores nothing: the page is as good without.
  }
}
