import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { SecondFactors } from '../domain/second-factors.js';
import { Sessions } from '../domain/sessions.js';
import { SecondFactorOff } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** New recovery codes in place of the earlier ones. Throws SecondFactorOff or PasswordConfirmationRequired. */
export class RenewRecoveryCodes extends Command<readonly string[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
  ) {}

  async execute({ actor }: RenewRecoveryCodes): Promise<readonly string[]> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user || !(await this.secondFactors.isOn(user.id))) throw new SecondFactorOff();
    await this.sessions.mustHaveConfirmedPassword(actor);
    return this.secondFactors.issueRecoveryCodes(user.id);
  }
}
