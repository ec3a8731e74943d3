import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { AccountCredentials } from '../domain/credentials.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { SignInCodes } from '../domain/sign-in-codes.js';
import { UserRepository } from '../domain/user.repository.js';
import { SessionOpening } from '../processes/session-opening.js';

/**
 * Opens a session for the owner of the password, if the code is right. Answers undefined where it is not: the guess is
 * counted, which must be committed, so that the handler does not throw.
 */
export class OpenSessionWithCode extends Command<TokenPair | undefined> {
  constructor(
    /** Undefined where the address or the password was wrong. */
    readonly owner: AccountCredentials | undefined,
    readonly code: string,
    readonly device: DeviceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(OpenSessionWithCode)
export class OpenSessionWithCodeHandler implements ICommandHandler<OpenSessionWithCode> {
  constructor(
    private readonly users: UserRepository,
    private readonly codes: SignInCodes,
    private readonly opening: SessionOpening,
    private readonly ids: Ids,
  ) {}

  async execute({ owner, code, device }: OpenSessionWithCode): Promise<TokenPair | undefined> {
    // Without an owner the same statements run for an account that does not exist, so that both take as long.
    const userId = owner?.userId ?? this.ids.uuid();
    const user = await this.users.findForChange(userId);
    const isRight = await this.codes.use(userId, code.replace(/\s/g, ''));
    if (!isRight || !user?.mayBeUsed || user.passwordHash !== owner?.passwordHash) return undefined;
    return this.opening.open(user, device);
  }
}
