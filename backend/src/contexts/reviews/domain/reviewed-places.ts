import type { Translated } from '../../../shared-kernel/language/locale.js';

export interface ReviewedCity {
  readonly id: string;
  readonly slug: string;
  readonly name: Translated;
}

export interface ReviewedTour {
  readonly id: string;
  readonly slug: string;
  readonly name: Translated;
  readonly city: ReviewedCity;
}

/** What is reviewed, and what it is called. */
export abstract class ReviewedPlaces {
  /** By id or slug; undefined where no such tour is on sale. */
  abstract findTour(idOrSlug: string): Promise<ReviewedTour | undefined>;
  /** By id or slug. */
  abstract findCity(idOrSlug: string): Promise<ReviewedCity | undefined>;
  /** By id; those no longer on sale too. */
  abstract nameTours(ids: readonly string[]): Promise<readonly ReviewedTour[]>;
}
