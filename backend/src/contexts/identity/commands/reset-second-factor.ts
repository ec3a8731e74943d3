import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { SecondFactors } from '../domain/second-factors.js';
import { Sessions } from '../domain/sessions.js';
import { SecondFactorOff, UserUnknown } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SecurityMails } from '../mail/security-mails.js';

/**
 * Removes the second factor of a person who has lost app and recovery codes. The person’s sessions end, and the person is
 * mailed. Throws NotAllowed, UserUnknown, SecondFactorOff or PasswordConfirmationRequired.
 */
export class ResetSecondFactor extends Command<void> {
  constructor(
    readonly userId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly users: UserRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly mails: SecurityMails,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ userId, actor }: ResetSecondFactor): Promise<void> {
    actor.mustBeAllowed('user.reset-second-factor');
    const user = await this.users.findForChange(userId);
    if (!user) throw new UserUnknown({ user: userId });
    if (!(await this.secondFactors.isOn(user.id))) throw new SecondFactorOff();
    await this.sessions.mustHaveConfirmedPassword(actor);
    await this.secondFactors.remove(user.id);
    await this.sessions.endAllOf(user.id);
    await this.mails.secondFactorReset(user);
    await this.audit.note(actor, { type: 'user', id: userId }, { secondFactor: 'on' }, { secondFactor: 'off' });
  }
}
