import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { Ids } from '../../../platform/domain/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Attention, type AttentionKind } from '../domain/attention.js';
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
}
