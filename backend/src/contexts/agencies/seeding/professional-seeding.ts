import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';

/** Writes validated professionals, in the running transaction, and tells nobody. */
@Injectable()
export class ProfessionalSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  async write(userIds: readonly string[]): Promise<void> {
    const now = this.clock.now();
    await sql`
      insert into agencies.professional (user_id, state, waiting_since, decided_at, version)
      select id, 'validated', ${now}::timestamptz, ${now}::timestamptz, 1 from unnest(${[...userIds]}::uuid[]) as id
      on conflict (user_id) do nothing
    `.execute(this.entities.getKysely());
  }
}
