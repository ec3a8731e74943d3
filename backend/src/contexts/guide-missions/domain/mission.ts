import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { localOf } from '../../../shared-kernel/time/local-time.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type {
  BookingAltered,
  BookingJoined,
  BookingWithdrawn,
  MissionCancelled,
  MissionDelayed,
  MissionFinished,
  MissionPayChanged,
  MissionOffered,
  MissionReopened,
  MissionAssigned,
  MissionUnfilled,
  OfferLapsed,
  VisitReported,
} from '../events.js';
import {
  type Earnings,
  type EarningsLine,
  forBookings,
  type RefundedBooking,
  refundLine,
  withBooking,
} from './earnings.js';
import type { GuideAccount } from './guides.js';
import {
  GuestsMayStillCome,
  MissionAlreadyAssigned,
  MissionClosed,
  MissionHasStarted,
  MissionNotDelayable,
  MissionNotYours,
  VisitAlreadyReported,
  VisitTooEarly,
  VoucherUnknown,
} from './mission.errors.js';
import {
  departureKeyOf,
  type MissionBooking,
  type MissionTour,
  type MissionDeparture,
  type Visit,
  waitMinutesOf,
} from './mission-departure.js';

export const MISSION_STATES = ['open', 'assigned', 'finished', 'cancelled'] as const;

export type MissionState = (typeof MISSION_STATES)[number];

/** Guests are met from an hour before the start. */
export const MINUTES_BEFORE_START = 60;

/** Who assigned the mission: the guide by accepting it, or an admin. */
export type AssignedBy = 'guide' | 'admin';

const transitions: Readonly<Record<MissionState, readonly MissionState[]>> = {
  open: ['assigned', 'cancelled'],
  assigned: ['open', 'finished', 'cancelled'],
  finished: [],
  cancelled: [],
};

/** A customer's bank demands the money of a booking back. */
export interface MissionDispute {
  readonly id: string;
  readonly isOpen: boolean;
}

const EARNED_AFTER_MINUTES = 48 * 60;

/** The work of one departure, assigned to one guide. */
export class Mission extends AggregateRoot {
  readonly id!: string;
  readonly departureKey!: string;
  readonly kind!: 'private' | 'group';
  readonly tour!: MissionTour;
  readonly cityId!: string;
  readonly category!: string;
  readonly language!: Locale;
  startsAt!: Date;
  endsAt!: Date;
  /** The end, and the pause before the guide's next mission. */
  busyUntil!: Date;
  localDate!: string;
  localTime!: string;
  /** So much later than agreed: it is in the times above. */
  delayMinutes!: number;
  /** The delay that the flight said last; null until it was heard. */
  flightDelayMinutes!: number | null;
  /** Grows with each change that stands in the guide's calendar. */
  revision!: number;
  readonly timeZone!: string;
  readonly durationMinutes!: number;
  readonly lateAfter!: Date;
  bookings!: readonly MissionBooking[];
  state!: MissionState;
  /** When the latest search for a guide began. */
  openedAt!: Date;
  guideId!: string | null;
  assignedBy!: AssignedBy | null;
  assignedAt!: Date | null;
  finishedAt!: Date | null;
  /** Fixed by the assignment; only a further booking adds to it. */
  earnings!: Earnings | null;
  /** Negative lines of refunds after the visit. */
  corrections!: readonly EarningsLine[];
  /** Disputes of the bookings' payments. While one is open the pay is held. */
  disputes!: readonly MissionDispute[];
  /** When the pay was earned. */
  earnedAt!: Date | null;

  static open(id: string, departure: MissionDeparture, pauseMinutes: number, now: Date): Mission {
    const { booking, cancellationMinutes, ...facts } = departure;
    return Object.assign(new Mission(), {
      ...facts,
      id,
      departureKey: departureKeyOf(departure),
      busyUntil: minutesAfter(departure.endsAt, pauseMinutes),
      lateAfter: minutesAfter(departure.startsAt, -cancellationMinutes),
      bookings: [booking],
      state: 'open',
      openedAt: now,
      guideId: null,
      assignedBy: null,
      assignedAt: null,
      finishedAt: null,
      earnings: null,
      corrections: [],
      disputes: [],
      earnedAt: null,
      delayMinutes: 0,
      flightDelayMinutes: null,
      revision: 0,
    } satisfies Partial<Mission>);
  }

