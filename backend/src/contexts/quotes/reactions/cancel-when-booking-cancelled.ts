import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCancelled } from '../../booking/events.js';
import { QuoteRepository } from '../domain/quote.repository.js';

/** The customer or the company cancelled what a quote sold. */
@Reaction('quotes.cancel-when-booking-cancelled')
@Injectable()
export class CancelWhenBookingCancelled implements EventHandler<BookingCancelled> {
  constructor(private readonly quotes: QuoteRepository) {}

  async react({ bookingId }: BookingCancelled): Promise<void> {
    const quote = await this.quotes.findOfBookingForChange(bookingId);
    if (!quote) return;
    quote.cancel();
    await this.quotes.save(quote);
  }
}
