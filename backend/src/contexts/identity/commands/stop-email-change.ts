import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { EmailChangeSteps } from '../processes/email-change-steps.js';

/** Stops the change of address by the link in the mail to the old address. Throws LinkNotValid. */
export class StopEmailChange extends Command<void> {
  constructor(
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(StopEmailChange)
export class StopEmailChangeHandler implements ICommandHandler<StopEmailChange> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly steps: EmailChangeSteps,
  ) {}

  async execute({ token }: StopEmailChange): Promise<void> {
    const { user } = await this.steps.getForChange(await this.tokens.findOwner(token, 'approve-email-change'));
    await this.steps.stop(user.id);
  }
}
