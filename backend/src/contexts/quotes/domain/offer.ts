import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';

/** A line of an offer: what it is for, and its amount with VAT in minor units of the offer's currency. */
export interface OfferLine {
  readonly text: string;
  readonly amount: number;
}

/** What the team writes. */
export interface OfferTerms {
  readonly lines: readonly OfferLine[];
  readonly currency: Currency;
  /** In hundredths of a percent (2200 = 22 %); the amounts contain it. */
  readonly vatBasisPoints: number;
  /** ISO 8601. */
  readonly validUntil: string;
  /** Until so many hours before the start cancelling costs nothing. */
  readonly freeHours: number;
  readonly durationMinutes?: number;
  /** The day and the time of the start, on the clock of the place; left out, the request's own count. */
  readonly date?: string;
  readonly time?: string;
  readonly vehicle?: string;
  readonly note?: string;
}

/** A version of the offer that was sent. Nothing of it changes afterwards. */
export interface Offer extends OfferTerms {
  /** From 1. */
  readonly version: number;
  readonly total: number;
  /** ISO 8601; null in a version that was sent before offers named it. */
  readonly startsAt?: string | null;
  /** The VAT that the total contains. */
  readonly vat: number;
  readonly sentAt: string;
}

export const totalOf = ({ lines, currency }: Pick<OfferTerms, 'lines' | 'currency'>): Money =>
  Money.sum(
    lines.map(({ amount }) => Money.of(amount, currency)),
    currency,
  );

const HUNDRED_PERCENT = 10_000n;

/** The VAT inside an amount that contains it, rounded half up. */
export function vatInside({ amount, currency }: MoneyView, basisPoints: number): Money {
  const divisor = HUNDRED_PERCENT + BigInt(basisPoints);
  const product = BigInt(amount) * BigInt(basisPoints);
  return Money.of(Number((2n * product + divisor) / (2n * divisor)), currency);
}
