import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { type Booking, type Canceller, type ChangedTerms, pricedDepartureOf, soldPlaceOf } from '../domain/booking.js';
import { ChangeOfferChanged, ChangeTokenInvalid, ChangeTooLate, NothingChanged } from '../domain/booking.errors.js';
import { type LineRefund, linesOfIncrease, refundOfReduction, sumOf } from '../domain/cancellation.js';
import { ChangeTokens } from '../domain/change-tokens.js';
import { Claim } from '../domain/claim.js';
import { Departures, meetingPointOf, type OptionForSale, timetableOf } from '../domain/departures.js';
import type { Order } from '../domain/order.js';
import { seatsOf, type Travellers } from '../domain/party.js';
import { leftOf, type LineOfSale } from '../domain/price-line.js';
import { type PricedDeparture, PriceOffers } from '../domain/price-offers.js';
import { Slots } from '../domain/slots.js';
import { slotAt } from '../domain/timetable.js';

/** The wishes of a change. What is left out stays as it is. */
export interface WantedChange {
  readonly datetime?: { readonly date: string; readonly time: string } | undefined;
  /** Minutes. */
  readonly duration?: number | undefined;
  readonly travellers?: Travellers | undefined;
  readonly guideLanguage?: Locale | undefined;
  /** Id of one of the tour's meeting points. */
  readonly meetingPoint?: string | undefined;
}

