import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';

export const PRICE_LINE_KINDS = ['fare', 'supplement', 'ticket', 'discount', 'gift-card', 'fee', 'rounding'] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** What a line is for, before the order has given it an id and a charge. */
export interface LineOfSale {
  readonly kind: PriceLineKind;
  readonly bookingId: string | null;
  readonly itemId: string | null;
  /** Negative where the line lowers the total. */
  readonly amount: MoneyView;
  /** The tax regime of what is sold. */
  readonly tax: string;
  /** Why: a code of the kind, such as the season of a supplement. */
  readonly reason?: string;
  /** What the offer of a quote calls it, in the customer's language. */
  readonly text?: string;
  /** The VAT that the amount contains, in hundredths of a percent, where an offer named it. */
  readonly vatBasisPoints?: number;
}

/** One line of an order. Lines are added, never changed; only what was refunded of one grows. */
export interface PriceLine extends LineOfSale {
  readonly id: string;
  /** What asked for the money: the order's id, or that of a later change. */
  readonly chargeId: string;
  /** What was refunded of it, in minor units with the sign of the amount. Includes refunds on their way. */
  readonly refunded: number;
}

/** A part of a refund that falls on one line; minor units. */
export interface LinePart {
  readonly lineId: string;
  readonly amount: number;
}

/** What is still paid of a line, in minor units. */
export const leftOf = ({ amount, refunded }: PriceLine): number => amount.amount - refunded;

export interface Totals {
  /** Of everything that is sold, before discounts. */
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
}

/** The totals of lines, in minor units of one currency. */
export function totalsOf(lines: readonly Pick<LineOfSale, 'kind' | 'amount'>[], currency: Currency): Totals {
  const sum = (...kinds: readonly PriceLineKind[]): number =>
    Money.sum(
      lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => Money.from(amount)),
      currency,
    ).amount;
  const subtotal = sum('fare', 'supplement', 'ticket', 'gift-card', 'fee', 'rounding');
  const discount = 0 - sum('discount');
  return { subtotal, discount, total: subtotal - discount };
}
