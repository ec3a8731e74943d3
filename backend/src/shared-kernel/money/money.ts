import { type Currency, minorDigits, priceStep } from './currency.js';

/** An amount as it goes over the wire: an integer of the currency's minor unit. */
export interface MoneyView {
  readonly amount: number;
  readonly currency: Currency;
}

/** Two amounts of different currencies were put together, or an amount was no integer: a fault of ours. */
export class MoneyMismatch extends Error {}

/**
 * An exact amount of money: an integer number of minor units (cents; yen) and an ISO 4217 code. Immutable.
 * Amounts stay below 2^53, which JSON numbers carry exactly; products are computed with bigint.
 */
export class Money {
  private constructor(
    readonly amount: number,
    readonly currency: Currency,
  ) {
    if (!Number.isSafeInteger(amount)) throw new MoneyMismatch(`not an integer of minor units: ${amount}`);
  }

  static of(amount: number, currency: Currency): Money {
    return new Money(amount === 0 ? 0 : amount, currency);
  }

  static zero(currency: Currency): Money {
    return new Money(0, currency);
  }

  static from(view: MoneyView): Money {
    return Money.of(view.amount, view.currency);
  }

  /** The sum of amounts of one currency; of none, zero in `currency`. */
  static sum(amounts: readonly Money[], currency: Currency): Money {
    return amounts.reduce((total, amount) => total.plus(amount), Money.zero(currency));
  }

  plus(other: Money): Money {
    return Money.of(this.amount + this.same(other).amount, this.currency);
  }

  minus(other: Money): Money {
    return Money.of(this.amount - this.same(other).amount, this.currency);
  }

  negated(): Money {
    return Money.of(-this.amount, this.currency);
  }

  /** A whole number of times this amount. */
  times(count: number): Money {
    return Money.of(this.amount * count, this.currency);
  }

  /** `points` hundredths of a percent of it (1000 = 10 %), rounded half up, away from zero. */
  basisPoints(points: number): Money {
    return Money.of(Number(roundedQuotient(BigInt(this.amount) * BigInt(points), 10_000n)), this.currency);
  }

  isZero(): boolean {
    return this.amount === 0;
  }

  isNegative(): boolean {
    return this.amount < 0;
  }

  equals(other: Money): boolean {
    return this.currency === other.currency && this.amount === other.amount;
  }

  isLessThan(other: Money): boolean {
    return this.amount < this.same(other).amount;
  }

  /** Parts in the proportion of `weights` that add up to the whole, by the largest remainder (first part wins a tie). */
  split(weights: readonly number[]): Money[] {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total <= 0) throw new MoneyMismatch('weights must have a positive sum');
    const sign = this.amount < 0 ? -1 : 1;
    const whole = BigInt(Math.abs(this.amount));
    const shares = weights.map((weight) => {
      const product = whole * BigInt(weight);
      return { floor: product / BigInt(total), rest: product % BigInt(total) };
    });
    const left = Number(whole - shares.reduce((sum, share) => sum + share.floor, 0n));
    const order = shares
      .map((_, index) => index)
      .sort((a, b) => Number((shares[b]?.rest ?? 0n) - (shares[a]?.rest ?? 0n)) || a - b);
    const extra = new Set(order.slice(0, left));
    return shares.map((share, index) =>
      Money.of(sign * (Number(share.floor) + (extra.has(index) ? 1 : 0)), this.currency),
    );
  }

  toJSON(): MoneyView {
    return { amount: this.amount, currency: this.currency };
  }

  private same(other: Money): Money {
    if (other.currency !== this.currency) throw new MoneyMismatch(`${this.currency} and ${other.currency}`);
    return other;
  }
}

/** Half up, away from zero. */
function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/**
 * An exchange rate as an exact decimal: one unit of `from` is `rate` units of `to`.
 * `rate` is a decimal string such as "163.245", as the European Central Bank publishes it.
 */
export interface Rate {
  readonly from: Currency;
  readonly to: Currency;
  readonly rate: string;
  /** Local date of the publisher, `yyyy-MM-dd`. */
  readonly date: string;
}

/**
 * The amount in the rate's target currency: rounded half up to the step of its prices (whole units; ten yen), at least one
 * step for a positive amount. An amount in the same currency stays as it is.
 */
export function convert(amount: Money, rate: Rate): Money {
  if (amount.currency !== rate.from) throw new MoneyMismatch(`${amount.currency} by a rate from ${rate.from}`);
  if (rate.from === rate.to) return amount;
  const [whole = '0', fraction = ''] = rate.rate.split('.');
  const scaled = BigInt(whole + fraction);
  const numerator = BigInt(amount.amount) * scaled * 10n ** BigInt(minorDigits(rate.to));
  const denominator = 10n ** BigInt(fraction.length + minorDigits(rate.from));
  const step = priceStep(rate.to);
  const converted = Number(roundedQuotient(numerator, denominator * BigInt(step))) * step;
  return Money.of(amount.amount > 0 ? Math.max(step, converted) : converted, rate.to);
}
