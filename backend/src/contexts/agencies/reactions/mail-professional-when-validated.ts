import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Accounts } from '../domain/accounts.js';
import type { ProfessionalValidated } from '../events.js';
import { ProfessionalMails } from '../mail/professional-mails.js';

/** Tells a professional that the team has validated the account. */
@Reaction('agencies.mail-professional-when-validated')
@Injectable()
export class MailProfessionalWhenValidated implements EventHandler<ProfessionalValidated> {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: ProfessionalMails,
  ) {}

  async react({ userId }: ProfessionalValidated, { id }: Message): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account) await this.mails.validated(account, id);
  }
}
