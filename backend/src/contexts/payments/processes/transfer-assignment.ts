import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import {
  allocationOf,
  type Allocation,
  type IncomingTransferId,
  type TransferPart,
} from '../domain/incoming-transfer.js';
import { Ledger, type PaidPart, transferSaleEntries } from '../domain/ledger.js';
import { MoneyMatters } from '../domain/money-matters.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import type { TransferCameShort } from '../events.js';

export interface Assigned extends Pick<Allocation, 'status' | 'rest'> {
  readonly parts: readonly TransferPart[];
}

/** What of a planned division pays orders. */
export const paidBy = ({ parts }: Allocation): readonly PaidPart[] =>
  parts.map(({ payment: { orderReference }, amount }) => ({ orderReference, amount }));

/** Divides the money of a bank transfer over the orders that it names, in the running transaction. */
@Injectable()
export class TransferAssignment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly ledger: Ledger,
    private readonly matters: MoneyMatters,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Locks the payments of these orders. The money itself is posted by the caller. */
  async plan(amount: ReportedAmount, orderReferences: readonly string[]): Promise<Allocation> {
    const payments = await this.payments.findTransfersForChange(orderReferences);
    // A name that is no order's makes several orders out of one: a person decides.
    if (orderReferences.length > 1 && payments.length < orderReferences.length) return allocationOf(amount, []);
    return allocationOf(amount, payments);
  }

  async apply({ status, parts, rest }: Allocation): Promise<Assigned> {
    for (const { payment, amount, fees, isEnough } of parts) {
      payment.receiveTransfer(amount, isEnough, this.clock.now());
      await this.payments.save(payment);
      if (isEnough) await this.ledger.post(...transferSaleEntries(payment, payment.due.toJSON(), fees));
      else await this.outbox.publish(shortage(payment));
    }
    const noted = parts.map(({ payment, amount, fees }) => ({ orderReference: payment.orderReference, amount, fees }));
    return { status, rest, parts: noted };
  }

  /** Tells the team of money that pays nothing. */
  async raise(id: IncomingTransferId, { amount, currency }: ReportedAmount, { status, rest }: Assigned): Promise<void> {
    if (status === 'unknown')
      await this.matters.raise('transfer-unknown', id, undefined, { amount: { amount, currency } });
    if (status === 'overpaid')
      await this.matters.raise('transfer-overpaid', id, undefined, { amount: { amount: rest, currency } });
  }
}

const shortage = ({ id, orderId, currency, capturedAmount, outstanding }: Payment): TransferCameShort => ({
  type: 'payments.transfer-came-short.v1',
  paymentId: id,
  orderId,
  received: { amount: capturedAmount, currency },
  missing: { amount: outstanding, currency },
});
