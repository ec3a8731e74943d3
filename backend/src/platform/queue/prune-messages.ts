import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, RecurringJob } from './job-handler.js';

const KEEP_DAYS = 30;
const ONE_DAY_IN_MINUTES = 24 * 60;

/**
 * After thirty days, deletes settled facts, processed messages, replayed failures, finished jobs, and answers kept for
 * repeated requests.
 */
@RecurringJob('platform.prune-messages', ONE_DAY_IN_MINUTES)
@Injectable()
export class PruneMessages implements JobHandler {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const database = this.entities.getKysely();
    const now = this.clock.now();
    // Messages are settled by the machine's time. The Clock decides about the rest.
    await sql`
      delete from platform.outbox message where settled_at < now() - make_interval(days => ${KEEP_DAYS})
        and not exists (select from platform.failed_message failed where failed.message_id = message.id and failed.replayed_at is null)
    `.execute(database);
    await sql`
      delete from platform.failed_message where replayed_at < now() - make_interval(days => ${KEEP_DAYS})
    `.execute(database);
    await sql`
      delete from platform.processed_message done where processed_at < now() - make_interval(days => ${KEEP_DAYS})
        and not exists (select from platform.outbox message where message.id = done.message_id)
    `.execute(database);
    await sql`
      delete from platform.scheduled_job where done_at < ${now}::timestamptz - make_interval(days => ${KEEP_DAYS})
    `.execute(database);
    await sql`
      delete from platform.idempotent_answer where started_at < ${now}::timestamptz - make_interval(days => ${KEEP_DAYS})
    `.execute(database);
  }
}
