import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingChanged, BookingConfirmed } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { ReminderPlanning } from '../processes/reminder-planning.js';

/** A booking has a time to be reminded of, or another one. */
@Reaction('booking.plan-reminders-when-booking-timed')
@Injectable()
export class PlanRemindersWhenBookingTimed implements EventHandler<BookingConfirmed | BookingChanged> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reminders: ReminderPlanning,
  ) {}

  async react({ bookingId }: BookingConfirmed | BookingChanged): Promise<void> {
    for (const { booking } of await this.orders.getBookings([bookingId])) await this.reminders.plan(booking);
  }
}
