import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { SecondFactors } from '../domain/second-factors.js';
import { Sessions } from '../domain/sessions.js';
import { SecondFactorNeededForRole, SecondFactorOff } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SecurityMails } from '../mail/security-mails.js';
import { SecondFactorPolicy } from '../domain/second-factor-policy.js';

/**
 * Removes the second factor of the actor. Throws SecondFactorOff, SecondFactorNeededForRole or
 * PasswordConfirmationRequired.
 */
export class TurnOffSecondFactor extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(TurnOffSecondFactor)
export class TurnOffSecondFactorHandler implements ICommandHandler<TurnOffSecondFactor> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly policy: SecondFactorPolicy,
    private readonly mails: SecurityMails,
  ) {}

  async execute({ actor }: TurnOffSecondFactor): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    if (!(await this.secondFactors.isOn(user.id))) throw new SecondFactorOff();
    if (this.policy.isNeededFor(user.role)) throw new SecondFactorNeededForRole();
    await this.sessions.mustHaveConfirmedPassword(actor);
    await this.secondFactors.remove(user.id);
    await this.sessions.endOthersOf(user.id, actor.sessionId);
    await this.mails.secondFactorTurnedOff(user);
  }
}
