import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ReactionJob } from './reaction-queue.js';
import { Reactions } from './reactions.js';

const BATCH = 100;

/**
 * Takes waiting facts out of the outbox and hands over one job per reaction. Many processes may do so at once. A fact
 * that this version does not know is left to a version that does.
 */
@Injectable()
export class Relay {
  constructor(
    private readonly entities: EntityManager,
    private readonly reactions: Reactions,
  ) {}

  /**
   * Relays one batch. A crash between the handover and the commit causes a second handover of the same jobs: their ids
   * are equal, and a reaction that has run does nothing.
   * @returns the number of facts
   */
  async relay(handOver: (jobs: readonly ReactionJob[]) => Promise<void>): Promise<number> {
    return this.entities.fork().transactional(async (transaction) => {
      const database = transaction.getKysely();
      const { rows } = await sql<{ id: string; type: string }>`
        select id, type from platform.outbox where relayed_at is null and type = any(${this.reactions.types}::text[])
        order by sequence limit ${BATCH} for update skip locked
      `.execute(database);
      if (rows.length === 0) return 0;
      const jobs = rows.flatMap(({ id, type }) =>
        this.reactions.to(type).map((reaction) => ({ reaction, messageId: id })),
      );
      if (jobs.length > 0) await handOver(jobs);
      await sql`
        update platform.outbox set relayed_at = now() where id = any(${rows.map(({ id }) => id)}::uuid[])
      `.execute(database);
      return rows.length;
    });
  }
}
