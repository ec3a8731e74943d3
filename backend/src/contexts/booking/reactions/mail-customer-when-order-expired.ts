import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import { OrderRepository } from '../domain/order.repository.js';
import { PaymentDesk } from '../domain/payment-desk.js';
import type { OrderExpired } from '../events.js';
import { BookingMails } from '../mail/booking-mails.js';

/** The customer learns that nothing was bought; not where the money has come after all, or the cart was ordered anew. */
@Reaction('booking.mail-customer-when-order-expired')
@Injectable()
export class MailCustomerWhenOrderExpired implements Reacts<OrderExpired> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly desk: PaymentDesk,
    private readonly mails: BookingMails,
  ) {}

  async react({ orderId }: OrderExpired): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'expired') return;
    if ((await this.desk.hasMoneyOf(orderId)) || (await this.orders.isOrderedAnew(order))) return;
    await this.mails.expired(order, await this.orders.bookingsOf(orderId));
  }
}
