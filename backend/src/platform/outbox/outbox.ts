import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AggregateRoot, takeEvents, type DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { currentRequestId } from '../request-context.js';
import { type DeferredWrite, deferWrite, writeNow } from '../deferred-writes.js';

/** Facts waiting to be told to their reactions: rows written in the transaction that made them true. */
@Injectable()
export class Outbox {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** For handlers that change rows without an aggregate: publishes the fact with the running transaction. */
  async publish(...facts: readonly DomainEvent[]): Promise<void> {
    if (facts.length > 0) await writeNow(this.entities, this.insertOf(facts));
  }

  /** Takes the facts of every aggregate the transaction knows and writes them. Called before each commit. */
  async writeEventsOf(transaction: EntityManager): Promise<void> {
    const known = [...transaction.getUnitOfWork().getIdentityMap()];
    const facts = known.flatMap((entity) => (entity instanceof AggregateRoot ? takeEvents(entity) : []));
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
