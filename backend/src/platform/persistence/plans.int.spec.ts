import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { type PlatformTestApp, platformTestApp } from '../../../test/harness/platform-test-app.js';

let testApp: PlatformTestApp;

beforeAll(async () => {
  testApp = await platformTestApp();
});
afterAll(() => testApp.close());

const commands = () => testApp.app.get(EntityManager).fork();

/** The plan of a query for one row by its key, in a table that PostgreSQL believes to be nearly empty. */
async function planOfKey(connection: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select name from almost_empty where id = 7`.execute(connection);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('plans what commands ask for tables that will grow, since connections keep their plans', async () => {
  await commands().transactional(async (entities) => {
    const connection = entities.getKysely() as unknown as Kysely<unknown>;
    await sql`create temporary table almost_empty (id int primary key, name text) on commit drop`.execute(connection);
    await sql`insert into almost_empty values (7, 'seven')`.execute(connection);
    await sql`analyze almost_empty`.execute(connection);

    expect(await planOfKey(connection)).toMatch(/Index Scan using almost_empty_pkey/);

    await sql`set local enable_seqscan = on`.execute(connection);
    expect(await planOfKey(connection)).toMatch(/Seq Scan/);
  });
});
