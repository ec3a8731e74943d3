import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { AttentionKind } from '../domain/attention.js';
import type { GatewayName, ReportedAmount } from '../domain/payment-gateway.js';
import { Admins } from '../domain/admins.js';
import type { PaymentAttentionPage, PaymentAttentionView } from './payment-attention-view.js';

export const ATTENTION_STATES = ['open', 'settled'] as const;

export type AttentionState = (typeof ATTENTION_STATES)[number];

/** What was noted when it was raised: each kind has its own. */
interface Facts {
  readonly due?: ReportedAmount;
  readonly received?: ReportedAmount;
  readonly amount?: ReportedAmount;
  readonly reason?: string;
  readonly evidenceDueAt?: string | null;
}

interface AttentionRow {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly facts: Facts;
  readonly raised_at: Date;
  readonly order_reference: string | null;
  readonly gateway: GatewayName;
  readonly payment_at_gateway: string | null;
  readonly refund_at_gateway: string | null;
  readonly dispute_at_gateway: string | null;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
  readonly settled_note: string | null;
}

const CHOSEN = {
  open: sql`from payments.attention a where a.settled_at is null`,
  settled: sql`from payments.attention a where a.settled_at is not null`,
};
const ORDER = { open: sql`raised_at, id`, settled: sql`settled_at desc, id desc` };

/** Money that waits for a person, what has waited longest first; or what has been settled, the latest first. For admins. */
export class FindPaymentAttention extends Query<PaymentAttentionPage> {
  constructor(
    readonly state: AttentionState,
    readonly page: number,
    readonly size: number,
  ) {
    super();
  }
}

@QueryHandler(FindPaymentAttention)
export class FindPaymentAttentionHandler implements IQueryHandler<FindPaymentAttention> {
  constructor(
    private readonly db: ReadDb,
    private readonly admins: Admins,
  ) {}

  async execute({ state, page, size }: FindPaymentAttention): Promise<PaymentAttentionPage> {
    const [rows, count] = await Promise.all([
      this.db.rows(sql<AttentionRow>`
        select a.id, a.kind, a.facts, a.raised_at, a.settled_at, a.settled_by, a.settled_note,
               p.order_reference, coalesce(p.gateway, a.facts ->> 'gateway') as gateway,
               case when a.kind in ('amount-mismatch', 'duplicate-capture', 'unknown-payment') then a.key
                 else coalesce(a.facts ->> 'intentId', p.intent_id) end
                 as payment_at_gateway,
               case a.kind when 'refund-outside' then a.key when 'refund-failed' then case when r.id is null then a.key else r.gateway_refund_id end end
                 as refund_at_gateway,
               case a.kind when 'dispute' then a.key end as dispute_at_gateway
        from (select a.* ${CHOSEN[state]} order by ${ORDER[state]} limit ${size} offset ${(page - 1) * size}) a
        left join payments.payment p on p.id = a.payment_id
        left join payments.refund r on a.kind = 'refund-failed' and r.id::text = a.key
        order by ${ORDER[state]}
      `),
      this.db.first(sql<{ all: number }>`select count(*)::int as all ${CHOSEN[state]}`),
    ]);
    const names = await this.admins.namesOf(rows.flatMap(({ settled_by }) => settled_by ?? []));
    const totalItems = count?.all ?? 0;
    return {
      matters: rows.map((row) => toView(row, names)),
      pagination: { page, size, totalItems, totalPages: Math.ceil(totalItems / size) },
    };
  }
}

function toView(row: AttentionRow, names: ReadonlyMap<string, string>): PaymentAttentionView {
  const { due, received, amount = received, reason, evidenceDueAt } = row.facts;
  if (!amount) throw new Error(`attention ${row.id} names no amount`);
  return {
    id: row.id,
    kind: row.kind,
    raisedAt: row.raised_at.toISOString(),
    ...(row.order_reference ? { orderReference: row.order_reference } : {}),
    gateway: {
      name: row.gateway,
      ...(row.payment_at_gateway ? { payment: row.payment_at_gateway } : {}),
      ...(row.refund_at_gateway ? { refund: row.refund_at_gateway } : {}),
      ...(row.dispute_at_gateway ? { dispute: row.dispute_at_gateway } : {}),
    },
    amount,
    ...(due ? { due } : {}),
    ...(reason ? { reason } : {}),
    ...(evidenceDueAt ? { evidenceDueAt } : {}),
    ...settledOf(row, names),
  };
}

function settledOf(
  { settled_at: at, settled_by: by, settled_note: note }: AttentionRow,
  names: ReadonlyMap<string, string>,
): Pick<PaymentAttentionView, 'settled'> {
  if (!at || by === null || note === null) return {};
  const name = names.get(by);
  return { settled: { at: at.toISOString(), by, ...(name ? { name } : {}), note } };
}
