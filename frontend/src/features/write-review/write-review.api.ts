import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { AddReviewRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { ReviewOfBooking } from '../../api/generated/types.gen.js';

/** @param token opens the booking without an account, in the following call too */
export const reviewOfBookingQuery = (reference: string, token: string | undefined, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/me/bookings/{reference}/review', { reference, token, language: locale });

export const addReview = (
  api: Api,
  body: AddReviewRequest,
  token: string | undefined,
  { locale }: Pick<Site, 'locale'>,
) => writeApi(api, 'POST /api/reviews/add', { params: { token, language: locale }, body });
