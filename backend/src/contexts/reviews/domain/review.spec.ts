import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aPublishedReview, aReview, NONE_BEFORE, REVIEWED_AT } from '../testing/a-review.js';
import { RatingSummary } from './rating-summary.js';
import { Review } from './review.js';
import {
  NoAnswerToWithdraw,
  RatingOutOfRange,
  ReviewAlreadyAnswered,
  ReviewAlreadyDecided,
  ReviewAlreadyWritten,
  ReviewTextMissing,
  ReviewUnknown,
} from './review.errors.js';

const one = (stars: 4 | 5) => ({ summary: RatingSummary.none.with(stars), revision: 7 });
const AGAIN = { rating: 2, guideRating: null, text: 'Too long.', language: 'en_US' } as const;

describe('a review that is handed in', () => {
  it('waits for the team, which is asked to check it within three days', () => {
    const review = Review.write(aReview({ rating: 2 }), REVIEWED_AT);
    expect(review).toMatchObject({ status: 'pending', publishedOn: null });
    expect(takeEvents(review)).toEqual([
      {
        type: 'reviews.work-item-raised.v1',
        kind: 'review-waiting',
        key: review.id,
        subject: { type: 'review', id: review.id, reference: 'BK-7K3M9Q' },
        facts: { rating: 2 },
        dueAt: '2026-10-06T12:00:00.000Z',
      },
    ]);
  });

  it.each([0, 6, 4.5, NaN])('is refused with %d stars, for the guide too', (rating) => {
    expect(() => Review.write(aReview({ rating }), REVIEWED_AT)).toThrow(RatingOutOfRange);
    expect(() => Review.write(aReview({ guideRating: rating }), REVIEWED_AT)).toThrow(RatingOutOfRange);
  });

  it.each([1, 5])('is taken with %d', (rating) => {
    expect(Review.write(aReview({ rating, guideRating: rating }), REVIEWED_AT)).toMatchObject({
      rating,
      guideRating: rating,
    });
  });

  it('says something', () => {
    expect(() => Review.write(aReview({ text: ' \n' }), REVIEWED_AT)).toThrow(ReviewTextMissing);
    expect(Review.write(aReview({ text: ' Fine. ' }), REVIEWED_AT).text).toBe('Fine.');
  });

  it('is not written a second time, unless the team rejected it', () => {
    const review = Review.write(aReview({}), REVIEWED_AT);
    expect(() => review.writeAgain(AGAIN, REVIEWED_AT)).toThrow(ReviewAlreadyWritten);
    review.reject('It names the guide’s telephone number.');
    expect(review.reason).toBe('It names the guide’s telephone number.');
    takeEvents(review);
    review.writeAgain(AGAIN, REVIEWED_AT);
    expect(review).toMatchObject({ status: 'pending', reason: null, rating: 2, text: 'Too long.', language: 'en_US' });
    expect(takeEvents(review)).toMatchObject([{ type: 'reviews.work-item-raised.v1' }]);
  });
});

