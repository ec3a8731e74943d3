import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { ExpiredOrders } from '../processes/expired-orders.js';
import { OrderRepository } from '../domain/order.repository.js';
import type { OrderExpired } from '../events.js';
import { BookingMails } from '../mail/booking-mails.js';

/** Mails the customer that nothing was bought. */
@Reaction('booking.mail-customer-when-order-expired')
@Injectable()
export class MailCustomerWhenOrderExpired implements EventHandler<OrderExpired> {
  constructor(
    private readonly expired: ExpiredOrders,
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  async react({ orderId }: OrderExpired): Promise<void> {
    const order = await this.expired.find(orderId);
    if (!order) return;
    const bookings = await this.orders.bookingsOf(orderId);
    // Of a quote its own context tells the customer: the offer may still hold.
    if (bookings.some(({ service }) => service.kind === 'tour')) await this.mails.expired(order, bookings);
  }
}
