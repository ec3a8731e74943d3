import type { TourFilter } from './listing/tour-filter.js';
import type { ListingIndex } from './listing/listing-index.js';
import { mustBeOffered } from './filter-values.js';
import type { ToursFiltered } from './requested-filter.js';
import { find, type Geography } from './places.js';

/** Converts a requested filter into one of the listing. Throws `ValidationFailed` for values that no tour can have. */
export function filterOf(asked: ToursFiltered, { columns }: ListingIndex, places: Geography, now: Date): TourFilter {
  const { people, categories, specialFilters, duration, startAt, minEuros, maxEuros, words } = asked;
  const city = asked.city === undefined ? undefined : find(places.cities, asked.city);
  mustBeOffered(
    asked,
    {
      categories: places.categories.map(({ slug }) => slug),
      specialFilters: [...columns.specialFilters.keys()],
      hasCity: city !== undefined,
    },
    now,
  );
  return { people, categories, specialFilters, duration, startAt, minEuros, maxEuros, cityId: city?.id, words };
}
