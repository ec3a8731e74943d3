import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { PaymentActionUnknown } from '../domain/payment.errors.js';
import {
  GatewayUnavailable,
  type GatewayRefund,
  type Intent,
  type IntentStatus,
  type NewIntent,
  PaymentGateway,
  RefundRefused,
  type ReportedAmount,
} from '../domain/payment-gateway.js';
import { behaviourOf, type TestCard } from '../domain/test-card.js';

interface SandboxRow {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: Exclude<IntentStatus, 'processing'>;
  readonly actionId: string | null;
}

const ROW = sql`id, order_id as "orderId", amount, currency, status, action_id as "actionId"`;

/**
 * A gateway that moves no money. It keeps its own books and commits each statement at once, as a remote gateway would, so
 * that the reconciliation finds what a crash left unrecorded. Nothing of a card is kept.
 */
@Injectable()
export class SandboxPaymentGateway extends PaymentGateway {
  readonly name = 'sandbox';
  readonly publishableKey = undefined;

  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open({ orderId, attempt, amount }: NewIntent): Promise<Intent> {
    const key = `order:${orderId}:${attempt}`;
    return this.one(sql`
      insert into payments.sandbox_intent (id, idempotency_key, order_id, amount, currency, status)
      values (${`sbx_${this.ids.uuid()}`}, ${key}, ${orderId}, ${amount.amount}, ${amount.currency}, 'waiting')
      on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key returning ${ROW}
    `);
  }

  read(intentId: string): Promise<Intent> {
    return this.one(sql`select ${ROW} from payments.sandbox_intent where id = ${intentId}`);
  }

  cancel(intentId: string): Promise<Intent> {
    return this.one(sql`
      update payments.sandbox_intent set status = case status when 'captured' then status else 'cancelled' end
      where id = ${intentId} returning ${ROW}
    `);
  }

  /** Throws CardDetailsIncorrect. A captured or cancelled intent stays as it is. */
  async pay(intentId: string, card: TestCard): Promise<Intent> {
    const status = behaviourOf(card, this.clock.now());
    const actionId = status === 'requires-action' ? `act_${this.ids.uuid()}` : null;
    return this.one(sql`
      update payments.sandbox_intent
      set status = case when status in ('captured', 'cancelled') then status else ${status} end,
          action_id = case when status in ('captured', 'cancelled') then action_id else ${actionId} end
      where id = ${intentId} returning ${ROW}
    `);
  }

  /** Ends the confirmation step; the same step ended twice answers what came of it. Throws PaymentActionUnknown. */
  async endConfirmation(intentId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<Intent> {
    const [row] = await this.rows(sql<SandboxRow>`
      update payments.sandbox_intent
      set status = case status when 'requires-action' then ${outcome === 'complete' ? 'captured' : 'declined'} else status end
      where id = ${intentId} and action_id = ${actionId} returning ${ROW}
    `);
    if (!row) throw new PaymentActionUnknown();
    return intentOf(row);
  }

  async refund({
    refundId,
    intentId,
    amount,
  }: {
    refundId: string;
    intentId: string;
    amount: ReportedAmount;
  }): Promise<GatewayRefund> {
    await this.rows(sql`
      insert into payments.sandbox_refund (id, idempotency_key, intent_id, amount)
      select ${`sbr_${refundId}`}, ${refundId}, i.id, ${amount.amount} from payments.sandbox_intent i
      where i.id = ${intentId} and i.status = 'captured' and i.amount >= ${amount.amount} +
        (select coalesce(sum(r.amount), 0) from payments.sandbox_refund r where r.intent_id = i.id and r.idempotency_key <> ${refundId})
      on conflict do nothing
    `);
    const made = await this.refundOf(`sbr_${refundId}`);
    if (made) return made;
    if ((await this.read(intentId)).status !== 'captured') throw new GatewayUnavailable('the sandbox took nothing');
    throw new RefundRefused('the sandbox took no such sum');
  }

  async readRefund(gatewayRefundId: string): Promise<GatewayRefund> {
    const made = await this.refundOf(gatewayRefundId);
    if (!made) throw new GatewayUnavailable('the sandbox knows no such refund');
    return made;
  }

  private async refundOf(gatewayRefundId: string): Promise<GatewayRefund | undefined> {
    const [row] = await this.rows(sql<{ refundId: string; intentId: string; amount: number; currency: string }>`
      select r.idempotency_key as "refundId", intent_id as "intentId", r.amount, currency
      from payments.sandbox_refund r join payments.sandbox_intent i on i.id = r.intent_id where r.id = ${gatewayRefundId}
    `);
    if (!row) return undefined;
    const { refundId, intentId, amount, currency } = row;
    return { id: gatewayRefundId, status: 'succeeded', intentId, refundId, amount: { amount, currency } };
  }

  private async one(statement: RawBuilder<SandboxRow>): Promise<Intent> {
    const [row] = await this.rows(statement);
    if (!row) throw new GatewayUnavailable('the sandbox knows no such intent');
    return intentOf(row);
  }

  private async rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.fork().getKysely())).rows;
  }
}

function intentOf({ id, status, orderId, amount, currency, actionId }: SandboxRow): Intent {
  const step = status === 'requires-action' && actionId !== null ? { actionId } : {};
  return { id, status, orderId, amount: { amount, currency }, ...step };
}
