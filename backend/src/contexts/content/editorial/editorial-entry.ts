import type { Landmark } from '../../../shared-kernel/landmark.js';
import type { Translated } from '../../../shared-kernel/locale.js';

export interface EditorialText {
  readonly title: string;
  /** One or two sentences, 80 to 200 characters: shown in lists and as the page's description. Empty for answers of the FAQ. */
  readonly summary: string;
  readonly markdown: string;
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

export interface EditorialDetails {
  /** Local date of first publication, `YYYY-MM-DD`. */
  readonly publishedOn?: string;
  readonly author?: string;
  /** Questions of the FAQ stand together by topic. */
  readonly topic?: 'booking' | 'prices' | 'changes' | 'on-the-day' | 'guides' | 'transfers' | 'gift-cards' | 'agencies';
  /** What the poster of the text shows. */
  readonly landmarks?: readonly Landmark[];
  /** Slugs of tours and cities that the text tells about. */
  readonly tours?: readonly string[];
  readonly cities?: readonly string[];
}
