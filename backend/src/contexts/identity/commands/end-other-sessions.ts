import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sessions } from '../domain/sessions.js';

/** Signs the actor out everywhere but in this session. */
export class EndOtherSessions extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ actor }: EndOtherSessions): Promise<void> {
    await this.sessions.endOthersOf(actor.mustBePerson(), actor.sessionId);
  }
}
