import { RatingSummary } from '../domain/rating-summary.js';
import { type RatingBefore, Review, type ReviewFacts } from '../domain/review.js';

/** The day on which reviews of tests are written and published. */
export const REVIEWED_AT = new Date('2026-10-03T12:00:00Z');

export const aReview = (facts: Partial<ReviewFacts>): ReviewFacts => ({
  id: '0197f000-0000-7000-8000-000000000001',
  tourId: '0197f000-0000-7000-8000-000000000002',
  cityId: '0197f000-0000-7000-8000-000000000003',
  guideId: '0197f000-0000-7000-8000-000000000004',
  bookingReference: 'BK-7K3M9Q',
  author: 'Hanna K.',
  authorId: null,
  authorEmail: 'hanna@example.com',
  country: 'DE',
  language: 'de_DE',
  rating: 5,
  guideRating: null,
  text: 'Sehr schön, gern wieder.',
  ...facts,
});

/** Without other reviews. */
export const NONE_BEFORE: RatingBefore = { summary: RatingSummary.none, revision: 1 };

export function aPublishedReview(facts: Partial<ReviewFacts>, tour: RatingBefore = NONE_BEFORE): Review {
  const review = Review.write(aReview(facts), REVIEWED_AT);
  review.publish({ tour, guide: NONE_BEFORE }, REVIEWED_AT);
  return review;
}
