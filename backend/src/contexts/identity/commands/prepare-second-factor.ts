import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { type AuthenticatorSetup, SecondFactors } from '../domain/second-factors.js';
import { Sessions } from '../domain/sessions.js';
import { SecondFactorOn } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** Gives the actor a secret for an authenticator app. Throws SecondFactorOn or PasswordConfirmationRequired. */
export class PrepareSecondFactor extends Command<AuthenticatorSetup> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(PrepareSecondFactor)
export class PrepareSecondFactorHandler implements ICommandHandler<PrepareSecondFactor> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  async execute({ actor }: PrepareSecondFactor): Promise<AuthenticatorSetup> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    if (await this.secondFactors.isOn(user.id)) throw new SecondFactorOn();
    await this.sessions.mustHaveConfirmedPassword(actor);
    return this.secondFactors.prepare(user.id, user.email);
  }
}
