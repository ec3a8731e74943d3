import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/money.js';

export interface FeaturedCity {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameTranslated: string;
  readonly country: { readonly slug: string; readonly name: string; readonly nameTranslated?: string };
  readonly toursCount: number;
}

export interface FeaturedTour {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: { readonly slug: string; readonly name: string; readonly nameTranslated: string };
  /** In minutes, of the shortest option. */
  readonly duration: number;
  /** The least that two people pay together, or one person in a group tour. */
  readonly price: Money;
  readonly priceUnit: 'per-group' | 'per-person';
  readonly rating: number | null;
  readonly reviews: number;
}

export interface Featured {
  readonly featuredTours: readonly FeaturedTour[];
  readonly cities: readonly FeaturedCity[];
}

export const featuredQuery = ({ locale, currency }: Site) =>
  apiQuery<Featured>('/api/featured-tours', { language: locale, currency });
