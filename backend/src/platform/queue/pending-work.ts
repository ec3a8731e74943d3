import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Reactions } from '../outbox/reactions.js';
import { JobHandlers } from './job-handlers.js';
import { JobRows } from './job-rows.js';

/** How much of what this process knows is still to come to an end, whoever does it. */
@Injectable()
export class PendingWork {
  constructor(
    private readonly entities: EntityManager,
    private readonly reactions: Reactions,
    private readonly scheduledJobs: JobRows,
    private readonly handlers: JobHandlers,
  ) {}

  /**
   * Facts some reaction of which has neither run nor failed for good, and due work whose first attempt has not ended.
   * It is one statement: what another process ends between two would be missed by the first as a fact that is not
   * written yet, and by the second as work that is done.
   */
  async count(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from platform.outbox
              where settled_at is null and type = any(${this.reactions.types}::text[]))::int
           + (select count(*) from platform.scheduled_job
              where ${this.scheduledJobs.isFirstAttemptOpen()} and kind = any(${this.handlers.kinds}::text[]))::int as count
    `.execute(this.entities.fork().getKysely());
    return rows[0]?.count ?? 0;
  }
}
