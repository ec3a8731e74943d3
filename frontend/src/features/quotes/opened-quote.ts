import type { Site } from '../../i18n/site.js';

/** A quote and what opens it: the token of the signed link, or none for who is signed in. */
export interface OpenedQuote {
  readonly reference: string;
  readonly token: string | undefined;
  readonly locale: Site['locale'];
}
