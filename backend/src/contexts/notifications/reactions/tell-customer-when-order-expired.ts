import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { OrderExpired } from '../../booking/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings } from '../domain/bookings.js';

/** Tells the customer that nothing was bought, unless a payment came after all. */
@Reaction('notifications.tell-customer-when-order-expired')
@Injectable()
export class TellCustomerWhenOrderExpired implements EventHandler<OrderExpired> {
  constructor(
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ orderId }: OrderExpired): Promise<void> {
    const order = await this.bookings.expiredOrder(orderId);
    if (!order) return;
    const { ownerId: recipientId, reference: orderReference } = order;
    await this.inbox.deliver([
      { recipientId, kind: 'order-expired', deduplicationKey: orderId, payload: { orderReference } },
    ]);
  }
}
