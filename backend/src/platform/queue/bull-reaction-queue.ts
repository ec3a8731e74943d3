import { Logger } from '@nestjs/common';
import { REACTION_ATTEMPTS, type ReactionJob, ReactionQueue, type RunJob } from '../outbox/reaction-queue.js';
import type { BullBackend, BullQueue, BullWorker } from './bull-backend.js';

const NAME = 'reactions';
const AT_ONCE = 4;
const ADD_TIMEOUT_MS = 5000;
const PING_TIMEOUT_MS = 1000;
/** For the shutdown while the database is unavailable. */
const GOODBYE_TIMEOUT_MS = 2000;
const ONE_COMPLAINT_PER_MS = 30_000;

/** How often workers take over a job of a dead process before the job is left to the next handover. */
const MOST_TAKE_OVERS = 8;

export interface QueueTiming {
  /** The pause before the second attempt in milliseconds. Each further pause is twice as long. */
  readonly firstPauseMs: number;
  /**
   * The lease of a worker on its jobs in milliseconds. After a crash, another worker takes the jobs when it has ended.
   */
  readonly leaseMs: number;
}

const TIMING: QueueTiming = { firstPauseMs: 1000, leaseMs: 15_000 };

/**
 * BullMQ on either database. It is loaded and connected at its first use: in a process that only serves pages, at the
 * first readiness check.
 */
export class BullReactionQueue extends ReactionQueue {
  private readonly logger = new Logger('Queue');
  private loaded: Promise<BullBackend> | undefined;
  private opened: Promise<BullQueue> | undefined;
  private worker: BullWorker | undefined;
  private readonly running = new Set<Promise<void>>();
  private lastComplaint = 0;

  constructor(
    private readonly load: () => Promise<BullBackend>,
    private readonly timing = TIMING,
  ) {
    super();
  }

  async add(jobs: readonly ReactionJob[]): Promise<void> {
    const adding = this.queue().then((queue) =>
      queue.addBulk(jobs.map((job) => ({ name: job.reaction, data: job, opts: { jobId: idOf(job) } }))),
    );
    await within(ADD_TIMEOUT_MS, adding);
  }

  async work(run: RunJob): Promise<void> {
    await this.queue();
    const backend = await this.backend();
    this.worker = await backend.worker(NAME, (job) => this.track(run(job.data, job.attemptsMade + 1)), {
      concurrency: AT_ONCE,
      lockDuration: this.timing.leaseMs,
      stalledInterval: this.timing.leaseMs,
      maxStalledCount: MOST_TAKE_OVERS,
      runRetryDelay: 1000,
    });
    this.worker.on('error', (error) => this.complain(error));
  }

  async isReachable(): Promise<boolean> {
    return within(
      PING_TIMEOUT_MS,
      this.queue().then((queue) => queue.count()),
    ).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    const queue = await this.opened?.catch(() => undefined);
    if (queue) {
      // BullMQ waits forever for a database that is unavailable. Only our own jobs are waited for then.
      const isDown = !(await this.isReachable());
      const closing = this.worker?.close(isDown);
      await Promise.allSettled(this.running);
      await within(GOODBYE_TIMEOUT_MS, Promise.all([closing, queue.close()])).catch(() => undefined);
    }
    await (await this.loaded)?.close();
  }

  private async track(job: Promise<void>): Promise<void> {
    this.running.add(job);
    try {
      await job;
    } finally {
      this.running.delete(job);
    }
  }

  private backend(): Promise<BullBackend> {
    this.loaded ??= this.load();
    return this.loaded;
  }

  private queue(): Promise<BullQueue> {
    this.opened ??= this.open().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<BullQueue> {
    const backend = await this.backend();
    await backend.prepare();
    const queue = await backend.queue(NAME, {
      streams: { events: { maxLen: 100 } },
      defaultJobOptions: {
        attempts: REACTION_ATTEMPTS,
        backoff: { type: 'exponential', delay: this.timing.firstPauseMs },
        removeOnComplete: true,
        // A job that failed for good is a row in platform.failed_message. Its id must be free for a replay.
        removeOnFail: true,
      },
    });
    queue.on('error', (error) => this.complain(error));
    return queue;
  }

  private complain(error: Error): void {
    if (performance.now() - this.lastComplaint < ONE_COMPLAINT_PER_MS && this.lastComplaint > 0) return;
    this.lastComplaint = performance.now();
    this.logger.warn(`${error.name}: ${error.message}`);
  }
}

/** BullMQ allows no colon in an id. */
const idOf = ({ messageId, reaction }: ReactionJob): string => `${messageId}_${reaction}`;

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The queue did not answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
