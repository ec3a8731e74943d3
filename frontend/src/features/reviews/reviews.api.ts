import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';

interface Named {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface Review {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** In which it was written. */
  readonly language: Locale;
  readonly author: string;
  /** ISO 3166 code. */
  readonly country: string | null;
  /** `2027-05-02` */
  readonly publishedOn: string;
  readonly tour: Named;
  readonly city: Named;
}

export interface StarCount {
  readonly stars: number;
  readonly count: number;
}

export interface Reviews {
  readonly reviews: readonly Review[];
  /** The average of all; null where there is none. */
  readonly rating: number | null;
  readonly totalReviews: number;
  /** From five stars to one. */
  readonly distribution: readonly StarCount[];
  /** Of those with the stars asked for. */
  readonly pagination: {
    readonly page: number;
    readonly size: number;
    readonly totalItems: number;
    readonly totalPages: number;
  };
}

type Language = Pick<Site, 'locale'>;

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What the address of a page with reviews says; what is usual is left out of it. */
export interface ReviewChoice {
  readonly page: number;
  readonly stars?: number | undefined;
  /** Undefined: those in the language of the page first. */
  readonly sort?: ReviewSort | undefined;
}

export const tourReviewsQuery = (tour: string, { page, stars, sort }: ReviewChoice, { locale }: Language) =>
  apiQuery<Reviews>(`/api/reviews/${tour}`, { page, stars, sort, language: locale });

export const cityReviewsQuery = (cityId: string, { page, stars, sort }: ReviewChoice, { locale }: Language) =>
  apiQuery<Reviews>('/api/reviews-by-city', { cityId, page, limit: 10, stars, sort, language: locale });

export const randomReviewsQuery = ({ locale }: Language, limit = 6) =>
  apiQuery<readonly Review[]>('/api/get-random-reviews', { limit, language: locale });
