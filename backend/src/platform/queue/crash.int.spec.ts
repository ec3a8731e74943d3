import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { ClockOffset } from '../dev-clock/clock-offset.js';
import { Outbox } from '../outbox/outbox.js';
import { CompiledProgram } from '../../../test/harness/compiled-program.js';
import { crashProviders, crashRoutes } from '../../../test/harness/crashing-worker.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { until } from '../testing/reaction-queue.contract.js';
import { hasRedis, RedisServer } from '../../../test/harness/redis-server.js';
import { ScheduledJobs } from './scheduled-jobs.js';

const FACTS = 120;
const PIECES = 40;
const KILLS = 5;
const LEASE_MS = 120_000;

let program: CompiledProgram;

beforeAll(() => {
  program = CompiledProgram.compile('test/harness/crashing-worker.ts');
});
afterAll(() => program.remove());

describe.each(hasRedis() ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'])(
  'a worker that is killed again and again, with its jobs in %s',
  (where) => {
    let database: TestDatabase;
    let app: NestFastifyApplication;
    let pool: Pool;
    let redis: RedisServer | undefined;

    beforeAll(async () => {
      database = await testDatabase();
      redis = where === 'Redis' ? await RedisServer.start() : undefined;
      app = await queueApp(database.url, crashRoutes, crashProviders);
      pool = new Pool({ connectionString: database.url });
      pool.on('error', () => undefined);
      await pool.query('create table effect (what text not null)');
    });

    afterAll(async () => {
      await app.close();
      await pool.end();
      await redis?.stop();
      await database.drop();
    });

    const effects = async (): Promise<string[]> =>
      (await pool.query<{ what: string }>('select what from effect order by what')).rows.map(({ what }) => what);
    const countOpen = async (): Promise<number> =>
      (
        await pool.query<{ count: number }>(
          `select (select count(*) from platform.outbox where settled_at is null)
              + (select count(*) from platform.scheduled_job where done_at is null and kind like 'test.%') as count`,
        )
      ).rows[0]?.count ?? 0;

    async function fill(): Promise<void> {
      await app.get(Commands).inTransaction(async () => {
        await app.get(Outbox).publish(...Array.from({ length: FACTS }, () => ({ type: 'test.knocked.v1' })));
        for (let piece = 0; piece < PIECES; piece += 1) {
          await app.get(ScheduledJobs).plan('test.close', String(piece), new Date());
          await app.get(ScheduledJobs).plan('test.call', String(piece), new Date());
        }
      });
    }

    it('loses nothing and does nothing twice', async () => {
      await fill();
      const environment = { DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '' };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const worker = await program.start(environment);
        await sleep(50 + kill * 60);
        worker.kill('SIGKILL');
        await once(worker, 'exit');
      }
      expect(await countOpen()).toBeGreaterThan(0);
      await app.get(ClockOffset).moveTo(new Date(Date.now() + LEASE_MS));
      const last = await program.start(environment);
      await until(async () => (await countOpen()) === 0);
      last.kill('SIGKILL');
      await once(last, 'exit');

      const happened = await effects();
      const exactly = happened.filter((what) => !what.startsWith('call'));
      expect(exactly).toHaveLength(2 * FACTS + PIECES);
      expect(new Set(exactly).size).toBe(2 * FACTS + PIECES);
      expect(new Set(happened.filter((what) => what.startsWith('call'))).size).toBe(PIECES);
    });
  },
);
