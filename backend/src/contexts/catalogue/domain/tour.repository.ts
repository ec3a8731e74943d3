import type { Tour } from './tour.js';
import type { Landmark } from './tour-content.js';

/** What a new tour takes from its city until somebody decides otherwise. */
export interface CityOfDraft {
  readonly landmarks: readonly Landmark[];
  readonly imageColour: string;
}

export abstract class TourRepository {
  /** Locks the tour until the transaction ends. Throws TourNotFound. */
  abstract getForChange(id: string): Promise<Tour>;
  /** Throws TourSlugTaken. */
  abstract add(tour: Tour): Promise<void>;
  /** Adds one to the version; a slug that has been published leads to the new one. Throws TourSlugTaken. */
  abstract save(tour: Tour): Promise<void>;
  /** A slug like this one that no tour has. */
  abstract freeSlug(wanted: string): Promise<string>;
  abstract findCity(id: string): Promise<CityOfDraft | undefined>;
  /** Those of the slugs that are no category. */
  abstract unknownCategories(slugs: readonly string[]): Promise<readonly string[]>;
}
