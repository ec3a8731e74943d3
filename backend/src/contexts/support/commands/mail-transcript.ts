import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Conversations } from '../domain/conversations.js';
import { ChatNotAnswered } from '../domain/support.errors.js';
import { ConversationMails } from '../mail/conversation-mails.js';

/**
 * Mails a chat to an address that its visitor names. Nobody has confirmed the address: only what a person of the team has
 * answered is mailed. The caller must have passed ChatAccess. Throws NotFound and ChatNotAnswered.
 */
export class MailTranscript extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly email: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MailTranscript)
export class MailTranscriptHandler implements ICommandHandler<MailTranscript> {
  constructor(
    private readonly conversations: Conversations,
    private readonly mails: ConversationMails,
  ) {}

  async execute({ conversationId, email }: MailTranscript): Promise<void> {
    const conversation = await this.conversations.findForChange(conversationId);
    if (!conversation?.visitor) throw new NotFound();
    const messages = await this.conversations.messagesOf(conversationId);
    if (!messages.some(({ author }) => author === 'team')) throw new ChatNotAnswered();
    await this.mails.transcript({ ...conversation.visitor, email }, conversationId, messages);
  }
}
