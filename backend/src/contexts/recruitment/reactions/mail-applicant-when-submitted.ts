import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Applicants } from '../domain/applicants.js';
import type { ApplicationSubmitted } from '../events.js';
import { ApplicationMails } from '../mail/application-mails.js';

/** Tells applicants that their application has arrived. */
@Reaction('recruitment.mail-applicant-when-submitted')
@Injectable()
export class MailApplicantWhenSubmitted implements EventHandler<ApplicationSubmitted> {
  constructor(
    private readonly applicants: Applicants,
    private readonly mails: ApplicationMails,
  ) {}

  async react({ userId }: ApplicationSubmitted, { id }: Message): Promise<void> {
    const applicant = await this.applicants.find(userId);
    if (applicant) await this.mails.submitted(applicant, id);
  }
}
