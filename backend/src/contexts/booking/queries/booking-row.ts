import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Fraction } from '../../../platform/http/fractions.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import { addressIn } from '../../../shared-kernel/language/names.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { type Booking, canBeDelayed, type ChangedTerms, mostNames } from '../domain/booking.js';
import { type BookedService, QUOTED_SERVICES, type QuotedService, type SoldPlace } from '../domain/booked-service.js';
import type { StoredTerms } from '../domain/booking-change.js';
import type { BookingReviewStanding } from '../index.js';
import type { Customer, Passenger } from '../domain/order.js';
import { shownSteps } from '../domain/shown-steps.js';
import { EntranceTicketsView, entranceTicketsView } from './entrance-tickets-view.js';
import { MoneyShape } from './money-shape.js';
import { PriceStepView } from './price-step-view.js';

export { MoneyShape } from './money-shape.js';

export class TravellersShape {
  @ApiProperty() adults!: number;
  @ApiProperty() children!: number;
  @ApiProperty() infants!: number;
}

class BookedTour {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() image!: string;
}

class BookedQuote {
  @ApiProperty({ example: 'QT-4F8T2W' }) reference!: string;
  @ApiProperty({ enum: QUOTED_SERVICES }) type!: QuotedService;
  @ApiProperty({ type: String, nullable: true }) destination!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'AZ609' }) flightNumber!: string | null;
  @ApiProperty({ type: String, nullable: true }) ship!: string | null;
  @ApiProperty({ type: String, nullable: true }) vehicle!: string | null;
  @ApiProperty({ description: 'Whether a driver comes; a guide otherwise.' }) byDriver!: boolean;
}

class BookedGuide {
  @ApiProperty() name!: string;
  @ApiProperty() contact!: string;
}

class BookingClient {
  @ApiProperty() name!: string;
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
}

class PlaceShape {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
  @Fraction({ nullable: true, minimum: -90, maximum: 90, description: 'Degrees north; null where nobody knows it.' })
  latitude!: number | null;
  @Fraction({ nullable: true, minimum: -180, maximum: 180, description: 'Degrees east.' }) longitude!: number | null;
}

/** The terms of a booking that a change touches. */
export class ChangedTermsShape {
  @ApiProperty({ description: 'In the zone of the city.' }) date!: string;
  @ApiProperty() time!: string;
  @ApiProperty() startsAt!: string;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ type: TravellersShape }) travellers!: TravellersShape;
  @ApiProperty() guideLanguage!: string;
  @ApiProperty({ type: PlaceShape }) meetingPoint!: PlaceShape;
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
}

class WaitingChangeShape {
  @ApiProperty({ type: MoneyShape }) toPay!: MoneyView;
  @ApiProperty({ description: 'The slot is kept until then.' }) expiresAt!: string;
  @ApiProperty({ type: ChangedTermsShape }) after!: ChangedTermsShape;
}

class PolicyShape {
  @ApiProperty({ description: 'Minutes before the start until which cancelling is free.' })
  freeUntilMinutesBefore!: number;
  @ApiProperty({ description: 'Percent of the price that goes back afterwards.' }) latePercent!: number;
  @ApiProperty({ description: 'Percent of the price that goes back if nobody comes.' }) noShowPercent!: number;
  @ApiProperty({ description: 'Whether entrance tickets that were bought go back.' }) ticketsReturn!: boolean;
  @ApiProperty({ description: 'Minutes that the guide waits at the meeting point.' }) waitMinutes!: number;
}

class CancellationShape {
  @ApiProperty() at!: string;
  @ApiProperty({ enum: ['customer', 'company'] }) by!: string;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: MoneyShape }) refund!: MoneyView;
  @ApiProperty({ enum: ['none', 'under-way', 'done'] }) refundStatus!: string;
  @ApiProperty({ description: 'The refund is on the account by this instant.' }) expectedBefore!: string;
}

