import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingChanged } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

@Reaction('booking.mail-customer-when-booking-changed')
@Injectable()
export class MailCustomerWhenBookingChanged implements EventHandler<BookingChanged> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  /** Names that the buyer has just given are no news to the buyer. */
  async react({ bookingId, revision, changed }: BookingChanged): Promise<void> {
    if (changed.every((part) => part === 'names')) return;
    for (const { booking, order } of await this.orders.getBookings([bookingId]))
      await this.mails.changed(booking, order, revision);
  }
}
