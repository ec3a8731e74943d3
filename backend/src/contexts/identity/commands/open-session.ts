import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { AccountCredentials } from '../domain/credentials.js';
import { SecondFactors } from '../domain/second-factors.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { CredentialsWrong, SecondFactorRequired } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SessionOpening } from '../processes/session-opening.js';

/** Opens a session for the owner of the password, of an account without a second factor. */
export class OpenSession extends Command<TokenPair> {
  constructor(
    readonly owner: AccountCredentials,
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
    private readonly secondFactors: SecondFactors,
    private readonly opening: SessionOpening,
  ) {}

  async execute({ owner, device }: OpenSession): Promise<TokenPair> {
    const user = await this.users.findForChange(owner.userId);
    if (!user?.mayBeUsed || user.passwordHash !== owner.passwordHash) throw new CredentialsWrong();
    if (await this.secondFactors.isOn(user.id)) throw new SecondFactorRequired();
    return this.opening.open(user, device);
  }
}
