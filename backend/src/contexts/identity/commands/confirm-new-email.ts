import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { LinkNotValid } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SecurityMails } from '../mail/security-mails.js';
import { EmailChangeSteps } from '../processes/email-change-steps.js';

/**
 * Gives the account its new address, by the link mailed there. The old address is told. Throws LinkNotValid, or EmailTaken
 * where another account has got the address meanwhile.
 */
export class ConfirmNewEmail extends Command<void> {
  constructor(
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmNewEmail)
export class ConfirmNewEmailHandler implements ICommandHandler<ConfirmNewEmail> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly users: UserRepository,
    private readonly steps: EmailChangeSteps,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ConfirmNewEmail): Promise<void> {
    const { user, change } = await this.steps.getForChange(await this.tokens.use(token, 'confirm-new-email'));
    if (!change.approvedAt) throw new LinkNotValid();
    const former = user.email;
    user.changeEmail(change.email, this.clock.now());
    await this.users.save(user);
    await this.steps.stop(user.id);
    await this.tokens.revokeAll(user.id, 'confirm-email');
    await this.tokens.revokeAll(user.id, 'reset-password');
    await this.mails.emailChanged(user, former);
  }
}
