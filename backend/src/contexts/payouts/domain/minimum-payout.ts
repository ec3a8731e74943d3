import type { Currency } from '../../../shared-kernel/money/currency.js';

/** Minor units. A smaller amount is carried over to the next month, but not beyond December. */
export const MINIMUM_PAYOUT: Readonly<Record<Currency, number>> = {
  EUR: 2000,
  USD: 2000,
  GBP: 2000,
  CHF: 2000,
  CAD: 3000,
  AUD: 3000,
  JPY: 3000,
};

/** The least amount that is paid for the month: in December everything that the company owes. */
export const minimumOf = (month: string, currency: Currency): number =>
  month.endsWith('-12') ? 1 : MINIMUM_PAYOUT[currency];
