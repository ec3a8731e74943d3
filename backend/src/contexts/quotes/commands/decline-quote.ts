import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EXPIRE_OFFER, REMIND_CUSTOMER } from '../domain/offer-deadlines.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/**
 * Declines the offer or takes the request back, for the customer, whose access the caller has checked. Throws
 * QuoteUnknown or QuoteNotOpen.
 */
export class DeclineQuote extends Command<void> {
  constructor(
    readonly quoteId: string,
    readonly reason: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DeclineQuote)
export class DeclineQuoteHandler implements ICommandHandler<DeclineQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, reason }: DeclineQuote): Promise<void> {
    const quote = await this.quotes.getForChange(quoteId);
    quote.decline(reason, this.clock.now());
    await this.quotes.save(quote);
    for (const job of [REMIND_CUSTOMER, EXPIRE_OFFER]) await this.scheduledJobs.cancel(job, quoteId);
  }
}
