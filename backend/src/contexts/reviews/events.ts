/** What a tour's published reviews come to after the change. */
interface TourRating {
  readonly tourId: string;
  /** Two decimals; null where no review is published. */
  readonly rating: number | null;
  readonly count: number;
  /** Grows with every change of this tour's reviews: a fact that comes late is older than what is known. */
  readonly revision: number;
}

/** A review can be read, for the first time or again. */
export interface ReviewPublished extends TourRating {
  readonly type: 'reviews.review-published.v1';
  readonly reviewId: string;
}

/** A review that could be read no longer can. */
export interface ReviewHidden extends TourRating {
  readonly type: 'reviews.review-hidden.v1';
  readonly reviewId: string;
}
