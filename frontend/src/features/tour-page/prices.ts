import { USUAL_PEOPLE } from '../../shared/trip-search/people.js';
import type { Money } from '../../ui/text/money.js';
import type { TourOption } from './tour.api.js';

function priceFor({ prices, minimumPersons, maximumPersons }: TourOption, people: number): Money | undefined {
  if (prices.kind === 'per-person') return prices.adult;
  if (people < minimumPersons || people > maximumPersons) return undefined;
  const band = prices.bands.find(({ upTo }) => people <= upTo) ?? prices.bands.at(-1);
  if (!band) return undefined;
  const { amount, currency } = band.price;
  return { amount: amount + Math.max(0, people - band.upTo) * prices.extraPerson.amount, currency };
}

/** The least that one adult, or a private group of so many, pays: the same amount that lists show for them. */
export function fromPrice(options: readonly TourOption[], people = USUAL_PEOPLE): Money | undefined {
  const prices = options.flatMap((option) => priceFor(option, people) ?? []);
  return prices.reduce<Money | undefined>(
    (least, each) => (least && least.amount <= each.amount ? least : each),
    undefined,
  );
}

export const largestParty = (options: readonly TourOption[]): number =>
  Math.max(...options.map((option) => option.maximumPersons));
