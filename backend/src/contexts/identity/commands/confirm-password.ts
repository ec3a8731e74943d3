import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import type { AccountCredentials } from '../domain/credentials.js';
import { SecondFactors } from '../domain/second-factors.js';
import { Sessions } from '../domain/sessions.js';
import { PresentPasswordWrong, SecondFactorCodeMissing, SecondFactorCodeWrong } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** Notes that the person has entered the password, and a code where there is a second factor, in this session. */
export class ConfirmPassword extends Command<void> {
  constructor(
    /** Whose password it was. */
    readonly owner: AccountCredentials,
    /** Of the second factor, where the account has one. */
    readonly code: string | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmPassword)
export class ConfirmPasswordHandler implements ICommandHandler<ConfirmPassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  async execute({ owner, code, actor }: ConfirmPassword): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!actor.sessionId) throw new NotSignedIn();
    if (user?.passwordHash !== owner.passwordHash) throw new PresentPasswordWrong('password');
    if (await this.secondFactors.isOn(user.id)) {
      if (!code) throw new SecondFactorCodeMissing();
      if (!(await this.secondFactors.use(user.id, code))) throw new SecondFactorCodeWrong();
    }
    await this.sessions.notePasswordConfirmed(actor.sessionId);
  }
}
