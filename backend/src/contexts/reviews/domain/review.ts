import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type {
  AnswerWithdrawn,
  GuideRatingChanged,
  ReviewAnswered,
  ReviewHidden,
  ReviewPublished,
  ReviewRejected,
  ReviewsWorkItemRaised,
  ReviewsWorkItemSettled,
} from '../events.js';
import type { RatingSummary, Stars } from './rating-summary.js';
import {
  NoAnswerToWithdraw,
  RatingOutOfRange,
  ReviewAlreadyAnswered,
  ReviewAlreadyDecided,
  ReviewAlreadyWritten,
  ReviewTextMissing,
  ReviewUnknown,
} from './review.errors.js';

export const REVIEW_STATES = ['pending', 'published', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATES)[number];

const transitions: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  pending: ['published', 'rejected'],
  published: ['hidden'],
  // The author may write it anew.
  rejected: ['pending'],
  hidden: ['published'],
};

/** The team checks a review within so many hours, says the site. */
export const HOURS_TO_CHECK = 72;

const WAITING = 'review-waiting';

/** A rating before a change, and the revision of the change. */
export interface RatingBefore {
  readonly summary: RatingSummary;
  readonly revision: number;
}

/** What a review counts in: its tour's rating, and its guide's where the author gave the guide stars. */
export interface RatingsBefore {
  readonly tour: RatingBefore;
  readonly guide?: RatingBefore | undefined;
}

/** What the author says. */
export interface ReviewContent {
  readonly rating: number;
  /** Null where the author did not rate the guide. */
  readonly guideRating: number | null;
  readonly text: string;
  readonly language: Locale;
}

/** What is reviewed, and by whom. */
export interface ReviewOrigin {
  readonly id: string;
  readonly tourId: string;
  readonly cityId: string;
  /** The guide who led the visit. */
  readonly guideId: string | null;
  /** As it is shown: `Hanna K.` Null once the person's data were erased. */
  readonly author: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export interface ReviewFacts extends ReviewOrigin, ReviewContent {
  readonly bookingReference: string;
  /** The account; null for a guest. */
  readonly authorId: string | null;
  /** Of the order, in lower case. */
  readonly authorEmail: string | null;
}

/** The guide's answer. */
export interface GuideAnswer {
  readonly text: string;
  /** ISO 8601. */
  readonly answeredAt: string;
  /** Why the team withdrew it; null while it can be read. */
  readonly withdrawnFor: string | null;
}

/** What a traveler says about a tour, in their own language. */
export class Review extends AggregateRoot {
  readonly id!: string;
  readonly tourId!: string;
  readonly cityId!: string;
  readonly guideId!: string | null;
  /** Null for reviews of the demonstration. */
  readonly bookingReference!: string | null;
  author!: string | null;
  readonly authorId!: string | null;
  readonly authorEmail!: string | null;
  country!: string | null;
  language!: Locale;
  rating!: Stars;
  guideRating!: Stars | null;
  text!: string;
  status!: ReviewStatus;
  /** Of the last time it was handed in. */
  writtenAt!: Date;
  /** `yyyy-MM-dd`, of the first publication. */
  publishedOn!: string | null;
  /** Why the team rejected or hid it, in the words that the author is mailed. */
  reason!: string | null;
  answer!: GuideAnswer | null;

  /** Hands a review in: the team checks it before anybody reads it. */
  static write(facts: ReviewFacts, now: Date): Review {
    const { rating, guideRating, text, language, ...origin } = facts;
    const review = Object.assign(new Review(), {
      ...origin,
      status: 'pending' as const,
      publishedOn: null,
      reason: null,
      answer: null,
    });
    review.say({ rating, guideRating, text, language }, now);
    return review;
  }

  /** A review of the demonstration, which belongs to no booking. */
  static invent(facts: ReviewOrigin & ReviewContent, publishedOn: string, ratings: RatingsBefore): Review {
    const written = new Date(`${publishedOn}T12:00:00Z`);
    const nobody = { bookingReference: null, authorId: null, authorEmail: null, reason: null, answer: null };
    const review = Object.assign(new Review(), {
      ...facts,
      ...contentOf(facts),
      ...nobody,
      writtenAt: written,
      publishedOn,
      status: 'published' as const,
    });
    review.recordPublished(ratings);
    return review;
  }

  /** The author writes a rejected review anew. Throws ReviewAlreadyWritten in every other state. */
  writeAgain(content: ReviewContent, now: Date): void {
    if (this.status !== 'rejected') throw new ReviewAlreadyWritten({ state: this.status });
    this.moveTo('pending');
    this.reason = null;
    this.say(content, now);
  }

