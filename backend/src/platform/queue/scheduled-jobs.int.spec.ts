import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { drain } from '../../../test/harness/drain.js';
import { bearerOf, queueApp } from '../../../test/harness/queue-app.js';
import { MovableClock } from '../system.js';
import { type JobHandler, ScheduledJob, RecurringJob } from './job-handler.js';
import { JobRunner } from './job-runner.js';
import { ScheduledJobs } from './scheduled-jobs.js';

const done: string[] = [];
const behaviour = { isBroken: false, plansAgainAt: undefined as Date | undefined };
const minutes = (count: number): number => count * 60_000;

@ScheduledJob('test.ring')
@Injectable()
class Ring implements JobHandler<{ tone: string }> {
  constructor(private readonly scheduledJobs: ScheduledJobs) {}

  async run({ tone }: { tone: string }, key: string): Promise<void> {
    if (behaviour.isBroken) throw new Error('no bell');
    if (behaviour.plansAgainAt) await this.scheduledJobs.plan('test.ring', key, behaviour.plansAgainAt, { tone });
    done.push(`${key} ${tone}`);
  }
}

@ScheduledJob('test.call', { outsideTransaction: true })
@Injectable()
class Call implements JobHandler {
  constructor(private readonly entities: EntityManager) {}

  async run(_: unknown, key: string): Promise<void> {
    if (this.entities.isInTransaction()) throw new Error('a transaction is open');
    if (behaviour.isBroken) throw new Error('no answer');
    done.push(key);
  }
}

@RecurringJob('test.tick', 60)
@Injectable()
class Tick implements JobHandler {
  async run(): Promise<void> {
    done.push('tick');
  }
}

describe('due work', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let clock: MovableClock;

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await query.execute(app.get(EntityManager).fork().getKysely())).rows;
  const inMinutes = (count: number): Date => new Date(clock.now().getTime() + minutes(count));
  const plan = (kind: string, key: string, dueAt: Date): Promise<void> =>
    app.get(Commands).inTransaction(() => app.get(ScheduledJobs).plan(kind, key, dueAt, { tone: 'c' }));

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [], [Ring, Call, Tick]);
    clock = app.get(Clock);
  });

  beforeEach(async () => {
    done.length = 0;
    Object.assign(behaviour, { isBroken: false, plansAgainAt: undefined });
    await rows(sql`truncate platform.scheduled_job`);
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is done when its time has come, and not before', async () => {
    await plan('test.ring', 'door', inMinutes(10));
    await drain(app);
    expect(done).toEqual([]);
    clock.setTo(inMinutes(10));
    await drain(app);
    await drain(app);
    expect(done).toEqual(['door c']);
  });

  it('is moved by planning it again, and forgotten by cancelling it', async () => {
    await plan('test.ring', 'door', inMinutes(-1));
    await plan('test.ring', 'door', inMinutes(5));
    await plan('test.ring', 'gate', inMinutes(-1));
    await app.get(Commands).inTransaction(() => app.get(ScheduledJobs).cancel('test.ring', 'gate'));
    await drain(app);
    expect(done).toEqual([]);
  });

  it('is not planned when the transaction fails', async () => {
    const failing = app.get(Commands).inTransaction(async () => {
      await app.get(ScheduledJobs).plan('test.ring', 'door', inMinutes(-1));
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    await drain(app);
    expect(done).toEqual([]);
  });

  it('is done once, however many runners there are', async () => {
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      await plan('test.ring', key, inMinutes(-1));
      await plan('test.call', key, inMinutes(-1));
    }
    await Promise.all(Array.from({ length: 40 }, () => app.get(JobRunner).runDue()));
    await drain(app);
    expect(done.sort()).toEqual(['a', 'a c', 'b', 'b c', 'c', 'c c', 'd', 'd c', 'e', 'e c']);
  });

  it('may plan itself again', async () => {
    behaviour.plansAgainAt = inMinutes(30);
    await plan('test.ring', 'door', inMinutes(-1));
    await drain(app);
    behaviour.plansAgainAt = undefined;
    clock.setTo(inMinutes(31));
    await drain(app);
    expect(done).toEqual(['door c', 'door c']);
  });

  it.each(['test.ring', 'test.call'])(
    '%s is tried eight times, then given up until a person has it tried again',
    async (kind) => {
      behaviour.isBroken = true;
      await plan(kind, 'door', inMinutes(-1));
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await expect(drain(app)).rejects.toThrow(/no bell|no answer/);
        await expect(drain(app)).resolves.toBeUndefined();
        clock.setTo(inMinutes(200));
      }
      await expect(drain(app)).resolves.toBeUndefined();

      behaviour.isBroken = false;
      const server = app.getHttpAdapter().getInstance();
      const headers = bearerOf(app, 'boss', 2);
      const [failed] = (await server.inject({ url: '/api/admin/jobs', headers })).json().items;
      expect(failed).toMatchObject({ sort: 'scheduled-job', name: kind, subject: 'door', attempts: 8 });
      await server.inject({ method: 'POST', url: `/api/admin/jobs/${failed.id}/replay`, headers });
      await drain(app);
      expect(done).toHaveLength(1);
    },
  );

  it('runs again after its lease when the process died that made a remote call', async () => {
    await plan('test.call', 'door', inMinutes(-1));
    await rows(sql`update platform.scheduled_job set attempts = 1, attempt_at = ${inMinutes(2)}`);
    await drain(app);
    expect(done).toEqual([]);
    clock.setTo(inMinutes(3));
    await drain(app);
    expect(done).toEqual(['door']);
  });

  it('recurs at its interval, once for all the time that was missed', async () => {
    await drain(app, { recurring: true });
    clock.setTo(inMinutes(59));
    await drain(app, { recurring: true });
    expect(done).toEqual(['tick']);
    clock.setTo(inMinutes(600));
    await drain(app, { recurring: true });
    expect(done).toEqual(['tick', 'tick']);
  });
});
