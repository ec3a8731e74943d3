import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Config } from '../config.js';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';
import { ReactionQueue } from '../outbox/reaction-queue.js';
import { ReactionRunner } from './reaction-runner.js';
import { Relay } from '../outbox/relay.js';
import { OutboxReconciler } from '../outbox/outbox-reconciler.js';
import { JobRunner } from './job-runner.js';
import { Loop } from './loop.js';

/** How often the loops poll for work that no notification announced, in milliseconds. */
@Injectable()
export class WorkerConcurrency {
  readonly pollMs: number = 1000;
  readonly settleMs: number = 5000;
}

/** The background work of a process whose ROLE is worker or all: relay, reactions, scheduled jobs. */
@Injectable()
export class Workers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly relaying: Loop;
  private readonly doingJobs: Loop;
  private readonly settling: Loop;
  private readonly joining: Loop;
  private isWorking = false;
  private hasPlannedRecurring = false;

  constructor(
    private readonly config: Config,
    private readonly queue: ReactionQueue,
    private readonly runner: ReactionRunner,
    relay: Relay,
    private readonly scheduledJobs: JobRunner,
    reconciler: OutboxReconciler,
    notifications: PostgresNotifications,
    { pollMs, settleMs }: WorkerConcurrency,
  ) {
    this.joining = new Loop('Queue', () => this.join());
    this.relaying = new Loop('Relay', async () => (await relay.relay((jobs) => queue.add(jobs))) > 0, pollMs);
    this.doingJobs = new Loop('ScheduledJobs', () => this.doJobs(), pollMs);
    this.settling = new Loop('OutboxReconciler', () => settle(reconciler), settleMs);
    wakeOn(notifications, 'outbox', this.relaying);
    wakeOn(notifications, 'scheduled_job', this.doingJobs);
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'web') return;
    for (const loop of this.loops) loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
    await this.queue.close();
  }

  private get loops(): readonly Loop[] {
    return [this.joining, this.relaying, this.doingJobs, this.settling];
  }

  /** Repeated until the queue's database answers for the first time. */
  private async join(): Promise<boolean> {
    if (this.isWorking) return false;
    await this.queue.work((job, attempt) => this.runner.attempt(job, attempt));
    this.isWorking = true;
    return false;
  }

  private async doJobs(): Promise<boolean> {
    if (!this.hasPlannedRecurring) await this.scheduledJobs.ensureRecurring();
    this.hasPlannedRecurring = true;
    return (await this.scheduledJobs.runDue()).tried > 0;
  }
}

async function settle(reconciler: OutboxReconciler): Promise<boolean> {
  await reconciler.settle();
  await reconciler.redeliver();
  await reconciler.settleUnheard();
  return false;
}

function wakeOn(notifications: PostgresNotifications, channel: string, loop: Loop): void {
  const wake = (): void => loop.wake();
  notifications.listen(channel, { onMessage: wake, onGap: wake });
}
