/** One reaction to one fact. The fact itself stays in the outbox: queues hold no personal data. */
export interface ReactionJob {
  readonly reaction: string;
  readonly messageId: string;
}

/** How often a reaction is tried before its message waits for a person. */
export const REACTION_ATTEMPTS = 5;

/** Runs one job; `attempt` counts from 1. Throws to be tried again later. */
export type RunJob = (job: ReactionJob, attempt: number) => Promise<void>;

/** Brings jobs to workers, at least once, while it is up; jobs it loses are handed over again by {@link OutboxReconciler}. */
export abstract class ReactionQueue {
  /** Adding a job that is still in the queue does nothing. Throws soon when the queue cannot be reached. */
  abstract add(jobs: readonly ReactionJob[]): Promise<void>;

  /** Starts taking jobs in this process. */
  abstract work(run: RunJob): Promise<void>;

  /** Whether the queue answers within a second. */
  abstract isReachable(): Promise<boolean>;

  /** Takes no more jobs, waits for those that run, and closes its connections. */
  abstract close(): Promise<void>;
}
