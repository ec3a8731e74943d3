import { Injectable, type Provider } from '@nestjs/common';
import { sql } from 'kysely';
import { ticketCostOf } from '../../../shared-kernel/money/charged-lines.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type BookedDeparture, type BookingRefund, SoldDepartures, type SoldRide } from '../../guide-missions/index.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { VoucherCodes } from '../documents/voucher-codes.js';
import type { BookedService } from '../domain/booked-service.js';
import type { PriceLine } from '../domain/price-line.js';
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
  | 'additional_customers'
  | 'client'
> & { readonly lines: readonly PriceLine[] };

type Refund = Parameters<SoldDepartures['refundsOf']>[0];

/** Gives guide missions the booked departures. */
@Injectable()
export class GuideMissionsSoldDepartures extends SoldDepartures {
  constructor(
    private readonly db: ReadDb,
    private readonly codes: VoucherCodes,
  ) {
    super();
  }

  async bookingsOfPayment(orderId: string): Promise<readonly string[]> {
    const rows = await this.db.rows(sql<{ id: string }>`
      select id from booking.booking
      where order_id = coalesce((select order_id from booking.booking_change where id = ${orderId}), ${orderId}) order by id
    `);
    return rows.map(({ id }) => id);
  }

  async refundsOf({ orderId, amount, lines: parts }: Refund): Promise<readonly BookingRefund[]> {
    const order = await this.db.first(sql<{ lines: readonly PriceLine[] }>`
      select lines from booking.sales_order
      where id = coalesce((select order_id from booking.booking_change where id = ${orderId}), ${orderId})
    `);
    // Tickets are no part of what the guide shares.
    return order
      ? refundsOf(
          order.lines.filter(({ kind }) => kind !== 'ticket'),
          amount,
          parts,
        )
      : [];
  }

  async find(bookingId: string): Promise<BookedDeparture | undefined> {
    const row = await this.db.first(sql<DepartureRow>`
      select b.id, b.reference, b.language, b.service, b.sold, b.policy, b.local_date::text as local_date, b.local_time, b.time_zone,
             b.starts_at, b.ends_at, b.duration_minutes, b.travellers, b.guide_language, b.special_requirements,
             b.additional_customers, b.client, o.lines
      from booking.booking b join booking.sales_order o on o.id = b.order_id where b.id = ${bookingId}
    `);
    return row && toDeparture(row);
  }

  referenceOfVoucher(code: string): string | undefined {
    return this.codes.referenceOf(code);
  }
}

/** No city of the catalogue: no guide is of it, so the team is told at once. */
const NO_CITY = '00000000-0000-4000-8000-000000000000';
/** Drivers are guides with a vehicle: who takes tours by car. */
const BY_CAR = 'private-car-tour';
const ON_FOOT = 'private-tour';

function soldOf(service: BookedService): BookedDeparture['tour'] {
  if (service.kind === 'tour') return { ...service, id: service.tourId, kind: service.departure };
  const { quoteId, name, cityId, cityName, byDriver } = service;
  return {
    ...{ id: quoteId, optionId: quoteId, slug: null, name, cityName, kind: 'private' },
    cityId: cityId ?? NO_CITY,
    categories: [byDriver ? BY_CAR : ON_FOOT],
  };
}

function rideOf(service: BookedService, waitMinutes: number): { readonly ride?: SoldRide } {
  if (service.kind === 'tour') return {};
  const { destination, flightNumber, isLanding, ship, vehicle, suitcases, childSeats, wheelchair } = service;
  const asked = { suitcases, childSeats, wheelchair };
  return {
    ride: { destination, flightNumber, isLanding, ship, vehicle: vehicle?.name ?? null, ...asked, waitMinutes },
  };
}

const toDeparture = (row: DepartureRow): BookedDeparture => ({
  id: row.id,
  reference: row.reference,
  tour: soldOf(row.service),
  ...rideOf(row.service, row.policy.waitMinutes),
  guideLanguage: row.guide_language,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  localDate: row.local_date,
  localTime: row.local_time,
  timeZone: row.time_zone,
  durationMinutes: row.duration_minutes,
  travellers: row.travellers,
  // The guide's share is of what the company earns: tickets are sold at cost.
  price: Money.from(row.sold.priceOriginalCurrency).minus(ticketCostOf(row.sold.steps, row.sold.rate)).toJSON(),
  discount: discountOf(row),
  freeUntilMinutesBefore: row.policy.freeUntilMinutesBefore,
  meetingPoint: row.service.meetingPoint,
  traveller: { ...row.client, language: row.language },
  additionalCustomers: row.additional_customers,
  specialRequirements: row.special_requirements,
});

/** What was taken off the price, in the currency of the tour: the same part of its price. */
function discountOf({ id, sold, lines }: DepartureRow): MoneyView {
  const { price, priceOriginalCurrency } = sold;
  const off = Math.min(
    0 - sumOf(lines.filter(({ bookingId, kind }) => bookingId === id && kind === 'discount')),
    price.amount,
  );
  if (off <= 0) return Money.zero(priceOriginalCurrency.currency).toJSON();
  const [part] = Money.from(priceOriginalCurrency).split([off, price.amount - off]);
  return (part ?? Money.zero(priceOriginalCurrency.currency)).toJSON();
}

const sumOf = (lines: readonly Pick<PriceLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount.amount, 0);

/** By the lines that it names, or over all bookings in proportion to what each cost. */
function refundsOf(lines: readonly PriceLine[], amount: MoneyView, parts: Refund['lines']): readonly BookingRefund[] {
  const { currency } = amount;
  const bookings = [...new Set(lines.flatMap(({ bookingId }) => bookingId ?? []))]
    .map((bookingId) => ({ bookingId, paid: sumOf(lines.filter((line) => line.bookingId === bookingId)) }))
    .filter(({ paid }) => paid > 0);
  if (bookings.length === 0) return [];
  const spread = Money.from(amount).split(bookings.map(({ paid }) => paid));
  return bookings
    .map(({ bookingId, paid }, index) => ({
      bookingId,
      paid: { amount: paid, currency },
      refunded: {
        currency,
        amount: parts.length === 0 ? (spread[index]?.amount ?? 0) : partOf(lines, parts, bookingId),
      },
    }))
    .filter(({ refunded }) => refunded.amount > 0);
}

const partOf = (lines: readonly PriceLine[], parts: Refund['lines'], bookingId: string): number =>
  parts
    .filter(({ lineId }) => lines.some((line) => line.id === lineId && line.bookingId === bookingId))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Guide missions define {@link SoldDepartures}; booking implements it. */
export const soldDepartures: Provider = { provide: SoldDepartures, useClass: GuideMissionsSoldDepartures };
