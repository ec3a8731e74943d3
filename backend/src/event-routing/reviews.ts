import type {
  AnswerWithdrawn,
  GuideRatingChanged,
  ReviewAnswered,
  ReviewHidden,
  ReviewPublished,
  ReviewRejected,
  ReviewsWorkItemRaised,
  ReviewsWorkItemSettled,
} from '../contexts/reviews/events.js';
import { ShowRatingWhenReviewsChanged } from '../contexts/catalogue/reactions/show-rating-when-reviews-changed.js';
import { ShowRatingWhenGuideRatingChanged } from '../contexts/guides/reactions/show-rating-when-guide-rating-changed.js';
import { MailAuthorWhenReviewAnswered } from '../contexts/reviews/reactions/mail-author-when-review-answered.js';
import { MailAuthorWhenReviewHidden } from '../contexts/reviews/reactions/mail-author-when-review-hidden.js';
import { MailAuthorWhenReviewPublished } from '../contexts/reviews/reactions/mail-author-when-review-published.js';
import { MailAuthorWhenReviewRejected } from '../contexts/reviews/reactions/mail-author-when-review-rejected.js';
import { MailGuideWhenAnswerWithdrawn } from '../contexts/reviews/reactions/mail-guide-when-answer-withdrawn.js';
import { MailGuideWhenReviewPublished } from '../contexts/reviews/reactions/mail-guide-when-review-published.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of reviews and who reacts to each. */
export const REVIEW_EVENTS: readonly Route[] = [
  route<ReviewPublished>(
    'reviews.review-published.v1',
    ShowRatingWhenReviewsChanged,
    MailAuthorWhenReviewPublished,
    MailGuideWhenReviewPublished,
  ),
  route<ReviewHidden>('reviews.review-hidden.v1', ShowRatingWhenReviewsChanged, MailAuthorWhenReviewHidden),
  route<ReviewRejected>('reviews.review-rejected.v1', MailAuthorWhenReviewRejected),
  route<ReviewAnswered>('reviews.review-answered.v1', MailAuthorWhenReviewAnswered),
  route<AnswerWithdrawn>('reviews.answer-withdrawn.v1', MailGuideWhenAnswerWithdrawn),
  route<GuideRatingChanged>('reviews.guide-rating-changed.v1', ShowRatingWhenGuideRatingChanged),
  route<ReviewsWorkItemRaised>('reviews.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<ReviewsWorkItemSettled>('reviews.work-item-settled.v1', SettleWorkItemWhenSettled),
];