/** What a change costs or gives back if it is accepted by its token before the expiry. */
export interface ChangeOffer {
  readonly before: ChangedTerms;
  readonly after: ChangedTerms;
  /** Negative where money goes back. */
  readonly difference: MoneyView;
  readonly refunds: readonly LineRefund[];
  /** What the order is to be charged in addition. */
  readonly lines: readonly LineOfSale[];
  readonly claim: Claim;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The content of a token. */
interface Promised {
  readonly bookingId: string;
  readonly revision: number;
  readonly by: Canceller;
  readonly wanted: WantedChange;
  readonly difference: number;
  readonly expiresAt: string;
}

const OFFER_MS = 15 * 60_000;

/**
 * Computes what a change of a booking costs. A party pays by the price table of the sale, another duration by the table
 * of today, both at the rate of the sale. The company's own change never costs more.
 */
@Injectable()
export class ChangeOffers {
  constructor(
    private readonly departures: Departures,
    private readonly prices: PriceOffers,
    private readonly slots: Slots,
    private readonly tokens: ChangeTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws BookingNotChangeable, ChangeTooLate, NothingChanged, the refusals of a sale (TourNotOnSale,
   * DurationNotOffered, NoSuchSlot, SlotTooSoon, SlotTooFar, MeetingPointUnknown, PartyNotBookable) and SlotNotFree.
   */
  async offer(order: Order, booking: Booking, by: Canceller, wanted: WantedChange): Promise<ChangeOffer> {
    const now = this.clock.now();
    booking.mustBeToCome(now);
    const isOurs = by === 'company' || booking.guideMissingSince !== null;
    if (!isOurs && !booking.isFree(now))
      throw new ChangeTooLate({ until: booking.cancellableUntil.toISOString(), reference: booking.reference });
    const option = await this.departures.option(booking.tour.tourId, wanted.duration ?? booking.durationMinutes);
    const after = await this.termsAfter(booking, option, wanted, by, isOurs);
    const claim = claimOf(booking, option, after);
    if (!isSameClaim(booking, after)) await this.slots.mustBeFree(claim, { itemIds: [], others: [] });
    const { lines, refunds } = this.moneyOf(order, booking, after);
    const toPay = Money.sum(
      lines.map(({ amount }) => Money.from(amount)),
      order.currency,
    );
    const difference = toPay.minus(sumOf(refunds, order.currency)).toJSON();
    const ends = [now.getTime() + OFFER_MS, booking.startsAt.getTime()];
    if (!isOurs && now <= booking.cancellableUntil) ends.push(booking.cancellableUntil.getTime());
    const expiresAt = new Date(Math.min(...ends));
    const promised: Promised = {
      bookingId: booking.id,
      revision: booking.revision,
      by,
      wanted,
      difference: difference.amount,
      expiresAt: expiresAt.toISOString(),
    };
    const token = this.tokens.sign(promised);
    return { before: booking.terms, after, difference, refunds, lines, claim, token, expiresAt };
  }

  /**
   * The offer of a token, which still costs what was shown. Throws ChangeTokenInvalid if it is not for this booking, and
   * ChangeOfferChanged with the new difference if another one holds now.
   */
  async accepted(order: Order, booking: Booking, by: Canceller, token: string): Promise<ChangeOffer> {
    const promised = this.tokens.read<Promised>(token);
    if (promised?.bookingId !== booking.id || promised.by !== by || !promised.wanted) throw new ChangeTokenInvalid();
    const offer = await this.offer(order, booking, by, promised.wanted);
    const isAsShown = promised.revision === booking.revision && promised.difference === offer.difference.amount;
    if (isAsShown && this.clock.now() <= new Date(promised.expiresAt)) return offer;
    const { amount: difference, currency } = offer.difference;
    throw new ChangeOfferChanged({
      difference,
      currency,
      token: offer.token,
      expiresAt: offer.expiresAt.toISOString(),
    });
  }

  private async termsAfter(
    booking: Booking,
    option: OptionForSale,
    wanted: WantedChange,
    by: Canceller,
    isOurs: boolean,
  ): Promise<ChangedTerms> {
    const { before, travellers, guideLanguage, meetingPoint } = {
      before: booking.terms,
      travellers: wanted.travellers ?? booking.travellers,
      guideLanguage: wanted.guideLanguage ?? booking.guideLanguage,
      meetingPoint: wanted.meetingPoint,
    };
    const isMoved = wanted.datetime !== undefined || option.optionId !== before.optionId;
    const { date, time } = wanted.datetime ?? before.slot;
    const slot = isMoved ? slotAt(date, time, timetableOf(option), this.clock.now()) : before.slot;
    const place = meetingPoint === undefined ? before.meetingPoint : soldPlaceOf(meetingPointOf(option, meetingPoint));
    const departure = pricedDepartureOf({ slot, meetingPoint: place });
    const after: ChangedTerms = {
      optionId: option.optionId,
      slot,
      durationMinutes: option.durationMinutes,
      travellers,
      guideLanguage,
      meetingPoint: place,
      sold: await this.soldAfter(booking, option, travellers, departure, by, isOurs),
    };
    if (isUnchanged(before, after)) throw new NothingChanged();
    return after;
  }

  private async soldAfter(
    booking: Booking,
    option: OptionForSale,
    travellers: Travellers,
    departure: PricedDeparture,
    by: Canceller,
    isOurs: boolean,
  ): Promise<ChangedTerms['sold']> {
    const { sold } = booking;
    const isSameOption = option.optionId === booking.tour.optionId;
    const { table: soldTable, rate } = sold;
    if (isSameOption && soldTable && isSame(travellers, booking.travellers)) {
      const priceAt = (at: PricedDeparture) =>
        this.prices.reprice({ table: soldTable, rate }, travellers, at).price.amount;
      if (!soldTable.extras || priceAt(pricedDepartureOf(booking.terms)) === priceAt(departure)) return sold;
    }
    const table = isSameOption && soldTable ? soldTable : await this.prices.tableOf(option);
    const repriced = this.prices.reprice({ table, rate }, travellers, departure);
    const isDearer = repriced.price.amount > sold.price.amount;
    // Another time is the company's debt; more people or a longer tour are the customer's wish.
    const isSameVisit = isSameOption && isSame(travellers, booking.travellers);
    const isKept = isOurs && isDearer && (by === 'company' || isSameVisit);
    return isKept ? sold : { ...sold, ...repriced, table };
  }

  /** A dearer visit adds lines, a cheaper one refunds some; a discount keeps its share of the fare. */
  private moneyOf(
    order: Order,
    booking: Booking,
    after: ChangedTerms,
  ): { readonly lines: readonly LineOfSale[]; readonly refunds: readonly LineRefund[] } {
    const extra = after.sold.price.amount - booking.sold.price.amount;
    if (extra < 0) return { lines: [], refunds: refundOfReduction(order, booking, after.sold) };
    if (extra === 0) return { lines: [], refunds: [] };
    const { currency } = order;
    const of = { bookingId: booking.id, itemId: booking.itemId, tax: booking.service.taxRegime };
    const paid = order.linesOf(booking.id);
    const left = (...kinds: readonly string[]): number =>
      paid.filter(({ kind }) => kinds.includes(kind)).reduce((sum, line) => sum + leftOf(line), 0);
    const services = left('fare', 'supplement');
    const lines = linesOfIncrease(booking.sold, after.sold).map((line) => ({ ...of, ...line }));
    const dearer = lines.filter(({ kind }) => kind !== 'ticket').reduce((sum, { amount }) => sum + amount.amount, 0);
    const discount = services > 0 ? Math.round((left('discount') * dearer) / services) : 0;
    const discounted: LineOfSale = {
      ...of,
      kind: 'discount',
      reason: 'change',
      amount: { amount: discount, currency },
    };
    return { lines: discount === 0 ? lines : [...lines, discounted], refunds: [] };
  }
}

const claimOf = (booking: Booking, option: OptionForSale, after: ChangedTerms): Claim =>
  new Claim(booking.itemId, option, after.slot, after.guideLanguage, seatsOf(after.travellers, option.infantsNeedSeat));

const isSame = (one: Travellers, other: Travellers): boolean =>
  one.adults === other.adults && one.children === other.children && one.infants === other.infants;

const isSameSlot = (before: ChangedTerms, after: ChangedTerms): boolean =>
  before.optionId === after.optionId &&
  before.slot.start.getTime() === after.slot.start.getTime() &&
  before.guideLanguage === after.guideLanguage;

/** A private departure takes any party that it is sold to. */
const isSameClaim = (booking: Booking, after: ChangedTerms): boolean =>
  isSameSlot(booking.terms, after) &&
  (booking.tour.departure === 'private' ||
    seatsOf(after.travellers, booking.tour.infantsNeedSeat) <=
      seatsOf(booking.travellers, booking.tour.infantsNeedSeat));

const isUnchanged = (before: ChangedTerms, after: ChangedTerms): boolean =>
  isSameSlot(before, after) &&
  isSame(before.travellers, after.travellers) &&
  before.meetingPoint.id === after.meetingPoint.id;
