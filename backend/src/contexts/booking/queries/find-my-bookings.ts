import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Accounts } from '../domain/accounts.js';
import { BOOKING_COLUMNS, type BookingRow, type BookingView } from './booking-row.js';
import { BookingViews } from './booking-views.js';

export interface MyBookingsFilter {
  readonly year?: number;
  readonly month?: number;
  /** One of the four public statuses, or upcoming / past by the end instant. */
  readonly status?: string;
}

/** The bookings of an account: those of its orders, and of guest orders placed with its confirmed address. */
export class FindMyBookings extends Query<BookingView[]> {
  constructor(
    readonly userId: string,
    readonly filter: MyBookingsFilter,
    readonly language: Locale,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(FindMyBookings)
export class FindMyBookingsHandler implements IQueryHandler<FindMyBookings> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: Accounts,
    private readonly views: BookingViews,
  ) {}

  async execute({ userId, filter, language, now }: FindMyBookings): Promise<BookingView[]> {
    const email = (await this.accounts.confirmedEmailOf(userId))?.toLowerCase() ?? null;
    const rows = await this.db.rows(sql<BookingRow>`
      select ${BOOKING_COLUMNS}
      from booking.booking b join booking.sales_order o on o.id = b.order_id
      where (o.user_id = ${userId} or (o.user_id is null and lower(o.customer ->> 'email') = ${email}))
        and o.status not in ('cancelled', 'expired', 'draft')
        and (${filter.year ?? null}::int is null or extract(year from b.local_date) = ${filter.year ?? null}::int)
        and (${filter.month ?? null}::int is null or extract(month from b.local_date) = ${filter.month ?? null}::int)
        and case ${filter.status ?? 'all'}
              when 'all' then true when 'upcoming' then b.ends_at > ${now} when 'past' then b.ends_at <= ${now}
              else b.status = ${filter.status ?? 'all'} end
      order by b.starts_at desc, b.id limit 500
    `);
    return this.views.of(rows, language, now);
  }
}
