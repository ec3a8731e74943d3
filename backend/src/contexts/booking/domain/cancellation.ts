import type { CancellationPolicy } from '../../../shared-kernel/cancellation-policy.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { Booking, Canceller } from './booking.js';
import type { Order } from './order.js';
import { leftOf, type LinePart, type PriceLine, type PriceLineKind } from './price-line.js';

/** What goes back of one line of the order. */
export interface LineRefund {
  readonly lineId: string;
  readonly chargeId: string;
  readonly kind: PriceLineKind;
  readonly reason?: string;
  /** What is paid of the line now. */
  readonly paid: MoneyView;
  readonly refund: MoneyView;
}

/** A refund that is requested at once, by what the money was charged under. */
export interface ChargeRefund {
  readonly chargeId: string;
  readonly amount: MoneyView;
  readonly lines: readonly LinePart[];
}

/** What goes back if the whole booking is cancelled now. */
export function refundOfCancellation(order: Order, booking: Booking, by: Canceller, now: Date): readonly LineRefund[] {
  const isOurs = by === 'company' || booking.guideMissingSince !== null;
  const isFree = isOurs || booking.isFree(now);
  return order
    .linesOf(booking.id)
    .map((line) => lineRefund(line, isOurs ? 100 : percentBack(line, booking.policy, isFree), order.currency));
}

/**
 * What goes back if the party becomes smaller and the visit then costs `fare`. The first fare lines bear it; a discount
 * keeps its share of the fare. Never negative.
 */
export function refundOfReduction(order: Order, booking: Booking, fare: MoneyView): readonly LineRefund[] {
  const lines = order.linesOf(booking.id);
  const fares = lines.filter(({ kind }) => kind === 'fare');
  const paid = fares.reduce((sum, line) => sum + leftOf(line), 0);
  if (fare.amount >= paid) return [];
  let open = paid - fare.amount;
  return lines.flatMap((line) => {
    if (line.kind === 'discount') {
      const left = Money.of(leftOf(line), order.currency);
      const [back] = left.split([paid - fare.amount, fare.amount]);
      return back && !back.isZero() ? [refundOf(line, back.amount, order.currency)] : [];
    }
    if (line.kind !== 'fare') return [];
    const amount = Math.min(open, leftOf(line));
    open -= amount;
    return amount > 0 ? [refundOf(line, amount, order.currency)] : [];
  });
}

export const sumOf = (refunds: readonly LineRefund[], currency: Currency): Money =>
  Money.sum(
    refunds.map(({ refund }) => Money.from(refund)),
    currency,
  );

/** The refunds to request, one for each charge that pays something back. */
export function byCharge(refunds: readonly LineRefund[], currency: Currency): readonly ChargeRefund[] {
  const charges = [...new Set(refunds.map(({ chargeId }) => chargeId))];
  return charges.flatMap((chargeId) => {
    const ofCharge = refunds.filter((refund) => refund.chargeId === chargeId && refund.refund.amount !== 0);
    const amount = sumOf(ofCharge, currency);
    return amount.amount > 0 ? [{ chargeId, amount: amount.toJSON(), lines: partsOf(ofCharge) }] : [];
  });
}

export const partsOf = (refunds: readonly LineRefund[]): readonly LinePart[] =>
  refunds.map(({ lineId, refund }) => ({ lineId, amount: refund.amount }));

function percentBack({ kind }: PriceLine, policy: CancellationPolicy, isFree: boolean): number {
  if (kind === 'ticket') return policy.ticketsReturn ? 100 : 0;
  return isFree ? 100 : policy.latePercent;
}

const lineRefund = (line: PriceLine, percent: number, currency: Currency): LineRefund =>
  refundOf(line, Money.of(leftOf(line), currency).basisPoints(percent * 100).amount, currency);

const refundOf = (line: PriceLine, amount: number, currency: Currency): LineRefund => ({
  lineId: line.id,
  chargeId: line.chargeId,
  kind: line.kind,
  ...(line.reason === undefined ? {} : { reason: line.reason }),
  paid: { amount: leftOf(line), currency },
  refund: { amount, currency },
});
