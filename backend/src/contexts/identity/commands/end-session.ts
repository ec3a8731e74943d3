import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sessions } from '../domain/sessions.js';
import { SessionUnknown } from '../domain/user.errors.js';

/** Ends a session of the actor on whatever device. Throws SessionUnknown. */
export class EndSession extends Command<void> {
  constructor(
    readonly sessionId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ sessionId, actor }: EndSession): Promise<void> {
    if (!(await this.sessions.endOwn(sessionId, actor.mustBePerson()))) throw new SessionUnknown();
  }
}
