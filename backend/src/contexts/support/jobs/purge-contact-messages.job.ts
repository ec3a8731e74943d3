import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OldMails } from '../../../platform/mail/old-mails.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { ContactMessages } from '../domain/contact-messages.js';
import { CONTACT_MAILS } from '../mail/support-mails.js';

const DAY = 24 * 60 * 60_000;
const MINUTES_OF_A_DAY = 24 * 60;
/** As the privacy notice promises. */
const KEPT = 3 * 365 * DAY;

/** Removes contact messages after three years, with our mails about them. */
@RecurringJob('support.purge-contact-messages', MINUTES_OF_A_DAY)
@Injectable()
export class PurgeContactMessages implements JobHandler<object> {
  constructor(
    private readonly messages: ContactMessages,
    private readonly mails: OldMails,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const end = new Date(this.clock.now().getTime() - KEPT);
    await this.messages.removeReceivedBefore(end);
    await this.mails.forget(CONTACT_MAILS, end);
  }
}