  get standingBookings(): readonly MissionBooking[] {
    return this.bookings.filter((booking) => !booking.cancelled);
  }

  isOf(guideId: string): boolean {
    return this.state === 'assigned' && this.guideId === guideId;
  }

  has(bookingId: string): boolean {
    return this.bookings.some((booking) => booking.id === bookingId);
  }

  /** Throws `MissionAlreadyAssigned` or `MissionClosed` unless the mission is open. */
  mustBeOpen(): void {
    if (this.state === 'assigned') throw new MissionAlreadyAssigned();
    if (this.state !== 'open') throw new MissionClosed();
  }

  /** Also throws `MissionHasStarted`: nobody can accept a tour that has begun. */
  mustTakeAnswers(now: Date): void {
    this.mustBeOpen();
    if (now >= this.startsAt) throw new MissionHasStarted();
  }

  offerTo(guideId: string, respondBefore: Date): void {
    this.record<MissionOffered>({
      type: 'guide-missions.mission-offered.v1',
      missionId: this.id,
      guideId,
      respondBefore: respondBefore.toISOString(),
    });
  }

  /** Records that this guide has not answered in time, while the mission is open. */
  recordLapsed(guideId: string, askedAt: Date): void {
    if (this.state !== 'open') return;
    this.record<OfferLapsed>({
      type: 'guide-missions.offer-lapsed.v1',
      missionId: this.id,
      guideId,
      askedAt: askedAt.toISOString(),
    });
  }

  assignTo(guide: GuideAccount, assignedBy: AssignedBy, earnings: Earnings, now: Date): void {
    this.mustBeOpen();
    this.moveTo('assigned');
    this.revision += 1;
    Object.assign(this, { guideId: guide.id, assignedBy, assignedAt: now, earnings });
    this.recordAssigned(guide, this.standingBookings);
  }

  /** The guide accepts what an admin has assigned. */
  confirm(): void {
    this.assignedBy = 'guide';
  }

  /** Takes the mission back from the guide and reopens it for others. Refused after the start. */
  unassign(guideId: string, now: Date): void {
    if (!this.isOf(guideId)) throw new MissionNotYours();
    if (now >= this.startsAt) throw new MissionHasStarted();
    this.moveTo('open');
    this.revision += 1;
    Object.assign(this, { guideId: null, assignedBy: null, assignedAt: null, earnings: null, openedAt: now });
    this.record<MissionReopened>({
      type: 'guide-missions.mission-reopened.v1',
      missionId: this.id,
      bookingIds: this.standingBookings.map(({ id }) => id),
    });
  }

  /** Records that no guide has been found, if the mission is open and has not started. */
  recordUnfilled(now: Date): void {
    if (this.state !== 'open' || now >= this.startsAt) return;
    this.record<MissionUnfilled>({
      type: 'guide-missions.mission-unfilled.v1',
      missionId: this.id,
      bookingIds: this.standingBookings.map(({ id }) => id),
      searchingSince: this.openedAt.toISOString(),
    });
  }

  /** Adds a booking of this departure. `guide`: the guide of the mission, if it is assigned. */
  join(booking: MissionBooking, guide: GuideAccount | undefined): void {
    this.bookings = [...this.bookings, booking];
    this.revision += 1;
    if (this.earnings) this.earnings = withBooking(this.earnings, booking, this.localDate);
    this.record<BookingJoined>({
      type: 'guide-missions.booking-joined.v1',
      missionId: this.id,
      bookingId: booking.id,
      guideId: this.guideId,
    });
    if (guide) this.recordAssigned(guide, [booking]);
  }

  /** Whether the mission is the work of this departure: its time and its language. */
  isFor({ startsAt, endsAt, language }: Pick<MissionDeparture, 'startsAt' | 'endsAt' | 'language'>): boolean {
    const later = (instant: Date): number => minutesAfter(instant, this.delayMinutes).getTime();
    return (
      this.startsAt.getTime() === later(startsAt) &&
      this.endsAt.getTime() === later(endsAt) &&
      this.language === language
    );
  }

