import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Accounts } from '../domain/accounts.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';
import type { ProfessionalRejected } from '../events.js';
import { ProfessionalMails } from '../mail/professional-mails.js';

/** Tells a professional why the team has rejected the account, and how to ask again. */
@Reaction('agencies.mail-professional-when-rejected')
@Injectable()
export class MailProfessionalWhenRejected implements EventHandler<ProfessionalRejected> {
  constructor(
    private readonly professionals: ProfessionalRepository,
    private readonly accounts: Accounts,
    private readonly mails: ProfessionalMails,
  ) {}

  async react({ userId }: ProfessionalRejected, { id }: Message): Promise<void> {
    const [professional, account] = [await this.professionals.find(userId), await this.accounts.find(userId)];
    // Whoever has asked again meanwhile needs no reason any more.
    if (account && professional?.reason) await this.mails.rejected(account, professional.reason, id);
  }
}
