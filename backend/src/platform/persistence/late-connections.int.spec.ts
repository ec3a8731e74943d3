import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { ReadDb } from './read-db.js';
import { type PlatformTestApp, platformTestApp } from '../../../test/harness/platform-test-app.js';

const QUESTION = sql<{ one: number }>`select 1 as one`;
/** One query may get an open connection; the others wait for new ones. */
const MORE_THAN_ARE_OPEN = 4;
const AT_AN_END = { status: 'rejected', reason: new Error('driver has already been destroyed') };

describe('connections that are still being made when the process stops', () => {
  let testApp: PlatformTestApp;

  beforeAll(async () => {
    testApp = await platformTestApp();
  });
  afterAll(() => testApp.close());

  it('do not hold up the end of the pool that writes', async () => {
    const client = testApp.app.get(EntityManager).getKysely();
    const asked = Promise.allSettled(Array.from({ length: MORE_THAN_ARE_OPEN }, () => QUESTION.execute(client)));
    await turn();
    await testApp.app.get(MikroORM).close();
    expect(await asked).toContainEqual(AT_AN_END);
  });

  it('do not hold up the end of the pool that reads', async () => {
    const reads = new ReadDb(testApp.databaseUrl);
    const asked = Promise.allSettled([reads.rows(QUESTION)]);
    await turn();
    await reads.onApplicationShutdown();
    expect(await asked).toEqual([AT_AN_END]);
  });
});
