import type { Choice } from './booking-choice.js';
import { optionOf } from './booking-choice.js';
import type { PriceStep } from '../../shared/booking-view/booking-view.api.js';
import type { PriceOffer, Tour } from './tour.api.js';

const NOTHING = '0';
/** Of as many figures as rates have. */
const RATE = '1.23456';
const MIDNIGHT = '2026-09-30T00:00:00Z';

/**
 * An offer with the lines that the one asked for will have, so that its place is kept before it comes. Never shown: its
 * amounts are only as long as those that will be.
 */
export function usualOffer(tour: Tour, { duration, travellers: { adults, children, infants } }: Choice): PriceOffer {
  const option = optionOf(tour, duration);
  const shown = amountOf(option);
  const original = { ...shown, currency: tour.originalCurrency };
  const step = (kind: PriceStep['kind'], count: number): PriceStep[] =>
    count > 0 ? [{ kind, count, unit: shown, amount: shown }] : [];
  const largest = option?.prices.kind === 'per-group' ? (option.prices.bands.at(-1)?.upTo ?? 0) : 0;
  const steps =
    option?.prices.kind === 'per-person'
      ? [...step('adults', adults), ...step('children', children), ...step('infants', infants)]
      : [...step('group', 1), ...step('extra-persons', adults + children - largest)];
  const rate = { from: original.currency, to: shown.currency, rate: RATE, date: MIDNIGHT };
  return {
    price: shown,
    priceOriginalCurrency: original,
    rate,
    steps,
    tickets: null,
    guaranteedUntil: MIDNIGHT,
    quoteToken: NOTHING,
  };
}

function amountOf(option: ReturnType<typeof optionOf>) {
  const none = { amount: 0, currency: 'EUR' };
  if (!option) return none;
  const { prices } = option;
  return prices.kind === 'per-person' ? prices.adult : (prices.bands[0]?.price ?? none);
}
