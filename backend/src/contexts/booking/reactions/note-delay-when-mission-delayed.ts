import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionDelayed } from '../../guide-missions/events.js';
import { OrderRepository } from '../domain/order.repository.js';

/** The page of the booking shows what its driver said. */
@Reaction('booking.note-delay-when-mission-delayed')
@Injectable()
export class NoteDelayWhenMissionDelayed implements EventHandler<MissionDelayed> {
  constructor(private readonly orders: OrderRepository) {}

  async react({ bookingIds, minutes }: MissionDelayed): Promise<void> {
    for (const { booking } of await this.orders.getBookings(bookingIds))
      if (booking.noteDelay(minutes)) await this.orders.saveBooking(booking);
  }
}