/** One booking in the view of its traveller. */
export class BookingView {
  @ApiProperty() reference!: string;
  @ApiProperty({ description: 'Asked for with free times, what the booking holds itself counts as free.' })
  item!: string;
  @ApiProperty() orderReference!: string;
  @ApiProperty() city!: string;
  @ApiProperty({ description: 'Of the tour, or of what a quote promised.' }) title!: string;
  @ApiProperty({ type: BookedTour, nullable: true, description: 'Null where no tour is booked.' })
  tour!: BookedTour | null;
  @ApiProperty({
    type: BookedQuote,
    nullable: true,
    description: 'What a quote promised; null where a tour is booked.',
  })
  quote!: BookedQuote | null;
  @ApiProperty({ type: TravellersShape }) travellers!: TravellersShape;
  @ApiProperty({ type: [String], description: 'Names of those who come along, as the buyer gave them.' })
  additionalCustomers!: string[];
  @ApiProperty() guideLanguage!: string;
  @ApiProperty({ type: BookedGuide, required: false }) guide?: BookedGuide;
  @ApiProperty({ description: 'A day before the start nobody had said yes: another slot or a full refund is offered.' })
  guideMissing!: boolean;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ required: false, minimum: 1, maximum: 5, description: 'The stars that the customer gave the tour.' })
  rating?: number;
  @ApiProperty({ description: 'In the zone of the city.' }) date!: string;
  @ApiProperty() time!: string;
  @ApiProperty() startsAt!: string;
  @ApiProperty() endsAt!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty({ type: BookingClient }) client!: BookingClient;
  @ApiProperty({ type: PlaceShape }) meetingPoint!: PlaceShape;
  @ApiProperty({
    type: PlaceShape,
    nullable: true,
    description: 'What the company has changed the meeting point from: a full refund is offered until the start.',
  })
  meetingPointBefore!: PlaceShape | null;
  @ApiProperty({ type: String, nullable: true }) specialRequirements!: string | null;
  @ApiProperty({ type: String, nullable: true }) paidOn!: string | null;
  @ApiProperty({ type: MoneyShape }) price!: MoneyView;
  @ApiProperty({ type: MoneyShape }) priceOriginalCurrency!: MoneyView;
  @ApiProperty({ type: [PriceStepView], description: 'How the price comes about; the amounts add up to it.' })
  steps!: readonly PriceStepView[];
  @ApiProperty({ type: EntranceTicketsView, nullable: true, description: 'Null where the tour needs none.' })
  tickets!: EntranceTicketsView | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The included tickets were bought then: they do not go back.',
  })
  ticketsBoughtAt!: string | null;
  @ApiProperty({ enum: ['completed', 'waiting-payment', 'cancelled', 'pending'] }) status!: string;
  @ApiProperty() paymentStatus!: string;
  @ApiProperty() visitStatus!: string;
  @ApiProperty() cancellableUntil!: string;
  @ApiProperty({ description: 'By the server’s clock: the instant itself is still free.' })
  isCancellationFree!: boolean;
  @ApiProperty({ type: PolicyShape, description: 'As it was when the tour was booked.' }) policy!: PolicyShape;
  @ApiProperty({ type: CancellationShape, nullable: true, description: 'How a paid booking was cancelled.' })
  cancellation!: CancellationShape | null;
  @ApiProperty({ type: WaitingChangeShape, nullable: true, description: 'A change that waits for its payment.' })
  waitingChange!: WaitingChangeShape | null;
  @ApiProperty({ description: 'So many minutes after the agreed start, as traveler, driver or team said.' })
  delayMinutes!: number;
  @ApiProperty({ type: [String], description: 'What the asker may do next.' }) actions!: string[];
}

/**
 * Columns of `booking.booking b` and its `booking.sales_order o`. They are named, so that PostgreSQL can prepare the
 * statement.
 */
