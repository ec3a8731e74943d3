import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Offer } from '../domain/offer.js';
import { EXPIRE_OFFER, REMIND_CUSTOMER, reminderAt } from '../domain/offer-deadlines.js';

/** Plans what happens to an offer in time; the next version moves it. */
@Injectable()
export class OfferTimer {
  constructor(private readonly scheduledJobs: ScheduledJobs) {}

  async start(quoteId: string, offer: Offer): Promise<void> {
    const due = { quoteId, version: offer.version };
    const reminder = reminderAt(offer);
    if (reminder) await this.scheduledJobs.plan(REMIND_CUSTOMER, quoteId, reminder, due);
    else await this.scheduledJobs.cancel(REMIND_CUSTOMER, quoteId);
    await this.scheduledJobs.plan(EXPIRE_OFFER, quoteId, new Date(offer.validUntil), due);
  }

  async stop(quoteId: string): Promise<void> {
    for (const job of [REMIND_CUSTOMER, EXPIRE_OFFER]) await this.scheduledJobs.cancel(job, quoteId);
  }
}
