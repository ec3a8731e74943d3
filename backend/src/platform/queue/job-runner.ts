import { Injectable, Logger } from '@nestjs/common';
import { DEFAULT_LOCALE } from '../../shared-kernel/language/locale.js';
import { Commands } from '../commands.js';
import { withRequestContext } from '../request-context.js';
import { describeError, FailedWork } from '../outbox/failed-work.js';
import { JobHandlers, type FoundHandler } from './job-handlers.js';
import { type DueRow, JobRows } from './job-rows.js';

const ATTEMPTS = 8;
const AT_ONCE = 4;
/** 5 s, 15 s, 45 s … 1 h. */
const pauseAfter = (attempts: number): number => 5 * 3 ** (attempts - 1);

/** The result of one round. */
export interface Round {
  readonly tried: number;
  readonly errors: readonly unknown[];
}

/** Runs the jobs that are due. Many processes may do so at once: each job is run by one of them. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('ScheduledJobs');

  constructor(
    private readonly rows: JobRows,
    private readonly handlers: JobHandlers,
    private readonly commands: Commands,
    private readonly failedWork: FailedWork,
  ) {}

  /** One round: at most a batch, a few jobs at once. */
  async runDue(): Promise<Round> {
    const due = [...(await this.rows.findDue(this.handlers.kinds))];
    const errors: unknown[] = [];
    let tried = 0;
    const takeTurns = async (): Promise<void> => {
      for (let row = due.shift(); row; row = due.shift()) {
        const outcome = await this.runOne(row);
        if (outcome !== 'taken by another') tried += 1;
        if (outcome instanceof Failure) errors.push(outcome.error);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
    return { tried, errors };
  }

  /** Schedules the recurring jobs of this process; safe to repeat. */
  async ensureRecurring(): Promise<void> {
    for (const { kind, everyMinutes } of this.handlers.recurring) await this.rows.ensureRecurring(kind, everyMinutes);
  }

  private async runOne(row: DueRow): Promise<'done' | 'taken by another' | Failure> {
    const found = this.handlers.find(row.kind);
    if (!found) return 'taken by another';
    try {
      const run = found.outsideTransaction ? this.runLeased : this.runInTransaction;
      const done = await withRequestContext({ requestId: row.requestId ?? row.id, language: DEFAULT_LOCALE }, () =>
        run.call(this, row, found),
      );
      return done ? 'done' : 'taken by another';
    } catch (error) {
      await this.noteFailure(row, found, error);
      return new Failure(error);
    }
  }

  /** Marks the row as done first, so that a handler which schedules the same job again has the last word. */
  private async runInTransaction(row: DueRow, found: FoundHandler): Promise<boolean> {
    return this.commands.inTransaction(async () => {
      if (!(await this.rows.takeAsDone(row.id))) return false;
      if (found.everyMinutes !== undefined) await this.rows.scheduleNext(row.id, found.everyMinutes);
      await found.handler.run(row.payload, row.key);
      if (row.hasFailed) await this.failedWork.settle(row.id);
      return true;
    });
  }

  private async runLeased(row: DueRow, found: FoundHandler): Promise<boolean> {
    const leaseEnd = await this.rows.lease(row);
    if (!leaseEnd) return false;
    if (row.attempts >= ATTEMPTS) throw new Error('Every attempt ended with the process that made it');
    await found.handler.run(row.payload, row.key);
    if (found.everyMinutes === undefined) await this.finish(row, leaseEnd);
    else await this.rows.scheduleNext(row.id, found.everyMinutes);
    return true;
  }

  private async finish({ id, hasFailed }: DueRow, leaseEnd: Date): Promise<void> {
    if (!hasFailed) return this.rows.finish(id, leaseEnd);
    await this.commands.inTransaction(async () => {
      await this.rows.finish(id, leaseEnd);
      await this.failedWork.settle(id);
    });
  }

  private async noteFailure(row: DueRow, found: FoundHandler, error: unknown): Promise<void> {
    const attempts = row.attempts + 1;
    const isLast = attempts >= ATTEMPTS;
    this.logger.warn(
      `${row.kind} ${row.key}: attempt ${attempts} of ${ATTEMPTS} failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    if (isLast && found.everyMinutes === undefined) return this.giveUp(row, attempts, error);
    // A recurring job never fails for good: after the last attempt it waits for its next turn.
    const pause = isLast ? (found.everyMinutes ?? 0) * 60 : pauseAfter(attempts);
    await this.rows.noteFailure(row, describeError(error), pause);
    if (isLast && found.everyMinutes !== undefined) await this.rows.scheduleNext(row.id, found.everyMinutes);
  }

  /** Leaves the job to the team. */
  private async giveUp(row: DueRow, attempts: number, error: unknown): Promise<void> {
    await this.commands.inTransaction(async () => {
      if (!(await this.rows.noteFailure(row, describeError(error), undefined))) return;
      const { id, kind: name, key: subject } = row;
      await this.failedWork.raise({ id, sort: 'scheduled-job', name, subject, attempts, error });
    });
  }
}

class Failure {
  constructor(readonly error: unknown) {}
}
