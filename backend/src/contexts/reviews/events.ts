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
