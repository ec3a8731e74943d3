import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { Ids } from '../../../platform/domain/ids.js';
import { Attention, type AttentionKind } from '../domain/attention.js';
import type { PaymentId } from '../domain/payment.js';

@Injectable()
export class PostgresAttention extends Attention {
  constructor(
    private readonly entities: EntityManager,
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
    const { rows } = await sql`
      insert into payments.attention (id, kind, key, payment_id, facts, raised_at)
      values (${this.ids.uuid()}, ${kind}, ${key}, ${paymentId}, ${JSON.stringify(facts)}::jsonb, ${this.clock.now()})
      on conflict (kind, key) do nothing returning id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
