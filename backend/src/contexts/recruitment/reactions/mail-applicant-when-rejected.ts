import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Applicants } from '../domain/applicants.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import type { ApplicationRejected } from '../events.js';
import { ApplicationMails } from '../mail/application-mails.js';

/** Tells applicants why the team has rejected the application. */
@Reaction('recruitment.mail-applicant-when-rejected')
@Injectable()
export class MailApplicantWhenRejected implements EventHandler<ApplicationRejected> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly applicants: Applicants,
    private readonly mails: ApplicationMails,
  ) {}

  async react({ userId }: ApplicationRejected, { id }: Message): Promise<void> {
    const applicant = await this.applicants.find(userId);
    const application = await this.applications.find(userId);
    // Whoever has begun again meanwhile needs no reason any more.
    if (applicant && application?.reason) await this.mails.rejected(applicant, application.reason, id);
  }
}
