import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { VisitReported } from '../../guide-missions/events.js';
import { OrderRepository } from '../domain/order.repository.js';

/** The guide has met the guests, or nobody came. */
@Reaction('booking.note-visit-when-reported')
@Injectable()
export class NoteVisitWhenReported implements EventHandler<VisitReported> {
  constructor(private readonly orders: OrderRepository) {}

  async react({ bookingId, visit }: VisitReported): Promise<void> {
    for (const { booking } of await this.orders.getBookings([bookingId])) {
      booking.noteVisit(visit);
      await this.orders.saveBooking(booking);
    }
  }
}
