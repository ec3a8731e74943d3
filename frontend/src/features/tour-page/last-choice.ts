import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import type { Choice } from './booking-choice.js';
import type { Tour } from './tour.api.js';

const keyOf = (place: string): string => `tour_choice ${place}`;

const isOffered = (chosen: Choice, { options, guideLanguages, meetingPoints }: Tour): boolean =>
  options.some(({ duration }) => duration === chosen.duration) &&
  guideLanguages.some(({ code }) => code === chosen.guideLanguage) &&
  (chosen.meetingPoint === undefined || meetingPoints.some(({ id }) => id === chosen.meetingPoint));

/** What was last chosen at an address of a tour and not put into the cart, in this tab. */
export function lastChoice(place: string, tour: Tour): Choice | undefined {
  const choice = savedDraft<Choice>(keyOf(place));
  return choice && isOffered(choice, tour) ? choice : undefined;
}

/**
 * @param first the choice that the page began with; it is not saved
 * @param choice undefined discards the saved choice
 */
export function saveLastChoice(place: string, first: Choice, choice: Choice | undefined): void {
  const isChanged = Object.entries(choice ?? {}).some(([name, value]) => value !== first[name as keyof Choice]);
  if (isChanged) saveDraft(keyOf(place), choice);
  else discardDraft(keyOf(place));
}
