import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** The rating of a tour after the change. */
interface TourRating {
  readonly tourId: string;
  /** Two decimals; null where no review is published. */
  readonly rating: number | null;
  readonly count: number;
  /** Grows with every change of this tour's reviews, so that an event that comes late can be ignored. */
  readonly revision: number;
}

/** A review was published, for the first time or again. */
export interface ReviewPublished extends TourRating {
  readonly type: 'reviews.review-published.v1';
  readonly reviewId: string;
}

/** A published review was hidden. */
export interface ReviewHidden extends TourRating {
  readonly type: 'reviews.review-hidden.v1';
  readonly reviewId: string;
}

/** The team did not publish a review. */
export interface ReviewRejected {
  readonly type: 'reviews.review-rejected.v1';
  readonly reviewId: string;
}

/** A guide answered a review. */
export interface ReviewAnswered {
  readonly type: 'reviews.review-answered.v1';
  readonly reviewId: string;
}

/** The team took a guide's answer off the site. */
export interface AnswerWithdrawn {
  readonly type: 'reviews.answer-withdrawn.v1';
  readonly reviewId: string;
}

/** A review with stars for the guide was published or hidden. The rating of the guide after the change. */
export interface GuideRatingChanged {
  readonly type: 'reviews.guide-rating-changed.v1';
  readonly guideId: string;
  /** Two decimals; null where no published review rates the guide. */
  readonly rating: number | null;
  readonly count: number;
  /** Grows with every change of this guide's rating, so that an event that comes late can be ignored. */
  readonly revision: number;
}

/** Kinds: `review-waiting`. */
export interface ReviewsWorkItemRaised extends WorkItemRaised<'reviews'> {
  readonly type: 'reviews.work-item-raised.v1';
}

export interface ReviewsWorkItemSettled extends WorkItemSettled<'reviews'> {
  readonly type: 'reviews.work-item-settled.v1';
}
