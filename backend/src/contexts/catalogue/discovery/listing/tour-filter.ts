import type { Currency } from '../../../../shared-kernel/money/currency.js';
import type { Bits } from './bits.js';

export interface TourFilter {
  /** 1 to 20. */
  readonly people: number;
  /** Matches any of these. */
  readonly categories: readonly string[];
  /** Matches all of these. */
  readonly specialFilters: readonly string[];
  readonly cityId?: string | undefined;
  /** Words that describe the tour, in any language. */
  readonly words?: string | undefined;
  /** Minutes. */
  readonly duration?: number | undefined;
  /** A day with a departure that can still be booked, `yyyy-MM-dd` in the city's zone. */
  readonly startAt?: string | undefined;
  /** Whole euros for the whole party. */
  readonly minEuros?: number | undefined;
  readonly maxEuros?: number | undefined;
}

export const TOUR_SORTS = ['recommended', 'price', '-price', 'rating', 'duration'] as const;

export type TourSort = (typeof TOUR_SORTS)[number];

export interface FacetCount<Value> {
  readonly value: Value;
  readonly count: number;
}

/** The number of tours with each value. Each dimension but the special filters is counted without its own filter. */
export interface Facets {
  readonly categories: readonly FacetCount<string>[];
  readonly durations: readonly FacetCount<number>[];
  readonly specialFilters: readonly FacetCount<string>[];
  readonly cities: readonly FacetCount<string>[];
}

export interface Found {
  readonly bits: Bits;
  readonly total: number;
  /** Each of the words describes all found tours. */
  readonly hasAllWords: boolean;
  /** Those whose own name has the words, where words were sought. */
  readonly named?: Bits;
  /** The facets are counted on demand: a caller who needs only tours does not pay for them. */
  readonly facets: () => Facets;
}

/** One page of the found tours. */
export interface ListPart {
  readonly sort: TourSort;
  readonly offset: number;
  readonly limit: number;
  readonly mostFeatured: number;
  /** The most cities of the facet; all of them if left out. A cached list takes 50 bytes for each. */
  readonly mostCities?: number;
}

export interface Listed extends Pick<Found, 'total' | 'hasAllWords'> {
  readonly facets: Facets;
  /** Ids of the page, in its order. */
  readonly ids: readonly string[];
  /** Ids of featured tours among all found ones. */
  readonly featured: readonly string[];
}

/** The found tours of one city. */
export interface CityTours {
  readonly cityId: string;
  readonly count: number;
  /** Id of the tour with the lowest total; of equals, the first in the recommended order. */
  readonly cheapest: string;
}

/** Euro cents of an amount, so that prices of all currencies compare. */
export type EuroCents = (amount: number, currency: Currency) => number;
