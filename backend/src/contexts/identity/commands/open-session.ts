import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { type DeviceFacts, Sessions, type TokenPair } from '../domain/sessions.js';
import type { UserId } from '../domain/user.js';
import { CredentialsWrong } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** Opens a session for the owner of the password. `passwordHash` is the hash that it was compared with. */
export class OpenSession extends Command<TokenPair> {
  constructor(
    readonly userId: UserId,
    readonly passwordHash: string,
    readonly device: DeviceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
  ) {}

  async execute({ userId, passwordHash, device }: OpenSession): Promise<TokenPair> {
    const user = await this.users.findForChange(userId);
    if (!user?.mayBeUsed || user.passwordHash !== passwordHash) throw new CredentialsWrong();
    return this.sessions.open(user.id, device);
  }
}
