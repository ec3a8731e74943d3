import { Injectable, type Provider } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type BookedDeparture, SoldDepartures } from '../../guide-missions/index.js';
import type { SoldTour } from '../domain/booked-service.js';
import type { BookingRow } from '../queries/booking-row.js';

type DepartureRow = Pick<
  BookingRow,
  | 'id'
  | 'reference'
  | 'language'
  | 'service'
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

/** Gives guide missions the booked departures. */
@Injectable()
export class GuideMissionsSoldDepartures extends SoldDepartures {
  constructor(private readonly db: ReadDb) {
    super();
  }

  async find(bookingId: string): Promise<BookedDeparture | undefined> {
    const row = await this.db.first(sql<DepartureRow>`
      select id, reference, language, service, sold, policy, local_date::text as local_date, local_time, time_zone, starts_at,
             ends_at, duration_minutes, travellers, guide_language, special_requirements, client
      from booking.booking where id = ${bookingId}
    `);
    return row && row.service.kind === 'tour' ? toDeparture(row, row.service) : undefined;
  }
}

const toDeparture = (row: DepartureRow, tour: SoldTour): BookedDeparture => ({
  id: row.id,
  reference: row.reference,
  tour: { ...tour, id: tour.tourId, kind: tour.departure },
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
  meetingPoint: tour.meetingPoint,
  traveller: { ...row.client, language: row.language },
  specialRequirements: row.special_requirements,
});

/** Guide missions define {@link SoldDepartures}; booking implements it. */
export const soldDepartures: Provider = { provide: SoldDepartures, useClass: GuideMissionsSoldDepartures };
