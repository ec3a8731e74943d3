import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Disputes, outcomeOf, type ReportedDispute } from '../domain/disputes.js';
import { Ledger, lostDisputeEntry } from '../domain/ledger.js';
import type { Payment } from '../domain/payment.js';
import type { DisputeClosed, DisputeOpened } from '../events.js';
import { MoneyMatters } from '../domain/money-matters.js';
import type { GatewayName } from '../domain/payment-gateway.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { DuplicateCaptures } from '../domain/duplicate-captures.js';

/** Stores the dispute and informs the team. Nothing is cancelled automatically. */
export class RecordDispute extends Command<void> {
  constructor(
    readonly gateway: GatewayName,
    readonly dispute: ReportedDispute,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RecordDispute)
export class RecordDisputeHandler implements ICommandHandler<RecordDispute> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly disputes: Disputes,
    private readonly matters: MoneyMatters,
    private readonly duplicateCaptures: DuplicateCaptures,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
  ) {}

  async execute({ gateway, dispute }: RecordDispute): Promise<void> {
    const { intentId, amount, reason, evidenceDueAt } = dispute;
    const payment =
      (await this.payments.findByIntentForChange(gateway, intentId)) ??
      (await this.duplicateCaptures.findPaymentForChange(intentId));
    if (!payment) return;
    const before = await this.disputes.note(payment.id, dispute);
    const facts = { amount, reason, intent: intentId, dispute: dispute.id };
    await this.matters.raise('dispute', dispute.id, payment, facts, evidenceDueAt);
    await this.tell(payment, dispute, before);
  }

  /** Says once that a dispute has begun, and once how it ended, in whatever order the reports come. */
  private async tell(payment: Payment, dispute: ReportedDispute, before: string | undefined): Promise<void> {
    const of = { paymentId: payment.id, orderId: payment.orderId, disputeId: dispute.id };
    const opened: DisputeOpened = { type: 'payments.dispute-opened.v1', ...of };
    if (before === undefined) await this.outbox.publish(opened);
    const outcome = outcomeOf(dispute.status);
    if (outcome === undefined || (before !== undefined && outcomeOf(before) !== undefined)) return;
    if (dispute.status === 'lost') await this.ledger.post(lostDisputeEntry(payment, dispute.id, dispute.amount));
    const closed: DisputeClosed = { type: 'payments.dispute-closed.v1', ...of, outcome };
    await this.outbox.publish(closed);
  }
}
