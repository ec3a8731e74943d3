import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/text/money.js';
import type { Image } from '../../ui/display/poster.js';

export interface FeaturedCity {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: { readonly name: string };
  readonly image: Image;
  readonly toursCount: number;
}

interface FeaturedTour {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly city: { readonly slug: string; readonly name: string; readonly country: string };
  /** Minutes, ascending. */
  readonly durations: readonly number[];
  /** The least that two people pay together, or one person in a group tour. */
  readonly fromPrice: Money;
  /** For two people together. */
  readonly totalPrice: Money;
  readonly priceUnit: 'per-group' | 'per-person';
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly image: Image;
}

interface Featured {
  readonly featuredTours: readonly FeaturedTour[];
  readonly cities: readonly FeaturedCity[];
}

export const featuredQuery = ({ locale, currency }: Site) =>
  apiQuery<Featured>('/api/featured-tours', { language: locale, currency });
