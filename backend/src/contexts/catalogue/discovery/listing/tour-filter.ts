import type { Currency } from '../../../../shared-kernel/money/currency.js';
import type { Bits } from './bits.js';

export interface TourFilter {
  /** 1 to 20. */
  readonly people: number;
  /** Any of these. */
  readonly categories: readonly string[];
  /** All of these. */
  readonly specialFilters: readonly string[];
  readonly cityId?: string | undefined;
  /** Minutes. */
  readonly duration?: number | undefined;
  /** A day on which a departure can still be booked, `yyyy-MM-dd` in the city's zone. */
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

/** How many tours there would be with this value; each dimension but special filters is counted without its own filter. */
export interface Facets {
  readonly categories: readonly FacetCount<string>[];
  readonly durations: readonly FacetCount<number>[];
  readonly specialFilters: readonly FacetCount<string>[];
  readonly cities: readonly FacetCount<string>[];
}

export interface Found {
  readonly bits: Bits;
  readonly total: number;
  /** Counted when they are asked for: who only wants tours does not pay for them. */
  readonly facets: () => Facets;
}

/** One page of what is found. */
export interface ListPart {
  readonly sort: TourSort;
  readonly offset: number;
  readonly limit: number;
  readonly mostFeatured: number;
  /** Cities of the facet; all of them where it is left out. A remembered list takes 50 bytes for each. */
  readonly mostCities?: number;
}

export interface Listed extends Pick<Found, 'total'> {
  readonly facets: Facets;
  /** Of the page, in its order. */
  readonly ids: readonly string[];
  /** Featured ones among all that were found. */
  readonly featured: readonly string[];
}

/** The tours of one city among those found. */
export interface CityTours {
  readonly cityId: string;
  readonly count: number;
  /** Id of the one whose total is least, the first recommended of equals. */
  readonly cheapest: string;
}

/** Euro cents of an amount: the prices of all currencies on one scale. */
export type EuroCents = (amount: number, currency: Currency) => number;
