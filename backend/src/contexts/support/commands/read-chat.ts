import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Conversations, correspondenceOf } from '../domain/conversations.js';
import { MessageSending } from '../processes/message-sending.js';

/** Notes how far the visitor of a chat has read. The caller must have passed ChatAccess. */
export class ReadChat extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly position: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReadChat)
export class ReadChatHandler implements ICommandHandler<ReadChat> {
  constructor(
    private readonly conversations: Conversations,
    private readonly sending: MessageSending,
    private readonly clock: Clock,
  ) {}

  async execute({ conversationId, position }: ReadChat): Promise<void> {
    const conversation = await this.conversations.findForChange(conversationId);
    if (!conversation) return;
    await this.conversations.read(conversationId, 'customer', position, this.clock.now());
    await this.sending.refresh(conversation, correspondenceOf(conversation));
  }
}
