import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView, Rate } from '../../../shared-kernel/money/money.js';
import { type CancellationPolicy, policyOf } from '../../../shared-kernel/cancellation-policy.js';
import type {
  BookingCancelled,
  BookingChanged,
  BookingCompleted,
  BookingConfirmed,
  BookingDelayed,
} from '../events.js';
import type { Priceable, PricedDeparture } from '../../../shared-kernel/money/price-table.js';
import { asTour, type BookedService, type SoldPlace, type SoldTour } from './booked-service.js';
import {
  BookingNotChangeable,
  BookingNotDelayable,
  NoTicketsToBuy,
  StatusChangeRefused,
  TicketsAlreadyBought,
  TooManyNames,
} from './booking.errors.js';
import type { CartItem } from './cart.js';
import { type Departure, type MeetingPoint, meetingPointOf, type OptionForSale } from './departures.js';
import type { Customer, Passenger } from './order.js';
import type { Travellers } from './party.js';
import type { PriceOffer } from './price-offers.js';

export type BookingId = Id<'Booking'>;

export type BookingStatus = 'waiting-payment' | 'pending' | 'completed' | 'cancelled';
export type PaymentStatus = 'unpaid' | 'paid' | 'part-refunded' | 'refunded' | 'disputed';
export type VisitStatus = 'to-come' | 'started' | 'done' | 'no-show' | 'cancelled';

const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  'waiting-payment': ['pending', 'cancelled'],
  pending: ['completed', 'cancelled'],
  completed: [],
  // A late payment can still pay an expired order if the slot is free.
  cancelled: ['pending'],
};

/** The price and its explanation. */
export interface SoldPrice {
  readonly price: MoneyView;
  readonly priceOriginalCurrency: MoneyView;
  readonly rate: Rate;
  readonly steps: PriceOffer['steps'];
  /** The price table of the sale: a smaller party pays by it. Null where the price was agreed for the party. */
  readonly table: Priceable | null;
}

/** Who gives the visit up: a customer within the contract, or the company, which pays everything back. */
export type Canceller = 'customer' | 'company';

/** How a booking was given up. */
export interface Cancellation {
  /** ISO instant. */
  readonly at: string;
  readonly by: Canceller;
  readonly reason: string | null;
  /** What goes back to the customer; zero outside the free time. */
  readonly refund: MoneyView;
}

/** The terms that a change gives a booking. */
export interface ChangedTerms {
  /** Null where the service is no tour. */
  readonly optionId: string | null;
  readonly slot: { readonly date: string; readonly time: string; readonly start: Date; readonly end: Date };
  readonly durationMinutes: number;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly meetingPoint: SoldPlace;
  readonly sold: SoldPrice;
}

/** Who of the team has bought the entrance tickets. */
export interface TicketsBought {
  /** ISO instant. */
  readonly at: string;
  readonly by: string;
}

/** The start that a price is for. */
export const pricedDepartureOf = ({
  slot,
  meetingPoint,
}: Pick<ChangedTerms, 'meetingPoint'> & {
  readonly slot: Pick<ChangedTerms['slot'], 'date' | 'time'>;
}): PricedDeparture => ({
  date: slot.date,
  time: slot.time,
  meetingPoint: meetingPoint.id,
});

/** What a change touches. */
export type ChangedPart = 'time' | 'duration' | 'travellers' | 'guide-language' | 'meeting-point' | 'names';

/** A guide whose name the customer knows. */
export interface AnnouncedGuide {
  readonly id: string;
  readonly name: string;
}

export interface NewBooking {
  readonly id: BookingId;
  readonly reference: string;
  readonly orderId: string;
  readonly itemId: string;
  readonly language: Locale;
  readonly service: BookedService;
  readonly sold: SoldPrice;
  readonly policy: CancellationPolicy;
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly durationMinutes: number;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly specialRequirements: string | null;
  readonly client: { readonly name: string; readonly phone: string; readonly email: string };
}

