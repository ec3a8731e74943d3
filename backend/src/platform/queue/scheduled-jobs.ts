import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { currentRequestId } from '../request-context.js';
import { FailedWork } from '../outbox/failed-work.js';
import { withdrawDeferred, deferWrite } from '../deferred-writes.js';

/** Jobs with a due time, scheduled and cancelled in the running transaction. */
@Injectable()
export class ScheduledJobs {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly failedWork: FailedWork,
  ) {}

  /**
   * Schedules a job. There is one job per kind and key: a second call moves it, and runs it again if it was done.
   * @param payload a JSON value
   */
  async plan(kind: string, key: string, dueAt: Date, payload: unknown = {}): Promise<void> {
    const statement = sql`
      insert into platform.scheduled_job (id, kind, key, due_at, payload, request_id)
      values (${this.ids.uuid()}, ${kind}, ${key}, ${dueAt}, ${JSON.stringify(payload)}::jsonb, ${currentRequestId() ?? null})
      on conflict (kind, key) do update
      set due_at = excluded.due_at, payload = excluded.payload, request_id = excluded.request_id,
          attempts = 0, attempt_at = null, last_error = null, done_at = null, given_up_at = null
    `;
    await deferWrite(this.entities, nameOf(kind, key), { statement, wakes: 'scheduled_job' });
  }

  /** Removes the job. Does nothing if there is none. */
  async cancel(kind: string, key: string): Promise<void> {
    withdrawDeferred(this.entities, nameOf(kind, key));
    const { rows } = await sql<{ id: string; hasFailed: boolean }>`
      delete from platform.scheduled_job where kind = ${kind} and key = ${key} returning id, has_failed as "hasFailed"
    `.execute(this.entities.getKysely());
    for (const { id, hasFailed } of rows) if (hasFailed) await this.failedWork.settle(id);
  }

  /**
   * Retries a failed job, in the running transaction.
   * @returns false if no failed job has this id
   */
  async replay(id: string): Promise<boolean> {
    const database = this.entities.getKysely();
    const { rows } = await sql`
      update platform.scheduled_job set given_up_at = null, attempts = 0, attempt_at = null
      where id = ${id} and given_up_at is not null returning id
    `.execute(database);
    await sql`select pg_notify('scheduled_job', '')`.execute(database);
    return rows.length > 0;
  }
}

const nameOf = (kind: string, key: string): string => `job ${kind} ${key}`;
