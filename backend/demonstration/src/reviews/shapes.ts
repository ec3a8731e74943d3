import type { Locale } from '@cicerone/backend/shared-kernel/language/locale';

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
