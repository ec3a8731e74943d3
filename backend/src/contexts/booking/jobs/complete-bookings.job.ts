import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CartRepository } from '../domain/cart.repository.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';

const TWO_HOURS = 2 * 3_600_000;
const BATCH_SIZE = 500;

/** Completes bookings two hours after their end, and deletes expired claims and carts. */
@RecurringJob('booking.complete-bookings', 15)
@Injectable()
export class CompleteBookings implements JobHandler<object> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartRepository,
    private readonly slots: Slots,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const twoHoursAgo = new Date(now.getTime() - TWO_HOURS);
    for (const booking of await this.orders.endedBefore(twoHoursAgo, BATCH_SIZE)) {
      booking.complete();
      await this.orders.saveBooking(booking);
    }
    await this.slots.removeExpired(twoHoursAgo);
    await this.carts.removeExpired(now);
  }
}
