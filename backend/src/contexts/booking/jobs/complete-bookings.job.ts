import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type DoesDueWork, Every } from '../../../platform/queue/due-work-handler.js';
import { OrderRepository } from '../domain/order.repository.js';

const TWO_HOURS = 2 * 3_600_000;
const AT_ONCE = 500;

/** Bookings are completed two hours after their end; carts and claims whose time is long over are put away. */
@Every('booking.complete-bookings', 15)
@Injectable()
export class CompleteBookings implements DoesDueWork<object> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const booking of await this.orders.endedBefore(new Date(now.getTime() - TWO_HOURS), AT_ONCE)) {
      booking.complete();
      await this.orders.saveBooking(booking);
    }
    await sql`delete from booking.slot_claim where until < ${new Date(now.getTime() - TWO_HOURS)}`.execute(
      this.entities.getKysely(),
    );
    await sql`delete from booking.cart where expires_at < ${now}`.execute(this.entities.getKysely());
  }
}
