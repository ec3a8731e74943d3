import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sessions, type TokenPair } from '../domain/sessions.js';
import { UserRepository } from '../domain/user.repository.js';

/**
 * Answers undefined where the token brings no next one. The session has then been ended, which must be committed, so
 * that the handler does not throw.
 */
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
  constructor(
    private readonly sessions: Sessions,
    private readonly users: UserRepository,
  ) {}

  async execute({ refreshToken }: RenewSession): Promise<TokenPair | undefined> {
    const pair = await this.sessions.renew(refreshToken);
    const user = pair && (await this.users.find(pair.userId));
    if (user?.mayBeUsed) return pair;
    if (pair) await this.sessions.end(pair.sessionId);
    return undefined;
  }
}
