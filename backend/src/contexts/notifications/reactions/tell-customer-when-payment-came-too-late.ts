import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentCameTooLate } from '../../booking/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings } from '../domain/bookings.js';

/** The customer learns why nothing was bought, and that the money goes back. */
@Reaction('notifications.tell-customer-when-payment-came-too-late')
@Injectable()
export class TellCustomerWhenPaymentCameTooLate implements EventHandler<PaymentCameTooLate> {
  constructor(
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ orderId, closeReason }: PaymentCameTooLate): Promise<void> {
    // The customer cancelled or replaced the order: the refund alone is announced, when it is made.
    if (closeReason === 'cancelled-by-customer' || closeReason === 'superseded') return;
    const order = await this.bookings.ownedOrder(orderId);
    if (!order) return;
    const { ownerId: recipientId, reference: orderReference } = order;
    await this.inbox.deliver([
      { recipientId, kind: 'payment-too-late', deduplicationKey: orderId, payload: { orderReference } },
    ]);
  }
}
