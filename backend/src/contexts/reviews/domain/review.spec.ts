import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aReview } from '../testing/a-review.js';
import { RatingSummary } from './rating-summary.js';
import { Review } from './review.js';
import { RatingOutOfRange, ReviewAlreadyHidden, ReviewAlreadyPublished, ReviewTextMissing } from './review.errors.js';

const one = (stars: 4 | 5) => ({ summary: RatingSummary.none.with(stars), revision: 7 });

describe('a review', () => {
  it('tells what the tour’s reviews come to with it', () => {
    const review = Review.publish(aReview({ rating: 4 }), one(5));
    expect(review.status).toBe('published');
    expect(takeEvents(review)).toEqual([
      {
        type: 'reviews.review-published.v1',
        reviewId: review.id,
        tourId: review.tourId,
        rating: 4.5,
        count: 2,
        revision: 7,
      },
    ]);
  });

  it('tells what they come to without it, when it is hidden, and with it again', () => {
    const review = Review.publish(aReview({ rating: 4 }), one(5));
    takeEvents(review);
    review.hide({ summary: RatingSummary.none.with(4), revision: 8 });
    expect(takeEvents(review)).toMatchObject([
      { type: 'reviews.review-hidden.v1', rating: null, count: 0, revision: 8 },
    ]);
    review.publishAgain({ summary: RatingSummary.none, revision: 9 });
    expect(takeEvents(review)).toMatchObject([
      { type: 'reviews.review-published.v1', rating: 4, count: 1, revision: 9 },
    ]);
  });

  it('is hidden once and published once', () => {
    const review = Review.publish(aReview({}), one(5));
    expect(() => review.publishAgain(one(5))).toThrow(ReviewAlreadyPublished);
    review.hide(one(5));
    expect(() => review.hide(one(5))).toThrow(ReviewAlreadyHidden);
  });

  it.each([0, 6, 4.5, NaN])('is refused with %d stars', (rating) => {
    expect(() => Review.publish(aReview({ rating }), one(5))).toThrow(RatingOutOfRange);
  });

  it.each([1, 5])('is taken with %d', (rating) => {
    expect(Review.publish(aReview({ rating }), one(5)).rating).toBe(rating);
  });

  it('belongs to a booking, but for what the demonstration invents', () => {
    expect(Review.publish(aReview({ bookingReference: 'BK-4F8T2W' }), one(5)).bookingReference).toBe('BK-4F8T2W');
    const { bookingReference: _, ...invented } = aReview({});
    expect(Review.invent(invented, one(5)).bookingReference).toBeNull();
  });

  it('says something', () => {
    expect(() => Review.publish(aReview({ text: ' \n' }), one(5))).toThrow(ReviewTextMissing);
    expect(Review.publish(aReview({ text: ' Fine. ' }), one(5)).text).toBe('Fine.');
  });
});
