import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';

/** A change of rows that nothing in the running transaction reads again. */
export interface DeferredWrite {
  /** An `insert`, `update` or `delete`: PostgreSQL leaves out what only reads. */
  readonly statement: RawBuilder<unknown>;
  /** The loop that the commit wakes. */
  readonly wakes?: 'outbox' | 'scheduled_job';
}

const collected = new WeakMap<EntityManager, Map<string, DeferredWrite>>();

/** From now on this transaction's {@link deferWrite} waits for {@link flushDeferred}. */
export function beginDeferring(transaction: EntityManager): void {
  collected.set(transaction, new Map());
}

/**
 * Writes with the last statement of the running command, reaction or job, together with the others that wait for it:
 * each statement costs a turn to PostgreSQL and back. Where nobody collects, it is written at once.
 * @param name of two writes of one name the later counts
 */
export async function deferWrite(entities: EntityManager, name: string, write: DeferredWrite): Promise<void> {
  const waiting = collected.get(entities.getContext(false));
  if (waiting) waiting.set(name, write);
  else await writeNow(entities, write);
}

/** Takes back a write that still waits. */
export function withdrawDeferred(entities: EntityManager, name: string): void {
  collected.get(entities.getContext(false))?.delete(name);
}

/** Writes what waits, as one statement. Called before each commit, after everything else. */
export async function flushDeferred(transaction: EntityManager): Promise<void> {
  const writes = [...(collected.get(transaction)?.values() ?? [])];
  collected.delete(transaction);
  if (writes.length > 0) await writeNow(transaction, ...writes);
}

/** Writes as one statement; which of several comes first is PostgreSQL's choice. */
export async function writeNow(entities: EntityManager, ...writes: readonly DeferredWrite[]): Promise<void> {
  const parts = writes.map(({ statement }, index) => sql`${sql.ref(`write_${index}`)} as (${statement})`);
  const channels = new Set(writes.flatMap(({ wakes }) => wakes ?? []));
  const wake = [...channels].map((channel) => sql`pg_notify(${sql.lit(channel)}, '')`);
  await sql`with ${sql.join(parts)} select ${sql.join(wake)}`.execute(entities.getKysely());
}
