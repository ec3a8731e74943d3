import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AggregateRoot, takeEvents, type DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { currentRequestId } from '../request-context.js';
import { type DeferredWrite, deferWrite, writeNow } from '../deferred-writes.js';

/** Facts that wait for their reactions: rows written in the transaction that made them true. */
@Injectable()
export class Outbox {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Publishes facts in the running transaction, for handlers that change rows without an aggregate. */
  async publish(...facts: readonly DomainEvent[]): Promise<void> {
    if (facts.length > 0) await writeNow(this.entities, this.insertOf(facts));
  }

  /** Takes the facts of every aggregate of the transaction and writes them. Called before each commit. */
  async writeEventsOf(transaction: EntityManager): Promise<void> {
    const work = transaction.getUnitOfWork();
    const known = new Set([...work.getIdentityMap(), ...work.getPersistStack()]);
    const facts = [...known].flatMap((entity) => (entity instanceof AggregateRoot ? takeEvents(entity) : []));
    if (facts.length > 0) await deferWrite(transaction, 'facts', this.insertOf(facts));
  }

  private insertOf(facts: readonly DomainEvent[]): DeferredWrite {
    const rows = facts.map(
      (fact) =>
        sql`(${this.ids.uuid()}, ${fact.type}, ${JSON.stringify(fact)}::jsonb, ${this.clock.now()}, ${currentRequestId() ?? null})`,
    );
    return {
      statement: sql`insert into platform.outbox (id, type, payload, recorded_at, request_id) values ${sql.join(rows)}`,
      wakes: 'outbox',
    };
  }
}
