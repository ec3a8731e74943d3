import type { Review, TourRating } from './review.js';

export abstract class ReviewRepository {
  /** Locks the review until the transaction ends. Throws `ReviewUnknown`. */
  abstract getForChange(id: string): Promise<Review>;
  /** Locks the rating of the tour until the transaction ends. */
  abstract getRatingForChange(tourId: string): Promise<TourRating>;
  abstract save(review: Review): Promise<void>;
}
