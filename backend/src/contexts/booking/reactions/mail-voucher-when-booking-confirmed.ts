import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingConfirmed } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';
import { PassengerMails } from '../mail/passenger-mails.js';

@Reaction('booking.mail-voucher-when-booking-confirmed')
@Injectable()
export class MailVoucherWhenBookingConfirmed implements EventHandler<BookingConfirmed> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
    private readonly passengerMails: PassengerMails,
  ) {}

  async react({ bookingId }: BookingConfirmed): Promise<void> {
    for (const { booking, order } of await this.orders.getBookings([bookingId])) {
      await this.mails.confirmed(booking, order);
      await this.passengerMails.confirmed(booking, order);
    }
  }
}
