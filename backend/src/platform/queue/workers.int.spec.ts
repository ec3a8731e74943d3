import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { Outbox } from '../outbox/outbox.js';
import { ReactionQueue } from '../outbox/reaction-queue.js';
import { Relay } from '../outbox/relay.js';
import { route, Reaction, type EventHandler } from '../outbox/reaction.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { until } from '../testing/reaction-queue.contract.js';
import { hasRedis, RedisServer } from '../../../test/harness/redis-server.js';
import { type JobHandler, ScheduledJob } from './job-handler.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { WorkerConcurrency } from './workers.js';

interface Knocked {
  readonly type: 'test.knocked.v1';
  readonly door: string;
}

const ONE_HOUR_MS = 3_600_000;
const ONE_MINUTE_MS = 60_000;

const begun: string[] = [];
const opened: string[] = [];
const behaviour = { slowlyMs: 0, isBroken: false };

@Reaction('test.open')
@Injectable()
class Open implements EventHandler<Knocked> {
  async react({ door }: Knocked): Promise<void> {
    if (behaviour.isBroken) throw new Error('stuck');
    begun.push(door);
    await sleep(behaviour.slowlyMs);
    opened.push(door);
  }
}

@ScheduledJob('test.close')
@Injectable()
class Close implements JobHandler {
  async run(_: unknown, key: string): Promise<void> {
    begun.push(`closed ${key}`);
    await sleep(behaviour.slowlyMs);
    opened.push(`closed ${key}`);
  }
}

const onRedis = hasRedis() ? describe : describe.skip;

describe('the background of a process', () => {
  let database: TestDatabase;
  let pool: Pool;
  let apps: NestFastifyApplication[] = [];

  const start = async (environment: NodeJS.ProcessEnv, pace?: WorkerConcurrency): Promise<NestFastifyApplication> => {
    const app = await queueApp(
      database.url,
      [route<Knocked>('test.knocked.v1', Open)],
      [Open, Close],
      environment,
      pace,
    );
    apps.push(app);
    return app;
  };
  const knock = (app: NestFastifyApplication, door: string): Promise<void> =>
    app.get(Commands).inTransaction(() => app.get(Outbox).publish({ type: 'test.knocked.v1', door } as Knocked));

  beforeAll(async () => {
    database = await testDatabase();
    pool = new Pool({ connectionString: database.url });
  });

  beforeEach(() => {
    begun.length = 0;
    opened.length = 0;
    Object.assign(behaviour, { slowlyMs: 0, isBroken: false });
  });

  afterEach(async () => {
    await Promise.all(apps.map((app) => app.close()));
    apps = [];
    await pool.query(
      'truncate platform.outbox, platform.failed_message, platform.processed_message, platform.scheduled_job',
    );
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('does nothing in a process that only serves pages', async () => {
    const web = await start({ ROLE: 'web' });
    await knock(web, 'front');
    await sleep(300);
    expect(opened).toEqual([]);
    await start({ ROLE: 'worker' });
    await until(() => opened.includes('front'));
  });

  it('is woken by what another process commits, before it would look by itself', async () => {
    const web = await start({ ROLE: 'web' });
    await start({ ROLE: 'worker' }, { pollMs: ONE_HOUR_MS, settleMs: ONE_HOUR_MS });
    for (const door of ['a', 'b', 'c']) {
      await knock(web, door);
      await until(() => opened.includes(door));
      await web.get(Commands).inTransaction(() => web.get(ScheduledJobs).plan('test.close', door, new Date(0)));
      await until(() => opened.includes(`closed ${door}`));
    }
  });

  it('keeps a message for a person when its reaction failed five times', async () => {
    behaviour.isBroken = true;
    const app = await start({ ROLE: 'all' });
    await knock(app, 'front');
    await until(
      async () => (await pool.query('select from platform.failed_message where attempts = 5')).rowCount === 1,
    );
  });

  it('lets what runs end before it stops', async () => {
    behaviour.slowlyMs = 500;
    const app = await start({ ROLE: 'all' });
    await knock(app, 'front');
    await app.get(Commands).inTransaction(() => app.get(ScheduledJobs).plan('test.close', 'front', new Date(0)));
    await until(() => begun.length === 2);
    await apps.pop()?.close();
    expect(opened.sort()).toEqual(['closed front', 'front']);
    expect(
      (await pool.query(`select from platform.scheduled_job where kind = 'test.close' and done_at is not null`))
        .rowCount,
    ).toBe(1);
  });

  it('goes on after the database has cut every connection', async () => {
    const app = await start({ ROLE: 'all' });
    await knock(app, 'before');
    await until(() => opened.includes('before'));
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await until(() =>
      knock(app, 'after').then(
        () => true,
        () => false,
      ),
    );
    await until(() => opened.includes('after'));
  });

  onRedis('with its jobs in Redis (needs a redis-server program on this machine)', () => {
    it('lets facts wait while Redis is down, and loses none when Redis forgets everything', async () => {
      const redis = await RedisServer.start();
      await redis.stop();
      try {
        const app = await start({ ROLE: 'all', REDIS_URL: redis.url });
        await knock(app, 'front');
        await sleep(300);
        expect(opened).toEqual([]);
        await redis.start();
        await until(() => opened.includes('front'));

        behaviour.isBroken = true;
        await knock(app, 'back');
        await until(
          async () => (await pool.query('select from platform.outbox where relayed_at is null')).rowCount === 0,
        );
        await redis.stop();
        await redis.start();
        behaviour.isBroken = false;
        await pool.query(
          `update platform.outbox set relayed_at = now() - interval '2 minutes' where settled_at is null`,
        );
        await until(() => opened.includes('back'));
      } finally {
        await Promise.all(apps.splice(0).map((app) => app.close()));
        await redis.stop();
      }
    });

    it('reacts within a minute to a fact whose job Redis forgot', async () => {
      const redis = await RedisServer.start();
      try {
        const web = await start({ ROLE: 'web', REDIS_URL: redis.url });
        await knock(web, 'front');
        await web.get(Relay).relay((jobs) => web.get(ReactionQueue).add(jobs));
        await redis.flush();
        const { settleMs } = new WorkerConcurrency();
        await start({ ROLE: 'worker', REDIS_URL: redis.url });
        await sleep(300);
        expect(opened).toEqual([]);
        // The rest of the minute is for the next round of the reconciliation and for the reaction.
        const aged = (ONE_MINUTE_MS - 2 * settleMs) / 1000;
        await pool.query(`update platform.outbox set relayed_at = relayed_at - make_interval(secs => $1)`, [aged]);
        const before = performance.now();
        await until(() => opened.includes('front'));
        expect(performance.now() - before).toBeLessThan(2 * settleMs);
      } finally {
        await Promise.all(apps.splice(0).map((app) => app.close()));
        await redis.stop();
      }
    });
  });
});
