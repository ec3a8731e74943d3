import { Money, type Rate, convert } from './money.js';
import { BASE_STEPS, type PriceStep, type SupplementKind } from './price-table.js';

/** One line that is charged, converted and rounded by itself. */
export interface ChargedLine {
  readonly kind: 'fare' | 'supplement';
  /** The kind of the supplement. */
  readonly reason?: SupplementKind;
  readonly amount: Money;
}

const isBase = ({ kind }: PriceStep): boolean => (BASE_STEPS as readonly string[]).includes(kind);

/** The steps that make the fare. */
export const baseStepsOf = (steps: readonly PriceStep[]): readonly PriceStep[] => steps.filter(isBase);

/** The lines of a price in the currency that is charged: the fare, then each supplement. They add up to the price. */
export function chargedLines(steps: readonly PriceStep[], rate: Rate): readonly ChargedLine[] {
  const fare = Money.sum(
    baseStepsOf(steps).map(({ amount }) => Money.from(amount)),
    rate.from,
  );
  const supplements = steps
    .filter((step) => !isBase(step))
    .map(({ kind, amount }): ChargedLine => ({
      kind: 'supplement',
      reason: kind as SupplementKind,
      amount: convert(Money.from(amount), rate),
    }));
  return [{ kind: 'fare', amount: convert(fare, rate) }, ...supplements];
}
