import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Reactions } from '../outbox/reactions.js';
import { JobHandlers } from './job-handlers.js';
import { JobRows } from './job-rows.js';

/** Counts the unfinished work that this process knows of, whichever process does it. */
@Injectable()
export class PendingWork {
  constructor(
    private readonly entities: EntityManager,
    private readonly reactions: Reactions,
    private readonly scheduledJobs: JobRows,
    private readonly handlers: JobHandlers,
  ) {}

  /**
   * Counts facts with a reaction that has neither run nor failed for good, and jobs whose first attempt has not ended.
   * It must be one statement. Between two statements, another process could finish a job that publishes a fact: the
   * first statement would miss the fact, and the second the job.
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
