import type { Locale } from '../../../shared-kernel/language/locale.js';

export interface ReviewOfDemo {
  readonly language: Locale;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** `yyyy-MM-dd` */
  readonly on: string;
  readonly author: string;
  readonly country: string;
  readonly text: string;
}

/** By the slug of the tour. */
export type ReviewsOfDemo = Readonly<Record<string, readonly ReviewOfDemo[]>>;
