import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { OrderExpired } from '../../booking/events.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import { QuoteMails } from '../mail/quote-mails.js';

/** The order of a quote was not paid in time: its customer can accept again while the offer holds. */
@Reaction('quotes.reopen-when-order-expired')
@Injectable()
export class ReopenWhenOrderExpired implements EventHandler<OrderExpired> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly mails: QuoteMails,
    private readonly clock: Clock,
  ) {}

  async react({ orderId }: OrderExpired): Promise<void> {
    const quote = await this.quotes.findOfOrderForChange(orderId);
    if (!quote?.reopen(orderId, this.clock.now())) return;
    await this.quotes.save(quote);
    const offer = quote.lastOffer;
    if (offer) await this.mails.unpaid(quote, offer, orderId);
  }
}
