import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';

/**
 * Plans the mail with the link without looking for the account, so that neither the answer nor its time tells whether
 * there is one. {@link MailResetLink} writes the mail.
 */
export class AskForPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskForPasswordReset)
export class AskForPasswordResetHandler implements ICommandHandler<AskForPasswordReset> {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ email }: AskForPasswordReset): Promise<void> {
    await this.scheduledJobs.plan('identity.mail-reset-link', this.ids.uuid(), this.clock.now(), { email });
  }
}
