/** One reaction to one fact. The fact itself stays in the outbox: queues hold no personal data. */
export interface ReactionJob {
  readonly reaction: string;
  readonly messageId: string;
}

/** The number of attempts of a reaction before its message waits for an admin. */
export const REACTION_ATTEMPTS = 5;

/** Runs one job; `attempt` counts from 1. Throws to be retried. */
export type RunJob = (job: ReactionJob, attempt: number) => Promise<void>;

/**
 * Delivers jobs to workers at least once while the queue is available. {@link OutboxReconciler} hands over lost jobs
 * again.
 */
export abstract class ReactionQueue {
  /** Adds jobs. A job that is still in the queue is not added again. Throws soon if the queue cannot be reached. */
  abstract add(jobs: readonly ReactionJob[]): Promise<void>;

  /** Starts taking jobs in this process. */
  abstract work(run: RunJob): Promise<void>;

  /** Whether the queue answers within a second. */
  abstract isReachable(): Promise<boolean>;

  /** Takes no more jobs, waits for those that run, and closes its connections. */
  abstract close(): Promise<void>;
}
