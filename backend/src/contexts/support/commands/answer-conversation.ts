import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Message, WrittenMessage } from '../domain/conversation.js';
import { Conversations } from '../domain/conversations.js';
import { ConversationParties } from '../processes/conversation-parties.js';
import { MessageSending } from '../processes/message-sending.js';

/** Writes for the team in a conversation of any kind. Throws NotFound and ConversationClosed. */
export class AnswerConversation extends Command<Message> {
  constructor(
    readonly conversationId: string,
    readonly message: WrittenMessage,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AnswerConversation)
export class AnswerConversationHandler implements ICommandHandler<AnswerConversation> {
  constructor(
    private readonly conversations: Conversations,
    private readonly parties: ConversationParties,
    private readonly sending: MessageSending,
  ) {}

  async execute({ conversationId, message, actor }: AnswerConversation): Promise<Message> {
    actor.mustBeAllowed('conversation.answer');
    const conversation = await this.conversations.findForChange(conversationId);
    const between = conversation && (await this.parties.of(conversation));
    if (!between) throw new NotFound();
    return this.sending.send(conversation, between, 'team', message, actor);
  }
}
