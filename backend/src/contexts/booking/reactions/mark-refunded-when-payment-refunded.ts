import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentRefunded } from '../../payments/events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

/** Money has gone back. Where it had come too late, the customer is told why, and how to choose again. */
@Reaction('booking.mark-refunded-when-payment-refunded')
@Injectable()
export class MarkRefundedWhenPaymentRefunded implements Reacts<PaymentRefunded> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  async react({ orderId, isFull }: PaymentRefunded): Promise<void> {
    const order = await this.orders.getForChange(orderId);
    const cameTooLate = order.paidAt === null;
    order.refund(isFull);
    await this.orders.save(order);
    if (cameTooLate && isFull) await this.mails.paymentCameTooLate(order, await this.orders.bookingsOf(orderId));
  }
}
