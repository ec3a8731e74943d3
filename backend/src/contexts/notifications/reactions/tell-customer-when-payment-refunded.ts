import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentRefunded } from '../../payments/events.js';
import { Bell } from '../domain/bell.js';
import { Bookings } from '../domain/bookings.js';

/** The customer learns that money is on its way back. */
@Reaction('notifications.tell-payment-refunded')
@Injectable()
export class TellCustomerWhenPaymentRefunded implements Reacts<PaymentRefunded> {
  constructor(
    private readonly bookings: Bookings,
    private readonly bell: Bell,
  ) {}

  async react({ orderId, refundId, amount }: PaymentRefunded): Promise<void> {
    const order = await this.bookings.ownedOrder(orderId);
    if (!order) return;
    const { ownerId: recipientId, reference: orderReference } = order;
    await this.bell.ring([
      { recipientId, kind: 'payment-refunded', occasion: refundId, saying: { orderReference, amount } },
    ]);
  }
}
