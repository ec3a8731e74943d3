import type { Review, TourRating } from './review.js';

export abstract class ReviewRepository {
  /** Throws ReviewUnknown. Whoever gets it for change holds it until the transaction ends. */
  abstract getForChange(id: string): Promise<Review>;
  /** Changes of one tour's reviews follow one another: the next rating waits until this transaction ends. */
  abstract getRatingForChange(tourId: string): Promise<TourRating>;
  abstract save(review: Review): Promise<void>;
}
