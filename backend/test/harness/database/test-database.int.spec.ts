import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { MIGRATIONS } from '../../../src/migrations/index.js';
import { testDatabase, type TestDatabase } from './test-database.js';

describe('a test database', () => {
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

  it('holds every migration', async () => {
    const { rows } = await client.query<{ name: string }>('select name from migration order by id');
    expect(rows.map((row) => row.name)).toEqual(MIGRATIONS.map((migration) => migration.name));
  });

  it('sorts by the rules of people, not of bytes', async () => {
    const { rows } = await client.query<{ word: string }>(
      `select word from unnest(array['Zoé','éclair','apple']) word order by word`,
    );
    expect(rows.map((row) => row.word)).toEqual(['apple', 'éclair', 'Zoé']);
  });
});
