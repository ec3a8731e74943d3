import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sessions, type TokenPair } from '../domain/sessions.js';

/** Answers nothing when the token was used before: the session has then been ended, and that must be committed. */
export class RenewSession extends Command<TokenPair | undefined> {
  constructor(
    readonly refreshToken: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RenewSession)
export class RenewSessionHandler implements ICommandHandler<RenewSession> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ refreshToken }: RenewSession): Promise<TokenPair | undefined> {
    return this.sessions.renew(refreshToken);
  }
}
