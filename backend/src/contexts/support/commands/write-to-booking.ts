import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Message, WrittenMessage } from '../domain/conversation.js';
import { Conversations } from '../domain/conversations.js';
import { MessageSending } from '../processes/message-sending.js';
import type { OpenedConversation } from '../queries/conversation-access.js';

/** Writes a message about a booking. The caller must have passed ConversationAccess. Throws ConversationClosed. */
export class WriteToBooking extends Command<Message> {
  constructor(
    readonly opened: OpenedConversation,
    readonly message: WrittenMessage,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WriteToBooking)
export class WriteToBookingHandler implements ICommandHandler<WriteToBooking> {
  constructor(
    private readonly conversations: Conversations,
    private readonly sending: MessageSending,
    private readonly clock: Clock,
  ) {}

  async execute({ opened: { side, visit }, message, actor }: WriteToBooking): Promise<Message> {
    const { reference, customer } = visit;
    const conversation = await this.conversations.openForChange(reference, customer.userId, this.clock.now());
    return this.sending.send(conversation, visit, side, message, actor);
  }
}
