import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { isCurrency } from '../../../shared-kernel/money/currency.js';
import { type CashAccount, Ledger, refundEntry } from '../domain/ledger.js';
import type { Payment } from '../domain/payment.js';
import { OUTSIDE, type Refund } from '../domain/refunds.js';
import type { PaymentRefunded } from '../events.js';

/** Posts a refund that has reached the customer, and publishes the fact, in the running transaction. */
@Injectable()
export class RefundAccounting {
  constructor(
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
  ) {}

  /** @param refunded the sum of the payment's refunds so far, in minor units */
  async account(
    payment: Payment,
    { id, amount, currency, reason, lines }: Refund,
    refunded: number,
    cash: CashAccount = payment.cashAccount,
  ): Promise<void> {
    await this.ledger.post(refundEntry(payment, id, { amount, currency }, payment.refundedAccount, cash));
    // Money in a currency that we do not sell in is given back by a person, who tells the customer.
    if (!isCurrency(currency)) return;
    const fact: PaymentRefunded = {
      type: 'payments.payment-refunded.v1',
      paymentId: payment.id,
      orderId: payment.orderId,
      refundId: id,
      amount: { amount, currency },
      isFull: refunded === payment.capturedAmount,
      wentBack: { amount: refunded, currency },
      isByHand: reason === OUTSIDE,
      lines,
    };
    await this.outbox.publish(fact);
  }
}
