import type { Money } from '../../ui/money.js';
import type { TourOption } from './tour.api.js';

/** The party for which lists show prices. */
const USUAL_PARTY = 2;

function priceFor({ prices, minimumPersons, maximumPersons }: TourOption, people: number): Money | undefined {
  if (prices.kind === 'per-person') return prices.adult;
  if (people < minimumPersons || people > maximumPersons) return undefined;
  const band = prices.bands.find(({ upTo }) => people <= upTo);
  return band?.price ?? prices.bands.at(-1)?.price;
}

/** The least that one adult, or a private group of two, pays: the same amount that lists show. */
export function fromPrice(options: readonly TourOption[]): Money | undefined {
  const prices = options.flatMap((option) => priceFor(option, USUAL_PARTY) ?? []);
  return prices.reduce<Money | undefined>(
    (least, each) => (least && least.amount <= each.amount ? least : each),
    undefined,
  );
}

export const largestParty = (options: readonly TourOption[]): number =>
  Math.max(...options.map((option) => option.maximumPersons));
