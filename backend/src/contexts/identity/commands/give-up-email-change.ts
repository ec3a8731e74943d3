import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { UserRepository } from '../domain/user.repository.js';
import { EmailChangeSteps } from '../processes/email-change-steps.js';

/** Gives up the change of address that the actor has begun. Nothing happens where there is none. */
export class GiveUpEmailChange extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(GiveUpEmailChange)
export class GiveUpEmailChangeHandler implements ICommandHandler<GiveUpEmailChange> {
  constructor(
    private readonly users: UserRepository,
    private readonly steps: EmailChangeSteps,
  ) {}

  async execute({ actor }: GiveUpEmailChange): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    await this.steps.stop(user.id);
  }
}
