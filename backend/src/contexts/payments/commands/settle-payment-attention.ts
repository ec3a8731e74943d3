import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Attention } from '../domain/attention.js';
import { PaymentAttentionSettled, PaymentAttentionUnknown } from '../domain/payment.errors.js';

/** Marks a matter as handled, with the admin's description of the solution. */
export class SettlePaymentAttention extends Command<void> {
  constructor(
    readonly attentionId: string,
    readonly note: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SettlePaymentAttention)
export class SettlePaymentAttentionHandler implements ICommandHandler<SettlePaymentAttention> {
  constructor(
    private readonly attention: Attention,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ attentionId, note, actor }: SettlePaymentAttention): Promise<void> {
    actor.mustBeAllowed('payment.review');
    const outcome = await this.attention.settle(attentionId, { settledBy: actor.mustBePerson(), note });
    if (outcome === 'unknown') throw new PaymentAttentionUnknown({ attention: attentionId });
    if (outcome === 'settled-before') throw new PaymentAttentionSettled({ attention: attentionId });
    await this.audit.note(actor, { type: 'payment-attention', id: attentionId }, { settled: false }, { settled: true });
  }
}
