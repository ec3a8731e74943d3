import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { Sessions } from '../domain/sessions.js';
import { PresentPasswordWrong } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** Notes that the person has entered the password in this session a moment ago. */
export class ConfirmPassword extends Command<void> {
  constructor(
    /** The hash that the password was compared with. */
    readonly passwordHash: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmPassword)
export class ConfirmPasswordHandler implements ICommandHandler<ConfirmPassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
  ) {}

  async execute({ passwordHash, actor }: ConfirmPassword): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!actor.sessionId) throw new NotSignedIn();
    if (user?.passwordHash !== passwordHash) throw new PresentPasswordWrong('password');
    await this.sessions.notePasswordConfirmed(actor.sessionId);
  }
}
