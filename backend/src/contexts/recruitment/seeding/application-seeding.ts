import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { ApplicationState } from '../domain/application.js';

/** Writes the state of applications, in the running transaction. */
@Injectable()
export class ApplicationSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  async write(userIds: readonly string[], state: ApplicationState): Promise<void> {
    await sql`
      insert into recruitment.application (user_id, state, changed_at)
      select id, ${state}, ${this.clock.now()}::timestamptz from unnest(${[...userIds]}::uuid[]) as id
      on conflict (user_id) do update set state = excluded.state, changed_at = excluded.changed_at
    `.execute(this.entities.getKysely());
  }
}
