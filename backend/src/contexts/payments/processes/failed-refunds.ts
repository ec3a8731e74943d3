import { Injectable } from '@nestjs/common';
import { Ledger, returnedRefundEntry } from '../domain/ledger.js';
import { MoneyMatters } from '../domain/money-matters.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { keyOfReplacement, OUTSIDE, type Refund, Refunds } from '../domain/refunds.js';
import { RefundTransfers } from './refund-transfers.js';

/**
 * What follows a refund that did not reach the card, for example because the card was closed: the posting is reversed
 * where there is one, the team is told, and the same money goes by bank transfer to an account that the customer names. A
 * refund that the gateway refuses to begin is another matter: somebody may have made it by hand.
 */
@Injectable()
export class FailedRefunds {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly matters: MoneyMatters,
    private readonly transfers: RefundTransfers,
  ) {}

  /** @param refund as it was before it failed; its failure is noted */
  async follow(payment: Payment, refund: Refund, gatewayId: string): Promise<void> {
    const { id, currency, status, reason, lines } = refund;
    const amount = { amount: refund.amount, currency };
    if (status === 'succeeded')
      await this.ledger.post(returnedRefundEntry(payment, id, amount, payment.refundedAccount));
    await this.matters.raise('refund-failed', id, payment, { amount, refund: gatewayId });
    // Who refunded at the gateway itself decides what follows.
    if (reason === OUTSIDE) return;
    const key = keyOfReplacement(refund);
    const replacement = await this.refunds.add({ key, paymentId: payment.id, amount, reason, lines });
    if (replacement === undefined) return;
    payment.followRefunds(await this.refunds.totalsOf(payment.id));
    await this.payments.save(payment);
    await this.transfers.add(payment, replacement, amount);
  }
}
