import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { isCurrency } from '../../../shared-kernel/money/currency.js';
import { OutgoingTransfers } from '../domain/outgoing-transfers.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';
import type { Payment } from '../domain/payment.js';
import type { RefundId } from '../domain/refunds.js';
import type { RefundAccountAsked } from '../events.js';

/** Has a refund sent by bank transfer: the customer is asked for an account, and the team transfers the money. */
@Injectable()
export class RefundTransfers {
  constructor(
    private readonly outgoing: OutgoingTransfers,
    private readonly outbox: Outbox,
  ) {}

  async add({ orderId, orderReference, id }: Payment, refundId: RefundId, amount: ReportedAmount): Promise<void> {
    await this.outgoing.add({ refundId, incomingId: null, orderId, orderReference, amount, account: null });
    const { currency } = amount;
    if (!isCurrency(currency)) return;
    const fact: RefundAccountAsked = {
      type: 'payments.refund-account-asked.v1',
      paymentId: id,
      orderId,
      refundId,
      amount: { amount: amount.amount, currency },
    };
    await this.outbox.publish(fact);
  }
}