export const BOOKING_COLUMNS = sql`
  b.id, b.item_id, b.reference, o.reference as order_reference, b.language, b.service, b.sold, b.policy, b.local_date::text as local_date,
  b.local_time, b.time_zone, b.starts_at, b.ends_at, b.duration_minutes, b.travellers, b.guide_language,
  b.special_requirements, b.client, o.customer, o.passenger, b.status, b.payment_status, b.visit_status, b.guide_name,
  b.guide_contact, b.guide_missing_since, b.paid_on, b.cancellation, b.delay_minutes,
  b.additional_customers, b.tickets_bought, b.meeting_point_before,
  (select jsonb_build_object('toPay', jsonb_build_object('amount', c.amount, 'currency', c.currency), 'expiresAt', c.expires_at, 'terms', c.terms)
   from booking.booking_change c where c.booking_id = b.id and c.status = 'waiting-payment') as waiting_change`;

/** The visit was made: no cancellation, no no-show, not refunded in full. */
export const tookPlace = (row: Pick<BookingRow, 'status' | 'visit_status' | 'payment_status'>): boolean =>
  row.status === 'completed' && row.visit_status === 'done' && row.payment_status !== 'refunded';

/** A row of booking.booking with its order's reference, as {@link BOOKING_COLUMNS} names it. */
export interface BookingRow {
  readonly id: string;
  readonly item_id: string;
  readonly reference: string;
  readonly order_reference: string;
  readonly language: Locale;
  readonly service: Booking['service'];
  readonly sold: Booking['sold'];
  readonly policy: Booking['policy'];
  readonly local_date: string;
  readonly local_time: string;
  readonly time_zone: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly duration_minutes: number;
  readonly travellers: Booking['travellers'];
  readonly guide_language: Locale;
  readonly special_requirements: string | null;
  readonly client: Booking['client'];
  readonly customer: Customer;
  readonly passenger: Passenger | null;
  readonly status: string;
  readonly payment_status: string;
  readonly visit_status: string;
  readonly guide_name: string | null;
  readonly guide_contact: string | null;
  readonly guide_missing_since: Date | null;
  readonly paid_on: Date | null;
  readonly cancellation: Booking['cancellation'];
  readonly delay_minutes: number;
  readonly additional_customers: Booking['additionalCustomers'];
  readonly tickets_bought: Booking['ticketsBought'];
  readonly meeting_point_before: Booking['meetingPointBefore'];
  readonly waiting_change: {
    readonly toPay: MoneyView;
    readonly expiresAt: string;
    readonly terms: StoredTerms;
  } | null;
}

export function toBookingView(
  row: BookingRow,
  language: Locale,
  now: Date,
  review?: BookingReviewStanding,
): BookingView {
  const cancellableUntil = new Date(row.starts_at.getTime() - row.policy.freeUntilMinutesBefore * 60_000);
  return {
    reference: row.reference,
    item: row.item_id,
    orderReference: row.order_reference,
    city: inLanguage(row.service.cityName, language),
    title: inLanguage(row.service.name, language),
    ...serviceView(row.service, language),
    travellers: { ...row.travellers },
    additionalCustomers: [...row.additional_customers],
    guideLanguage: row.guide_language,
    ...(row.guide_name ? { guide: { name: row.guide_name, contact: row.guide_contact ?? '' } } : {}),
    guideMissing: row.status === 'pending' && !row.guide_name && row.guide_missing_since !== null,
    duration: row.duration_minutes,
    ...(review?.rating === undefined ? {} : { rating: review.rating }),
    date: row.local_date,
    time: row.local_time,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    client: { ...row.client, ...(row.passenger ? {} : { name: fullName(row.customer, language) }) },
    meetingPoint: placeView(row.service.meetingPoint, language),
    meetingPointBefore:
      row.status === 'pending' && row.meeting_point_before ? placeView(row.meeting_point_before, language) : null,
    specialRequirements: row.special_requirements,
    paidOn: row.paid_on?.toISOString() ?? null,
    price: row.sold.price,
    priceOriginalCurrency: row.sold.priceOriginalCurrency,
    steps: shownSteps(row.sold),
    tickets: entranceTicketsView(row.sold.table?.extras?.tickets, row.travellers, language),
    ticketsBoughtAt: row.tickets_bought?.at ?? null,
    status: row.status,
    paymentStatus: row.payment_status,
    visitStatus: row.visit_status,
    cancellableUntil: cancellableUntil.toISOString(),
    isCancellationFree: now <= cancellableUntil,
    policy: {
      freeUntilMinutesBefore: row.policy.freeUntilMinutesBefore,
      latePercent: row.policy.latePercent,
      noShowPercent: row.policy.noShowPercent,
      ticketsReturn: row.policy.ticketsReturn,
      waitMinutes: row.policy.waitMinutes,
    },
    cancellation: row.cancellation && cancellationView(row.cancellation, row.payment_status),
    waitingChange: row.waiting_change && {
      toPay: row.waiting_change.toPay,
      expiresAt: new Date(row.waiting_change.expiresAt).toISOString(),
      after: changedTermsView(row.waiting_change.terms, language),
    },
    delayMinutes: row.delay_minutes,
    actions: [
      ...actionsOf(row, now),
      ...(canBeNamed(row, now) ? ['name-customers'] : []),
      ...(canBeDelayed(delayableOf(row), now) ? ['delay'] : []),
      ...(review?.canReview ? ['review'] : []),
    ],
  };
}

