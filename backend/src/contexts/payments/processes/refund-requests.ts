import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { PaymentUnknown, RefundExceedsPayment } from '../domain/payment.errors.js';
import type { Payment } from '../domain/payment.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { RefundTransfers } from './refund-transfers.js';
import { type RefundedLine, Refunds, SEND_REFUND } from '../domain/refunds.js';

export interface RefundRequest {
  readonly orderId: string;
  /** A second request with the same key adds no refund. */
  readonly key: string;
  /** Without an amount the whole rest is refunded. */
  readonly amount?: MoneyView;
  readonly reason: string;
  /** The lines of the order that it is for. */
  readonly lines?: readonly RefundedLine[];
}

/**
 * Adds a refund with the running transaction. The gateway is called after its commit; the money of a bank transfer goes
 * back by transfer.
 */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: Refunds,
    private readonly transfers: RefundTransfers,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async add({ orderId, key, amount, reason, lines = [] }: RefundRequest): Promise<void> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    if (!payment) throw new PaymentUnknown();
    const wanted = amount ?? (await this.rest(payment, key));
    if (!wanted) return;
    if (wanted.amount <= 0) throw new RefundExceedsPayment();
    const id = await this.refunds.add({ key, paymentId: payment.id, amount: wanted, reason, lines });
    if (id === undefined) return;
    payment.followRefunds(await this.refunds.totalsOf(payment.id));
    await this.payments.save(payment);
    if (payment.isTransfer) await this.transfers.add(payment, id, wanted);
    else await this.scheduledJobs.plan(SEND_REFUND, id, this.clock.now());
  }

  /** The amount that is not refunded yet. Undefined if the key has a refund, or if refunds cover the whole capture. */
  private async rest(payment: Payment, key: string): Promise<ReportedAmount | undefined> {
    if (await this.refunds.hasKey(key)) return undefined;
    const { refunded, underWay } = await this.refunds.totalsOf(payment.id);
    const wentBack = refunded + underWay;
    if (wentBack > 0 && wentBack === payment.capturedAmount) return undefined;
    return { ...payment.captured, amount: payment.capturedAmount - wentBack };
  }
}
