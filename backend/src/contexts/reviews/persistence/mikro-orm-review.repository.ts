import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { RatingSummary } from '../domain/rating-summary.js';
import type { Stars } from '../domain/rating-summary.js';
import { type RatingBefore, type RatingsBefore, Review } from '../domain/review.js';
import { ReviewUnknown } from '../domain/review.errors.js';
import { ReviewRepository } from '../domain/review.repository.js';

const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmReviewRepository extends ReviewRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async find(id: string): Promise<Review | undefined> {
    return (await this.entities.findOne(Review, { id })) ?? undefined;
  }

  async getForChange(id: string): Promise<Review> {
    const review = await this.entities.findOne(Review, { id }, FOR_CHANGE);
    if (!review) throw new ReviewUnknown({ review: id });
    return review;
  }

  async findOfBookingForChange(bookingReference: string): Promise<Review | undefined> {
    return (await this.entities.findOne(Review, { bookingReference }, FOR_CHANGE)) ?? undefined;
  }

  async getRatingsForChange({
    tourId,
    guideId,
    guideRating,
  }: Pick<Review, 'tourId' | 'guideId' | 'guideRating'>): Promise<RatingsBefore> {
    const tour = await this.ratingBefore(tourId, sql`rating`, sql`tour_id = ${tourId}`);
    if (guideId === null || guideRating === null) return { tour };
    const rates = sql`guide_id = ${guideId} and guide_rating is not null`;
    return { tour, guide: await this.ratingBefore(guideId, sql`guide_rating`, rates) };
  }

  async save(review: Review): Promise<void> {
    await this.entities.persist(review).flush();
    await this.changes.publish('reviews', review.tourId);
  }

  private async ratingBefore(
    id: string,
    stars: RawBuilder<unknown>,
    where: RawBuilder<unknown>,
  ): Promise<RatingBefore> {
    const database = this.entities.getKysely();
    // Without the lock two changes at once would each count without the other.
    await sql`select pg_advisory_xact_lock(hashtext('reviews'), hashtext(${id}))`.execute(database);
    const { rows } = await sql<{ stars: Stars; count: number }>`
      select ${stars} as stars, count(*)::integer as count from reviews.review
      where ${where} and status = 'published' group by ${stars}
    `.execute(database);
    const { rows: next } = await sql<{ revision: number }>`
      select nextval('reviews.revision') as revision
    `.execute(database);
    return {
      summary: RatingSummary.of(rows.map((row) => [row.stars, row.count] as const)),
      revision: Number(next[0]?.revision),
    };
  }
}
