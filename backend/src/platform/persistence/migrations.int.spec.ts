import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { migrate } from './migrations.js';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it('does nothing where every migration has run', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

it('refuses a database of unknown migrations and says what to do', async () => {
  await client.query(`insert into migration (name, executed_at) values ('Migration20261120000000Platform', now())`);
  await expect(migrate(database.url)).rejects.toThrow(/made by another version of Cicerone.*make reset/);
});
