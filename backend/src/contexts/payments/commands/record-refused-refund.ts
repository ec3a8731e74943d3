import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { MoneyMatters } from '../domain/money-matters.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { isNews, type RefundId, Refunds } from '../domain/refunds.js';

/** Records that the gateway refuses the refund, and informs the team. The gateway is not asked again. */
export class RecordRefusedRefund extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly refundId: RefundId,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RecordRefusedRefund)
export class RecordRefusedRefundHandler implements ICommandHandler<RecordRefusedRefund> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: Refunds,
    private readonly matters: MoneyMatters,
  ) {}

  async execute({ orderId, refundId }: RecordRefusedRefund): Promise<void> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    const refund = await this.refunds.findForChange(refundId);
    if (!payment || refund?.paymentId !== payment.id || !isNews(refund.status, 'failed')) return;
    await this.refunds.note(refundId, 'failed', refund.gatewayRefundId);
    payment.followRefunds(await this.refunds.totalsOf(payment.id));
    await this.payments.save(payment);
    const { amount, currency } = refund;
    const facts = { amount: { amount, currency }, refund: refund.gatewayRefundId };
    await this.matters.raise('refund-failed', refundId, payment, facts);
  }
}
