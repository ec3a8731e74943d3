import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/money.js';

export interface Category {
  readonly slug: string;
  readonly title: string;
}

export interface FeaturedCity {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameTranslated: string;
  readonly country: { readonly slug: string; readonly name: string; readonly nameTranslated?: string };
  readonly toursCount?: number;
}

export interface FeaturedTour {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: { readonly slug: string; readonly nameTranslated: string };
  readonly duration: number;
  readonly price: Money;
  readonly priceUnit: 'per-group' | 'per-person';
  readonly rating: number | null;
  readonly reviews: number;
}

export interface Featured {
  readonly featuredTours: readonly FeaturedTour[];
  readonly cities: readonly FeaturedCity[];
}

export interface CitySuggestion {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameTranslated: string;
  readonly country: { readonly nameTranslated: string };
}

export const categoriesQuery = ({ locale }: Pick<Site, 'locale'>) =>
  apiQuery<readonly Category[]>('/api/tourCategories', { activated: true, language: locale });

export const featuredQuery = ({ locale, currency }: Site) =>
  apiQuery<Featured>('/api/featured-tours', { language: locale, currency });

export const citySuggestionsQuery = (text: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery<readonly CitySuggestion[]>('/api/cities/search', { query: text, language: locale, limit: 8 });
