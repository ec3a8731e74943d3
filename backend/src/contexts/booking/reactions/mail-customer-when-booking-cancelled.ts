import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCancelled } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

@Reaction('booking.mail-customer-when-booking-cancelled')
@Injectable()
export class MailCustomerWhenBookingCancelled implements EventHandler<BookingCancelled> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  async react({ bookingId }: BookingCancelled): Promise<void> {
    for (const { booking, order } of await this.orders.getBookings([bookingId]))
      await this.mails.cancelled(booking, order);
  }
}
