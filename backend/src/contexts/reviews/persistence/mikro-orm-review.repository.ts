import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { RatingSummary } from '../domain/rating-summary.js';
import type { Stars } from '../domain/rating-summary.js';
import { Review, type TourRating } from '../domain/review.js';
import { ReviewUnknown } from '../domain/review.errors.js';
import { ReviewRepository } from '../domain/review.repository.js';

@Injectable()
export class MikroOrmReviewRepository extends ReviewRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async getForChange(id: string): Promise<Review> {
    const review = await this.entities.findOne(Review, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!review) throw new ReviewUnknown({ review: id });
    return review;
  }

  async getRatingForChange(tourId: string): Promise<TourRating> {
    const database = this.entities.getKysely();
    // Without the lock two changes at once would each count without the other.
    await sql`select pg_advisory_xact_lock(hashtext('reviews'), hashtext(${tourId}))`.execute(database);
    const { rows } = await sql<{ rating: Stars; count: number }>`
      select rating, count(*)::integer as count from reviews.review
      where tour_id = ${tourId} and status = 'published' group by rating
    `.execute(database);
    const { rows: next } = await sql<{ revision: number }>`
      select nextval('reviews.revision') as revision
    `.execute(database);
    return {
      summary: RatingSummary.of(rows.map(({ rating, count }) => [rating, count] as const)),
      revision: Number(next[0]?.revision),
    };
  }

  async save(review: Review): Promise<void> {
    await this.entities.persist(review).flush();
    await this.changes.publish('reviews', review.tourId);
  }
}
