import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PersonalDataRegister } from '../../../platform/personal-data/personal-data-register.js';
import { NotSignedIn, PasswordConfirmationRequired, type Actor } from '../../../shared-kernel/actor.js';
import { Sessions } from '../domain/sessions.js';
import { AccountHasOpenMatters } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';
import { IdentityApi } from '../index.js';

/**
 * Closes the account of the actor for good: all contexts erase what tells of the person; money records stay. Throws
 * PasswordConfirmationRequired, and AccountHasOpenMatters where a booking is to come or a payout is open.
 */
export class CloseAccount extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(CloseAccount)
export class CloseAccountHandler implements ICommandHandler<CloseAccount> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly register: PersonalDataRegister,
    private readonly identity: IdentityApi,
    private readonly mails: IdentityMails,
  ) {}

  async execute({ actor }: CloseAccount): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user || !actor.sessionId) throw new NotSignedIn();
    if (!(await this.identity.hasConfirmedPassword(actor.sessionId))) throw new PasswordConfirmationRequired();
    const confirmedEmail = user.emailVerifiedAt ? user.email : undefined;
    const person = { userId: user.id, confirmedEmail };
    const open = await this.register.openMatters(person);
    if (open.length > 0)
      throw new AccountHasOpenMatters({ matters: [...new Set(open.map(({ code }) => code))].sort() });
    await this.mails.closed(user);
    user.close();
    await this.users.save(user);
    await this.sessions.endAllOf(user.id);
    await this.register.erase(person);
  }
}
