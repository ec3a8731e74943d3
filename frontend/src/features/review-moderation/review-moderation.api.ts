import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { ReviewRecord } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { ReviewsSearch } from './reviews-search.js';

export type { ReviewForTeam, ReviewRecord } from '../../api/generated/types.gen.js';

export type ReviewState = ReviewRecord['state'];
export type ReviewAction = ReviewRecord['actions'][number];

type Language = Pick<Site, 'locale'>;

const REVIEWS = '/api/admin/reviews';

export const reviewsForTeamQuery = ({ page, stars, ...filters }: ReviewsSearch, { locale }: Language) =>
  apiQuery(REVIEWS, {
    ...filters,
    ...(stars === undefined ? {} : { stars: Number(stars) }),
    page: Number(page ?? 1),
    language: locale,
  });

export const reviewRecordQuery = (id: string, { locale }: Language) =>
  apiQuery('/api/admin/reviews/{id}', { id, language: locale });

export const isOfReviews = (key: readonly unknown[]): boolean => String(key[0]).startsWith(REVIEWS);

/** @param reason needed by every action but to publish */
export function decideReview(
  api: Api,
  action: ReviewAction,
  id: string,
  reason: string,
  { locale }: Language,
): Promise<ReviewRecord> {
  const params = { id, language: locale };
  switch (action) {
    case 'publish':
      return writeApi(api, 'POST /api/admin/reviews/{id}/publish', { params });
    case 'reject':
      return writeApi(api, 'POST /api/admin/reviews/{id}/reject', { params, body: { reason } });
    case 'hide':
      return writeApi(api, 'POST /api/admin/reviews/{id}/hide', { params, body: { reason } });
    case 'withdraw-answer':
      return writeApi(api, 'POST /api/admin/reviews/{id}/withdraw-answer', { params, body: { reason } });
  }
}
