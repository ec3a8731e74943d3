import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Review } from '../domain/review.js';
import type { ReviewRepository } from '../domain/review.repository.js';
import { aReview, REVIEWED_AT } from './a-review.js';

export interface ReviewPorts {
  readonly reviews: ReviewRepository;
  /** Runs the work in a transaction of its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** What handlers rely on, of the repository in memory and of the one in PostgreSQL alike. */
export function reviewRepositoryContract(name: string, make: () => ReviewPorts): void {
  describe(`the repository of reviews ${name}`, () => {
    let ports: ReviewPorts;
    beforeEach(() => {
      ports = make();
    });

    const written = async (changes: Parameters<typeof aReview>[0] = {}): Promise<Review> => {
      const id = randomUUID();
      const review = Review.write(aReview({ id, bookingReference: `BK-${id}`, ...changes }), REVIEWED_AT);
      await ports.alone(() => ports.reviews.save(review));
      return review;
    };

    it('finds a review by its id and by its booking', async () => {
      const { id, bookingReference } = await written();
      expect((await ports.alone(() => ports.reviews.find(id)))?.id).toBe(id);
      const ofBooking = await ports.alone(() => ports.reviews.findOfBookingForChange(bookingReference ?? ''));
      expect(ofBooking?.id).toBe(id);
      expect(await ports.alone(() => ports.reviews.findOfBookingForChange(`BK-${randomUUID()}`))).toBeUndefined();
    });

    it('keeps a decision and an answer', async () => {
      const { id, guideId } = await written();
      await ports.alone(async () => {
        const review = await ports.reviews.getForChange(id);
        review.publish(await ports.reviews.getRatingsForChange(review), REVIEWED_AT);
        review.answerAs(guideId ?? '', 'Thank you!', REVIEWED_AT);
        review.withdrawAnswer('Rude');
        await ports.reviews.save(review);
      });
      expect(await ports.alone(() => ports.reviews.getForChange(id))).toMatchObject({
        status: 'published',
        publishedOn: '2026-10-03',
        answer: { text: 'Thank you!', withdrawnFor: 'Rude' },
      });
    });

    it('counts what is published, for the tour and for the guide', async () => {
      const of = { tourId: randomUUID(), guideId: randomUUID() };
      const [first, second] = [
        await written({ ...of, rating: 3, guideRating: 5 }),
        await written({ ...of, rating: 4, guideRating: null }),
      ];
      for (const { id } of [first, second])
        await ports.alone(async () => {
          const review = await ports.reviews.getForChange(id);
          review.publish(await ports.reviews.getRatingsForChange(review), REVIEWED_AT);
          await ports.reviews.save(review);
        });
      const third = await written({ ...of, rating: 1, guideRating: 2 });
      const before = await ports.alone(() => ports.reviews.getRatingsForChange(third));
      expect([before.tour.summary.count, before.tour.summary.average]).toEqual([2, 3.5]);
      expect([before.guide?.summary.count, before.guide?.summary.average]).toEqual([1, 5]);
      const withoutGuide = await ports.alone(() => ports.reviews.getRatingsForChange(second));
      expect(withoutGuide.guide).toBeUndefined();
      expect(withoutGuide.tour.revision).toBeGreaterThan(before.tour.revision);
    });

    it('knows what it does not have', async () => {
      await expect(ports.alone(() => ports.reviews.getForChange(randomUUID()))).rejects.toMatchObject({
        kind: 'not-found',
      });
    });
  });
}
