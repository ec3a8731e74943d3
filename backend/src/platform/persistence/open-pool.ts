import { Pool, type PoolConfig } from 'pg';

/**
 * A pool that outlives its connections. `pg` reports a lost connection as an `error` event, and such an event without a
 * listener ends the process: an idle connection reports to the pool, one that is in use reports to itself. The statement
 * that waits on the connection is rejected anyway, and the pool replaces the connection.
 */
export function openPool(options: PoolConfig): Pool {
  const pool = new Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
