import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { LinkNotValid } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

export class ConfirmEmail extends Command<void> {
  constructor(
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ConfirmEmail): Promise<void> {
    const userId = await this.tokens.use(token, 'confirm-email');
    const user = userId && (await this.users.findForChange(userId));
    if (!user || !user.mayBeUsed) throw new LinkNotValid();
    user.confirmEmail(this.clock.now());
    await this.users.save(user);
  }
}
