import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { RefundExceedsPayment } from '../domain/payment.errors.js';
import type { PaymentId, RefundTotals } from '../domain/payment.js';
import {
  type NewRefund,
  type Refund,
  type RefundId,
  Refunds,
  type RefundStatus,
  type ReportedRefund,
} from '../domain/refunds.js';

const ROW = sql`id, payment_id as "paymentId", amount, currency, status, reason, lines, gateway_refund_id as "gatewayRefundId"`;

@Injectable()
export class PostgresRefunds extends Refunds {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({ key, paymentId, amount, reason, lines = [] }: NewRefund): Promise<RefundId | undefined> {
    try {
      const [row] = await this.rows(sql<{ id: RefundId }>`
        insert into payments.refund (id, key, payment_id, amount, currency, reason, lines, status, requested_at)
        values (${this.ids.uuid()}, ${key}, ${paymentId}, ${amount.amount}, ${amount.currency}, ${reason}, ${JSON.stringify(lines)}::jsonb, 'pending', ${this.clock.now()})
        on conflict (key) do nothing returning id
      `);
      return row?.id;
    } catch (error) {
      if (isExcess(error)) throw new RefundExceedsPayment();
      throw error;
    }
  }

  async hasKey(key: string): Promise<boolean> {
    return (await this.rows(sql`select id from payments.refund where key = ${key}`)).length > 0;
  }

  async find(id: RefundId): Promise<Refund | undefined> {
    return (await this.rows(sql<Refund>`select ${ROW} from payments.refund where id = ${id}`))[0];
  }

  async findByGatewayId(gatewayRefundId: string): Promise<Refund | undefined> {
    return (
      await this.rows(sql<Refund>`select ${ROW} from payments.refund where gateway_refund_id = ${gatewayRefundId}`)
    )[0];
  }

  async findForChange(id: RefundId): Promise<Refund | undefined> {
    return (await this.rows(sql<Refund>`select ${ROW} from payments.refund where id = ${id} for update`))[0];
  }

  async note(id: RefundId, status: RefundStatus, gatewayRefundId: string | null): Promise<void> {
    const concludedAt = status === 'sent' ? null : this.clock.now();
    await this.rows(sql`
      update payments.refund set status = ${status}, gateway_refund_id = ${gatewayRefundId}, concluded_at = ${concludedAt} where id = ${id}
    `);
  }

  async ofPayment(paymentId: PaymentId): Promise<readonly ReportedRefund[]> {
    const refunds = await this.rows(sql<
      Pick<Refund, 'amount' | 'currency' | 'status'> & { reason: string; at: string }
    >`
      select amount, currency, status, reason, to_jsonb(coalesce(concluded_at, requested_at)) #>> '{}' as at
      from payments.refund where payment_id = ${paymentId} order by requested_at, id
    `);
    return refunds.map(({ amount, currency, at, ...refund }) => ({
      ...refund,
      amount: { amount, currency },
      at: new Date(at),
    }));
  }

  async totalsOf(paymentId: PaymentId): Promise<RefundTotals> {
    const [row] = await this.rows(sql<RefundTotals>`
      select coalesce(sum(amount) filter (where status = 'succeeded'), 0)::bigint as refunded,
             coalesce(sum(amount) filter (where status in ('pending', 'sent')), 0)::bigint as "underWay"
      from payments.refund where payment_id = ${paymentId}
    `);
    return row ?? { refunded: 0, underWay: 0 };
  }

  private async rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    return (await statement.execute(entities.getKysely())).rows;
  }
}

const isExcess = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'refunds_stay_within_capture';
