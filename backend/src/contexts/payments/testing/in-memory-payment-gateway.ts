import { randomUUID } from 'node:crypto';
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
import type { Cardholder } from './payment-gateway.contract.js';

interface Refundable {
  readonly refundId: string;
  readonly intentId: string;
  readonly amount: ReportedAmount;
}

/** A gateway and the customers' cards, for tests without a database. */
export class InMemoryPaymentGateway extends PaymentGateway implements Cardholder {
  readonly name = 'stripe';
  readonly publishableKey = 'pk_test_1';
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, GatewayRefund>();
  /** Answers nothing while it is away. */
  isAway = false;
  private readonly idsByKey = new Map<string, string>();

  async open({ orderId, attempt, amount }: NewIntent): Promise<Intent> {
    const key = `order:${orderId}:${attempt}`;
    const known = this.idsByKey.get(key);
    if (known !== undefined) return this.read(known);
    this.mustBeThere();
    const id = `pi_${randomUUID()}`;
    this.idsByKey.set(key, id);
    return this.put({ id, orderId, amount, status: 'waiting', clientSecret: `${id}_secret` });
  }

  async read(intentId: string): Promise<Intent> {
    this.mustBeThere();
    const intent = this.intents.get(intentId);
    if (!intent) throw new GatewayUnavailable(`no intent ${intentId}`);
    return intent;
  }

  async cancel(intentId: string): Promise<Intent> {
    const intent = await this.read(intentId);
    const isOver = intent.status === 'captured' || intent.status === 'processing';
    return isOver ? intent : this.put({ ...intent, status: 'cancelled' });
  }

  async refund({ refundId, intentId, amount }: Refundable): Promise<GatewayRefund> {
    const intent = await this.read(intentId);
    const id = `re_${refundId}`;
    const known = this.refunds.get(id);
    if (known) return known;
    if (intent.status !== 'captured') throw new GatewayUnavailable('nothing was captured');
    const before = [...this.refunds.values()].filter((other) => other.intentId === intentId);
    if (before.reduce((sum, other) => sum + other.amount.amount, amount.amount) > intent.amount.amount)
      throw new RefundRefused('more than was captured');
    const made: GatewayRefund = {
      id,
      refundId,
      intentId,
      status: 'succeeded',
      amount: { ...amount, currency: intent.amount.currency },
    };
    this.refunds.set(id, made);
    return made;
  }

  async readRefund(gatewayRefundId: string): Promise<GatewayRefund> {
    this.mustBeThere();
    const refund = this.refunds.get(gatewayRefundId);
    if (!refund) throw new GatewayUnavailable(`no refund ${gatewayRefundId}`);
    return refund;
  }

  pays = (intentId: string): Promise<void> => this.become(intentId, 'captured');
  isDeclined = (intentId: string): Promise<void> => this.become(intentId, 'declined');
  isAskedToConfirm = (intentId: string): Promise<void> => this.become(intentId, 'requires-action');
  confirms = (intentId: string): Promise<void> => this.become(intentId, 'captured');
  failsToConfirm = (intentId: string): Promise<void> => this.become(intentId, 'declined');
  /** The bank has been asked, and takes its time. */
  isProcessed = (intentId: string): Promise<void> => this.become(intentId, 'processing');

  private async become(intentId: string, status: IntentStatus): Promise<void> {
    this.put({ ...(await this.read(intentId)), status });
  }

  private put(intent: Intent): Intent {
    this.intents.set(intent.id, intent);
    return intent;
  }

  private mustBeThere(): void {
    if (this.isAway) throw new GatewayUnavailable('away');
  }
}
