import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { ReviewChoice } from './review-search.js';

export type {
  ReviewView as Review,
  ReviewsView as Reviews,
  StarsCount as StarCount,
} from '../../api/generated/types.gen.js';

type Language = Pick<Site, 'locale'>;

export const tourReviewsQuery = (tour: string, { page, stars, sort }: ReviewChoice, { locale }: Language) =>
  apiQuery('/api/reviews/{tourId}', { tourId: tour, page, stars, sort, language: locale });

export const cityReviewsQuery = (cityId: string, { page, stars, sort }: ReviewChoice, { locale }: Language) =>
  apiQuery('/api/reviews-by-city', { cityId, page, limit: 10, stars, sort, language: locale });

/** By the slug of the guide's page. */
export const guideReviewsQuery = (guide: string, page: number, { locale }: Language) =>
  apiQuery('/api/guides/{slug}/reviews', { slug: guide, page, language: locale });

export const randomReviewsQuery = ({ locale }: Language, limit = 6) =>
  apiQuery('/api/get-random-reviews', { limit, language: locale });
