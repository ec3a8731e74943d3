import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { describeReactionQueue, until } from '../testing/reaction-queue.contract.js';
import { hasRedis, RedisServer } from '../../../test/harness/redis-server.js';
import { PostgresBackend, RedisBackend } from './bull-backend.js';
import { BullReactionQueue } from './bull-reaction-queue.js';

/** No job here outlives its worker: a lease that ended on a slow machine would run the job twice. */
const QUICK = { firstPauseMs: 10, leaseMs: 60_000 };

const onRedis = hasRedis() ? describe : describe.skip;

describe('the queue in PostgreSQL', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });

  afterAll(async () => {
    await database.drop();
  });

  describeReactionQueue(() => new BullReactionQueue(async () => new PostgresBackend(database.url), QUICK));

  it('says that it cannot be reached', async () => {
    const nowhere = new BullReactionQueue(
      async () => new PostgresBackend('postgresql://nobody@127.0.0.1:1/nothing'),
      QUICK,
    );
    expect(await nowhere.isReachable()).toBe(false);
    await expect(nowhere.add([])).rejects.toThrow();
    await nowhere.close();
  });

  it('starts no worker, which would repeat the failure without a pause, where its first connection fails', async () => {
    const backend = new PostgresBackend(database.url.replace(/[^/]*$/, 'no_such_database'));
    await expect(backend.worker('jobs', async () => undefined, {})).rejects.toMatchObject({ code: '3D000' });
    await expect(backend.queue('jobs', {})).rejects.toMatchObject({ code: '3D000' });
    await backend.close();
  });
});

onRedis('the queue in Redis (needs a redis-server program on this machine)', () => {
  let redis: RedisServer;

  beforeAll(async () => {
    redis = await RedisServer.start();
  });

  afterAll(async () => {
    await redis.stop();
  });

  describeReactionQueue(() => new BullReactionQueue(async () => new RedisBackend(redis.url), QUICK));

  it('refuses jobs soon while Redis is down, and works again when it is back', async () => {
    const got: string[] = [];
    const queue = new BullReactionQueue(async () => new RedisBackend(redis.url), QUICK);
    await queue.work(async ({ messageId }) => void got.push(messageId));
    await queue.add([{ reaction: 'test.do', messageId: 'before' }]);
    await until(() => got.includes('before'));
    await redis.stop();
    await expect(queue.add([{ reaction: 'test.do', messageId: 'during' }])).rejects.toThrow();
    expect(await queue.isReachable()).toBe(false);
    await redis.start();
    await until(() => queue.isReachable());
    await queue.add([{ reaction: 'test.do', messageId: 'after' }]);
    await until(() => got.includes('after'));
    await queue.close();
  });

  it('closes while Redis is down', async () => {
    const queue = new BullReactionQueue(async () => new RedisBackend(redis.url), QUICK);
    await queue.work(async () => undefined);
    await queue.add([{ reaction: 'test.do', messageId: 'before' }]);
    await redis.stop();
    // It would wait for Redis forever.
    await queue.close();
    await redis.start();
  });
});
