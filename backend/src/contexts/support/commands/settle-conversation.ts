import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Conversations } from '../domain/conversations.js';

/** Takes a conversation off the inbox without an answer. A new message puts it back. Throws NotFound. */
export class SettleConversation extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SettleConversation)
export class SettleConversationHandler implements ICommandHandler<SettleConversation> {
  constructor(
    private readonly conversations: Conversations,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ conversationId, actor }: SettleConversation): Promise<void> {
    actor.mustBeAllowed('conversation.answer');
    const conversation = await this.conversations.findForChange(conversationId);
    if (!conversation) throw new NotFound();
    if (conversation.waitingSince === null) return;
    await this.conversations.setWaiting(conversationId, null);
    const thing = { type: 'conversation', id: conversationId };
    const waitingSince = conversation.waitingSince.toISOString();
    await this.audit.note(actor, thing, { waitingSince }, { waitingSince: null });
  }
}
