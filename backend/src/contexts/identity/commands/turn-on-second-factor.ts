import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { SecondFactors } from '../domain/second-factors.js';
import { Sessions } from '../domain/sessions.js';
import { SecondFactorCodeWrong, SecondFactorOn } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SecurityMails } from '../mail/security-mails.js';

/**
 * Turns the prepared second factor on, by a code that the app shows, and answers the recovery codes. Other sessions of the
 * person end. Throws SecondFactorOn, PasswordConfirmationRequired or SecondFactorCodeWrong.
 */
export class TurnOnSecondFactor extends Command<readonly string[]> {
  constructor(
    readonly code: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(TurnOnSecondFactor)
export class TurnOnSecondFactorHandler implements ICommandHandler<TurnOnSecondFactor> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly mails: SecurityMails,
  ) {}

  async execute({ code, actor }: TurnOnSecondFactor): Promise<readonly string[]> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    if (await this.secondFactors.isOn(user.id)) throw new SecondFactorOn();
    await this.sessions.mustHaveConfirmedPassword(actor);
    if (!(await this.secondFactors.turnOn(user.id, code))) throw new SecondFactorCodeWrong();
    await this.sessions.endOthersOf(user.id, actor.sessionId);
    await this.mails.secondFactorTurnedOn(user);
    return this.secondFactors.issueRecoveryCodes(user.id);
  }
}
