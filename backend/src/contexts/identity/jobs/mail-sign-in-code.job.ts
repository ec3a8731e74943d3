import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { SignInCodes } from '../domain/sign-in-codes.js';
import type { UserId } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

/** Mails a code to the account that was signed in to with the right password. */
@ScheduledJob('identity.mail-sign-in-code')
@Injectable()
export class MailSignInCode implements JobHandler<{ userId?: UserId }> {
  constructor(
    private readonly users: UserRepository,
    private readonly codes: SignInCodes,
    private readonly mails: IdentityMails,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId?: UserId }): Promise<void> {
    const user = userId && (await this.users.findForChange(userId));
    if (!user || !user.mayBeUsed) return;
    const code = await this.codes.issueSparingly(user.id, this.clock.now());
    if (code !== undefined) await this.mails.signInCode(user, code);
  }
}
