import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { AccountCredentials } from '../domain/credentials.js';
import { SecondFactors } from '../domain/second-factors.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { CredentialsWrong, SecondFactorWrong } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SessionOpening } from '../processes/session-opening.js';

/** Opens a session for the owner of the password who has entered a code of the second factor. */
export class OpenSessionWithSecondFactor extends Command<TokenPair> {
  constructor(
    readonly owner: AccountCredentials,
    /** Of the authenticator app, or a recovery code. */
    readonly code: string,
    readonly device: DeviceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(OpenSessionWithSecondFactor)
export class OpenSessionWithSecondFactorHandler implements ICommandHandler<OpenSessionWithSecondFactor> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly opening: SessionOpening,
  ) {}

  async execute({ owner, code, device }: OpenSessionWithSecondFactor): Promise<TokenPair> {
    const user = await this.users.findForChange(owner.userId);
    if (!user?.mayBeUsed || user.passwordHash !== owner.passwordHash) throw new CredentialsWrong();
    if (!(await this.secondFactors.use(user.id, code))) throw new SecondFactorWrong();
    return this.opening.open(user, device);
  }
}
