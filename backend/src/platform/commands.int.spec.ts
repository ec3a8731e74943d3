import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../test/harness/database/test-database.js';
import { queueApp } from '../../test/harness/queue-app.js';
import { Commands } from './commands.js';

describe('a transaction of a reaction or a job', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [], []);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const lock = (key: number): Promise<unknown> =>
    sql`select pg_advisory_xact_lock(${key})`.execute(app.get(EntityManager).getKysely());

  it('runs again at once when it had to give way in a deadlock', async () => {
    let runs = 0;
    let goOn = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => (goOn = resolve));
    const locking = (first: number, second: number): Promise<string> =>
      app.get(Commands).inTransaction(async () => {
        await lock(first);
        runs += 1;
        if (runs === 2) goOn();
        await bothHold;
        await lock(second);
        return 'done';
      });
    expect(await Promise.all([locking(1, 2), locking(2, 1)])).toEqual(['done', 'done']);
    expect(runs).toBe(3);
  });

  it('runs once when it fails for a reason of its own', async () => {
    let runs = 0;
    const failing = app.get(Commands).inTransaction(async () => {
      runs += 1;
      return Promise.reject(new Error('no such lamp'));
    });
    await expect(failing).rejects.toThrow('no such lamp');
    expect(runs).toBe(1);
  });
});
