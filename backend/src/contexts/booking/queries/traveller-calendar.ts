import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CalendarSource, IsCalendarSource } from '../../../platform/calendar-feeds/calendar-source.js';
import type { CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { Booking } from '../domain/booking.js';
import { OrderLinks } from '../domain/order-links.js';
import { Order } from '../domain/order.js';

const MOST = 500;
const DAYS_BACK = 90;
const DAY_MS = 24 * 60 * 60_000;

/** The paid bookings of a person's account for their calendar; one that was cancelled stands there as cancelled. */
@IsCalendarSource()
@Injectable()
export class TravellerCalendar extends CalendarSource {
  constructor(
    private readonly entities: EntityManager,
    private readonly documents: BookingDocuments,
    private readonly links: OrderLinks,
  ) {
    super();
  }

  async entriesOf(userId: string, now: Date): Promise<readonly CalendarEntry[]> {
    const entities = this.entities.fork();
    const { rows } = await sql<{ id: string }>`
      select b.id from booking.booking b join booking.sales_order o on o.id = b.order_id
      where o.user_id = ${userId} and o.paid_at is not null and b.status in ('pending', 'completed', 'cancelled')
        and b.starts_at > ${new Date(now.getTime() - DAYS_BACK * DAY_MS)}
      order by b.starts_at limit ${MOST}
    `.execute(entities.getKysely());
    if (rows.length === 0) return [];
    const bookings = await entities.find(Booking, { id: rows.map(({ id }) => id) });
    const orders = await entities.find(Order, { id: bookings.map(({ orderId }) => orderId) });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return bookings.flatMap((booking) => {
      const order = byId.get(booking.orderId);
      return order ? [this.documents.calendarEntry(booking, order, this.links.publicAddress(order))] : [];
    });
  }
}
