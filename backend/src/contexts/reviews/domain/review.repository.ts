import type { RatingsBefore, Review } from './review.js';

export abstract class ReviewRepository {
  abstract find(id: string): Promise<Review | undefined>;
  /** Locks the review until the transaction ends. Throws `ReviewUnknown`. */
  abstract getForChange(id: string): Promise<Review>;
  /** The review of a booking, locked until the transaction ends. */
  abstract findOfBookingForChange(bookingReference: string): Promise<Review | undefined>;
  /** Locks the ratings that the review counts in until the transaction ends. */
  abstract getRatingsForChange(review: Pick<Review, 'tourId' | 'guideId' | 'guideRating'>): Promise<RatingsBefore>;
  /** A second review of one booking throws before the commit, and the command is repeated. */
  abstract save(review: Review): Promise<void>;
}
