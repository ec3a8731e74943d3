import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../platform/domain/clock.js';
import { DueWork } from '../../../platform/queue/due-work.js';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { RecordRefund } from '../commands/record-refund.js';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { Refunds, SEND_REFUND } from '../domain/refunds.js';

const JOB = Actor.job(SEND_REFUND);
const HOUR = 3_600_000;

/** Brings a refund to the gateway under its own id, and asks each hour until the gateway has finished. */
@DueWorkHandler(SEND_REFUND, { outsideTransaction: true })
@Injectable()
export class SendRefund implements DoesDueWork {
  constructor(
    private readonly refunds: Refunds,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly commands: Commands,
    private readonly dueWork: DueWork,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    const payment = refund && (await this.payments.find(refund.paymentId));
    if (!payment || payment.intentId === null || refund.status === 'succeeded' || refund.status === 'failed') return;
    const { amount, currency, gatewayRefundId } = refund;
    const told =
      gatewayRefundId === null
        ? await this.gateway.refund({ refundId, intentId: payment.intentId, amount: { amount, currency } })
        : await this.gateway.readRefund(gatewayRefundId);
    await this.commands.execute(new RecordRefund(this.gateway.name, { ...told, refundId }, JOB));
    if (told.status !== 'pending') return;
    const next = new Date(this.clock.now().getTime() + HOUR);
    await this.commands.inTransaction(() => this.dueWork.plan(SEND_REFUND, refundId, next));
  }
}
