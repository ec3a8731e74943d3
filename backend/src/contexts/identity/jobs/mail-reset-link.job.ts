import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/domain/clock.js';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

const AN_HOUR = 3_600_000;
/** Nobody's mailbox is filled by somebody else's clicks. */
const LINKS_PER_HOUR = 5;

/** Mails the link that was asked for, where there is an account that can be used. */
@DueWorkHandler('identity.mail-reset-link')
@Injectable()
export class MailResetLink implements DoesDueWork<{ email: string }> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: IdentityMails,
    private readonly clock: Clock,
  ) {}

  async run({ email }: { email: string }): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user?.mayBeUsed) return;
    const anHourAgo = new Date(this.clock.now().getTime() - AN_HOUR);
    if ((await this.tokens.countIssuedSince(user.id, 'reset-password', anHourAgo)) >= LINKS_PER_HOUR) return;
    await this.mails.resetPassword(user, await this.tokens.issue(user.id, 'reset-password'));
  }
}