  /**
   * Moves what a quote promised to so many minutes after the agreed start. False where that is known already. Throws
   * MissionNotDelayable for a tour, and MissionClosed.
   */
  delay(minutes: number): boolean {
    if (!this.tour.ride) throw new MissionNotDelayable();
    if (this.state !== 'open' && this.state !== 'assigned') throw new MissionClosed();
    const shift = minutes - this.delayMinutes;
    if (shift === 0) return false;
    this.startsAt = minutesAfter(this.startsAt, shift);
    this.endsAt = minutesAfter(this.endsAt, shift);
    this.busyUntil = minutesAfter(this.busyUntil, shift);
    const [date = '', time = ''] = localOf(this.startsAt, this.timeZone).split('T');
    this.localDate = date;
    this.localTime = time;
    this.delayMinutes = minutes;
    this.revision += 1;
    this.record<MissionDelayed>({
      type: 'guide-missions.mission-delayed.v1',
      missionId: this.id,
      bookingIds: this.standingBookings.map(({ id }) => id),
      guideId: this.guideId,
      minutes,
    });
    return true;
  }

  /** The flight that the driver waits for, and the day of its landing; undefined without one, and once the mission is over. */
  get landing(): { readonly flightNumber: string; readonly localDate: string } | undefined {
    const { ride } = this.tour;
    if (!ride?.isLanding || ride.flightNumber === null) return undefined;
    if (this.state !== 'open' && this.state !== 'assigned') return undefined;
    const agreed = localOf(minutesAfter(this.startsAt, -this.delayMinutes), this.timeZone);
    return { flightNumber: ride.flightNumber, localDate: agreed.slice(0, 10) };
  }

  /** False where the flight says what it said before, or is on time as everybody thinks. */
  hearFlight(minutes: number): boolean {
    const known = this.flightDelayMinutes ?? 0;
    this.flightDelayMinutes = minutes;
    return known !== minutes;
  }

  /** Takes over other guests or another meeting point of a booking. What the guide earns stays as it was agreed. */
  alter(booking: MissionBooking, revision: number): void {
    this.bookings = this.bookings.map((other) => (other.id === booking.id ? booking : other));
    this.revision += 1;
    this.record<BookingAltered>({
      type: 'guide-missions.booking-altered.v1',
      missionId: this.id,
      bookingId: booking.id,
      guideId: this.guideId,
      revision,
    });
  }

  /**
   * A booking was cancelled. With the last one the mission is cancelled; the guide is paid if one of them was cancelled
   * late. The guide's earnings are not reduced while another booking remains.
   */
  withdraw(bookingId: string, now: Date): void {
    this.bookings = this.bookings.map((booking) =>
      booking.id === bookingId ? { ...booking, cancelled: true, cancelledLate: this.isLate(booking, now) } : booking,
    );
    this.revision += 1;
    if (this.state !== 'open' && this.state !== 'assigned') return;
    if (this.standingBookings.length > 0) {
      this.record<BookingWithdrawn>({
        type: 'guide-missions.booking-withdrawn.v1',
        missionId: this.id,
        bookingId,
        guideId: this.guideId,
      });
      return;
    }
    this.earnings = this.payOfCancelled();
    this.moveTo('cancelled');
    this.record<MissionCancelled>({
      type: 'guide-missions.mission-cancelled.v1',
      missionId: this.id,
      guideId: this.guideId,
    });
  }

  /**
   * The guide has met the guests of a booking, or they did not come. A repetition changes nothing. Throws MissionNotYours,
   * VoucherUnknown, VisitTooEarly, GuestsMayStillCome, VisitAlreadyReported.
   */
  reportVisit(guideId: string, reference: string, visit: Visit, now: Date): void {
    if (!this.isOf(guideId)) throw new MissionNotYours();
    const booking = this.standingBookings.find((each) => each.reference === reference);
    if (!booking) throw new VoucherUnknown();
    if (booking.visit === visit) return;
    if (booking.visit) throw new VisitAlreadyReported({ visit: booking.visit });
    this.mustBeTimeFor(visit, now);
    this.bookings = this.bookings.map((each) => (each.id === booking.id ? { ...each, visit } : each));
    this.record<VisitReported>({
      type: 'guide-missions.visit-reported.v1',
      missionId: this.id,
      bookingId: booking.id,
      visit,
    });
  }

