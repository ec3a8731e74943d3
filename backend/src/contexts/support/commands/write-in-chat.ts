import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Message, WrittenMessage } from '../domain/conversation.js';
import { Conversations, correspondenceOf, type Visitor } from '../domain/conversations.js';
import { Correspondents } from '../domain/correspondents.js';
import { ChatNeedsEmail } from '../domain/support.errors.js';
import { isOpenAt, TeamHoursStore } from '../domain/team-hours.js';
import { MessageSending } from '../processes/message-sending.js';

/**
 * Writes to the team in a chat, which begins with its first message. The caller must have passed ChatAccess. Throws
 * ChatNeedsEmail where nobody of the team is there and the visitor cannot be reached.
 */
export class WriteInChat extends Command<Message> {
  constructor(
    readonly conversationId: string,
    readonly message: Omit<WrittenMessage, 'to'>,
    readonly visitor: Visitor,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WriteInChat)
export class WriteInChatHandler implements ICommandHandler<WriteInChat> {
  constructor(
    private readonly conversations: Conversations,
    private readonly correspondents: Correspondents,
    private readonly hours: TeamHoursStore,
    private readonly sending: MessageSending,
    private readonly clock: Clock,
  ) {}

  async execute({ conversationId: id, message, visitor, actor }: WriteInChat): Promise<Message> {
    const now = this.clock.now();
    const account = actor.isPerson ? await this.correspondents.find(actor.id) : undefined;
    const conversation = await this.conversations.openOfVisitor(
      {
        id,
        kind: 'chat',
        customerId: account?.id ?? null,
        visitor: account ? { ...visitor, name: `${account.firstName} ${account.lastName}`, email: null } : visitor,
      },
      now,
    );
    const isReachable = conversation.customerId !== null || conversation.visitor?.email != null;
    if (!isReachable && !isOpenAt(await this.hours.get(), now)) throw new ChatNeedsEmail();
    return this.sending.send(
      conversation,
      correspondenceOf(conversation),
      'customer',
      { ...message, to: 'team' },
      actor,
    );
  }
}
