import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCancelled } from '../../booking/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings } from '../domain/bookings.js';

/** The customer learns that the visit will not take place. */
@Reaction('notifications.tell-customer-when-booking-cancelled')
@Injectable()
export class TellCustomerWhenBookingCancelled implements EventHandler<BookingCancelled> {
  constructor(
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ bookingId }: BookingCancelled): Promise<void> {
    const owned = await this.bookings.owned([bookingId]);
    const notifications = owned.map(({ id, ownerId, visit }) => ({
      recipientId: ownerId,
      kind: 'booking-cancelled' as const,
      deduplicationKey: id,
      payload: visit,
    }));
    await this.inbox.deliver(notifications);
  }
}
