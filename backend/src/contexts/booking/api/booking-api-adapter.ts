import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { ExpiredOrders } from '../processes/expired-orders.js';
import { Accounts } from '../domain/accounts.js';
import type { SoldTour } from '../domain/booking.js';
import type { BookingRow as BookingColumns } from '../queries/booking-row.js';
import { BookingApi, type BookedDeparture, type BookingSummary, type OrderSummary } from '../index.js';

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

type DepartureRow = Pick<
  BookingColumns,
  | 'id'
  | 'reference'
  | 'language'
  | 'tour'
  | 'sold'
  | 'policy'
  | 'local_date'
  | 'local_time'
  | 'time_zone'
  | 'starts_at'
  | 'ends_at'
  | 'duration_minutes'
  | 'travellers'
  | 'guide_language'
  | 'special_requirements'
  | 'client'
>;

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
    const row = await this.db.first(sql<OrderRow>`select ${ORDER} from booking.sales_order o where o.id = ${orderId}`);
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

  async findBookedDeparture(bookingId: string): Promise<BookedDeparture | undefined> {
    const row = await this.db.first(sql<DepartureRow>`
      select id, reference, language, tour, sold, policy, local_date::text as local_date, local_time, time_zone, starts_at,
             ends_at, duration_minutes, travellers, guide_language, special_requirements, client
      from booking.booking where id = ${bookingId}
    `);
    return row && toDeparture(row);
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

const toDeparture = (row: DepartureRow): BookedDeparture => ({
  id: row.id,
  reference: row.reference,
  tour: { ...row.tour, id: row.tour.tourId },
  guideLanguage: row.guide_language,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  localDate: row.local_date,
  localTime: row.local_time,
  timeZone: row.time_zone,
  durationMinutes: row.duration_minutes,
  travellers: row.travellers,
  price: row.sold.priceOriginalCurrency,
  freeUntilMinutesBefore: row.policy.freeUntilMinutesBefore,
  meetingPoint: row.tour.meetingPoint,
  traveller: { ...row.client, language: row.language },
  specialRequirements: row.special_requirements,
});
