import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentRefunded } from '../../payments/events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

/** Money has gone back. Where nothing was bought for it, the customer is told why, and what can be done. */
@Reaction('booking.mark-refunded-when-payment-refunded')
@Injectable()
export class MarkRefundedWhenPaymentRefunded implements Reacts<PaymentRefunded> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  async react({ orderId, isFull }: PaymentRefunded): Promise<void> {
    const order = await this.orders.getForChange(orderId);
    const bookings = await this.orders.bookingsOf(orderId);
    const { whyClosed, paidAt } = order;
    order.refund(isFull);
    bookings.forEach((booking) => booking.refund(isFull));
    await this.orders.save(order, bookings);
    if (paidAt !== null || !isFull) return;
    if (whyClosed === 'given-up' || whyClosed === 'replaced')
      await this.mails.unwantedOrderPaid(whyClosed, order, bookings);
    else await this.mails.paymentCameTooLate(order, bookings);
  }
}
