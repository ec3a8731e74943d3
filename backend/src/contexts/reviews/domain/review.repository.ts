import type { Review, Standing } from './review.js';

export abstract class ReviewRepository {
  /** Throws ReviewUnknown. Whoever gets it for change holds it until the transaction ends. */
  abstract getForChange(id: string): Promise<Review>;
  /** Changes of one tour's reviews follow one another: the next standing waits until this transaction ends. */
  abstract standingOf(tourId: string): Promise<Standing>;
  abstract save(review: Review): Promise<void>;
}
