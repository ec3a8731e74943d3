import { SetMetadata } from '@nestjs/common';

/** Runs a scheduled job that has become due. */
export interface JobHandler<Payload = unknown> {
  /**
   * Runs in a transaction that also marks the job as done, so it takes effect exactly once. Throws to be retried: after
   * eight attempts with growing pauses the job fails and is shown to the administration.
   */
  run(payload: Payload, key: string): Promise<void>;
}

export interface JobOptions {
  /**
   * For jobs that call other systems: no transaction is open while the job runs (it opens its own with `Commands`).
   * After a crash it runs again when its lease of two minutes has ended: the remote call needs an idempotency key.
   */
  readonly outsideTransaction?: boolean;
}

export interface JobDescription extends JobOptions {
  readonly kind: string;
  /** Minutes between the starts of two runs, for recurring jobs. */
  readonly everyMinutes?: number;
}

export const SCHEDULED_JOB = 'scheduled-job';

/** Makes a provider the handler of one kind of scheduled job, `<context>.<do>`. */
export const ScheduledJob = (kind: string, options: JobOptions = {}): ClassDecorator =>
  SetMetadata(SCHEDULED_JOB, { kind, ...options } satisfies JobDescription);

/** A recurring job: runs at start and then every `minutes`, once in the whole installation. `key` is ''. */
export const RecurringJob = (kind: string, minutes: number, options: JobOptions = {}): ClassDecorator =>
  SetMetadata(SCHEDULED_JOB, { kind, everyMinutes: minutes, ...options } satisfies JobDescription);