function serviceView(service: BookedService, language: Locale): Pick<BookingView, 'tour' | 'quote'> {
  if (service.kind === 'tour') {
    const { tourId: id, slug, name } = service;
    const image = `/posters/tour/${slug}/card.svg`;
    return { tour: { id, name: inLanguage(name, language), slug, image }, quote: null };
  }
  const { quoteReference: reference, type, destination, flightNumber, ship, vehicle, byDriver } = service;
  return {
    tour: null,
    quote: {
      reference,
      type,
      destination,
      flightNumber,
      ship,
      vehicle: vehicle && inLanguage(vehicle.name, language),
      byDriver,
    },
  };
}

export const changedTermsView = (
  { slot, durationMinutes, travellers, guideLanguage, meetingPoint, sold }: ChangedTerms | StoredTerms,
  language: Locale,
): ChangedTermsShape => ({
  date: slot.date,
  time: slot.time,
  startsAt: new Date(slot.start).toISOString(),
  duration: durationMinutes,
  travellers: { ...travellers },
  guideLanguage,
  meetingPoint: placeView(meetingPoint, language),
  price: sold.price,
});

const placeView = (place: SoldPlace, language: Locale): PlaceShape => ({
  id: place.id,
  name: inLanguage(place.name, language),
  address: addressIn(place, language),
  latitude: place.latitude,
  longitude: place.longitude,
});

const canBeNamed = ({ status, payment_status, starts_at, travellers }: BookingRow, now: Date): boolean =>
  status === 'pending' && payment_status !== 'disputed' && now < starts_at && mostNames(travellers) > 0;

const delayableOf = ({ service, status, ends_at, delay_minutes }: BookingRow) => ({
  ...{ service, endsAt: ends_at, delayMinutes: delay_minutes },
  status: status as Booking['status'],
});

/** A calendar needs no booking that is over. */
function actionsOf({ status, payment_status, starts_at, ends_at, service }: BookingRow, now: Date): string[] {
  if (status === 'completed' || (status === 'pending' && ends_at <= now)) return ['voucher'];
  if (status !== 'pending') return [];
  return now < starts_at && payment_status !== 'disputed'
    ? ['voucher', 'calendar', ...(service.kind === 'tour' ? ['change'] : []), 'cancel']
    : ['voucher', 'calendar'];
}

function cancellationView(
  { at, by, reason, refund }: NonNullable<Booking['cancellation']>,
  paymentStatus: string,
): CancellationShape {
  const isDone = paymentStatus === 'refunded' || paymentStatus === 'part-refunded';
  return {
    at,
    by,
    reason,
    refund,
    refundStatus: refund.amount === 0 ? 'none' : isDone ? 'done' : 'under-way',
    expectedBefore: new Date(new Date(at).getTime() + TERMS.refundDays * 86_400_000).toISOString(),
  };
}
