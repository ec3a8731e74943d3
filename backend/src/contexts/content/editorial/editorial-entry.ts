import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { EntryDetails } from '../domain/cms-entries.js';

export interface EditorialText {
  readonly title: string;
  /** One or two sentences, 80 to 200 characters: shown in lists and as the page's description. Empty for answers of the FAQ. */
  readonly summary: string;
  readonly markdown: string;
  /** Who says so; for figures. */
  readonly source?: string;
}

/** A text of the site that comes with the product, by kind and slug, in every language. */
export interface EditorialEntry {
  readonly kind: string;
  readonly slug: string;
  /** Order within the kind, lowest first. */
  readonly position: number;
  /** What the kind needs besides the text. */
  readonly details: EditorialDetails;
  readonly texts: Translated<EditorialText>;
}

export interface EditorialDetails extends Omit<EntryDetails, 'source'> {
  readonly topic?: 'booking' | 'prices' | 'changes' | 'on-the-day' | 'guides' | 'transfers' | 'gift-cards' | 'agencies';
}
