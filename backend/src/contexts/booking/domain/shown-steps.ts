import { priceStep } from '../../../shared-kernel/money/currency.js';
import { convert, Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { PriceOffer, PriceStep } from './price-offers.js';

/** One line of the explanation of a price, in the currency of the price. */
export interface ShownStep {
  readonly kind: PriceStep['kind'];
  readonly count: number;
  /** Null if the rounded unit price does not make the line's amount. */
  readonly unit: MoneyView | null;
  readonly amount: MoneyView;
}

/**
 * The lines in the currency of the price. They are rounded by the largest remainder, so that they add up to the price; the
 * lines of a converted price to the step of its currency.
 */
export function shownSteps({ price, rate, steps }: Pick<PriceOffer, 'price' | 'rate' | 'steps'>): readonly ShownStep[] {
  const weights = steps.map((step) => step.amount.amount);
  const isFree = weights.every((weight) => weight === 0);
  const step = rate.from === rate.to ? 1 : priceStep(price.currency);
  const amounts = isFree
    ? []
    : Money.of(price.amount / step, price.currency)
        .split(weights)
        .map((amount) => amount.times(step));
  return steps.map(({ kind, count, unit }, index) => {
    const amount = amounts[index] ?? Money.zero(price.currency);
    const each = convert(Money.from(unit), rate);
    return { kind, count, unit: each.times(count).equals(amount) ? each.toJSON() : null, amount: amount.toJSON() };
  });
}
