import type { ReviewHidden, ReviewPublished } from '../contexts/reviews/events.js';
import { ShowRatingWhenReviewsChanged } from '../contexts/catalogue/reactions/show-rating-when-reviews-changed.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of reviews and who reacts to each. */
export const REVIEW_EVENTS: readonly Route[] = [
  route<ReviewPublished>('reviews.review-published.v1', ShowRatingWhenReviewsChanged),
  route<ReviewHidden>('reviews.review-hidden.v1', ShowRatingWhenReviewsChanged),
];
