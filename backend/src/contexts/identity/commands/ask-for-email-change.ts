import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Sessions } from '../domain/sessions.js';
import { EmailTaken, EmailUnchanged } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { EmailChangeSteps } from '../processes/email-change-steps.js';

/**
 * Begins the change of the actor’s address: a link is mailed to the address of now, or to the new one if nobody has
 * confirmed the address of now. Throws EmailUnchanged, PasswordConfirmationRequired or EmailTaken.
 */
export class AskForEmailChange extends Command<void> {
  constructor(
    readonly email: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskForEmailChange)
export class AskForEmailChangeHandler implements ICommandHandler<AskForEmailChange> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly steps: EmailChangeSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ email, actor }: AskForEmailChange): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    if (user.email.toLowerCase() === email.toLowerCase()) throw new EmailUnchanged();
    await this.sessions.mustHaveConfirmedPassword(actor);
    if (await this.users.findByEmail(email)) throw new EmailTaken();
    await this.steps.begin(user, email, this.clock.now());
  }
}
