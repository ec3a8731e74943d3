import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Conversations } from '../domain/conversations.js';
import { MessageSending } from '../processes/message-sending.js';
import type { OpenedConversation } from '../queries/conversation-access.js';

/** Notes how far a side has read. The caller must have passed ConversationAccess. */
export class ReadConversation extends Command<void> {
  constructor(
    readonly opened: OpenedConversation,
    readonly position: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReadConversation)
export class ReadConversationHandler implements ICommandHandler<ReadConversation> {
  constructor(
    private readonly conversations: Conversations,
    private readonly sending: MessageSending,
    private readonly clock: Clock,
  ) {}

  async execute({ opened: { side, visit }, position }: ReadConversation): Promise<void> {
    const conversation = await this.conversations.findOfBooking(visit.reference);
    if (!conversation) return;
    await this.conversations.read(conversation.id, side, position, this.clock.now());
    await this.sending.refresh(conversation, visit);
  }
}
