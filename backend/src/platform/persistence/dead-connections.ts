import type { Pool, PoolClient } from 'pg';

/** Whoever holds a connection and gives it back has done so long before. */
const GRACE_MS = 250;

/**
 * Kysely 0.29 never gives a connection back whose `begin` or `rollback` failed because the server had cut it: each one
 * would be missing from the pool for ever. Takes such connections back shortly after their end.
 */
export function takeBackDeadConnections(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    client.once('end', () => setTimeout(() => takeBack(client), GRACE_MS));
  });
}

function takeBack(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // It was given back in time: pg refuses a second release by throwing.
  }
}
