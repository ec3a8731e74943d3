import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { GuidedReview } from '../../api/generated/types.gen.js';

export const guidedReviewsQuery = (page: number, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/guide/reviews', { page, language: locale });

export const answerReview = (api: Api, id: string, text: string) =>
  writeApi(api, 'POST /api/reviews/{id}/answer', { params: { id }, body: { text } });
