import { apiQuery } from '../api/query.js';
import type { Site } from '../i18n/site.js';
import type { Money } from '../ui/text/money.js';

interface Category {
  readonly slug: string;
  readonly title: string;
}

export interface Continent {
  readonly slug: string;
  readonly name: string;
}

export interface CitySuggestion {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly toursCount: number;
  /** Not only similar, nor only the beginning of its name. */
  readonly isCalledSo: boolean;
  readonly countrySlug: string;
  readonly isCountryCalledSo: boolean;
}

export interface CartSummary {
  readonly items: readonly {
    readonly id: string;
    readonly tour: { readonly slug: string; readonly name: string; readonly city: string };
    /** In the zone of the city. */
    readonly datetime: { readonly date: string; readonly time: string };
    readonly startsAt: string;
    readonly timeZone: string;
    /** Minutes. */
    readonly duration: number;
    readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
    readonly price: Money;
    /** The one seen before, where today's is another. */
    readonly previousPrice: Money | null;
  }[];
  readonly total: Money;
}

interface SocialNetwork {
  readonly uuid: string;
  readonly name: string;
  readonly link: string;
}

type Language = Pick<Site, 'locale'>;

export const categoriesQuery = ({ locale }: Language) =>
  apiQuery<readonly Category[]>('/api/tourCategories', { activated: true, language: locale });

export const continentsQuery = ({ locale }: Language) =>
  apiQuery<readonly Continent[]>('/api/continents', { activated: true, language: locale });

export const citySuggestionsQuery = (text: string, { locale }: Language, limit = 8) =>
  apiQuery<readonly CitySuggestion[]>('/api/cities/search', { query: text, language: locale, limit });

interface PopularCity {
  readonly slug: string;
  readonly name: string;
  readonly country: { readonly name: string };
}

export const popularCitiesQuery = ({ locale }: Language) =>
  apiQuery<readonly PopularCity[]>('/api/featuredCities', { language: locale });

/** Where a city lies, and how many tours it has. */
export interface MappedCity {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  /** The continent's slug. */
  readonly continent: string;
  readonly toursCount: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

export const mappedCitiesQuery = ({ locale }: Language) =>
  apiQuery<readonly MappedCity[]>('/api/map/cities', { language: locale });

export const cartQuery = ({ locale, currency }: Site) =>
  apiQuery<CartSummary>('/api/cart', { language: locale, currency });

/** Comes with the page and is not asked for again. */
export const socialNetworksQuery = ({ locale }: Language) => ({
  ...apiQuery<readonly SocialNetwork[]>('/api/social-networks', { language: locale }),
  staleTime: Infinity,
  retry: false,
});
