import { Injectable, type Provider } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { BookingReviews, type BookingReviewStanding } from '../../booking/index.js';
import type { ReviewStatus } from '../domain/review.js';
import { isTimeToReview } from '../domain/visit.js';

/** Tells booking what its customers have said, and whether they may still say it. */
@Injectable()
export class ReviewsOfBookings extends BookingReviews {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {
    super();
  }

  async standingsOf(
    visits: readonly { readonly reference: string; readonly endsAt: Date }[],
  ): Promise<ReadonlyMap<string, BookingReviewStanding>> {
    const rows = await this.db.rows(sql<{ reference: string; rating: number; status: ReviewStatus }>`
      select booking_reference as reference, rating, status from reviews.review
      where booking_reference = any(${visits.map(({ reference }) => reference)}::text[])
    `);
    const written = new Map(rows.map((row) => [row.reference, row]));
    const now = this.clock.now();
    return new Map(
      visits.map(({ reference, endsAt }) => {
        const review = written.get(reference);
        const isOpen = review === undefined || review.status === 'rejected';
        const rating = review ? { rating: review.rating } : {};
        return [reference, { ...rating, canReview: isOpen && isTimeToReview(endsAt, now) }];
      }),
    );
  }
}

/** Booking defines {@link BookingReviews}; reviews implement it. */
export const bookingReviews: Provider = { provide: BookingReviews, useClass: ReviewsOfBookings };
