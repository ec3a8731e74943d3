import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingConfirmed } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

@Reaction('booking.mail-voucher-when-booking-confirmed')
@Injectable()
export class MailVoucherWhenBookingConfirmed implements Reacts<BookingConfirmed> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  async react({ bookingId, orderId }: BookingConfirmed): Promise<void> {
    const booking = await this.orders.getBooking(bookingId);
    await this.mails.confirmed(booking, await this.orders.getForChange(orderId));
  }
}
