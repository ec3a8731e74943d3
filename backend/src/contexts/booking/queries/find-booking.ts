import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { BookingUnknown } from '../domain/booking.errors.js';
import { BOOKING_COLUMNS, type BookingRow, type BookingView } from './booking-row.js';
import { BookingViews } from './booking-views.js';

/** One booking. The caller must have passed OrderAccess. */
export class FindBooking extends Query<BookingView> {
  constructor(
    readonly bookingId: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindBooking)
export class FindBookingHandler implements IQueryHandler<FindBooking> {
  constructor(
    private readonly db: ReadDb,
    private readonly views: BookingViews,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId, language }: FindBooking): Promise<BookingView> {
    const row = await this.db.first(sql<BookingRow>`
      select ${BOOKING_COLUMNS} from booking.booking b join booking.sales_order o on o.id = b.order_id where b.id = ${bookingId}
    `);
    if (!row) throw new BookingUnknown();
    const [view] = await this.views.of([row], language, this.clock.now());
    if (!view) throw new BookingUnknown();
    return view;
  }
}
