import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { ReviewHidden, ReviewPublished } from '../events.js';
import type { RatingTally } from './rating-tally.js';
import { RatingOutOfRange, ReviewAlreadyHidden, ReviewAlreadyPublished, ReviewTextMissing } from './review.errors.js';

export type Stars = 1 | 2 | 3 | 4 | 5;

export type ReviewStatus = 'published' | 'hidden';

/** The published reviews of the review's tour, held until the transaction ends. */
export interface Standing {
  readonly tally: RatingTally;
  readonly revision: number;
}

export interface ReviewFacts {
  readonly id: string;
  readonly tourId: string;
  readonly cityId: string;
  readonly bookingReference: string;
  /** As it is shown: `Hanna K.` */
  readonly author: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly language: Locale;
  readonly rating: number;
  readonly text: string;
  /** `yyyy-MM-dd` */
  readonly publishedOn: string;
}

/** What somebody says of a tour they have booked and gone on, in their own language. */
export class Review extends AggregateRoot {
  readonly id!: string;
  readonly tourId!: string;
  readonly cityId!: string;
  /** Null where the demonstration has written it. */
  readonly bookingReference!: string | null;
  readonly author!: string;
  readonly country!: string | null;
  readonly language!: Locale;
  readonly rating!: Stars;
  readonly text!: string;
  readonly publishedOn!: string;
  status!: ReviewStatus;

  /** There is none without a booking. */
  static publish(facts: ReviewFacts, standing: Standing): Review {
    return Review.published(facts, standing);
  }

  /** Invented for the demonstration: of no booking. */
  static invent(facts: Omit<ReviewFacts, 'bookingReference'>, standing: Standing): Review {
    return Review.published({ ...facts, bookingReference: null }, standing);
  }

  private static published(
    facts: Omit<ReviewFacts, 'bookingReference'> & Pick<Review, 'bookingReference'>,
    standing: Standing,
  ): Review {
    if (!isStars(facts.rating)) throw new RatingOutOfRange({ rating: facts.rating });
    const text = facts.text.trim();
    if (text === '') throw new ReviewTextMissing();
    const review = Object.assign(new Review(), { ...facts, rating: facts.rating, text, status: 'published' as const });
    review.tellPublished(standing);
    return review;
  }

  publishAgain(standing: Standing): void {
    if (this.status === 'published') throw new ReviewAlreadyPublished();
    this.status = 'published';
    this.tellPublished(standing);
  }

  hide(standing: Standing): void {
    if (this.status === 'hidden') throw new ReviewAlreadyHidden();
    this.status = 'hidden';
    this.record<ReviewHidden>({
      type: 'reviews.review-hidden.v1',
      ...this.cameTo(standing.tally.without(this.rating), standing.revision),
    });
  }

  private tellPublished(standing: Standing): void {
    this.record<ReviewPublished>({
      type: 'reviews.review-published.v1',
      ...this.cameTo(standing.tally.with(this.rating), standing.revision),
    });
  }

  private cameTo(tally: RatingTally, revision: number): Omit<ReviewPublished, 'type'> {
    return { reviewId: this.id, tourId: this.tourId, rating: tally.average, count: tally.count, revision };
  }
}

const isStars = (rating: number): rating is Stars => Number.isInteger(rating) && rating >= 1 && rating <= 5;
