import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { RecordRefund } from '../commands/record-refund.js';
import { RecordRefusedRefund } from '../commands/record-refused-refund.js';
import { type GatewayRefund, PaymentGateway, RefundRefused } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { type Refund, type RefundId, Refunds, SEND_REFUND } from '../domain/refunds.js';

const JOB = Actor.job(SEND_REFUND);
const HOUR = 3_600_000;

/** Sends a refund to the gateway, with its id as idempotency key, and asks each hour until the gateway has finished. */
@ScheduledJob(SEND_REFUND, { outsideTransaction: true })
@Injectable()
export class SendRefund implements JobHandler {
  constructor(
    private readonly refunds: Refunds,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly commands: Commands,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, refundId: RefundId): Promise<void> {
    const refund = await this.refunds.find(refundId);
    const payment = refund && (await this.payments.find(refund.paymentId));
    if (!payment || payment.intentId === null || refund.status === 'succeeded' || refund.status === 'failed') return;
    const reported = await this.askFor(refund, payment.intentId);
    if (!reported) return this.commands.execute(new RecordRefusedRefund(payment.orderId, refund.id, JOB));
    await this.commands.execute(new RecordRefund(this.gateway.name, { ...reported, refundId: refund.id }, JOB));
    if (reported.status !== 'pending') return;
    const next = new Date(this.clock.now().getTime() + HOUR);
    await this.commands.inTransaction(() => this.scheduledJobs.plan(SEND_REFUND, refundId, next));
  }

  /** Undefined if the gateway refuses the refund. */
  private async askFor(refund: Refund, intentId: string): Promise<GatewayRefund | undefined> {
    const { id: refundId, amount, currency, gatewayRefundId } = refund;
    if (gatewayRefundId !== null) return this.gateway.readRefund(gatewayRefundId);
    try {
      return await this.gateway.refund({ refundId, intentId, amount: { amount, currency } });
    } catch (error) {
      if (error instanceof RefundRefused) return undefined;
      throw error;
    }
  }
}
