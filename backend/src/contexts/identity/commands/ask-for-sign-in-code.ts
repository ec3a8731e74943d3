import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { UserId } from '../domain/user.js';

/**
 * Plans the mail with the code, for an account or for none: the time that the call takes does not tell whether the
 * password was right. {@link MailSignInCode} writes the mail.
 */
export class AskForSignInCode extends Command<void> {
  constructor(
    /** Undefined where the address or the password was wrong. */
    readonly userId: UserId | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskForSignInCode)
export class AskForSignInCodeHandler implements ICommandHandler<AskForSignInCode> {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: AskForSignInCode): Promise<void> {
    await this.scheduledJobs.plan('identity.mail-sign-in-code', this.ids.uuid(), this.clock.now(), { userId });
  }
}
