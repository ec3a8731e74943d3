import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Reactions } from '../outbox/reactions.js';
import { DueWorkHandlers } from './due-work-handlers.js';
import { DueWorkRows } from './due-work-rows.js';

/** How much of what this process knows is still to come to an end, whoever does it. */
@Injectable()
export class Unfinished {
  constructor(
    private readonly entities: EntityManager,
    private readonly reactions: Reactions,
    private readonly dueWork: DueWorkRows,
    private readonly handlers: DueWorkHandlers,
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
           + (select count(*) from platform.due_work
              where ${this.dueWork.isFirstAttemptOpen()} and kind = any(${this.handlers.kinds}::text[]))::int as count
    `.execute(this.entities.fork().getKysely());
    return rows[0]?.count ?? 0;
  }
}
