import {
  createPostgresBackend,
  type Processor,
  Queue,
  type QueueOptions,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { Pool } from 'pg';
import type { ReactionJob } from '../outbox/reaction-queue.js';
import { openPool } from '../persistence/open-pool.js';

/** The parts of BullMQ's Queue and Worker that we use. Their types differ for each database. */
export interface BullQueue {
  addBulk(jobs: { name: string; data: ReactionJob; opts: { jobId: string } }[]): Promise<unknown>;
  count(): Promise<number>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(force?: boolean): Promise<void>;
}

type Options<T> = Omit<T, 'connection'>;

/** The database that BullMQ keeps its jobs in. */
export interface BullBackend {
  /** Runs before the first queue or worker. Throws while the database cannot be reached. */
  prepare(): Promise<void>;
  queue(name: string, options: Options<QueueOptions>): Promise<BullQueue>;
  worker(name: string, processor: Processor<ReactionJob, void>, options: Options<WorkerOptions>): Promise<BullWorker>;
  close(): Promise<void>;
}

const SCHEMA = 'bullmq';
/** The worker's LISTEN always holds one of them. */
const POSTGRES_CONNECTIONS = 4;

/**
 * Jobs in PostgreSQL, in the schema `bullmq` that BullMQ creates and migrates itself. Queue and worker share one pool.
 */
export class PostgresBackend implements BullBackend {
  private readonly pool: Pool;

  constructor(url: string) {
    this.pool = openPool({
      connectionString: url,
      max: POSTGRES_CONNECTIONS,
      options: `-c search_path=${SCHEMA}`,
      keepAlive: true,
      application_name: 'cicerone-queue',
    });
  }

  async prepare(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client, SCHEMA);
    } finally {
      client.release();
    }
  }

  async queue(name: string, options: Options<QueueOptions>): Promise<BullQueue> {
    return whenReady(new Queue(name, { ...options, connection: this.pool }, createPostgresBackend));
  }

  async worker(
    name: string,
    processor: Processor<ReactionJob, void>,
    options: Options<WorkerOptions>,
  ): Promise<BullWorker> {
    const own = { ...options, autorun: false, connection: this.pool };
    const worker = await whenReady(new Worker(name, processor, own, createPostgresBackend));
    worker.run().catch((error: Error) => worker.emit('error', error));
    return worker;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

interface Connecting {
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(force?: boolean): Promise<void>;
}

/**
 * BullMQ keeps the outcome of its first connection to PostgreSQL forever. If that connection failed, a queue refuses
 * every job, and a worker repeats the failure without a pause, which stops the process.
 */
async function whenReady<Kind extends Connecting>(made: Kind): Promise<Kind> {
  made.on('error', () => undefined);
  try {
    await made.waitUntilReady();
    return made;
  } catch (error) {
    await made.close(true).catch(() => undefined);
    throw error;
  }
}

/** Jobs in Redis. Redis may lose them: the outbox hands them over again. */
export class RedisBackend implements BullBackend {
  private readonly clients = new Set<Redis>();

  constructor(private readonly url: string) {}

  async prepare(): Promise<void> {
    // Redis needs no schema, and its connections reconnect by themselves.
  }

  async queue(name: string, options: Options<QueueOptions>): Promise<BullQueue> {
    return new Queue(name, {
      ...options,
      connection: this.connect({ maxRetriesPerRequest: 1, enableOfflineQueue: false }),
    });
  }

  async worker(
    name: string,
    processor: Processor<ReactionJob, void>,
    options: Options<WorkerOptions>,
  ): Promise<BullWorker> {
    return new Worker(name, processor, { ...options, connection: this.connect({ maxRetriesPerRequest: null }) });
  }

  /** If Redis is down during shutdown, BullMQ leaves connections that try to reconnect. */
  async close(): Promise<void> {
    for (const client of this.clients) client.disconnect();
  }

  private connect(options: RedisOptions): Redis {
    const retryStrategy = (times: number): number => Math.min(times * 200, 2000);
    return this.keep(new Redis(this.url, { ...options, retryStrategy, connectTimeout: 2000 }));
  }

  private keep(client: Redis): Redis {
    this.clients.add(client);
    // The worker duplicates its connection for the blocking command.
    const duplicate = client.duplicate.bind(client);
    client.duplicate = (override) => this.keep(duplicate(override));
    client.on('error', () => undefined);
    return client;
  }
}
