import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { ClockOffset } from './clock-offset.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import type { DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';
import { Outbox } from '../outbox/outbox.js';
import { route, Reaction, type EventHandler } from '../outbox/reaction.js';
import { type JobHandler, ScheduledJob } from '../queue/job-handler.js';
import { ScheduledJobs } from '../queue/scheduled-jobs.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { until } from '../testing/reaction-queue.contract.js';

const rung: string[] = [];
const SLOWLY_MS = 100;

interface Rung extends DomainEvent {
  readonly type: 'test.rung.v1';
  readonly key: string;
}

@ScheduledJob('test.ring')
@Injectable()
class Ring implements JobHandler {
  constructor(private readonly outbox: Outbox) {}

  async run(_: unknown, key: string): Promise<void> {
    await sleep(SLOWLY_MS);
    await this.outbox.publish({ type: 'test.rung.v1', key } as Rung);
  }
}

@Reaction('test.write-down')
@Injectable()
class WriteDown implements EventHandler<Rung> {
  async react({ key }: Rung): Promise<void> {
    await sleep(SLOWLY_MS);
    rung.push(key);
  }
}

/** Years from the machine's own, for the clock stands only in those to come. */
const yearIn = (years: number): number => new Date().getUTCFullYear() + years;
const MAY = `${yearIn(5)}-05-01`;
const NEW_YEAR = `${yearIn(6)}-01-01T00:00:00Z`;
/** How an instant after the new year begins, however slow the machine is. */
const WITHIN_THE_HOUR = NEW_YEAR.slice(0, 14);
const ONE_HOUR_MS = 3_600_000;

describe('the clock that can be moved', () => {
  let database: TestDatabase;
  const apps: NestFastifyApplication[] = [];
  const start = async (environment: NodeJS.ProcessEnv = {}): Promise<NestFastifyApplication> => {
    const app = await queueApp(database.url, [route<Rung>('test.rung.v1', WriteDown)], [Ring, WriteDown], environment);
    apps.push(app);
    return app;
  };
  const move = (app: NestFastifyApplication, now: string) =>
    app.getHttpAdapter().getInstance().inject({ method: 'PUT', url: '/api/dev/clock', payload: { now } });

  it('is not set back by what was read before it was moved', async () => {
    const app = await start();
    const outside = new Client({ connectionString: database.url });
    await outside.connect();
    await outside.query('begin; lock table platform.setting in access exclusive mode');
    // A notice of an earlier move has this process read the setting, which waits as the move after it does.
    await app.get(Commands).inTransaction(() => app.get(CacheInvalidation).publish('clock', 'clock.offset'));
    await somebodyWaitsTo('read', outside);
    const moved = app.get(ClockOffset).moveTo(new Date(NEW_YEAR));
    await somebodyWaitsTo('write', outside);
    await outside.query('commit');
    await moved;
    expect(app.get(Clock).now().getTime() - new Date(NEW_YEAR).getTime()).toBeLessThan(ONE_HOUR_MS);
    expect(app.get(Clock).now().getTime()).toBeGreaterThanOrEqual(new Date(NEW_YEAR).getTime());
    await outside.end();
  });

  /** How many wait depends on the machine: what a process reads when it has connected may still be under way. */
  const somebodyWaitsTo = (what: 'read' | 'write', outside: Client): Promise<void> =>
    until(async () => {
      const { rowCount } = await outside.query(
        `select from pg_locks where not granted and relation = 'platform.setting'::regclass and mode = $1
         and database = (select oid from pg_database where datname = current_database())`,
        [what === 'read' ? 'AccessShareLock' : 'RowExclusiveLock'],
      );
      return rowCount !== null && rowCount > 0;
    });

  beforeAll(async () => {
    database = await testDatabase();
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await database.drop();
  });

  it.each(['web', 'all'])(
    'runs the work that became due, and its reactions, before it answers (ROLE=%s)',
    async (ROLE) => {
      rung.length = 0;
      const app = await start({ ROLE });
      await move(app, `${MAY}T07:00:00Z`);
      const plan = (key: string): Promise<void> =>
        app.get(ScheduledJobs).plan('test.ring', key, new Date(`${MAY}T08:00:00Z`));
      await app.get(Commands).inTransaction(async () => {
        for (const key of ['a', 'b', 'c']) await plan(key);
      });
      expect(rung).toEqual([]);
      const answer = await move(app, `${MAY}T08:00:00Z`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().now).toContain(`${MAY}T08:`);
      expect([...rung].sort()).toEqual(['a', 'b', 'c']);
      await apps.pop()?.close();
    },
  );

  it('moves in every process, and stays moved over a restart', async () => {
    const [one, other] = [await start(), await start()];
    await move(one, NEW_YEAR);
    await until(() => other.get(Clock).now().getUTCFullYear() === yearIn(6));
    expect(other.get(Clock).now().toISOString()).toContain(WITHIN_THE_HOUR);
    const later = await start();
    expect(later.get(Clock).now().toISOString()).toContain(WITHIN_THE_HOUR);
  });

  it('is sent with personal answers and with no others', async () => {
    const app = await start();
    await move(app, NEW_YEAR);
    const ask = (headers: Record<string, string>) =>
      app.getHttpAdapter().getInstance().inject({ url: '/api/nowhere', headers });
    expect((await ask({ authorization: 'Bearer x' })).headers['x-server-time']).toContain(WITHIN_THE_HOUR);
    expect((await ask({})).headers).not.toHaveProperty('x-server-time');
  });

  it('refuses what is no instant', async () => {
    const answer = await move(await start(), 'tomorrow');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field: 'now' }]);
  });

  it('is set neither back before yesterday nor farther than ten years ahead', async () => {
    const app = await start();
    const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();
    await move(app, NEW_YEAR);
    for (const now of ['2020-01-01T00:00:00Z', days(-1.1), days(3660)]) {
      const refused = await move(app, now);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'CLOCK_OUT_OF_RANGE']);
      expect(refused.json().errors).toMatchObject([{ field: 'now' }]);
      expect(refused.json().detail).toContain(days(-1).slice(0, 10));
    }
    expect(app.get(Clock).now().toISOString()).toContain(WITHIN_THE_HOUR);
    for (const now of [days(3640), days(0)]) expect((await move(app, now)).statusCode).toBe(200);
  });

  it('is not there in production', async () => {
    const app = await start({
      APP_MODE: 'production',
      APP_SECRET: 'a-secret-of-more-than-thirty-two-characters',
      PUBLIC_URL: 'https://cicerone.example',
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      MAILJET_API_KEY: 'key',
      MAILJET_API_SECRET: 'secret',
    });
    expect((await move(app, NEW_YEAR)).statusCode).toBe(404);
    expect((await move(app, 'tomorrow')).statusCode).toBe(404);
    expect((await app.getHttpAdapter().getInstance().inject({ url: '/api/dev/clock' })).statusCode).toBe(404);
    expect(Math.abs(app.get(Clock).now().getTime() - Date.now())).toBeLessThan(ONE_HOUR_MS);
  });
});
