import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import type { ContactValues } from './contact.form.js';

const keyOf = (place: string): string => `contact_draft ${place}`;

/**
 * The draft of this address of the form: a message that was begun and not sent. The tab keeps it while its reader looks at
 * other pages or loads the page anew.
 */
export const contactDraft = (place: string): Partial<ContactValues> => savedDraft(keyOf(place)) ?? {};

/** @param questions those that the message begins with: unanswered they are not worth keeping, and of one language */
export function saveContactDraft(place: string, questions: string | undefined, draft: Partial<ContactValues>): void {
  const { message, ...rest } = draft;
  saveDraft(keyOf(place), message === questions ? rest : draft);
}

export const discardContactDraft = (place: string): void => discardDraft(keyOf(place));
