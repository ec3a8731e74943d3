import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { BookingReviews } from '../index.js';
import { type BookingRow, type BookingView, tookPlace, toBookingView } from './booking-row.js';

/** Bookings as their traveller sees them, with the reviews that are kept elsewhere. */
@Injectable()
export class BookingViews {
  constructor(private readonly reviews: BookingReviews) {}

  async of(rows: readonly BookingRow[], language: Locale, now: Date): Promise<BookingView[]> {
    const visits = rows.filter(tookPlace).map(({ reference, ends_at: endsAt }) => ({ reference, endsAt }));
    const standings = visits.length > 0 ? await this.reviews.standingsOf(visits) : undefined;
    return rows.map((row) => toBookingView(row, language, now, standings?.get(row.reference)));
  }
}
