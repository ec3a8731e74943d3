import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Conversations } from '../domain/conversations.js';
import { Correspondents } from '../domain/correspondents.js';
import { AssigneeNotOfTeam } from '../domain/support.errors.js';

/** Gives a conversation to a person of the team, or back to all of them. Throws NotFound and AssigneeNotOfTeam. */
export class HandOverConversation extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly assigneeId: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(HandOverConversation)
export class HandOverConversationHandler implements ICommandHandler<HandOverConversation> {
  constructor(
    private readonly conversations: Conversations,
    private readonly correspondents: Correspondents,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ conversationId, assigneeId, actor }: HandOverConversation): Promise<void> {
    actor.mustBeAllowed('conversation.answer');
    const conversation = await this.conversations.findForChange(conversationId);
    if (!conversation) throw new NotFound();
    if (assigneeId !== null && !(await this.correspondents.teamIds()).includes(assigneeId))
      throw new AssigneeNotOfTeam();
    await this.conversations.assign(conversationId, assigneeId);
    const thing = { type: 'conversation', id: conversationId };
    await this.audit.note(actor, thing, { assignee: conversation.assigneeId }, { assignee: assigneeId });
  }
}
