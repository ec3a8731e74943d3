import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Attention } from '../domain/attention.js';
import { AttentionUnknown } from '../domain/mission.errors.js';

/** An admin marks a call for attention as handled. A repetition changes nothing. */
export class SettleAttention extends Command<void> {
  constructor(
    readonly attentionId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SettleAttention)
export class SettleAttentionHandler implements ICommandHandler<SettleAttention> {
  constructor(
    private readonly attention: Attention,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ attentionId, actor }: SettleAttention): Promise<void> {
    actor.mustBeAllowed('mission.assign');
    if (!(await this.attention.settleOne(attentionId))) throw new AttentionUnknown({ attention: attentionId });
    await this.audit.note(actor, { type: 'mission-attention', id: attentionId }, { settled: false }, { settled: true });
  }
}
