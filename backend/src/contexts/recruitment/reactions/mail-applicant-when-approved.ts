import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Applicants } from '../domain/applicants.js';
import type { ApplicationApproved } from '../events.js';
import { ApplicationMails } from '../mail/application-mails.js';

/** Tells applicants that they guide from now on. */
@Reaction('recruitment.mail-applicant-when-approved')
@Injectable()
export class MailApplicantWhenApproved implements EventHandler<ApplicationApproved> {
  constructor(
    private readonly applicants: Applicants,
    private readonly mails: ApplicationMails,
  ) {}

  async react({ userId }: ApplicationApproved, { id }: Message): Promise<void> {
    const applicant = await this.applicants.find(userId);
    if (applicant) await this.mails.approved(applicant, id);
  }
}
