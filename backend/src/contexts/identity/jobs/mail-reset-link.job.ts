import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

/** Mails the link for a new password, if the address has an account that can be used. */
@ScheduledJob('identity.mail-reset-link')
@Injectable()
export class MailResetLink implements JobHandler<{ email: string }> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: IdentityMails,
    private readonly clock: Clock,
  ) {}

  async run({ email }: { email: string }): Promise<void> {
    const known = await this.users.findByEmail(email);
    const user = known && (await this.users.findForChange(known.id));
    if (!user?.mayBeUsed) return;
    const token = await this.tokens.issueSparingly(user.id, 'reset-password', this.clock.now());
    if (token) await this.mails.resetPassword(user, token);
  }
}
