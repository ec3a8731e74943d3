import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReactionJob, ReactionQueue } from '../outbox/reaction-queue.js';
import { ReactionRunner } from './reaction-runner.js';
import { Relay } from '../outbox/relay.js';
import { OutboxReconciler } from '../outbox/outbox-reconciler.js';
import { JobRunner } from './job-runner.js';
import { PendingWork } from './pending-work.js';

const POLL_MS = 20;

/** Runs all waiting work here and now, beside any workers. */
@Injectable()
export class QueueDrain {
  constructor(
    private readonly relay: Relay,
    private readonly runner: ReactionRunner,
    private readonly scheduledJobs: JobRunner,
    private readonly reconciler: OutboxReconciler,
    private readonly queue: ReactionQueue,
    private readonly pendingWork: PendingWork,
  ) {}

  /**
   * Runs facts, reactions and jobs until nothing new comes. Recurring jobs run only if they have been scheduled.
   * @returns the thrown errors; with `retry`, a failed reaction is handed to the queue for its further attempts
   */
  async run({ retry }: { readonly retry: boolean }): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (let done = 1; done > 0;) {
      const jobs: ReactionJob[] = [];
      const facts = await this.relay.relay(async (found) => void jobs.push(...found));
      const failed = await this.runAll(jobs, errors);
      if (retry && failed.length > 0) await this.queue.add(failed);
      const round = await this.scheduledJobs.runDue();
      errors.push(...round.errors);
      done = facts + round.tried;
    }
    await this.reconciler.settle();
    return errors;
  }

  /** Waits for other loops and processes. Returns whether they finished within `timeoutMs`. */
  async waitForOthers(timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline) {
      await this.reconciler.settle();
      if ((await this.pendingWork.count()) === 0) return true;
      await sleep(POLL_MS);
    }
    return false;
  }

  ensureRecurring(): Promise<void> {
    return this.scheduledJobs.ensureRecurring();
  }

  private async runAll(jobs: readonly ReactionJob[], errors: unknown[]): Promise<ReactionJob[]> {
    const failed: ReactionJob[] = [];
    for (const job of jobs) {
      try {
        await this.runner.run(job);
      } catch (error) {
        errors.push(error);
        failed.push(job);
      }
    }
    return failed;
  }
}
