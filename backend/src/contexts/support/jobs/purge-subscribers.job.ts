import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OldMails } from '../../../platform/mail/old-mails.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Subscribers } from '../domain/subscribers.js';
import { NEWSLETTER_MAILS } from '../mail/support-mails.js';

const DAY = 24 * 60 * 60_000;
const MINUTES_OF_A_DAY = 24 * 60;
/** As the privacy notice promises. A mail about a subscription names the address: it goes no later than the address. */
const KEPT = 30 * DAY;

/** Removes addresses that were never confirmed or have left, with our mails about the subscription, after 30 days. */
@RecurringJob('support.purge-subscribers', MINUTES_OF_A_DAY)
@Injectable()
export class PurgeSubscribers implements JobHandler<object> {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly mails: OldMails,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const end = new Date(this.clock.now().getTime() - KEPT);
    await this.subscribers.removeUnconfirmed(end);
    await this.subscribers.forgetLeft(end);
    await this.mails.forget(NEWSLETTER_MAILS, end);
  }
}
