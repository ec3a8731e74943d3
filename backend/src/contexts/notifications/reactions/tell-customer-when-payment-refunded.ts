import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentRefunded } from '../../payments/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings } from '../domain/bookings.js';

/** The customer learns that money is on its way back. */
@Reaction('notifications.tell-customer-when-payment-refunded')
@Injectable()
export class TellCustomerWhenPaymentRefunded implements EventHandler<PaymentRefunded> {
  constructor(
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ orderId, refundId, amount }: PaymentRefunded): Promise<void> {
    const order = await this.bookings.ownedOrder(orderId);
    if (!order) return;
    const { ownerId: recipientId, reference: orderReference } = order;
    await this.inbox.deliver([
      { recipientId, kind: 'payment-refunded', deduplicationKey: refundId, payload: { orderReference, amount } },
    ]);
  }
}
