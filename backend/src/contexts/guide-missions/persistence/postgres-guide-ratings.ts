import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { type GuideRating, GuideRatings } from '../domain/guide-ratings.js';

@Injectable()
export class PostgresGuideRatings extends GuideRatings {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async show({ guideId, rating, count, revision }: GuideRating): Promise<void> {
    const { rows } = await sql`
      update guide_missions.guide_profile
      set rating = ${rating}, rating_count = ${count}, rating_revision = ${revision}
      where user_id = ${guideId} and rating_revision < ${revision}
      returning user_id
    `.execute(this.entities.getKysely());
    // The pages of guides are public answers, which the topic of reviews empties.
    if (rows.length > 0) await this.changes.publish('reviews', guideId);
  }
}
