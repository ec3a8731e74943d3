import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { ReviewHidden, ReviewPublished } from '../events.js';
import type { RatingSummary, Stars } from './rating-summary.js';
import { RatingOutOfRange, ReviewAlreadyHidden, ReviewAlreadyPublished, ReviewTextMissing } from './review.errors.js';

export type ReviewStatus = 'published' | 'hidden';

/** The rating of a tour before a change, and the revision of the change. */
export interface TourRating {
  readonly summary: RatingSummary;
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

/** What a traveler says about a tour, in their own language. */
export class Review extends AggregateRoot {
  readonly id!: string;
  readonly tourId!: string;
  readonly cityId!: string;
  /** Null for reviews of the demonstration. */
  readonly bookingReference!: string | null;
  readonly author!: string;
  readonly country!: string | null;
  readonly language!: Locale;
  readonly rating!: Stars;
  readonly text!: string;
  readonly publishedOn!: string;
  status!: ReviewStatus;

  static publish(facts: ReviewFacts, rating: TourRating): Review {
    return Review.published(facts, rating);
  }

  /** A review of the demonstration, which belongs to no booking. */
  static invent(facts: Omit<ReviewFacts, 'bookingReference'>, rating: TourRating): Review {
    return Review.published({ ...facts, bookingReference: null }, rating);
  }

  private static published(
    facts: Omit<ReviewFacts, 'bookingReference'> & Pick<Review, 'bookingReference'>,
    rating: TourRating,
  ): Review {
    if (!isStars(facts.rating)) throw new RatingOutOfRange({ rating: facts.rating });
    const text = facts.text.trim();
    if (text === '') throw new ReviewTextMissing();
    const review = Object.assign(new Review(), { ...facts, rating: facts.rating, text, status: 'published' as const });
    review.recordPublished(rating);
    return review;
  }

  publishAgain(rating: TourRating): void {
    if (this.status === 'published') throw new ReviewAlreadyPublished();
    this.status = 'published';
    this.recordPublished(rating);
  }

  hide(rating: TourRating): void {
    if (this.status === 'hidden') throw new ReviewAlreadyHidden();
    this.status = 'hidden';
    this.record<ReviewHidden>({
      type: 'reviews.review-hidden.v1',
      ...this.ratingAfter(rating.summary.without(this.rating), rating.revision),
    });
  }

  private recordPublished(rating: TourRating): void {
    this.record<ReviewPublished>({
      type: 'reviews.review-published.v1',
      ...this.ratingAfter(rating.summary.with(this.rating), rating.revision),
    });
  }

  private ratingAfter(summary: RatingSummary, revision: number): Omit<ReviewPublished, 'type'> {
    return { reviewId: this.id, tourId: this.tourId, rating: summary.average, count: summary.count, revision };
  }
}

const isStars = (rating: number): rating is Stars => Number.isInteger(rating) && rating >= 1 && rating <= 5;
