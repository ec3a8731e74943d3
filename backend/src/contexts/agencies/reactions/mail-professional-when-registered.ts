import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Accounts } from '../domain/accounts.js';
import type { ProfessionalRegistered } from '../events.js';
import { ProfessionalMails } from '../mail/professional-mails.js';

/** Tells a professional that the team looks at the account, and by when. */
@Reaction('agencies.mail-professional-when-registered')
@Injectable()
export class MailProfessionalWhenRegistered implements EventHandler<ProfessionalRegistered> {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: ProfessionalMails,
  ) {}

  async react({ userId }: ProfessionalRegistered): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account) await this.mails.registered(account);
  }
}
