import type { Locale } from '../../../shared-kernel/locale.js';

/** A text of the site in one language. */
export interface EntryText {
  /** What kind of page it belongs to: `legal`. */
  readonly kind: string;
  /** The same in every language. */
  readonly slug: string;
  readonly language: Locale;
  readonly title: string;
  /** `{company}`, `{postalLine}`, `{email}` and `{site}` stand for what the operator has set. */
  readonly markdown: string;
  readonly status: 'draft' | 'published';
  /** Order within the kind, lowest first. */
  readonly position: number;
}

export interface Written {
  readonly by: string;
  readonly at: Date;
}

/** The texts of the site. Every state that one was ever in is kept. */
export abstract class Entries {
  /** Adds the text, or replaces the one of this kind, slug and language. False where it is so already. */
  abstract write(text: EntryText, written: Written): Promise<boolean>;
  /** Adds the text where there is none of this kind, slug and language. False where there is one. */
  abstract addMissing(text: EntryText, written: Written): Promise<boolean>;
}
