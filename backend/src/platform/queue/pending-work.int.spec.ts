import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import type { DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { route, Reaction, type EventHandler } from '../outbox/reaction.js';
import { drain } from '../../../test/harness/drain.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { until } from '../testing/reaction-queue.contract.js';
import { QueueDrain } from './queue-drain.js';
import { JobRunner } from './job-runner.js';
import { type JobHandler, ScheduledJob } from './job-handler.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { PendingWork } from './pending-work.js';

const SHORTLY_MS = 300;
const calls: { end: () => void; fail: (error: Error) => void }[] = [];
const heard: string[] = [];

@ScheduledJob('test.ring')
@Injectable()
class Ring implements JobHandler {
  async run(): Promise<void> {}
}

@ScheduledJob('test.call', { outsideTransaction: true })
@Injectable()
class Call implements JobHandler {
  run(): Promise<void> {
    return new Promise((end, fail) => void calls.push({ end, fail }));
  }
}

@Reaction('test.hear')
@Injectable()
class Hear implements EventHandler<DomainEvent> {
  async react({ type }: DomainEvent): Promise<void> {
    heard.push(type);
  }
}

describe('what is unfinished', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  const plan = (kind: string): Promise<void> =>
    app.get(Commands).inTransaction(() => app.get(ScheduledJobs).plan(kind, 'one', app.get(Clock).now()));

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [route<DomainEvent>('test.rung.v1', Hear)], [Ring, Call, Hear]);
  });

  beforeEach(async () => {
    calls.length = 0;
    await sql`truncate platform.scheduled_job, platform.outbox`.execute(app.get(EntityManager).fork().getKysely());
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is the fact of work that another process ends while it is counted', async () => {
    await plan('test.ring');
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; lock table platform.scheduled_job in access exclusive mode');
    const isOver = app.get(QueueDrain).waitForOthers(SHORTLY_MS);
    await until(async () => {
      const { rowCount } = await other.query(
        `select from pg_locks where not granted and relation = 'platform.scheduled_job'::regclass`,
      );
      return rowCount === 1;
    });
    await other.query(`
      update platform.scheduled_job set done_at = due_at;
      insert into platform.outbox (id, type, payload, recorded_at)
      values (gen_random_uuid(), 'test.rung.v1', '{"type":"test.rung.v1"}', now());
      commit`);
    await other.end();
    expect(await isOver).toBe(false);
    await drain(app);
    expect(heard).toEqual(['test.rung.v1']);
    expect(await app.get(QueueDrain).waitForOthers(SHORTLY_MS)).toBe(true);
  });

  it.each(['ends', 'fails'])('is a first attempt outside a transaction until it %s', async (how) => {
    await plan('test.call');
    const trying = app.get(JobRunner).runDue();
    await until(async () => calls.length === 1);
    expect(await app.get(PendingWork).count()).toBe(1);
    if (how === 'ends') calls[0]?.end();
    else calls[0]?.fail(new Error('no answer'));
    await trying;
    expect(await app.get(PendingWork).count()).toBe(0);
  });
});
