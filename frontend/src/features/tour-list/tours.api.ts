import * as toursToursQuery from '../../api/generated/limits/tours-tours-query.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import { searchOf, USUAL, type Filters } from './tour-filters.js';

export type { TourCard, TourCity, ToursView as Tours } from '../../api/generated/types.gen.js';

const PAGE_SIZE = 18;

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Which tours are found; what is usual is not said. */
function askedOf(filters: Filters) {
  const { categories, specialFilters, people, minPrice, maxPrice, city, startAt, duration, sought } = searchOf(filters);
  return {
    categories,
    specialFilters,
    people: numberOf(people),
    minPrice: numberOf(minPrice),
    maxPrice: numberOf(maxPrice),
    city,
    startAt,
    duration: numberOf(duration),
    query: sought,
  };
}

/** One page of the list. How it looks is not the server's matter. */
export function toursQuery(filters: Filters, { locale, currency }: Site, size = PAGE_SIZE) {
  const { page, sort } = filters;
  const own = { page: page === USUAL.page ? undefined : page, sort: sort === USUAL.sort ? undefined : sort };
  return apiQuery('/api/tours', { ...askedOf(filters), ...own, size, language: locale, currency });
}

/** All cities of what the filters find, on whatever page and in whatever order. */
export function tourCitiesQuery(filters: Filters, { locale, currency }: Site) {
  return apiQuery('/api/tours/cities', { ...askedOf(filters), language: locale, currency });
}

const COUNT_ONLY = 1;

/** How many tours a list has. */
export const countQuery = (filters: Filters, site: Site) =>
  toursQuery({ ...filters, page: USUAL.page }, site, COUNT_ONLY);

/** As many as one answer holds. */
export const atlasToursQuery = (site: Site) => toursQuery(USUAL, site, toursToursQuery.size.maximum);

/** For the name of a city in the address. */
export const cityNameQuery = (slug: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/city/data', { slug, language: locale });

export const favouriteToursQuery = (userId: string, page: number, { locale, currency }: Site) =>
  apiQuery('/api/user/{id}/favourite-tours', {
    id: userId,
    page,
    language: locale,
    currency,
  });

/** What prices are for; nothing where it is usual. */
const partyOf = (people: number) => (people === USUAL.people ? {} : { people });

/** Those of these tours that are on sale, in this order. */
export const namedToursQuery = (ids: readonly string[], { locale, currency }: Site) =>
  apiQuery('/api/tours/named', { ids: ids.join(','), language: locale, currency });

/** At most four, the nearest in place and kind. */
export const similarToursQuery = (tour: string, people: number, { locale, currency }: Site) =>
  apiQuery('/api/tour/{id}/similar', { id: tour, ...partyOf(people), language: locale, currency });

/** All of a country that take so many, the recommended first. */
export const countryToursQuery = (country: string, people: number, { locale, currency }: Site) =>
  apiQuery('/api/tours-by-country/{id}', {
    id: country,
    ...partyOf(people),
    language: locale,
    currency,
  });
