import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Conversations } from '../domain/conversations.js';
import { ConversationParties } from '../processes/conversation-parties.js';
import { MessageSending } from '../processes/message-sending.js';

/** Notes how far somebody of the team has read, which the other side then sees. Throws NotFound. */
export class ReadForTeam extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly position: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReadForTeam)
export class ReadForTeamHandler implements ICommandHandler<ReadForTeam> {
  constructor(
    private readonly conversations: Conversations,
    private readonly parties: ConversationParties,
    private readonly sending: MessageSending,
    private readonly clock: Clock,
  ) {}

  async execute({ conversationId, position, actor }: ReadForTeam): Promise<void> {
    actor.mustBeAllowed('conversation.answer');
    const conversation = await this.conversations.findForChange(conversationId);
    const between = conversation && (await this.parties.of(conversation));
    if (!between) throw new NotFound();
    await this.conversations.read(conversationId, 'team', position, this.clock.now());
    await this.sending.refresh(conversation, between);
  }
}
