import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

/** Mails the link again that confirms the address; does nothing where it is confirmed. */
export class AskForEmailConfirmation extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(AskForEmailConfirmation)
export class AskForEmailConfirmationHandler implements ICommandHandler<AskForEmailConfirmation> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: IdentityMails,
  ) {}

  async execute({ actor }: AskForEmailConfirmation): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    if (user.emailVerifiedAt) return;
    await this.mails.confirmEmail(user, await this.tokens.issue(user.id, 'confirm-email'));
  }
}