describe('the team’s decision', () => {
  it('publishes: it tells what the tour’s reviews come to with it', () => {
    const review = Review.write(aReview({ rating: 4 }), REVIEWED_AT);
    takeEvents(review);
    review.publish({ tour: one(5) }, new Date('2026-10-04T08:00:00Z'));
    expect(review).toMatchObject({ status: 'published', publishedOn: '2026-10-04' });
    expect(takeEvents(review)).toEqual([
      { type: 'reviews.work-item-settled.v1', kind: 'review-waiting', key: review.id },
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

  it('tells what the guide’s stars come to, where the author gave some', () => {
    const review = Review.write(aReview({ guideRating: 4 }), REVIEWED_AT);
    takeEvents(review);
    review.publish({ tour: NONE_BEFORE, guide: one(5) }, REVIEWED_AT);
    expect(takeEvents(review)).toContainEqual({
      type: 'reviews.guide-rating-changed.v1',
      guideId: review.guideId,
      rating: 4.5,
      count: 2,
      revision: 7,
    });
    review.hide('Insult', { tour: NONE_BEFORE, guide: { summary: RatingSummary.none.with(4), revision: 9 } });
    expect(takeEvents(review)).toContainEqual(
      expect.objectContaining({ type: 'reviews.guide-rating-changed.v1', rating: null, count: 0, revision: 9 }),
    );
  });

  it('rejects with a reason, once', () => {
    const review = Review.write(aReview({}), REVIEWED_AT);
    takeEvents(review);
    review.reject('Not about the tour.');
    expect(takeEvents(review)).toEqual([
      { type: 'reviews.work-item-settled.v1', kind: 'review-waiting', key: review.id },
      { type: 'reviews.review-rejected.v1', reviewId: review.id },
    ]);
    expect(() => review.reject('Again.')).toThrow(ReviewAlreadyDecided);
    expect(() => review.publish({ tour: one(5) }, REVIEWED_AT)).toThrow(ReviewAlreadyDecided);
  });

  it('hides a published review and shows it again, on the day on which it was first published', () => {
    const review = aPublishedReview({ rating: 4 });
    takeEvents(review);
    review.hide('Insult', { tour: { summary: RatingSummary.none.with(4), revision: 8 } });
    expect(takeEvents(review)).toMatchObject([
      { type: 'reviews.review-hidden.v1', rating: null, count: 0, revision: 8 },
    ]);
    expect(() => review.hide('Insult', { tour: one(5) })).toThrow(ReviewAlreadyDecided);
    review.publish({ tour: { summary: RatingSummary.none, revision: 9 } }, new Date('2026-11-30T12:00:00Z'));
    expect(takeEvents(review)).toMatchObject([
      { type: 'reviews.review-published.v1', rating: 4, count: 1, revision: 9 },
    ]);
    expect(review).toMatchObject({ publishedOn: '2026-10-03', reason: null });
    expect(() => review.publish({ tour: one(5) }, REVIEWED_AT)).toThrow(ReviewAlreadyDecided);
  });
});

describe('the guide’s answer', () => {
  const guideId = aReview({}).guideId ?? '';

  it('can be read at once, and is given once', () => {
    const review = aPublishedReview({});
    takeEvents(review);
    review.answerAs(guideId, 'Thank you!', REVIEWED_AT);
    expect(review.answer).toEqual({
      text: 'Thank you!',
      answeredAt: '2026-10-03T12:00:00.000Z',
      withdrawnFor: null,
    });
    expect(takeEvents(review)).toEqual([{ type: 'reviews.review-answered.v1', reviewId: review.id }]);
    expect(() => review.answerAs(guideId, 'And more.', REVIEWED_AT)).toThrow(ReviewAlreadyAnswered);
  });

  it('is the guide’s who led the visit, for a review that is published', () => {
    expect(() => aPublishedReview({}).answerAs('another guide', 'No.', REVIEWED_AT)).toThrow(ReviewUnknown);
    const waiting = Review.write(aReview({}), REVIEWED_AT);
    expect(() => waiting.answerAs(guideId, 'No.', REVIEWED_AT)).toThrow(ReviewUnknown);
  });

  it('is withdrawn by the team for a reason, once, and not given again', () => {
    const review = aPublishedReview({});
    expect(() => review.withdrawAnswer('Rude')).toThrow(NoAnswerToWithdraw);
    review.answerAs(guideId, 'Nonsense.', REVIEWED_AT);
    takeEvents(review);
    review.withdrawAnswer('Rude');
    expect(review.answer?.withdrawnFor).toBe('Rude');
    expect(takeEvents(review)).toEqual([{ type: 'reviews.answer-withdrawn.v1', reviewId: review.id }]);
    expect(() => review.withdrawAnswer('Rude')).toThrow(NoAnswerToWithdraw);
    expect(() => review.answerAs(guideId, 'Better.', REVIEWED_AT)).toThrow(ReviewAlreadyAnswered);
  });
});

describe('an invented review', () => {
  it('belongs to no booking and is published', () => {
    const { bookingReference: _, authorId: _id, authorEmail: _email, ...invented } = aReview({});
    expect(Review.invent(invented, '2026-10-01', { tour: one(5) })).toMatchObject({
      bookingReference: null,
      status: 'published',
      publishedOn: '2026-10-01',
    });
  });
});