/** The order that a booking is sold with. */
export interface BookingSale extends Pick<NewBooking, 'id' | 'reference' | 'orderId' | 'language'> {
  readonly customer: Customer;
  /** The passenger, if the customer does not travel. */
  readonly passenger?: Passenger | undefined;
  /** The requirements for the whole order. */
  readonly specialRequirements?: string | undefined;
}

/** One service of an order, on a date: a tour, or what a quote promised. */
export class Booking extends AggregateRoot {
  readonly id!: BookingId;
  readonly reference!: string;
  readonly orderId!: string;
  readonly itemId!: string;
  language!: Locale;
  service!: BookedService;
  sold!: SoldPrice;
  policy!: CancellationPolicy;
  localDate!: string;
  localTime!: string;
  timeZone!: string;
  startsAt!: Date;
  endsAt!: Date;
  durationMinutes!: number;
  travellers!: Travellers;
  guideLanguage!: Locale;
  specialRequirements!: string | null;
  client!: { readonly name: string; readonly phone: string; readonly email: string };
  status!: BookingStatus;
  paymentStatus!: PaymentStatus;
  visitStatus!: VisitStatus;
  guideId!: string | null;
  guideName!: string | null;
  guideContact!: string | null;
  /** The guides whose names the customer got, the latest last. A new guide replaces the one before. */
  announcedGuides!: readonly AnnouncedGuide[];
  /** The time at which the customer was informed that no guide has been found. */
  guideMissingSince!: Date | null;
  paidOn!: Date | null;
  /** Grows with each change. An offer to change or cancel holds for one revision. */
  revision!: number;
  cancellation!: Cancellation | null;
  /** So many minutes after the agreed start; the contract's times stay. */
  delayMinutes!: number;
  /** Names of those who come along, as the buyer gave them: fewer than travelers, for one is the client. */
  additionalCustomers!: readonly string[];
  /** The team has bought the included entrance tickets, which no longer go back. */
  ticketsBought!: TicketsBought | null;
  /** Where the customer agreed to meet, if the company has changed that: the customer may refuse until the start. */
  meetingPointBefore!: SoldPlace | null;

  static of(booking: NewBooking): Booking {
    return Object.assign(new Booking(), {
      ...booking,
      status: 'waiting-payment',
      paymentStatus: 'unpaid',
      visitStatus: 'to-come',
      guideId: null,
      guideName: null,
      guideContact: null,
      announcedGuides: [],
      guideMissingSince: null,
      paidOn: null,
      revision: 0,
      cancellation: null,
      delayMinutes: 0,
      additionalCustomers: [],
      ticketsBought: null,
      meetingPointBefore: null,
    } satisfies Partial<Booking>);
  }

  /** Sells a cart item. Throws MeetingPointUnknown where the tour no longer has the meeting point. */
  static sell(item: CartItem, { option, slot }: Departure<OptionForSale>, sale: BookingSale): Booking {
    const { customer, passenger, specialRequirements, ...ofOrder } = sale;
    const meetingPoint = soldPlaceOf(meetingPointOf(option, item.meetingPointId));
    const { price, priceOriginalCurrency, rate, steps, table } = item;
    return Booking.of({
      ...ofOrder,
      itemId: item.id,
      service: {
        kind: 'tour',
        tourId: option.tourId,
        slug: option.slug,
        name: option.name,
        optionId: option.optionId,
        departure: option.kind,
        cityId: option.city.id,
        cityName: option.city.name,
        categories: option.categories,
        meetingPoint,
        included: option.included,
        notIncluded: option.notIncluded,
        taxRegime: option.taxRegime,
        infantsNeedSeat: option.infantsNeedSeat,
        capacity: option.capacity ?? null,
      },
      sold: { price, priceOriginalCurrency, rate, steps, table },
      policy: policyOf(option.cancellationMinutes),
      localDate: item.date,
      localTime: item.time,
      timeZone: option.city.timeZone,
      startsAt: slot.start,
      endsAt: slot.end,
      durationMinutes: option.durationMinutes,
      travellers: item.travellers,
      guideLanguage: item.guideLanguage,
      specialRequirements: allRequirements(item.specialRequirements, specialRequirements),
      client: passenger
        ? { name: passenger.name, phone: passenger.phoneNumber, email: passenger.email }
        : { name: fullName(customer, sale.language), phone: customer.phoneNumber, email: customer.email },
    });
  }

