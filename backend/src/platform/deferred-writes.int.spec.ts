import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type RawBuilder, sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../test/harness/database/test-database.js';
import { Commands } from './commands.js';
import { deferWrite } from './deferred-writes.js';
import { Outbox } from './outbox/outbox.js';
import { ScheduledJobs } from './queue/scheduled-jobs.js';
import { queueApp } from '../../test/harness/queue-app.js';

const LATER = new Date('2031-05-01T08:00:00Z');

describe('the last statement of a transaction', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const inTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => app.get(Commands).inTransaction(work);
  const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await query.execute(app.get(EntityManager).fork().getKysely())).rows;
  const inside = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await query.execute(app.get(EntityManager).getKysely())).rows;
  const planned = sql<{ key: string; year: number }>`
    select key, extract(year from due_at)::int as year from platform.scheduled_job where kind = 'test.ring' order by key`;

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [], []);
  });
  beforeEach(async () => {
    await rows(sql`truncate platform.scheduled_job`);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('writes what waited, after the rest', async () => {
    const seen = await inTransaction(async () => {
      await app.get(ScheduledJobs).plan('test.ring', 'door', LATER);
      await app.get(ScheduledJobs).plan('test.ring', 'gate', LATER);
      return inside(planned);
    });
    expect(seen).toEqual([]);
    expect((await rows(planned)).map(({ key }) => key)).toEqual(['door', 'gate']);
  });

  it('holds the later of two plans for one piece of work', async () => {
    const latest = new Date('2032-05-01T08:00:00Z');
    await inTransaction(async () => {
      await app.get(ScheduledJobs).plan('test.ring', 'door', LATER);
      await app.get(ScheduledJobs).plan('test.ring', 'door', latest);
    });
    expect(await rows(planned)).toEqual([{ key: 'door', year: 2032 }]);
  });

  it('forgets what was planned and cancelled in one transaction, and plans what was cancelled first', async () => {
    await inTransaction(async () => {
      await app.get(ScheduledJobs).plan('test.ring', 'door', LATER);
      await app.get(ScheduledJobs).cancel('test.ring', 'door');
      await app.get(ScheduledJobs).cancel('test.ring', 'gate');
      await app.get(ScheduledJobs).plan('test.ring', 'gate', LATER);
    });
    expect((await rows(planned)).map(({ key }) => key)).toEqual(['gate']);
  });

  it('goes with the transaction: nothing of it stays when one write is refused', async () => {
    const refused = inTransaction(async () => {
      await app.get(ScheduledJobs).plan('test.ring', 'door', LATER);
      await app.get(Outbox).publish({ type: 'test.rung.v1' });
      await deferWrite(app.get(EntityManager), 'refused', {
        statement: sql`insert into platform.scheduled_job (id) values (null)`,
      });
    });
    await expect(refused).rejects.toMatchObject({ code: '23502' });
    expect(await rows(planned)).toEqual([]);
    expect(await rows(sql`select from platform.outbox where type = 'test.rung.v1'`)).toEqual([]);
  });

  it('is not waited for outside a transaction', async () => {
    await app.get(ScheduledJobs).plan('test.ring', 'door', LATER);
    expect(await rows(planned)).toHaveLength(1);
  });

  it('keeps the facts of one command in their order', async () => {
    await inTransaction(async () => {
      for (const number of [1, 2, 3]) await app.get(Outbox).publish({ type: 'test.counted.v1', number } as never);
    });
    const counted = await rows(sql<{ number: number }>`
      select (payload ->> 'number')::int as number from platform.outbox where type = 'test.counted.v1' order by sequence`);
    expect(counted.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
