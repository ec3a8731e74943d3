import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Applicants } from '../domain/applicants.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import type { ApplicationAskedAgain } from '../events.js';
import { ApplicationMails } from '../mail/application-mails.js';

/** Tells applicants what the team wants to know before it decides. */
@Reaction('recruitment.mail-applicant-when-asked-again')
@Injectable()
export class MailApplicantWhenAskedAgain implements EventHandler<ApplicationAskedAgain> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly applicants: Applicants,
    private readonly mails: ApplicationMails,
  ) {}

  async react({ userId }: ApplicationAskedAgain, { id }: Message): Promise<void> {
    const applicant = await this.applicants.find(userId);
    const application = await this.applications.find(userId);
    // Whoever has answered meanwhile needs no remark any more.
    if (applicant && application?.remark) await this.mails.askedAgain(applicant, application.remark, id);
  }
}
