import { priceStep } from '../../../shared-kernel/money/currency.js';
import { baseStepsOf, chargedLines } from '../../../shared-kernel/money/charged-lines.js';
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
 * The lines in the currency of the price. Those of the fare are rounded by the largest remainder, so that they add up to
 * it, converted ones to the step of their currency. Each supplement is the line that is charged.
 */
export function shownSteps({ rate, steps }: Pick<PriceOffer, 'rate' | 'steps'>): readonly ShownStep[] {
  const base = baseStepsOf(steps);
  const [fare, ...supplements] = chargedLines(steps, rate).map(({ amount }) => amount);
  const amounts = [...partsOf(fare ?? Money.zero(rate.to), base, rate), ...supplements];
  return [...base, ...steps.filter((step) => !base.includes(step))].map(({ kind, count, unit }, index) => {
    const amount = amounts[index] ?? Money.zero(rate.to);
    const each = convert(Money.from(unit), rate);
    return { kind, count, unit: each.times(count).equals(amount) ? each.toJSON() : null, amount: amount.toJSON() };
  });
}

function partsOf(fare: Money, base: readonly PriceStep[], rate: PriceOffer['rate']): readonly Money[] {
  const weights = base.map(({ amount }) => amount.amount);
  if (weights.every((weight) => weight === 0)) return base.map(() => Money.zero(rate.to));
  const step = rate.from === rate.to ? 1 : priceStep(rate.to);
  return Money.of(fare.amount / step, rate.to)
    .split(weights)
    .map((amount) => amount.times(step));
}
