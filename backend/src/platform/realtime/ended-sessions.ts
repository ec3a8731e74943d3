import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

export const ENDED_SESSIONS = 'ended-sessions';

/** Ends the live streams of these sessions in every process when the running transaction commits. */
export async function endStreamsOf(sessionIds: readonly string[], entities: EntityManager): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql`select pg_notify(${ENDED_SESSIONS}, id) from unnest(${[...sessionIds]}::text[]) as id`.execute(
    entities.getKysely(),
  );
}
