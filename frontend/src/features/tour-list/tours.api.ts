import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/text/money.js';
import type { Image } from '../../ui/display/poster.js';
import { searchOf, USUAL, type Filters } from './tour-filters.js';

export interface TourCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly city: { readonly slug: string; readonly name: string; readonly country: string };
  /** Minutes, ascending. */
  readonly durations: readonly number[];
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly fromPrice: Money;
  /** For all of the people asked for: what filter and order go by. */
  readonly totalPrice: Money;
  readonly priceUnit: 'per-group' | 'per-person';
  readonly image: Image;
}

interface Facets {
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  readonly durations: readonly { readonly minutes: number; readonly count: number }[];
  readonly specialFilters: readonly { readonly slug: string; readonly count: number }[];
}

export interface Tours {
  readonly tours: readonly TourCard[];
  readonly totalItems: number;
  readonly totalPages: number;
  readonly currentPage: number;
  readonly cities: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  /** A thousand euros in the currency shown. */
  readonly priceLimit: Money;
  readonly facets: Facets;
}

const PAGE_SIZE = 18;

/** One page of the list. How it looks is not the server's matter. */
export function toursQuery(filters: Filters, { locale, currency }: Site, size = PAGE_SIZE) {
  const { view: _view, sought: _sought, ...asked } = searchOf(filters);
  return apiQuery<Tours>('/api/tours', { ...asked, size, language: locale, currency });
}

/** A city of the tours that were found. */
export interface TourCity {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly cheapest: Pick<TourCard, 'slug' | 'totalPrice'>;
}

/** All cities of what the filters find, on whatever page and in whatever order. */
export function tourCitiesQuery(filters: Filters, { locale, currency }: Site) {
  const { view: _view, sought: _sought, page: _page, sort: _sort, ...asked } = searchOf(filters);
  return apiQuery<readonly TourCity[]>('/api/tours/cities', { ...asked, language: locale, currency });
}

const COUNT_ONLY = 1;

/** How many tours a list has. */
export const countQuery = (filters: Filters, site: Site) =>
  toursQuery({ ...filters, page: USUAL.page }, site, COUNT_ONLY);

const MOST_OF_ATLAS = 100;

/** As many as one answer holds. */
export const atlasToursQuery = (site: Site) => toursQuery(USUAL, site, MOST_OF_ATLAS);

/** For the name of a city in the address. */
export const cityNameQuery = (slug: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery<{ readonly name: string }>('/api/city/data', { slug, language: locale });

export const favouriteToursQuery = (userId: string, page: number, { locale, currency }: Site) =>
  apiQuery<Pick<Tours, 'tours' | 'totalPages'>>(`/api/user/${userId}/favourite-tours`, {
    page,
    language: locale,
    currency,
  });

/** What prices are for; nothing where it is usual. */
const partyOf = (people: number) => (people === USUAL.people ? {} : { people });

/** At most four, the nearest in place and kind. */
export const similarToursQuery = (tour: string, people: number, { locale, currency }: Site) =>
  apiQuery<readonly TourCard[]>(`/api/tour/${tour}/similar`, { ...partyOf(people), language: locale, currency });

/** All of a country that take so many, the recommended first. */
export const countryToursQuery = (country: string, people: number, { locale, currency }: Site) =>
  apiQuery<readonly TourCard[]>(`/api/tours-by-country/${country}`, {
    ...partyOf(people),
    language: locale,
    currency,
  });
