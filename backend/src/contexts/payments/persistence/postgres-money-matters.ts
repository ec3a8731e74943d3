import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { WorkItemFacts } from '../../../shared-kernel/work-item.js';
import { type MoneyMatterKind, MoneyMatters } from '../domain/money-matters.js';
import type { Payment } from '../domain/payment.js';
import { workItemRaised } from '../domain/work-item-raised.js';

@Injectable()
export class PostgresMoneyMatters extends MoneyMatters {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  async raise(
    kind: MoneyMatterKind,
    key: string,
    payment: Payment | undefined,
    facts: WorkItemFacts,
    dueAt?: Date | null,
  ): Promise<boolean> {
    const { rows } = await sql`
      insert into payments.raised_matter (kind, key, payment_id, raised_at)
      values (${kind}, ${key}, ${payment?.id ?? null}, ${this.clock.now()}) on conflict (kind, key) do nothing returning key
    `.execute(this.entities.getKysely());
    if (rows.length === 0) return false;
    await this.outbox.publish(workItemRaised(kind, key, payment, facts, dueAt));
    return true;
  }
}
