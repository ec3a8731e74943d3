import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import type { ContactValues } from './contact.form.js';

const keyOf = (place: string): string => `contact_letter ${place}`;

/**
 * What was written at an address of the form and not sent: who looks up something else, or loads the page anew, finds it
 * again in this tab.
 */
export const leftLetter = (place: string): Partial<ContactValues> => savedDraft(keyOf(place)) ?? {};

/** @param questions those that the letter begins with: unanswered they are not worth keeping, and of one language */
export function rememberLetter(place: string, questions: string | undefined, letter: Partial<ContactValues>): void {
  const { message, ...rest } = letter;
  saveDraft(keyOf(place), message === questions ? rest : letter);
}

export const forgetLetter = (place: string): void => discardDraft(keyOf(place));
