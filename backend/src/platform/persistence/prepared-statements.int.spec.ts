import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { nameOf, prepareStatements } from './prepared-statements.js';

describe('prepared statements', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await testDatabase();
    pool = new Pool({ connectionString: database.url, max: 1 });
    prepareStatements(pool);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const prepared = async (part: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_prepared_statements where statement like '${part}'`,
    );
    return rows[0]?.count ?? 0;
  };

  it('are parsed once per connection, however often they are asked', async () => {
    for (const value of [1, 2, 3]) {
      const { rows } = await pool.query<{ count: number }>('select $1::int + 40 as sum', [value]);
      expect(rows).toEqual([{ sum: 40 + value }]);
    }
    expect(await prepared('select $1::int + 40%')).toBe(1);
  });

  it('are not made of statements without parameters or without named columns', async () => {
    await pool.query('select 41 as plain');
    await pool.query('select * from platform.setting where name = $1', ['none']);
    await pool.query(`insert into platform.setting (name, value) values ($1, '1') returning *`, ['one']);
    await pool.query('select a.name, a.* from platform.setting a where a.name = $1', ['none']);
    expect(await prepared('%platform.setting%')).toBe(0);
    expect(nameOf('select count(*) from platform.setting where name = $1')).toBeDefined();
  });

  it('survive a column that a newer version adds', async () => {
    await pool.query('create table public.grown (id int)');
    const ask = (): Promise<unknown> => pool.query('select id from public.grown where id = $1', [1]);
    await ask();
    await pool.query('alter table public.grown add column name text');
    await expect(ask()).resolves.toMatchObject({ rows: [] });
  });

  it('tell an error and go on', async () => {
    const divide = (by: number): Promise<unknown> => pool.query('select 1 / $1::int as share', [by]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    await expect(divide(1)).resolves.toMatchObject({ rows: [{ share: 1 }] });
  });
});
