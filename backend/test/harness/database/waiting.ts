import type { Client } from 'pg';

/** How many sessions wait for a lock in the client's database. Those of other tests on the same server do not count. */
export async function countWaiting(client: Client): Promise<number> {
  const { rowCount } = await client.query(`
    select distinct pid from pg_locks where not granted and pid in (
      select pid from pg_locks where database = (select oid from pg_database where datname = current_database())
    )`);
  return rowCount ?? 0;
}
