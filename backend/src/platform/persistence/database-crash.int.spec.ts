import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../app.js';
import { readConfig } from '../config.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.js';
import { eventually } from '../database/processes.js';
import { ReadDb } from './read-db.js';
import { migrate } from './migrations.js';

const ROUNDS = 3;
const BACK_AGAIN_MS = 60_000;
const SLEEP = sql<{ pid: number }>`select pg_sleep(30), pg_backend_pid() as pid`;

describe('a PostgreSQL in trouble', () => {
  let home: string;
  let postgres: EmbeddedPostgres;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'crash-'));
    postgres = await startEmbeddedPostgres({ dataDir: home, log: () => undefined, settings: { fsync: 'off' } });
    await migrate(postgres.url);
    app = await createApp(readConfig({ APP_MODE: 'test', ROLE: 'all', LOG_LEVEL: 'silent' }), postgres.url);
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
    await rm(home, { recursive: true });
  });

  const get = (url: string) => app.inject({ method: 'GET', url });

  /** Makes the server end every connection and restart, as it does after one of its processes was killed. */
  async function crash(): Promise<void> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      app.get(EntityManager).getKysely(),
    );
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  }

  it('that crashes ends no process: calls are answered 503 with the time to wait, and then as before', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each pool that calls use has a busy connection when the server stops.
      const busy = Promise.allSettled([
        ...Array.from({ length: 4 }, () => app.get(ReadDb).rows(SLEEP)),
        SLEEP.execute(app.get(EntityManager).getKysely()),
      ]);
      await crash();
      const statuses: number[] = [];
      const isBack = await eventually(async () => {
        const answer = await get('/api/health/ready');
        statuses.push(answer.statusCode);
        if (answer.statusCode === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        return answer.statusCode === 200;
      }, BACK_AGAIN_MS);
      expect({ round, isBack, others: statuses.filter((status) => status !== 200 && status !== 503) }).toEqual({
        round,
        isBack: true,
        others: [],
      });
      expect(new Set((await busy).map(({ status }) => status))).toEqual(new Set(['rejected']));
    }
  });

  it('that stands still lets calls end in time, and takes nothing of what has been answered by then', async () => {
    const everything = await processesOf(home);
    const contact = () =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: {
          name: 'Ada',
          email: 'ada@example.com',
          reason: 'booking-question',
          senderType: 'customer',
          message: 'Hello',
        },
      });
    for (const pid of everything) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    const answers = await Promise.all([get('/api/tours'), get('/api/health/ready'), contact()]).finally(() => {
      for (const pid of everything) process.kill(pid, 'SIGCONT');
    });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(answers.map(() => 'UNAVAILABLE'));
    expect(await eventually(async () => (await get('/api/health/ready')).statusCode === 200, BACK_AGAIN_MS)).toBe(true);
    expect((await contact()).statusCode).toBe(202);
    const { rows } = await sql<{ messages: number }>`
      select count(*)::int as messages from support.contact_message`.execute(app.get(EntityManager).getKysely());
    expect(rows).toEqual([{ messages: 1 }]);
  });
});

/** The process ids of the server and its children. */
async function processesOf(dataDir: string): Promise<number[]> {
  const file = await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(file, 10);
  const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...children.trim().split('\n').map(Number)];
}
