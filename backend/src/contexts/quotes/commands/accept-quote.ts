import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { PlacedOrder } from '../domain/placed-order.js';
import { QuoteOrders } from '../domain/quote-orders.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/**
 * Accepts a version of the offer for its customer, whose access the caller has checked, and makes its order. The row's
 * lock lets one of many at once accept. Throws QuoteUnknown, QuoteNotOpen, QuoteSuperseded, QuoteOfferEnded or
 * OfferNeedsTime.
 */
export class AcceptQuote extends Command<PlacedOrder> {
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
    private readonly orders: QuoteOrders,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, offerVersion }: AcceptQuote): Promise<PlacedOrder> {
    const quote = await this.quotes.getForChange(quoteId);
    const offer = quote.accept(offerVersion, this.clock.now());
    const order = await this.orders.place(quote, offer);
    quote.awaitPayment(order);
    await this.quotes.save(quote);
    return order;
  }
}
