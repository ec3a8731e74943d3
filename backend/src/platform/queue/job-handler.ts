import { SetMetadata } from '@nestjs/common';

/** What is done when planned work has become due. */
export interface JobHandler<Payload = unknown> {
  /**
   * Runs in a transaction that also marks the work done, so it takes effect exactly once. Throw to be tried again:
   * eight attempts with growing pauses, then it is given up and shown to the administration.
   */
  run(payload: Payload, key: string): Promise<void>;
}

export interface JobOptions {
  /**
   * For work that calls other systems: no transaction is open while it runs (it opens its own with `Commands`).
   * After a crash it runs again once its lease of two minutes has ended: the remote call needs an idempotency key.
   */
  readonly outsideTransaction?: boolean;
}

export interface JobDescription extends JobOptions {
  readonly kind: string;
  /** Set for recurring work: minutes between the starts of two runs. */
  readonly everyMinutes?: number;
}

export const SCHEDULED_JOB = 'scheduled-job';

/** Makes a provider the handler of one kind of due work, `<context>.<do>`. */
export const ScheduledJob = (kind: string, options: JobOptions = {}): ClassDecorator =>
  SetMetadata(SCHEDULED_JOB, { kind, ...options } satisfies JobDescription);

/** Recurring work: runs at start and then every `minutes`, once in the whole installation. `key` is ''. */
export const RecurringJob = (kind: string, minutes: number, options: JobOptions = {}): ClassDecorator =>
  SetMetadata(SCHEDULED_JOB, { kind, everyMinutes: minutes, ...options } satisfies JobDescription);
