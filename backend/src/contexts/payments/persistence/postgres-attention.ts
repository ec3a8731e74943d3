import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Attention, type AttentionKind, type Settlement } from '../domain/attention.js';
import type { PaymentId } from '../domain/payment.js';
import type { PaymentAttentionRaised } from '../events.js';

@Injectable()
export class PostgresAttention extends Attention {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async raise(
    kind: AttentionKind,
    key: string,
    paymentId: PaymentId | null,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<boolean> {
    const { rows } = await sql<{ id: string; reference: string | null }>`
      insert into payments.attention (id, kind, key, payment_id, facts, raised_at)
      values (${this.ids.uuid()}, ${kind}, ${key}, ${paymentId}, ${JSON.stringify(facts)}::jsonb, ${this.clock.now()})
      on conflict (kind, key) do nothing
      returning id, (select p.order_reference from payments.payment p where p.id = attention.payment_id) as reference
    `.execute(this.entities.getKysely());
    const [row] = rows;
    if (!row) return false;
    const fact: PaymentAttentionRaised = {
      type: 'payments.attention-raised.v1',
      attentionId: row.id,
      kind,
      orderReference: row.reference,
    };
    await this.outbox.publish(fact);
    return true;
  }

  async orderPaidTwiceBy(intentId: string): Promise<string | undefined> {
    const { rows } = await sql<{ orderId: string }>`
      select facts ->> 'orderId' as "orderId" from payments.attention where kind = 'duplicate-capture' and key = ${intentId}
    `.execute(this.entities.getKysely());
    return rows[0]?.orderId;
  }

  async settle(id: string, { settledBy, note }: Settlement): Promise<'settled' | 'settled-before' | 'unknown'> {
    const database = this.entities.getKysely();
    const { rows } = await sql`
      update payments.attention set settled_at = ${this.clock.now()}, settled_by = ${settledBy}, settled_note = ${note}
      where id = ${id} and settled_at is null returning id
    `.execute(database);
    if (rows.length > 0) return 'settled';
    const known = await sql`select 1 from payments.attention where id = ${id}`.execute(database);
    return known.rows.length > 0 ? 'settled-before' : 'unknown';
  }
}
