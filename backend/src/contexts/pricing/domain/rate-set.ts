import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { Rate } from '../../../shared-kernel/money/money.js';

/** What one euro is in each other currency on one day, as exact decimals. */
export type EuroRates = Readonly<Record<Exclude<Currency, 'EUR'>, string>>;

export interface RateSet {
  readonly source: 'snapshot' | 'feed';
  /** Local date of the publisher, `yyyy-MM-dd`. */
  readonly date: string;
  readonly rates: EuroRates;
}

/** Digits after the point of a rate that is a quotient of two published ones. */
const QUOTIENT_DIGITS = 12;
const RATE = /^\d{1,7}(\.\d{1,10})?$/;

/** Rates that were worked out, for as long as their set is in use: every list asks for all of them. */
const workedOut = new WeakMap<RateSet, Map<Currency, ReadonlyMap<Currency, Rate>>>();

/** One unit of each currency in `to`. A rate between two other currencies goes through the euro, unrounded to 12 digits. */
export function ratesInto(set: RateSet, to: Currency): ReadonlyMap<Currency, Rate> {
  const known = workedOut.get(set) ?? new Map<Currency, ReadonlyMap<Currency, Rate>>();
  workedOut.set(set, known);
  const rates = known.get(to) ?? new Map(CURRENCIES.map((from) => [from, workOut(set, from, to)]));
  known.set(to, rates);
  return rates;
}

/** One unit of `from` in `to`, as {@link ratesInto} works it out. */
export const rateBetween = (set: RateSet, from: Currency, to: Currency): Rate =>
  ratesInto(set, to).get(from) ?? workOut(set, from, to);

const workOut = (set: RateSet, from: Currency, to: Currency): Rate => ({
  from,
  to,
  rate: quotient(inEuros(set, to), inEuros(set, from)),
  date: set.date,
});

/** A set that has every currency with a positive decimal; undefined where anything is missing or odd. */
export function rateSetOf(
  source: RateSet['source'],
  date: string,
  rates: Readonly<Record<string, unknown>>,
): RateSet | undefined {
  const complete = CURRENCIES.every((currency) => currency === 'EUR' || isRate(rates[currency]));
  if (!complete || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const known = CURRENCIES.filter((currency) => currency !== 'EUR').map((currency) => [currency, rates[currency]]);
  return { source, date, rates: Object.fromEntries(known) as EuroRates };
}

const isRate = (value: unknown): boolean => typeof value === 'string' && RATE.test(value) && /[1-9]/.test(value);

const inEuros = (set: RateSet, currency: Currency): string => (currency === 'EUR' ? '1' : set.rates[currency]);

function quotient(numerator: string, denominator: string): string {
  if (numerator === denominator) return '1';
  if (denominator === '1') return numerator;
  const top = decimal(numerator);
  const bottom = decimal(denominator);
  const scaled =
    (top.units * 10n ** BigInt(QUOTIENT_DIGITS + bottom.digits)) / (bottom.units * 10n ** BigInt(top.digits));
  const text = scaled.toString().padStart(QUOTIENT_DIGITS + 1, '0');
  return `${text.slice(0, -QUOTIENT_DIGITS)}.${text.slice(-QUOTIENT_DIGITS)}`.replace(/\.?0+$/, '');
}

function decimal(text: string): { units: bigint; digits: number } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), digits: fraction.length };
}
