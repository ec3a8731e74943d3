import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { Booking, Canceller } from './booking.js';
import type { Order } from './order.js';
import { priceLinesOf } from './lines-of-sale.js';
import { leftOf, type LineOfSale, type LinePart, type PriceLine, type PriceLineKind } from './price-line.js';

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
  const isOurs = by === 'company' || booking.isPromiseBroken;
  const isFree = isOurs || booking.isFree(now);
  return order
    .linesOf(booking.id)
    .map((line) => lineRefund(line, isOurs ? 100 : percentBack(line, booking, isFree), order.currency));
}

/**
 * What goes back if the visit then costs less. The lines that become smaller bear it, the first ones first; a discount
 * keeps its share of what is no ticket. Tickets that were bought stay paid. Never negative.
 */
export function refundOfReduction(order: Order, booking: Booking, after: PriceToLines): readonly LineRefund[] {
  const lines = order.linesOf(booking.id);
  const left = lines.map((line) => ({ ...line, amount: { amount: leftOf(line) } }));
  const wanted = priceLinesOf(after);
  const [paidServices, costs] = [
    totalOf(sumsByPart(left.filter(isService))),
    totalOf(sumsByPart(wanted.filter(isService))),
  ];
  const paidTickets = totalOf(sumsByPart(left.filter(isTicket)));
  const tickets = booking.ticketsBought ? paidTickets : totalOf(sumsByPart(wanted.filter(isTicket)));
  const [lessService, lessTickets] = [paidServices - costs, paidTickets - tickets];
  // What becomes dearer is kept of what becomes cheaper.
  const open = {
    service: Math.max(0, lessService + Math.min(0, lessTickets)),
    ticket: Math.max(0, lessTickets + Math.min(0, lessService)),
  };
  const refunded = open.service;
  const smaller = sumsByPart(left.filter((line) => isService(line) || isTicket(line)));
  for (const line of wanted) smaller.set(partOf(line), (smaller.get(partOf(line)) ?? 0) - line.amount.amount);
  return lines.flatMap((line) => {
    if (line.kind === 'discount')
      return refunded > 0 ? discountRefund(line, refunded, paidServices, order.currency) : [];
    if (!isService(line) && !isTicket(line)) return [];
    const group = isTicket(line) ? 'ticket' : 'service';
    const ofPart = smaller.get(partOf(line)) ?? 0;
    const amount = Math.max(0, Math.min(open[group], leftOf(line), ofPart));
    open[group] -= amount;
    smaller.set(partOf(line), ofPart - amount);
    return amount > 0 ? [refundOf(line, amount, order.currency)] : [];
  });
}

function discountRefund(line: PriceLine, refunded: number, paid: number, currency: Currency): readonly LineRefund[] {
  const [back] = Money.of(leftOf(line), currency).split([refunded, paid - refunded]);
  return back && !back.isZero() ? [refundOf(line, back.amount, currency)] : [];
}

/** What a dearer visit adds to the order, before discounts. The lines that become larger bear it, the first ones first. */
export function linesOfIncrease(
  before: PriceToLines,
  after: PriceToLines,
): readonly Pick<LineOfSale, 'kind' | 'reason' | 'amount'>[] {
  const old = sumsByPart(priceLinesOf(before));
  const wanted = sumsByPart(priceLinesOf(after));
  let open = totalOf(wanted) - totalOf(old);
  return priceLinesOf(after).flatMap((line) => {
    const more = (wanted.get(partOf(line)) ?? 0) - (old.get(partOf(line)) ?? 0);
    const amount = Math.max(0, Math.min(open, more));
    open -= amount;
    return amount > 0 ? [{ reason: 'change', ...line, amount: { ...line.amount, amount } }] : [];
  });
}

type PriceToLines = Parameters<typeof priceLinesOf>[0];

/** Lines of one part stand for the same thing: the fare, or a supplement of one kind. */
const partOf = ({ kind, reason }: Pick<LineOfSale, 'kind' | 'reason'>): string =>
  kind === 'fare' ? kind : `${kind} ${reason ?? ''}`;

const isTicket = ({ kind }: Pick<LineOfSale, 'kind'>): boolean => kind === 'ticket';

const isService = ({ kind }: Pick<LineOfSale, 'kind'>): boolean => kind === 'fare' || kind === 'supplement';

function sumsByPart(
  lines: readonly (Pick<LineOfSale, 'kind' | 'reason'> & { readonly amount: { readonly amount: number } })[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(partOf(line), (sums.get(partOf(line)) ?? 0) + line.amount.amount);
  return sums;
}

const totalOf = (sums: ReadonlyMap<string, number>): number =>
  [...sums.values()].reduce((sum, amount) => sum + amount, 0);

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

/** Tickets are sold at cost: all of it goes back until the team has bought them. */
function percentBack({ kind }: PriceLine, { policy, ticketsBought }: Booking, isFree: boolean): number {
  if (kind === 'ticket') return ticketsBought && !policy.ticketsReturn ? 0 : 100;
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
