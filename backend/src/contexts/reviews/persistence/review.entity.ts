import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Stars } from '../domain/rating-summary.js';
import { type GuideAnswer, Review, type ReviewStatus } from '../domain/review.js';

export const ReviewEntity = defineEntity({
  class: Review,
  schema: 'reviews',
  tableName: 'review',
  properties: {
    id: p.uuid().primary(),
    tourId: p.uuid(),
    cityId: p.uuid(),
    guideId: p.uuid().nullable(),
    bookingReference: p.text().nullable(),
    author: p.text().nullable(),
    authorId: p.uuid().nullable(),
    authorEmail: p.text().nullable(),
    country: p.text().nullable(),
    language: p.text().$type<Locale>(),
    rating: p.smallint().$type<Stars>(),
    guideRating: p.smallint().$type<Stars>().nullable(),
    text: p.text(),
    status: p.text().$type<ReviewStatus>(),
    writtenAt: p.datetime().columnType('timestamptz'),
    publishedOn: p.type('date').columnType('date').$type<string>().nullable(),
    reason: p.text().nullable(),
    answer: p.json<GuideAnswer>().nullable(),
  },
});
