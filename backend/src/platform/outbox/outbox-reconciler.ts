import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Reactions } from './reactions.js';

/**
 * Longer than the pauses between all attempts of a reaction (15 s) and than a worker's lease on a job (15 s). With a
 * round every five seconds, a forgotten fact is redelivered within a minute. A job that is still queued is not added
 * twice.
 */
const PATIENCE_SECONDS = 40;
/** Longer than two versions run beside each other. No version will react to an older fact. */
const UNHEARD_HOURS = 24;

/**
 * Knows which facts have had all their reactions and redelivers the others, so that facts which a queue forgot are not
 * lost.
 */
@Injectable()
export class OutboxReconciler {
  constructor(
    private readonly entities: EntityManager,
    private readonly reactions: Reactions,
  ) {}

  /** Marks the facts whose every reaction has run or has failed for good. */
  async settle(): Promise<void> {
    const { types, reactions } = this.reactions.pairs();
    await sql`
      with settled as (
        select message.id from platform.outbox message
        where message.relayed_at is not null and message.settled_at is null and message.type = any(${types}::text[])
          and not exists (
            select from unnest(${types}::text[], ${reactions}::text[]) as route (type, reaction)
            where route.type = message.type
              and not exists (
                select from platform.processed_message done
                where done.reaction = route.reaction and done.message_id = message.id)
              and not exists (
                select from platform.failed_message failed
                where failed.reaction = route.reaction and failed.message_id = message.id and failed.replayed_at is null))
        for update of message skip locked)
      update platform.outbox set settled_at = now() from settled where outbox.id = settled.id
    `.execute(this.entities.fork().getKysely());
  }

  /** Puts facts back into the outbox whose reactions should have run long ago. */
  async redeliver(): Promise<void> {
    await sql`
      with forgotten as (
        select id from platform.outbox
        where settled_at is null and relayed_at < now() - make_interval(secs => ${PATIENCE_SECONDS})
        for update skip locked)
      update platform.outbox set relayed_at = null from forgotten where outbox.id = forgotten.id
    `.execute(this.entities.fork().getKysely());
  }

  /** Marks facts as settled that no running version reacts to. */
  async settleUnheard(): Promise<void> {
    await sql`
      update platform.outbox set relayed_at = now(), settled_at = now()
      where relayed_at is null and type <> all(${this.reactions.types}::text[])
        and recorded_at < now() - make_interval(hours => ${UNHEARD_HOURS})
    `.execute(this.entities.fork().getKysely());
  }
}
