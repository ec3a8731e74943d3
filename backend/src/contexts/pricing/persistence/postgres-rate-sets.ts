import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import type { RateSet } from '../domain/rate-set.js';
import { RateSets } from '../domain/rate-sets.js';

@Injectable()
export class PostgresRateSets extends RateSets {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async keep(set: RateSet, confirmedAt: Date): Promise<void> {
    await sql`
      insert into pricing.rate_set (published_on, source, rates, confirmed_at)
      values (${set.date}, ${set.source}, ${JSON.stringify(set.rates)}::jsonb, ${confirmedAt})
      on conflict (published_on) do update set source = excluded.source, rates = excluded.rates, confirmed_at = excluded.confirmed_at
    `.execute(this.entities.getKysely());
    await this.changes.publish('pricing.rates', set.date);
  }
}
