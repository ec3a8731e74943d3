import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingConfirmed } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';
import { PassengerMails } from '../mail/passenger-mails.js';

@Reaction('booking.mail-voucher-when-booking-confirmed')
@Injectable()
export class MailVoucherWhenBookingConfirmed implements Reacts<BookingConfirmed> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
    private readonly passengerMails: PassengerMails,
  ) {}

  async react({ bookingId, orderId }: BookingConfirmed): Promise<void> {
    const booking = await this.orders.getBooking(bookingId);
    const order = await this.orders.getForChange(orderId);
    await this.mails.confirmed(booking, order);
    await this.passengerMails.confirmed(booking, order);
  }
}
