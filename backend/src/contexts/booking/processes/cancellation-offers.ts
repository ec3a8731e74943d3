import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { type Booking, type Canceller, pricedDepartureOf } from '../domain/booking.js';
import { ChangeTokenInvalid, NotATour, PartyNotSmaller, RefundChanged } from '../domain/booking.errors.js';
import { byCharge, type LineRefund, refundOfCancellation, refundOfReduction, sumOf } from '../domain/cancellation.js';
import { ChangeTokens } from '../domain/change-tokens.js';
import type { Order, RefundParts } from '../domain/order.js';
import type { Travellers } from '../domain/party.js';
import { PriceOffers, type Repriced } from '../domain/price-offers.js';

/** What a cancellation gives back if it is accepted by its token before the expiry. */
export interface CancellationOffer {
  readonly refund: MoneyView;
  readonly refunds: readonly LineRefund[];
  /** How the refund divides over what paid. */
  readonly means: RefundParts;
  /** Until when cancelling is free. */
  readonly deadline: Date;
  /** The price of the smaller party; undefined if the whole booking is cancelled. */
  readonly smaller?: { readonly travellers: Travellers; readonly repriced: Repriced };
  readonly token: string;
  readonly expiresAt: Date;
}

/** The content of a token. */
interface Promised {
  readonly bookingId: string;
  readonly revision: number;
  readonly by: Canceller;
  readonly travellers: Travellers | null;
  readonly refund: number;
  readonly expiresAt: string;
}

const OFFER_MS = 15 * 60_000;

/** Computes what goes back if a booking, or a part of its party, is cancelled now. */
@Injectable()
export class CancellationOffers {
  constructor(
    private readonly prices: PriceOffers,
    private readonly tokens: ChangeTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * @param travellers the smaller party; undefined cancels the whole booking
   * Throws BookingNotChangeable, PartyNotSmaller, NotATour where a price was agreed for the party, and PartyNotBookable if the tour is not sold to so few people.
   */
  offer(order: Order, booking: Booking, by: Canceller, travellers?: Travellers): CancellationOffer {
    const now = this.clock.now();
    booking.mustBeToCome(now);
    const repriced = travellers && this.reprice(booking, travellers);
    const refunds = repriced
      ? this.refundsOfReduction(order, booking, by, repriced, now)
      : refundOfCancellation(order, booking, by, now);
    const refund = sumOf(refunds, order.currency).toJSON();
    const ends = [now.getTime() + OFFER_MS, booking.startsAt.getTime()];
    if (refund.amount > 0 && by === 'customer' && !booking.isPromiseBroken && booking.isFree(now))
      ends.push(booking.cancellableUntil.getTime());
    const expiresAt = new Date(Math.min(...ends));
    const promised: Promised = {
      bookingId: booking.id,
      revision: booking.revision,
      by,
      travellers: travellers ?? null,
      refund: refund.amount,
      expiresAt: expiresAt.toISOString(),
    };
    return {
      refund,
      refunds,
      means: meansOf(order, refunds),
      deadline: booking.cancellableUntil,
      ...(travellers && repriced ? { smaller: { travellers, repriced } } : {}),
      token: this.tokens.sign(promised),
      expiresAt,
    };
  }

  /**
   * The offer of a token, which still gives what was shown. Throws ChangeTokenInvalid if it is not for this booking, and
   * RefundChanged with the new refund if another one holds now.
   */
  accepted(order: Order, booking: Booking, by: Canceller, token: string): CancellationOffer {
    const promised = this.tokens.read<Promised>(token);
    if (promised?.bookingId !== booking.id || promised.by !== by) throw new ChangeTokenInvalid();
    const offer = this.offer(order, booking, by, promised.travellers ?? undefined);
    const isAsShown = promised.revision === booking.revision && promised.refund === offer.refund.amount;
    if (isAsShown && this.clock.now() <= new Date(promised.expiresAt)) return offer;
    const { amount: refund, currency } = offer.refund;
    throw new RefundChanged({ refund, currency, token: offer.token, expiresAt: offer.expiresAt.toISOString() });
  }

  private reprice(booking: Booking, travellers: Travellers): Repriced {
    const bands = ['adults', 'children', 'infants'] as const;
    const isSmaller =
      bands.every((band) => travellers[band] <= booking.travellers[band]) &&
      bands.some((band) => travellers[band] < booking.travellers[band]);
    if (!isSmaller) throw new PartyNotSmaller();
    const { table, rate } = booking.sold;
    if (!table) throw new NotATour();
    return this.prices.reprice({ table, rate }, travellers, pricedDepartureOf(booking.terms));
  }

  private refundsOfReduction(
    order: Order,
    booking: Booking,
    by: Canceller,
    repriced: Repriced,
    now: Date,
  ): readonly LineRefund[] {
    const isFree = by === 'company' || booking.isFree(now);
    const refunds = refundOfReduction(order, booking, { ...booking.sold, ...repriced });
    if (isFree) return refunds;
    const percent = booking.policy.latePercent * 100;
    return refunds.map((line) =>
      line.kind === 'ticket' ? line : { ...line, refund: Money.from(line.refund).basisPoints(percent).toJSON() },
    );
  }
}

/** The means of all charges together. */
function meansOf(order: Order, refunds: readonly LineRefund[]): RefundParts {
  const parts = byCharge(refunds, order.currency).map(({ chargeId, amount }) => order.meansOf(chargeId, amount, false));
  return {
    money: Money.sum(
      parts.map(({ money }) => Money.from(money)),
      order.currency,
    ).toJSON(),
    giftCards: parts.flatMap(({ giftCards }) => giftCards),
  };
}