  /** The sold tour. Throws NotATour where the booking sells something else. */
  get tour(): SoldTour {
    return asTour(this.service);
  }

  /** Whether the customer may cancel or change free of charge: in time, or because the company breaks its promise. */
  isFree(now: Date): boolean {
    return now <= this.cancellableUntil || this.isPromiseBroken;
  }

  /** The company has found no guide, or has changed the meeting point: all of the price goes back. */
  get isPromiseBroken(): boolean {
    return this.guideMissingSince !== null || this.meetingPointBefore !== null;
  }

  /** Cancelling is free until this instant, which is included. */
  get cancellableUntil(): Date {
    return new Date(this.startsAt.getTime() - this.policy.freeUntilMinutesBefore * 60_000);
  }

  /** Confirms the booking, because it is paid. */
  confirm(now: Date): void {
    this.moveTo('pending');
    this.paymentStatus = 'paid';
    this.visitStatus = 'to-come';
    this.paidOn = now;
    this.record<BookingConfirmed>({
      type: 'booking.confirmed.v1',
      bookingId: this.id,
      bookingReference: this.reference,
      orderId: this.orderId,
      ...tourFacts(this.service),
      cityId: this.service.cityId,
      ...(this.service.kind === 'quote' ? { quoteId: this.service.quoteId } : {}),
    });
  }

  /** The partner says at last who travels. */
  nameClient(client: Booking['client'], specialRequirements: string | null): void {
    Object.assign(this, { client, specialRequirements });
  }

  nameGuide(guide: { id: string; name: string; contact: string }): void {
    this.guideId = guide.id;
    this.guideName = guide.name;
    this.guideContact = guide.contact;
    this.guideMissingSince = null;
    if (this.announcedGuides.at(-1)?.id !== guide.id)
      this.announcedGuides = [...this.announcedGuides, { id: guide.id, name: guide.name }];
  }

  /** The guide whom the customer expected before the current one was announced. */
  get guideBefore(): AnnouncedGuide | undefined {
    return this.announcedGuides.at(-2);
  }

  loseGuide(): void {
    this.guideId = null;
    this.guideName = null;
    this.guideContact = null;
    this.guideMissingSince = null;
  }

  /**
   * Records that no guide has been found. False if there is a guide, the tour will not take place, or this was recorded
   * before.
   */
  missGuide(now: Date): boolean {
    if (this.status !== 'pending' || this.guideId !== null || this.guideMissingSince !== null) return false;
    this.guideMissingSince = now;
    return true;
  }

  /** Closes the booking, because its order was closed unpaid. */
  expire(): void {
    this.moveTo('cancelled');
    this.visitStatus = 'cancelled';
  }

  /** Throws BookingNotChangeable unless the visit is paid without a dispute, and has not begun. */
  mustBeToCome(now: Date): void {
    const isDisputed = this.paymentStatus === 'disputed';
    if (this.status === 'pending' && now < this.startsAt && !isDisputed) return;
    const reason = this.status !== 'pending' ? this.status : isDisputed ? 'disputed' : 'begun';
    throw new BookingNotChangeable({ reference: this.reference, reason });
  }

  /** Gives the visit up. The refund is requested with the same transaction. */
  cancel(by: Canceller, reason: string | null, refund: MoneyView, now: Date): void {
    this.mustBeToCome(now);
    this.expire();
    this.revision += 1;
    this.cancellation = { at: now.toISOString(), by, reason, refund };
    this.record<BookingCancelled>({
      type: 'booking.cancelled.v1',
      bookingId: this.id,
      bookingReference: this.reference,
      orderId: this.orderId,
      by,
      refund,
    });
  }

