import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Client } from 'pg';
import { Commands } from '../commands.js';
import { type PlatformTestApp, platformTestApp } from '../../../test/harness/platform-test-app.js';

const MORE_THAN_THE_POOL_HAS = 30;

describe('connections that the server cuts', () => {
  let testApp: PlatformTestApp;

  beforeAll(async () => {
    testApp = await platformTestApp();
  });
  afterAll(() => testApp.close());

  it('leave room for new ones, however many were cut in the middle of a transaction', async () => {
    const query = (statement: ReturnType<typeof sql<{ pid: number }>>) =>
      statement.execute(testApp.app.get(EntityManager).getKysely());
    const administrator = new Client({ connectionString: testApp.databaseUrl });
    await administrator.connect();
    const cutOff = (): Promise<void> =>
      testApp.app.get(Commands).inTransaction(async () => {
        const { rows } = await query(sql<{ pid: number }>`select pg_backend_pid() as pid`);
        await administrator.query('select pg_terminate_backend($1, 1000)', [rows[0]?.pid]);
        await query(sql`select 1 as pid`);
      });
    for (let count = 0; count < MORE_THAN_THE_POOL_HAS; count += 1)
      await expect(cutOff()).rejects.toThrow(/terminat|queryable/);
    await administrator.end();
    await expect(testApp.app.get(Commands).inTransaction(async () => 'alive')).resolves.toBe('alive');
  });
});
