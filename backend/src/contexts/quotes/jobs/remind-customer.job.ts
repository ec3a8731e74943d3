import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { REMIND_CUSTOMER } from '../domain/offer-deadlines.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import { QuoteMails } from '../mail/quote-mails.js';

interface DueOffer {
  readonly quoteId: string;
  readonly version: number;
}

/** Reminds the customer of an offer that ends in a day. */
@ScheduledJob(REMIND_CUSTOMER)
@Injectable()
export class RemindCustomer implements JobHandler<DueOffer> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
  ) {}

  async run({ quoteId, version }: DueOffer): Promise<void> {
    const quote = await this.quotes.find(quoteId);
    const offer = quote?.lastOffer;
    if (quote?.state === 'offered' && offer?.version === version) await this.mails.reminder(quote, offer);
  }
}