  /** Records that the team has bought the included tickets. Throws NoTicketsToBuy or TicketsAlreadyBought. */
  buyTickets(by: string, now: Date): void {
    this.mustBeToCome(now);
    const isIncluded = this.sold.table?.extras?.tickets?.included === true;
    if (!isIncluded) throw new NoTicketsToBuy({ reference: this.reference });
    if (this.ticketsBought) throw new TicketsAlreadyBought({ reference: this.reference });
    this.ticketsBought = { at: now.toISOString(), by };
    // An offer to cancel that was shown before no longer holds.
    this.revision += 1;
  }

  /** The terms as they are, for a change of some of them. */
  get terms(): ChangedTerms {
    const { localDate: date, localTime: time, startsAt: start, endsAt: end } = this;
    const { durationMinutes, travellers, guideLanguage, sold } = this;
    const { meetingPoint } = this.service;
    const { optionId } = tourFacts(this.service);
    return {
      optionId,
      slot: { date, time, start, end },
      durationMinutes,
      travellers,
      guideLanguage,
      sold,
      meetingPoint,
    };
  }

  /** Another start, before the booking is confirmed: nobody knows of the earlier one. */
  moveBeforeConfirmation({ date, time, start, end }: ChangedTerms['slot']): void {
    if (this.paidOn !== null) throw new StatusChangeRefused({ from: this.status, to: 'waiting-payment' });
    Object.assign(this, { localDate: date, localTime: time, startsAt: start, endsAt: end });
  }

  /** Takes over the terms that the customer or the team accepted. */
  change(terms: ChangedTerms, by: Canceller, now: Date): void {
    this.mustBeToCome(now);
    const changed = this.partsChangedBy(terms);
    this.meetingPointBefore = this.meetingPointBeforeChange(terms.meetingPoint, by, changed);
    const { optionId, slot, meetingPoint, ...rest } = terms;
    Object.assign(this, rest, {
      service: { ...this.service, ...(optionId === null ? {} : { optionId }), meetingPoint },
      localDate: slot.date,
      localTime: slot.time,
      startsAt: slot.start,
      endsAt: slot.end,
      additionalCustomers: this.additionalCustomers.slice(0, mostNames(terms.travellers)),
    });
    this.revision += 1;
    // Another time or language needs a guide anew.
    if (changed.some((part) => part === 'time' || part === 'duration' || part === 'guide-language')) this.loseGuide();
    this.recordChange(changed);
  }

  /** Names who comes along. Throws BookingNotChangeable, or TooManyNames for more names than travelers. */
  nameCustomers(names: readonly string[], now: Date): void {
    this.mustBeToCome(now);
    const most = mostNames(this.travellers);
    if (names.length > most) throw new TooManyNames({ most });
    const isSame = names.length === this.additionalCustomers.length;
    if (isSame && names.every((name, index) => name === this.additionalCustomers[index])) return;
    this.additionalCustomers = [...names];
    this.revision += 1;
    this.recordChange(['names']);
  }

  private recordChange(changed: readonly ChangedPart[]): void {
    this.record<BookingChanged>({
      type: 'booking.changed.v1',
      bookingId: this.id,
      bookingReference: this.reference,
      orderId: this.orderId,
      changed,
      revision: this.revision,
    });
  }

  /** The customer accepts the company's meeting point by choosing another time or meeting point. */
  private meetingPointBeforeChange(next: SoldPlace, by: Canceller, changed: readonly ChangedPart[]): SoldPlace | null {
    if (by === 'customer') {
      const isChosen = changed.some((part) => part === 'meeting-point' || part === 'time');
      return isChosen ? null : this.meetingPointBefore;
    }
    const agreed = this.meetingPointBefore ?? this.service.meetingPoint;
    return agreed.id === next.id ? null : agreed;
  }