  /** The time of the mission is over: an assigned one is finished, an open one is cancelled. */
  end(now: Date): void {
    if (this.state === 'assigned') {
      this.moveTo('finished');
      this.finishedAt = now;
      this.record<MissionFinished>({
        type: 'guide-missions.mission-finished.v1',
        missionId: this.id,
        guideId: this.guideId ?? '',
        bookingIds: this.standingBookings.map(({ id }) => id),
      });
    } else if (this.state === 'open') this.moveTo('cancelled');
  }

  /** 48 hours after the end without an incident the pay is earned. Before, while it is held, and later nothing happens. */
  earn(now: Date): void {
    const isOver = this.state === 'finished' || this.state === 'cancelled';
    if (!isOver || !this.earnings || this.earnedAt || this.isHeld || now < this.earnedFrom) return;
    this.earnedAt = now;
    this.recordPayChanged();
  }

  get earnedFrom(): Date {
    return minutesAfter(this.endsAt, EARNED_AFTER_MINUTES);
  }

  get isHeld(): boolean {
    return this.disputes.some(({ isOpen }) => isOpen);
  }

  /** A bank demands money of a booking back. A dispute that has ended before does not open again. */
  openDispute(id: string): void {
    if (this.disputes.some((known) => known.id === id)) return;
    this.disputes = [...this.disputes, { id, isOpen: true }];
    if (this.earnedAt) this.recordPayChanged();
  }

  /** Whoever won: the guide has done the work. */
  closeDispute(id: string, now: Date): void {
    this.disputes = [...this.disputes.filter((known) => known.id !== id), { id, isOpen: false }];
    if (this.earnedAt) this.recordPayChanged();
    else this.earn(now);
  }

  /** A customer got money back after the visit: the guide's share of it goes back too. A repetition changes nothing. */
  lowerPay(refund: RefundedBooking): void {
    const isCounted = this.corrections.some(
      ({ refundId, bookingReference }) => refundId === refund.refundId && bookingReference === refund.reference,
    );
    if (this.state !== 'finished' || !this.earnings || isCounted) return;
    const line = refundLine(this.earnings, this.corrections, refund);
    if (!line) return;
    this.corrections = [...this.corrections, line];
    if (this.earnedAt) this.recordPayChanged();
  }

  private payOfCancelled(): Earnings | null {
    const late = this.bookings.filter(({ cancelledLate }) => cancelledLate).map(({ reference }) => reference);
    return this.earnings && late.length > 0 ? forBookings(this.earnings, late, this.localDate) : null;
  }

  private recordPayChanged(): void {
    if (this.guideId === null) return;
    this.record<MissionPayChanged>({
      type: 'guide-missions.mission-pay-changed.v1',
      missionId: this.id,
      guideId: this.guideId,
    });
  }

  private mustBeTimeFor(visit: Visit, now: Date): void {
    const minutes = waitMinutesOf(this.tour);
    const from = minutesAfter(this.startsAt, visit === 'started' ? -MINUTES_BEFORE_START : minutes);
    if (now >= from) return;
    throw visit === 'started'
      ? new VisitTooEarly({ from: from.toISOString() })
      : new GuestsMayStillCome({ until: from.toISOString(), minutes });
  }

  /** Each booking by the cancellation rule of its own contract, which knows the agreed start and no delay. */
  private isLate({ freeUntilMinutesBefore: minutes }: MissionBooking, now: Date): boolean {
    return now > (minutes === undefined ? this.lateAfter : minutesAfter(this.startsAt, -this.delayMinutes - minutes));
  }

  private recordAssigned(guide: GuideAccount, bookings: readonly MissionBooking[]): void {
    this.record<MissionAssigned>({
      type: 'guide-missions.mission-assigned.v1',
      missionId: this.id,
      bookingIds: bookings.map(({ id }) => id),
      guideId: guide.id,
      guideName: guide.name,
      guideContact: guide.contact,
    });
  }

  private moveTo(state: MissionState): void {
    if (!transitions[this.state].includes(state)) throw new MissionClosed();
    this.state = state;
  }
}

const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);
