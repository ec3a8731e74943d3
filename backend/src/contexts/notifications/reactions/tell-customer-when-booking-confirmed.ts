import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingConfirmed } from '../../booking/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings } from '../domain/bookings.js';

/** The customer learns that the visit will take place. */
@Reaction('notifications.tell-customer-when-booking-confirmed')
@Injectable()
export class TellCustomerWhenBookingConfirmed implements EventHandler<BookingConfirmed> {
  constructor(
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ bookingId }: BookingConfirmed): Promise<void> {
    const owned = await this.bookings.owned([bookingId]);
    const notifications = owned.map(({ id, ownerId, visit }) => ({
      recipientId: ownerId,
      kind: 'booking-confirmed' as const,
      deduplicationKey: id,
      payload: visit,
    }));
    await this.inbox.deliver(notifications);
  }
}
