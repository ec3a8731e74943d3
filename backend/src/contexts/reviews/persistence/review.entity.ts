import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Stars } from '../domain/rating-summary.js';
import { Review, type ReviewStatus } from '../domain/review.js';

export const ReviewEntity = defineEntity({
  class: Review,
  schema: 'reviews',
  tableName: 'review',
  properties: {
    id: p.uuid().primary(),
    tourId: p.uuid(),
    cityId: p.uuid(),
    bookingReference: p.text().nullable(),
    author: p.text(),
    country: p.text().nullable(),
    language: p.text().$type<Locale>(),
    rating: p.smallint().$type<Stars>(),
    text: p.text(),
    publishedOn: p.type('date').columnType('date').$type<string>(),
    status: p.text().$type<ReviewStatus>(),
  },
});
