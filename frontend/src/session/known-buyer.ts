import { discardDraft, saveDraft, savedDraft } from './session-drafts.js';

const KEY = 'known_buyer';

/** Who paid in this tab. */
export interface KnownBuyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const rememberBuyer = ({ firstName, lastName, email }: KnownBuyer): void =>
  saveDraft(KEY, { firstName, lastName, email } satisfies KnownBuyer);

/** What the last order in this tab tells about its buyer, so that a form does not ask again. */
export const knownBuyer = (): KnownBuyer | undefined => savedDraft<KnownBuyer>(KEY);

export const forgetBuyer = (): void => discardDraft(KEY);
