import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Migration20261122000700PlainPages } from '../../../src/migrations/2026-11-22-plain-pages.js';
import { testDatabase, type TestDatabase } from './test-database.js';

describe('the pages of the house, written before they were pages', () => {
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

  const write = (kind: string, slug: string, language: string, position: number): Promise<unknown> =>
    client.query(
      `insert into content.entry (id, kind, slug, language, title, summary, markdown, details, status, changed_at, position)
       values (gen_random_uuid(), $1, $2, $3, $2, '', '', '{}', 'draft', now(), $4)`,
      [kind, slug, language, position],
    );

  it('become pages by the names of their kinds, and keep their pictures', async () => {
    for (const language of ['en_US', 'ja_JP']) await write('about', 'who-we-are', language, 1);
    await write('about', 'second', 'en_US', 2);
    await write('subscription', 'subscription', 'en_US', 1);
    await write('faq', 'recruitment', 'en_US', 1);
    await client.query(
      `insert into platform.moved_slug (kind, slug, moved_to)
       values ('entry/about', 'about', 'who-we-are'), ('entry/faq', 'old', 'new')`,
    );

    const migration = Reflect.construct(Migration20261122000700PlainPages, []) as Migration20261122000700PlainPages;
    migration.up();
    for (const query of migration.getQueries() as string[]) await client.query(query);

    const { rows } = await client.query<Record<string, unknown>>(
      `select kind, slug, language, position, drawn_as from content.entry order by kind, slug, language`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['about', 'second', 'en_US', 2, null],
      ['faq', 'recruitment', 'en_US', 1, null],
      ['page', 'about', 'en_US', 1, 'who-we-are'],
      ['page', 'about', 'ja_JP', 1, 'who-we-are'],
      ['page', 'subscription', 'en_US', 4, null],
    ]);
    const moved = await client.query<{ kind: string }>('select kind from platform.moved_slug');
    expect(moved.rows.map(({ kind }) => kind)).toEqual(['entry/faq']);
  });
});
