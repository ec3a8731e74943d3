import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { type TourRating, TourRatings } from '../domain/tour-ratings.js';

@Injectable()
export class PostgresTourRatings extends TourRatings {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async show({ tourId, rating, count, revision }: TourRating): Promise<void> {
    const { rows } = await sql`
      update catalogue.tour set rating = ${rating}, review_count = ${count}, review_revision = ${revision}
      where id = ${tourId} and review_revision < ${revision}
      returning id
    `.execute(this.entities.getKysely());
    if (rows.length > 0) await this.changes.publish('catalogue', tourId);
  }
}
