import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

/** Mails the link that confirms the address again, unless the address is confirmed or five links went out in an hour. */
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
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: AskForEmailConfirmation): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    if (user.emailVerifiedAt) return;
    const token = await this.tokens.issueSparingly(user.id, 'confirm-email', this.clock.now());
    if (token) await this.mails.confirmEmail(user, token);
  }
}
