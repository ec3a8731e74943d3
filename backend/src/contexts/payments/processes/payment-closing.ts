import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { Refunds } from '../domain/refunds.js';
import { RefundTransfers } from './refund-transfers.js';

/** The job that closes a payment at the gateway. Its key is the payment's id. */
export const CLOSE_PAYMENT = 'payments.close-payment';

/** Closes the payment of an order that can no longer be paid, in the running transaction. */
@Injectable()
export class PaymentClosing {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: Refunds,
    private readonly transfers: RefundTransfers,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async close(orderId: string): Promise<void> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    if (!payment) return;
    payment.close();
    if (!payment.isClosed) return;
    await this.giveBackPart(payment);
    await this.payments.save(payment);
    if (!payment.isTransfer) await this.scheduledJobs.plan(CLOSE_PAYMENT, payment.id, this.clock.now(), {});
  }

  /** A bank transfer that paid only a part goes back. */
  private async giveBackPart(payment: Payment): Promise<void> {
    if (payment.capturedAmount === 0) return;
    const refund = { key: `part-paid:${payment.id}`, paymentId: payment.id, amount: payment.captured };
    const id = await this.refunds.add({ ...refund, reason: 'came-too-late' });
    if (id === undefined) return;
    payment.followRefunds(await this.refunds.totalsOf(payment.id));
    await this.transfers.add(payment, id, payment.captured);
  }
}
