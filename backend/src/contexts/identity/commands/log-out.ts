import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sessions } from '../domain/sessions.js';

export class LogOut extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ actor }: LogOut): Promise<void> {
    actor.mustBePerson();
    if (actor.sessionId) await this.sessions.end(actor.sessionId);
  }
}
