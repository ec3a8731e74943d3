import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EmailChanges } from '../domain/email-changes.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { EmailChangeSteps } from '../processes/email-change-steps.js';

/**
 * Approves the change at the old address. The link stays good for stopping the change. A second approval mails nothing.
 * Throws LinkNotValid.
 */
export class ApproveEmailChange extends Command<void> {
  constructor(
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ApproveEmailChange)
export class ApproveEmailChangeHandler implements ICommandHandler<ApproveEmailChange> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly changes: EmailChanges,
    private readonly steps: EmailChangeSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ApproveEmailChange): Promise<void> {
    const { user, change } = await this.steps.getForChange(await this.tokens.findOwner(token, 'approve-email-change'));
    if (await this.changes.approve(user.id)) await this.steps.mailNewAddress(user, change.email, this.clock.now());
  }
}
