import { Money, type Rate, convert } from './money.js';
import { BASE_STEPS, type PriceStep, type SupplementKind, TICKET_STEPS } from './price-table.js';

/** One line that is charged, converted and rounded by itself. */
export interface ChargedLine {
  readonly kind: 'fare' | 'supplement' | 'ticket';
  /** The kind of the supplement, or the age band of the tickets. */
  readonly reason?: SupplementKind | (typeof TICKET_STEPS)[number];
  readonly amount: Money;
}

const isOneOf = (kinds: readonly string[], { kind }: PriceStep): boolean => kinds.includes(kind);

/** The steps that make the fare. */
export const baseStepsOf = (steps: readonly PriceStep[]): readonly PriceStep[] =>
  steps.filter((step) => isOneOf(BASE_STEPS, step));

/**
 * The lines of a price in the currency that is charged: the fare, then each supplement, then the included tickets. They
 * add up to the price.
 */
export function chargedLines(steps: readonly PriceStep[], rate: Rate): readonly ChargedLine[] {
  const fare = sumOf(baseStepsOf(steps), rate);
  const others = steps
    .filter((step) => !isOneOf(BASE_STEPS, step))
    .map((step): ChargedLine => ({
      kind: isOneOf(TICKET_STEPS, step) ? 'ticket' : 'supplement',
      reason: step.kind as NonNullable<ChargedLine['reason']>,
      amount: convert(Money.from(step.amount), rate),
    }));
  return [{ kind: 'fare', amount: convert(fare, rate) }, ...others];
}

/** The included tickets of a price, in the currency that is charged. They are sold at cost: no discount, no share. */
export const ticketsOf = (steps: readonly PriceStep[], rate: Rate): Money =>
  Money.sum(
    chargedLines(steps, rate).flatMap(({ kind, amount }) => (kind === 'ticket' ? [amount] : [])),
    rate.to,
  );

/** The included tickets of a price in the tour's currency. */
export const ticketCostOf = (steps: readonly PriceStep[], { from }: Pick<Rate, 'from'>): Money =>
  sumOf(
    steps.filter((step) => isOneOf(TICKET_STEPS, step)),
    { from },
  );

const sumOf = (steps: readonly PriceStep[], { from }: Pick<Rate, 'from'>): Money =>
  Money.sum(
    steps.map(({ amount }) => Money.from(amount)),
    from,
  );
