import { DuplicateCaptureRecords } from './duplicate-capture-records.js';
import { Ledger, refundEntry, returnedRefundEntry, unsoldAccount } from './ledger.js';
import { MoneyMatters } from './money-matters.js';
import type { GatewayRefund } from './payment-gateway.js';
import type { Payment } from './payment.js';
import { PaymentRepository } from './payment.repository.js';

/**
 * Money that was captured a second time for an order. The ledger holds it beside the payment, until a person gives it back
 * at the gateway.
 */
export class DuplicateCaptures {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly ledger: Ledger,
    private readonly records: DuplicateCaptureRecords,
    private readonly matters: MoneyMatters,
  ) {}

  /** The payment of the order that this intent paid a second time. Its lock lets one of the intent's events in at a time. */
  async findPaymentForChange(intentId: string): Promise<Payment | undefined> {
    const orderId = await this.records.orderPaidTwiceBy(intentId);
    return orderId === undefined ? undefined : this.payments.findOfOrderForChange(orderId);
  }

  /** Books what the gateway reports of such a refund, in any order and any number of times. Ignores other refunds. */
  async followRefund({ id, intentId, amount, status }: GatewayRefund): Promise<void> {
    const payment = await this.findPaymentForChange(intentId);
    if (!payment || !(await this.ledger.has('capture', intentId))) return;
    const account = unsoldAccount(amount, payment.due);
    const wentBack = await this.ledger.has('refund', id);
    if (status === 'succeeded' && !wentBack) await this.ledger.post(refundEntry(payment, id, amount, account));
    if (status !== 'failed' || !wentBack) return;
    if (await this.matters.raise('refund-failed', id, payment, { amount, intent: intentId, refund: id }))
      await this.ledger.post(returnedRefundEntry(payment, id, amount, account));
  }
}
