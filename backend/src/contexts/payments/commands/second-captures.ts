import { Injectable } from '@nestjs/common';
import { isCurrency } from '../../../shared-kernel/currency.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
import { Attention } from '../domain/attention.js';
import { Ledger, refundEntry, returnedRefundEntry } from '../domain/ledger.js';
import type { GatewayRefund } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';

/**
 * Money that came a second time for an order stands in the ledger as the customer's, beside the payment, and a person
 * gives it back at the gateway: the ledger follows.
 */
@Injectable()
export class SecondCaptures {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly ledger: Ledger,
    private readonly attention: Attention,
  ) {}

  /** What the gateway says of a refund of such money, in any order and any number of times; of other money nothing. */
  async followRefund({ id, intentId, amount: told, status }: GatewayRefund): Promise<void> {
    const orderId = await this.attention.orderPaidTwiceBy(intentId);
    // Its lock lets one of the refund's events in at a time.
    const payment = orderId && (await this.payments.findOfOrderForChange(orderId));
    if (!payment || !(await this.ledger.has('capture', intentId))) return;
    const amount: MoneyView = {
      amount: told.amount,
      currency: isCurrency(told.currency) ? told.currency : payment.currency,
    };
    const wentBack = await this.ledger.has('refund', id);
    if (status === 'succeeded' && !wentBack) await this.ledger.post(refundEntry(id, amount, false));
    if (status !== 'failed' || !wentBack) return;
    const facts = { amount, orderId: payment.orderId };
    if (await this.attention.raise('refund-failed', id, payment.id, facts))
      await this.ledger.post(returnedRefundEntry(id, amount, false));
  }
}
