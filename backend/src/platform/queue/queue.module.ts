import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Config } from '../config.js';
import { ClockOffset } from '../dev-clock/clock-offset.js';
import { DevClockController } from '../dev-clock/dev-clock.controller.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { LiveEvents } from '../realtime/live-events.js';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';
import { FailedMessages } from '../outbox/failed-messages.js';
import { FailedWork } from '../outbox/failed-work.js';
import { ReactionQueue } from '../outbox/reaction-queue.js';
import { ReactionRunner } from './reaction-runner.js';
import type { Route } from '../outbox/reaction.js';
import { Reactions, ROUTES } from '../outbox/reactions.js';
import { Relay } from '../outbox/relay.js';
import { OutboxReconciler } from '../outbox/outbox-reconciler.js';
import { DATABASE_URL } from '../persistence/database-url.js';
import { BullReactionQueue } from './bull-reaction-queue.js';
import { QueueDrain } from './queue-drain.js';
import { JobHandlers } from './job-handlers.js';
import { JobRows } from './job-rows.js';
import { JobRunner } from './job-runner.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { FindFailedJobs } from './find-failed-jobs.js';
import { JobsController } from './jobs.controller.js';
import { PruneMessages } from './prune-messages.js';
import { ReplayJobHandler } from './replay-job.js';
import { PendingWork } from './pending-work.js';
import { Workers, WorkerConcurrency } from './workers.js';

const queueOf = (config: Config, databaseUrl: string): ReactionQueue =>
  new BullReactionQueue(async () => {
    const { PostgresBackend, RedisBackend } = await import('./bull-backend.js');
    return config.REDIS_URL ? new RedisBackend(config.REDIS_URL) : new PostgresBackend(databaseUrl);
  });

const SERVICES = [
  PostgresNotifications,
  CacheInvalidation,
  LiveEvents,
  ScheduledJobs,
  FailedMessages,
  FailedWork,
  QueueDrain,
];
const INTERNALS = [
  Reactions,
  Relay,
  ReactionRunner,
  OutboxReconciler,
  JobHandlers,
  JobRows,
  JobRunner,
  FindFailedJobs,
  ReplayJobHandler,
  PruneMessages,
  ClockOffset,
  PendingWork,
  Workers,
  WorkerConcurrency,
];

/** Reactions, scheduled jobs, live changes and the movable clock. */
@Global()
@Module({})
export class QueueModule {
  /** @param routes the event routing, `event-routing/` */
  static with(routes: readonly Route[]): DynamicModule {
    return {
      module: QueueModule,
      imports: [DiscoveryModule],
      controllers: [JobsController, DevClockController],
      providers: [
        { provide: ROUTES, useValue: routes },
        { provide: ReactionQueue, useFactory: queueOf, inject: [Config, DATABASE_URL] },
        ...SERVICES,
        ...INTERNALS,
      ],
      exports: [ReactionQueue, ...SERVICES],
    };
  }
}
