import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { setImmediate as turn } from 'node:timers/promises';
import { ReadDb } from './read-db.js';
import { type PlatformHouse, platformHouse } from '../../../test/harness/platform-house.js';

const QUESTION = sql<{ one: number }>`select 1 as one`;
/** One of them may get a connection that is there; the others wait for new ones. */
const MORE_THAN_ARE_OPEN = 4;
const AT_AN_END = { status: 'rejected', reason: new Error('driver has already been destroyed') };

describe('connections that are still being made when the process stops', () => {
  let house: PlatformHouse;

  beforeAll(async () => {
    house = await platformHouse();
  });
  afterAll(() => house.close());

  it('do not hold up the end of the pool that writes', async () => {
    const client = house.app.get(EntityManager).getKysely();
    const asked = Promise.allSettled(Array.from({ length: MORE_THAN_ARE_OPEN }, () => QUESTION.execute(client)));
    await turn();
    await house.app.get(MikroORM).close();
    expect(await asked).toContainEqual(AT_AN_END);
  });

  it('do not hold up the end of the pool that reads', async () => {
    const reads = new ReadDb(house.databaseUrl);
    const asked = Promise.allSettled([reads.rows(QUESTION)]);
    await turn();
    await reads.onApplicationShutdown();
    expect(await asked).toEqual([AT_AN_END]);
  });
});
