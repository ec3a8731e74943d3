import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import { OfferTimer } from '../processes/offer-timer.js';

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
    private readonly timer: OfferTimer,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, reason }: DeclineQuote): Promise<void> {
    const quote = await this.quotes.getForChange(quoteId);
    quote.decline(reason, this.clock.now());
    await this.quotes.save(quote);
    await this.timer.stop(quoteId);
  }
}
