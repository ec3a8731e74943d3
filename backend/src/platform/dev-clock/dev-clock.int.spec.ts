import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../test/database/test-database.js';
import { Commands } from '../commands.js';
import { Clock } from '../domain/clock.js';
import type { Fact } from '../domain/aggregate-root.js';
import { Outbox } from '../outbox/outbox.js';
import { on, Reaction, type Reacts } from '../outbox/reaction.js';
import { type DoesDueWork, DueWorkHandler } from '../queue/due-work-handler.js';
import { DueWork } from '../queue/due-work.js';
import { queueApp } from '../testing/queue-app.js';

const rung: string[] = [];
const SLOWLY_MS = 100;

interface Rung extends Fact {
  readonly type: 'test.rung.v1';
  readonly key: string;
}

@DueWorkHandler('test.ring')
@Injectable()
class Ring implements DoesDueWork {
  constructor(private readonly outbox: Outbox) {}

  async run(_: unknown, key: string): Promise<void> {
    await sleep(SLOWLY_MS);
    await this.outbox.publish({ type: 'test.rung.v1', key } as Rung);
  }
}

@Reaction('test.write-down')
@Injectable()
class WriteDown implements Reacts<Rung> {
  async react({ key }: Rung): Promise<void> {
    await sleep(SLOWLY_MS);
    rung.push(key);
  }
}

describe('the clock that can be moved', () => {
  let database: TestDatabase;
  const apps: NestFastifyApplication[] = [];
  const start = async (environment: NodeJS.ProcessEnv = {}): Promise<NestFastifyApplication> => {
    const app = await queueApp(database.url, [on<Rung>('test.rung.v1', WriteDown)], [Ring, WriteDown], environment);
    apps.push(app);
    return app;
  };
  const move = (app: NestFastifyApplication, now: string) =>
    app.getHttpAdapter().getInstance().inject({ method: 'PUT', url: '/api/dev/clock', payload: { now } });

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
      const plan = (key: string): Promise<void> =>
        app.get(DueWork).plan('test.ring', key, new Date('2031-05-01T08:00:00Z'));
      await app.get(Commands).inTransaction(async () => {
        for (const key of ['a', 'b', 'c']) await plan(key);
      });
      await move(app, '2031-05-01T07:59:00Z');
      expect(rung).toEqual([]);
      const answer = await move(app, '2031-05-01T08:00:00Z');
      expect(answer.statusCode).toBe(200);
      expect(answer.json().now).toMatch(/^2031-05-01T08:00:/);
      expect([...rung].sort()).toEqual(['a', 'b', 'c']);
      await apps.pop()?.close();
    },
  );

  it('moves in every process, and stays moved over a restart', async () => {
    const [one, other] = [await start(), await start()];
    await move(one, '2032-01-01T00:00:00Z');
    for (let tries = 0; tries < 100 && other.get(Clock).now().getUTCFullYear() !== 2032; tries += 1) await sleep(10);
    expect(other.get(Clock).now().toISOString()).toMatch(/^2032-01-01T00:00:/);
    const later = await start();
    expect(later.get(Clock).now().toISOString()).toMatch(/^2032-01-01T00:00:/);
  });

  it('is told with answers that are a person’s own, and with no others', async () => {
    const app = await start();
    await move(app, '2032-01-01T00:00:00Z');
    const ask = (headers: Record<string, string>) =>
      app.getHttpAdapter().getInstance().inject({ url: '/api/nowhere', headers });
    expect((await ask({ authorization: 'Bearer x' })).headers['x-server-time']).toMatch(/^2032-01-01T00:00:/);
    expect((await ask({})).headers).not.toHaveProperty('x-server-time');
  });

  it('refuses what is no instant', async () => {
    const answer = await move(await start(), 'tomorrow');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ field: 'now' }]);
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
    expect((await move(app, '2032-01-01T00:00:00Z')).statusCode).toBe(404);
    expect((await app.getHttpAdapter().getInstance().inject({ url: '/api/dev/clock' })).statusCode).toBe(404);
    expect(Math.abs(app.get(Clock).now().getTime() - Date.now())).toBeLessThan(5000);
  });
});
