import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';

export interface DueRow {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly requestId: string | null;
  /** It failed at every attempt before. */
  readonly hasFailed: boolean;
}

const BATCH = 20;
const LEASE_SECONDS = 120;
const isWaiting = (now: Date): RawBuilder<unknown> =>
  sql`done_at is null and given_up_at is null and due_at <= ${now} and (attempt_at is null or attempt_at <= ${now})`;
const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

/** The statements of the job runner. All times are the Clock's, so that they move with it. */
@Injectable()
export class JobRows {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async findDue(kinds: readonly string[]): Promise<readonly DueRow[]> {
    const { rows } = await sql<DueRow>`
      select id, kind, key, payload, attempts, request_id as "requestId", has_failed as "hasFailed" from platform.scheduled_job
      where ${isWaiting(this.clock.now())} and kind = any(${kinds}::text[]) order by due_at limit ${BATCH}
    `.execute(this.entities.fork().getKysely());
    return rows;
  }

  /** The condition of rows that are due and untried, or whose first attempt runs outside a transaction. */
  isFirstAttemptOpen(): RawBuilder<unknown> {
    const isUnderWay = sql`done_at is null and given_up_at is null and attempts = 1 and last_error is null`;
    return sql`(${isWaiting(this.clock.now())} and attempts = 0 or ${isUnderWay})`;
  }

  /** Marks the row as done in the running transaction; false if another process has it or did it. */
  async takeAsDone(id: string): Promise<boolean> {
    const now = this.clock.now();
    const { rows } = await sql`
      update platform.scheduled_job set done_at = ${now}, has_failed = false where id =
        (select id from platform.scheduled_job where id = ${id} and ${isWaiting(now)} for update skip locked) returning id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  /** Leases the row and returns the end of the lease; undefined if another process has the row. */
  async lease(row: DueRow): Promise<Date | undefined> {
    const now = this.clock.now();
    const end = new Date(now.getTime() + LEASE_SECONDS * 1000);
    const { rows } = await sql`
      update platform.scheduled_job set attempt_at = ${end}, attempts = ${row.attempts + 1} where id =
        (select id from platform.scheduled_job where id = ${row.id} and ${isWaiting(now)} for update skip locked) returning id
    `.execute(this.entities.fork().getKysely());
    return rows.length > 0 ? end : undefined;
  }

  /** Ends a leased job, unless it was scheduled anew or taken over meanwhile; in the running transaction if there is one. */
  async finish(id: string, leaseEnd: Date): Promise<void> {
    await sql`
      update platform.scheduled_job set done_at = ${this.clock.now()}, has_failed = false
      where id = ${id} and attempt_at = ${leaseEnd}
    `.execute(this.entities.getKysely());
  }

  /** Schedules the next run of a recurring job, in the running transaction if there is one. */
  async scheduleNext(id: string, everyMinutes: number): Promise<void> {
    await sql`
      update platform.scheduled_job set due_at = ${minutesAfter(this.clock.now(), everyMinutes)}, done_at = null, attempt_at = null, attempts = 0
      where id = ${id}
    `.execute(this.entities.getKysely());
  }

  /**
   * Records a failed attempt, in the running transaction if there is one.
   * @param pauseSeconds undefined after the last attempt
   * @returns false if the job was scheduled anew or done meanwhile
   */
  async noteFailure(row: DueRow, error: string, pauseSeconds: number | undefined): Promise<boolean> {
    const now = this.clock.now();
    const next = pauseSeconds === undefined ? null : new Date(now.getTime() + pauseSeconds * 1000);
    const { rows } = await sql`
      update platform.scheduled_job
      set attempts = ${row.attempts + 1}, last_error = ${error}, attempt_at = ${next}, given_up_at = ${next ? null : now},
          has_failed = has_failed or ${next === null}
      where id = ${row.id} and done_at is null and given_up_at is null and attempts in (${row.attempts}, ${row.attempts + 1})
      returning id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  /** Schedules a recurring job, not later than its interval (the clock may have been moved back). */
  async ensureRecurring(kind: string, everyMinutes: number): Promise<void> {
    const now = this.clock.now();
    await sql`
      insert into platform.scheduled_job as work (id, kind, key, due_at) values (${this.ids.uuid()}, ${kind}, '', ${now})
      on conflict (kind, key) do update
      set due_at = least(work.due_at, ${minutesAfter(now, everyMinutes)}::timestamptz), done_at = null, given_up_at = null
    `.execute(this.entities.fork().getKysely());
  }
}
