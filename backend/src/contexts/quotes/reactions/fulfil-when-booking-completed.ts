import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCompleted } from '../../booking/events.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/** What a quote sold has taken place. */
@Reaction('quotes.fulfil-when-booking-completed')
@Injectable()
export class FulfilWhenBookingCompleted implements EventHandler<BookingCompleted> {
  constructor(private readonly quotes: QuoteRepository) {}

  async react({ bookingId }: BookingCompleted): Promise<void> {
    const quote = await this.quotes.findOfBookingForChange(bookingId);
    if (!quote) return;
    quote.fulfil();
    await this.quotes.save(quote);
  }
}