  /** Shows the review: after the check, or again after it was hidden. */
  publish(ratings: RatingsBefore, now: Date): void {
    const wasWaiting = this.status === 'pending';
    this.moveTo('published');
    this.publishedOn ??= now.toISOString().slice(0, 10);
    this.reason = null;
    if (wasWaiting) this.settleWaiting();
    this.recordPublished(ratings);
  }

  /** Does not show the review. The author is mailed the reason and may write it anew. */
  reject(reason: string): void {
    this.moveTo('rejected');
    this.reason = reason;
    this.settleWaiting();
    this.record<ReviewRejected>({ type: 'reviews.review-rejected.v1', reviewId: this.id });
  }

  /** Takes a published review off the site. The author is mailed the reason. */
  hide(reason: string, { tour, guide }: RatingsBefore): void {
    this.moveTo('hidden');
    this.reason = reason;
    this.record<ReviewHidden>({
      type: 'reviews.review-hidden.v1',
      ...this.ratingAfter(tour.summary.without(this.rating), tour.revision),
    });
    if (guide && this.guideRating !== null)
      this.recordGuideRating(guide.summary.without(this.guideRating), guide.revision);
  }

  /** The guide who led the visit answers, once. The answer can be read at once. */
  answerAs(guideId: string, text: string, now: Date): void {
    if (this.guideId !== guideId || this.status !== 'published') throw new ReviewUnknown({ review: this.id });
    if (this.answer !== null) throw new ReviewAlreadyAnswered({ review: this.id });
    this.answer = { text, answeredAt: now.toISOString(), withdrawnFor: null };
    this.record<ReviewAnswered>({ type: 'reviews.review-answered.v1', reviewId: this.id });
  }

  /** The team takes the guide's answer off the site. The guide is mailed the reason. */
  withdrawAnswer(reason: string): void {
    if (this.answer === null || this.answer.withdrawnFor !== null) throw new NoAnswerToWithdraw({ review: this.id });
    this.answer = { ...this.answer, withdrawnFor: reason };
    this.record<AnswerWithdrawn>({ type: 'reviews.answer-withdrawn.v1', reviewId: this.id });
  }

  private say(content: ReviewContent, now: Date): void {
    Object.assign(this, contentOf(content), { writtenAt: now });
    const dueAt = new Date(now.getTime() + HOURS_TO_CHECK * 3_600_000).toISOString();
    this.record<ReviewsWorkItemRaised>({
      type: 'reviews.work-item-raised.v1',
      kind: WAITING,
      key: this.id,
      subject: { type: 'review', id: this.id, ...(this.bookingReference ? { reference: this.bookingReference } : {}) },
      facts: { rating: this.rating },
      dueAt,
    });
  }

  private settleWaiting(): void {
    this.record<ReviewsWorkItemSettled>({ type: 'reviews.work-item-settled.v1', kind: WAITING, key: this.id });
  }

  private recordPublished({ tour, guide }: RatingsBefore): void {
    this.record<ReviewPublished>({
      type: 'reviews.review-published.v1',
      ...this.ratingAfter(tour.summary.with(this.rating), tour.revision),
    });
    if (guide && this.guideRating !== null)
      this.recordGuideRating(guide.summary.with(this.guideRating), guide.revision);
  }

  private recordGuideRating(summary: RatingSummary, revision: number): void {
    if (this.guideId === null) return;
    const { average: rating, count } = summary;
    this.record<GuideRatingChanged>({
      type: 'reviews.guide-rating-changed.v1',
      guideId: this.guideId,
      rating,
      count,
      revision,
    });
  }

  private ratingAfter(summary: RatingSummary, revision: number): Omit<ReviewPublished, 'type'> {
    return { reviewId: this.id, tourId: this.tourId, rating: summary.average, count: summary.count, revision };
  }

  private moveTo(status: ReviewStatus): void {
    if (!transitions[this.status].includes(status)) throw new ReviewAlreadyDecided({ state: this.status });
    this.status = status;
  }
}

/** Throws RatingOutOfRange or ReviewTextMissing. */
function contentOf({ rating, guideRating, text, language }: ReviewContent) {
  if (!isStars(rating)) throw new RatingOutOfRange('rating', rating);
  if (guideRating !== null && !isStars(guideRating)) throw new RatingOutOfRange('guideRating', guideRating);
  const written = text.trim();
  if (written === '') throw new ReviewTextMissing();
  return { rating, guideRating, text: written, language };
}

const isStars = (rating: number): rating is Stars => Number.isInteger(rating) && rating >= 1 && rating <= 5;
