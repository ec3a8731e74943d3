import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EXPIRE_OFFER } from '../domain/offer-deadlines.js';
import { QuoteRepository } from '../domain/quote.repository.js';

interface DueOffer {
  readonly quoteId: string;
  readonly version: number;
}

/** Ends an offer that nobody accepted in its time. */
@ScheduledJob(EXPIRE_OFFER)
@Injectable()
export class ExpireOffer implements JobHandler<DueOffer> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async run({ quoteId, version }: DueOffer): Promise<void> {
    if (!(await this.quotes.find(quoteId))) return;
    const quote = await this.quotes.getForChange(quoteId);
    quote.expire(version, this.clock.now());
    await this.quotes.save(quote);
  }
}
