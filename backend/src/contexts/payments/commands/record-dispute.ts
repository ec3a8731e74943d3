import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Disputes, type ReportedDispute } from '../domain/disputes.js';
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
  ) {}

  async execute({ gateway, dispute }: RecordDispute): Promise<void> {
    const { intentId, amount, reason, evidenceDueAt } = dispute;
    const payment =
      (await this.payments.findByIntentForChange(gateway, intentId)) ??
      (await this.duplicateCaptures.findPaymentForChange(intentId));
    if (!payment) return;
    await this.disputes.note(payment.id, dispute);
    const facts = { amount, reason, intent: intentId, dispute: dispute.id };
    await this.matters.raise('dispute', dispute.id, payment, facts, evidenceDueAt);
  }
}
