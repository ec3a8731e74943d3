import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/**
 * Accepts a version of the offer for its customer, whose access the caller has checked. The row's lock lets one of
 * many at once accept. Throws QuoteUnknown, QuoteNotOpen, QuoteSuperseded or QuoteOfferEnded.
 */
export class AcceptQuote extends Command<void> {
  constructor(
    readonly quoteId: string,
    readonly offerVersion: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AcceptQuote)
export class AcceptQuoteHandler implements ICommandHandler<AcceptQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, offerVersion }: AcceptQuote): Promise<void> {
    const quote = await this.quotes.getForChange(quoteId);
    quote.accept(offerVersion, this.clock.now());
    await this.quotes.save(quote);
  }
}
