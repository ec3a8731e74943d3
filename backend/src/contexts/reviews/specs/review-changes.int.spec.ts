import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { drain } from '../../../../test/harness/drain.js';
import type { TourView } from '../../catalogue/queries/tour-view.js';
import { ShowRatingWhenReviewsChanged } from '../../catalogue/reactions/show-rating-when-reviews-changed.js';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { Review } from '../domain/review.js';
import { ReviewUnknown } from '../domain/review.errors.js';
import { ReviewRepository } from '../domain/review.repository.js';
import type { ReviewsView } from '../queries/review-views.js';
import { aReview, REVIEWED_AT } from '../testing/a-review.js';
import { reviewRepositoryContract } from '../testing/review-repository.contract.js';

const TOUR = 'rome-evening-piazzas';

describe('changes of reviews', () => {
  let testApp: CatalogueTestApp;
  let reviews: ReviewRepository;
  let tour: TourView;

  beforeAll(async () => {
    const [now, environment] = [new Date('2026-11-20T12:00:00Z'), { PAGE_CACHE: '0' }];
    testApp = await CatalogueTestApp.open(now, environment, { database: worldDatabase });
    reviews = testApp.app.get(ReviewRepository, { strict: false });
    tour = await shown();
  });
  afterAll(async () => testApp.close());

  const shown = async (): Promise<TourView> => (await testApp.get<TourView>(`/api/tour/${TOUR}`)).body;
  const said = async (): Promise<ReviewsView> => (await testApp.get<ReviewsView>(`/api/reviews/${TOUR}`)).body;
  const change = (work: () => Promise<void>): Promise<void> => testApp.app.get(Commands).inTransaction(work);
  const id = (number: number): string => `0197f000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  const publish = (number: number, stars: number): Promise<void> =>
    change(async () => {
      const places = { tourId: tour.id, cityId: tour.city.id };
      const facts = aReview({ id: id(number), ...places, bookingReference: `BK-${number}`, rating: stars });
      const review = Review.write(facts, REVIEWED_AT);
      review.publish(await reviews.getRatingsForChange(review), REVIEWED_AT);
      await reviews.save(review);
    });
  const agrees = async (): Promise<boolean> => {
    const [card, all] = await Promise.all([shown(), said()]);
    return card.rating === all.rating && card.reviewCount === all.totalReviews;
  };

  it('reach the tour’s card: published, hidden, published again', async () => {
    await publish(1, 1);
    await drain(testApp.app);
    await testApp.until(async () => (await shown()).reviewCount === tour.reviewCount + 1);
    expect((await shown()).rating).toBeLessThan(tour.rating ?? 0);
    await change(async () => {
      const review = await reviews.getForChange(id(1));
      review.hide('Insult', await reviews.getRatingsForChange(review));
      await reviews.save(review);
    });
    await drain(testApp.app);
    await testApp.until(async () => (await shown()).reviewCount === tour.reviewCount);
    expect(await shown()).toMatchObject({ rating: tour.rating, reviewCount: tour.reviewCount });
    expect((await said()).reviews.map((review) => review.id)).not.toContain(id(1));
    await change(async () => {
      const review = await reviews.getForChange(id(1));
      review.publish(await reviews.getRatingsForChange(review), REVIEWED_AT);
      await reviews.save(review);
    });
    await drain(testApp.app);
    await testApp.until(agrees);
    expect((await shown()).reviewCount).toBe(tour.reviewCount + 1);
  });

  it('are counted, forty at once', async () => {
    const before = (await said()).totalReviews;
    await Promise.all(Array.from({ length: 40 }, (_, index) => publish(100 + index, (index % 5) + 1)));
    await drain(testApp.app);
    await testApp.until(agrees);
    expect((await shown()).reviewCount).toBe(before + 40);
  });

  it('are shown in their order, even when told in another', async () => {
    const reaction = testApp.app.get(ShowRatingWhenReviewsChanged, { strict: false });
    const tell = (rating: number, revision: number): Promise<void> =>
      change(() =>
        reaction.react({
          type: 'reviews.review-published.v1',
          reviewId: id(1),
          tourId: tour.id,
          rating,
          count: 2,
          revision,
        }),
      );
    const kept = async () =>
      testApp.app
        .get(ReadDb)
        .first(sql<{ rating: number }>`select rating::float8 as rating from catalogue.tour where id = ${tour.id}`);
    await tell(4.5, 1_000_002);
    await tell(3, 1_000_001);
    expect(await kept()).toEqual({ rating: 4.5 });
    await tell(2.5, 1_000_003);
    expect(await kept()).toEqual({ rating: 2.5 });
    await testApp.until(async () => (await shown()).rating === 2.5);
  });

  it('keep every field, and know what they do not know', async () => {
    const facts = aReview({
      id: id(2),
      tourId: tour.id,
      cityId: tour.city.id,
      bookingReference: 'BK-4F8T2W',
      country: null,
    });
    await change(() => reviews.save(Review.write(facts, REVIEWED_AT)));
    await change(async () => {
      expect({ ...(await reviews.getForChange(id(2))) }).toEqual({
        ...facts,
        status: 'pending',
        writtenAt: REVIEWED_AT,
        publishedOn: null,
        reason: null,
        answer: null,
      });
      await expect(reviews.getForChange(id(3))).rejects.toThrow(ReviewUnknown);
    });
  });

  reviewRepositoryContract('in PostgreSQL', () => ({
    reviews,
    alone: (work) => testApp.app.get(Commands).inTransaction(work),
  }));
});
