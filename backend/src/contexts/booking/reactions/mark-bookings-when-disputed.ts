import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { DisputeClosed, DisputeOpened } from '../../payments/events.js';
import { BookingChanges } from '../domain/booking-change.js';
import { OrderRepository } from '../domain/order.repository.js';

/** A disputed payment is a state of the bookings that it paid. Nothing is cancelled, and nothing is revived. */
@Reaction('booking.mark-bookings-when-disputed')
@Injectable()
export class MarkBookingsWhenDisputed implements EventHandler<DisputeOpened | DisputeClosed> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changes: BookingChanges,
  ) {}

  async react(fact: DisputeOpened | DisputeClosed): Promise<void> {
    const change = await this.changes.find(fact.orderId);
    const order = await this.orders.findForChange(change?.orderId ?? fact.orderId);
    if (!order) return;
    const bookings = await this.orders.bookingsOf(order.id);
    for (const booking of bookings)
      if (fact.type === 'payments.dispute-opened.v1') booking.dispute();
      else booking.endDispute(fact.outcome, order.refundStandingOf(booking.id));
    await this.orders.save(order, bookings);
  }
}
