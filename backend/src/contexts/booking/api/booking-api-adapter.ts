import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { ExpiredOrders } from '../processes/expired-orders.js';
import { Accounts } from '../domain/accounts.js';
import type { SoldTour } from '../domain/booking.js';
import { BookingApi, type BookingSummary, type OrderSummary } from '../index.js';

interface OrderRow {
  readonly order_id: string;
  readonly order_reference: string;
  readonly user_id: string | null;
  readonly email: string;
}

interface BookingRow extends OrderRow {
  readonly id: string;
  readonly reference: string;
  readonly tour: Pick<SoldTour, 'name' | 'cityName'>;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly announced_guides: BookingSummary['announcedGuides'];
}

const ORDER = sql.raw(`o.id as order_id, o.reference as order_reference, o.user_id, o.customer ->> 'email' as email`);

/** Answers other contexts' questions about what was booked. */
@Injectable()
export class BookingApiAdapter extends BookingApi {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: Accounts,
    private readonly expired: ExpiredOrders,
  ) {
    super();
  }

  async findOrder(orderId: string): Promise<OrderSummary | undefined> {
    const row = await this.db.first(sql<OrderRow>`select ${ORDER} from booking.sales_order o where o.id =
      coalesce((select order_id from booking.booking_change where id = ${orderId}), ${orderId})`);
    return row && this.toOrder(row);
  }

  async findExpiredOrder(orderId: string): Promise<OrderSummary | undefined> {
    return (await this.expired.find(orderId)) && this.findOrder(orderId);
  }

  async findBookings(bookingIds: readonly string[]): Promise<readonly BookingSummary[]> {
    if (bookingIds.length === 0) return [];
    const rows = await this.db.rows(sql<BookingRow>`
      select ${ORDER}, b.id, b.reference, b.tour, b.starts_at, b.time_zone, b.announced_guides
      from booking.booking b join booking.sales_order o on o.id = b.order_id
      where b.id = any(${[...bookingIds]}::uuid[])
    `);
    return Promise.all(rows.map((row) => this.toBooking(row)));
  }

  private async toBooking(row: BookingRow): Promise<BookingSummary> {
    return {
      id: row.id,
      reference: row.reference,
      order: await this.toOrder(row),
      tourName: row.tour.name,
      cityName: row.tour.cityName,
      startsAt: row.starts_at,
      timeZone: row.time_zone,
      announcedGuides: row.announced_guides,
    };
  }

  private async toOrder(row: OrderRow): Promise<OrderSummary> {
    const ownerId = row.user_id ?? (await this.accounts.ownerOfConfirmedEmail(row.email));
    return { id: row.order_id, reference: row.order_reference, ownerId };
  }
}
