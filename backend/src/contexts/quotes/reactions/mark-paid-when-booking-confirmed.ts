import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { BookingConfirmed } from '../../booking/events.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/** The order of a quote is paid, in time or late. */
@Reaction('quotes.mark-paid-when-booking-confirmed')
@Injectable()
export class MarkPaidWhenBookingConfirmed implements EventHandler<BookingConfirmed> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async react({ quoteId, orderId, bookingId }: BookingConfirmed): Promise<void> {
    if (quoteId === undefined) return;
    const quote = await this.quotes.getForChange(quoteId);
    if (quote.pay({ orderId, bookingId }, this.clock.now())) await this.quotes.save(quote);
  }
}
