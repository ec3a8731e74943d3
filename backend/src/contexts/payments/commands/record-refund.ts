import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ledger, returnedRefundEntry } from '../domain/ledger.js';
import { MoneyMatters } from '../domain/money-matters.js';
import type { GatewayName, GatewayRefund } from '../domain/payment-gateway.js';
import type { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { isNews, OUTSIDE, type Refund, type RefundId, Refunds, type RefundStatus } from '../domain/refunds.js';
import { RefundAccounting } from '../processes/refund-accounting.js';
import { DuplicateCaptures } from '../domain/duplicate-captures.js';

/** Records a gateway's report of a refund. Reports come in any order and any number of times. */
export class RecordRefund extends Command<void> {
  constructor(
    readonly gateway: GatewayName,
    readonly reported: GatewayRefund,
    readonly actor: Actor,
  ) {
    super();
  }
}

const STATUS: Readonly<Record<GatewayRefund['status'], RefundStatus>> = {
  pending: 'sent',
  succeeded: 'succeeded',
  failed: 'failed',
};

@CommandHandler(RecordRefund)
export class RecordRefundHandler implements ICommandHandler<RecordRefund> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly matters: MoneyMatters,
    private readonly accounting: RefundAccounting,
    private readonly duplicateCaptures: DuplicateCaptures,
  ) {}

  async execute({ gateway, reported }: RecordRefund): Promise<void> {
    const payment = await this.payments.findByIntentForChange(gateway, reported.intentId);
    if (!payment) return this.duplicateCaptures.followRefund(reported);
    const id = (await this.known(reported)) ?? (await this.addFromOutside(payment, reported));
    const refund = id && (await this.refunds.findForChange(id));
    const status = STATUS[reported.status];
    if (!refund || refund.paymentId !== payment.id || !isNews(refund.status, status)) return;
    await this.refunds.note(refund.id, status, reported.id);
    const totals = await this.refunds.totalsOf(payment.id);
    payment.followRefunds(totals);
    await this.payments.save(payment);
    if (status === 'succeeded') await this.accounting.account(payment, refund, totals.refunded);
    if (status === 'failed') await this.accountForFailure(payment, refund, reported.id);
  }

  private async known(reported: GatewayRefund): Promise<RefundId | undefined> {
    return reported.refundId ?? (await this.refunds.findByGatewayId(reported.id))?.id;
  }

  /**
   * Handles a refund that was made at the gateway itself: informs the team, and books the refund if it stays within the
   * capture.
   */
  private async addFromOutside(payment: Payment, reported: GatewayRefund): Promise<RefundId | undefined> {
    await this.matters.raise('refund-outside', reported.id, payment, { amount: reported.amount, refund: reported.id });
    if (reported.status === 'failed' || !payment.canGiveBack(reported.amount, await this.refunds.totalsOf(payment.id)))
      return;
    return this.refunds.add({
      key: `gateway:${reported.id}`,
      paymentId: payment.id,
      amount: reported.amount,
      reason: OUTSIDE,
    });
  }

  /** The gateway could not refund the card, for example because it was closed: the team sends the money another way. */
  private async accountForFailure(
    payment: Payment,
    { id, amount, currency, status }: Refund,
    gatewayId: string,
  ): Promise<void> {
    if (status === 'succeeded')
      await this.ledger.post(returnedRefundEntry(payment, id, { amount, currency }, payment.refundedAccount));
    await this.matters.raise('refund-failed', id, payment, { amount: { amount, currency }, refund: gatewayId });
  }
}