  private partsChangedBy(terms: ChangedTerms): readonly ChangedPart[] {
    const isSameParty = (['adults', 'children', 'infants'] as const).every(
      (band) => terms.travellers[band] === this.travellers[band],
    );
    const parts: readonly (readonly [ChangedPart, boolean])[] = [
      ['time', terms.slot.start.getTime() !== this.startsAt.getTime()],
      ['duration', terms.durationMinutes !== this.durationMinutes],
      ['travellers', !isSameParty],
      ['guide-language', terms.guideLanguage !== this.guideLanguage],
      ['meeting-point', terms.meetingPoint.id !== this.service.meetingPoint.id],
    ];
    return parts.filter(([, isChanged]) => isChanged).map(([part]) => part);
  }

  /** The traveller or the team says that the service begins later. Throws BookingNotDelayable. */
  delay(minutes: number, now: Date): void {
    if (!canBeDelayed(this, now)) throw new BookingNotDelayable({ reference: this.reference });
    if (!this.noteDelay(minutes)) return;
    this.record<BookingDelayed>({ type: 'booking.delayed.v1', bookingId: this.id, minutes });
  }

  /** The driver has said it. False where it is known. */
  noteDelay(minutes: number): boolean {
    if (this.delayMinutes === minutes) return false;
    this.delayMinutes = minutes;
    return true;
  }

  /** Records a refund of the order's payment: of the whole amount or of a part. */
  refund(isFull: boolean): void {
    if (this.paymentStatus !== 'refunded') this.paymentStatus = isFull ? 'refunded' : 'part-refunded';
  }

  /** The customer's bank demands the money back. The visit takes place all the same. */
  dispute(): void {
    if (this.paymentStatus === 'paid' || this.paymentStatus === 'part-refunded') this.paymentStatus = 'disputed';
  }

  /** @param standing what the booking's lines say without the dispute */
  endDispute(outcome: 'won' | 'lost', standing: 'paid' | 'part-refunded' | 'refunded'): void {
    if (this.paymentStatus === 'disputed') this.paymentStatus = outcome === 'won' ? standing : 'refunded';
  }

  /** What the guide says on the day. Nothing of a booking that was cancelled or is over. */
  noteVisit(visit: 'started' | 'no-show'): void {
    if (this.status === 'pending') this.visitStatus = visit;
  }

  complete(): void {
    this.moveTo('completed');
    if (this.visitStatus !== 'no-show') this.visitStatus = 'done';
    this.record<BookingCompleted>({
      type: 'booking.completed.v1',
      bookingId: this.id,
      bookingReference: this.reference,
      orderId: this.orderId,
      tourId: tourFacts(this.service).tourId,
    });
  }

  private moveTo(status: BookingStatus): void {
    if (!transitions[this.status].includes(status)) throw new StatusChangeRefused({ from: this.status, to: status });
    this.status = status;
  }
}

/** A paid service of a quote that is not over, late as it may be. */
export const canBeDelayed = (
  { service, status, endsAt, delayMinutes }: Pick<Booking, 'service' | 'status' | 'endsAt' | 'delayMinutes'>,
  now: Date,
): boolean =>
  service.kind === 'quote' && status === 'pending' && now.getTime() < endsAt.getTime() + delayMinutes * 60_000;

/** The client is one of the travelers. */
export const mostNames = ({ adults, children, infants }: Travellers): number => adults + children + infants - 1;

/** The meeting point as a booking keeps it. */
export const soldPlaceOf = ({
  id,
  name,
  address,
  addresses,
  latitude,
  longitude,
}: MeetingPoint): SoldTour['meetingPoint'] => ({
  id,
  name,
  address,
  ...(addresses === undefined ? {} : { addresses }),
  latitude,
  longitude,
});

const tourFacts = (service: BookedService): { readonly tourId: string | null; readonly optionId: string | null } =>
  service.kind === 'tour' ? { tourId: service.tourId, optionId: service.optionId } : { tourId: null, optionId: null };

/** Joins the requirements of the tour and of the whole order for the guide, each once. */
function allRequirements(...given: readonly (string | null | undefined)[]): string | null {
  const requirements = new Set(given.filter((text) => text !== null && text !== undefined && text !== ''));
  return requirements.size > 0 ? [...requirements].join('\n\n') : null;
}
