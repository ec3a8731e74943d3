import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import type {
  GroupPriceTable,
  PersonPriceTable,
  Priceable,
  PricedDeparture,
  PriceStep,
} from '../../../shared-kernel/money/price-table.js';
import type { Party } from '../../../shared-kernel/party.js';
import { PartyNotBookable } from './pricing.errors.js';
import { supplementSteps } from './supplements.js';

export interface Price {
  readonly total: Money;
  readonly steps: readonly PriceStep[];
}

/**
 * The price of a party in the tour's currency, with the supplements of the departure where one is given.
 * Throws {@link PartyNotBookable}.
 */
export function priceOf(subject: Priceable, party: Party, departure?: PricedDeparture): Price {
  mustFit(subject, party);
  const base = stepsOf(subject, party).filter((step) => step.count > 0);
  const supplements = supplementSteps(subject, party, totalOf(base, subject.currency), departure);
  const steps = [...base, ...supplements, ...ticketSteps(subject, party)];
  return { total: totalOf(steps, subject.currency), steps };
}

const totalOf = (steps: readonly PriceStep[], currency: Currency): Money =>
  Money.sum(
    steps.map((step) => Money.from(step.amount)),
    currency,
  );

/** The total for 1, 2 … `most` adults; null where so many cannot book. */
export function pricesByPeople(subject: Priceable, most: number): readonly (number | null)[] {
  return Array.from({ length: most }, (_, index) => {
    const party = { adults: index + 1, children: 0, infants: 0 };
    return refusalOf(subject, party) ? null : priceOf(subject, party).total.amount;
  });
}

/** Persons who count for the size of the group: infants only where they need a seat. */
export const seatsOf = ({ infantsNeedSeat }: Pick<Priceable, 'infantsNeedSeat'>, party: Party): number =>
  party.adults + party.children + (infantsNeedSeat ? party.infants : 0);

/** An infant needs an adult, who has two arms. */
const INFANTS_OF_AN_ADULT = 2;

const mostInfants = ({ adults }: Party): number => adults * INFANTS_OF_AN_ADULT;

function mustFit(subject: Priceable, party: Party): void {
  const reason = refusalOf(subject, party);
  if (!reason) return;
  const { minimumPersons: minimum, maximumPersons: maximum } = subject;
  const infants = mostInfants(party);
  throw new PartyNotBookable({ reason, persons: seatsOf(subject, party), minimum, maximum, infants });
}

function refusalOf(subject: Priceable, party: Party): string | undefined {
  if (party.adults < 1) return 'no_adult';
  if (party.adults + party.children < subject.minimumPersons) return 'too_few';
  if (seatsOf(subject, party) > subject.maximumPersons) return 'too_many';
  if (party.infants > mostInfants(party)) return 'too_many_infants';
  return subject.prices.kind === 'per-group' && subject.prices.bands.length === 0 ? 'not_priced' : undefined;
}

const stepsOf = (subject: Priceable, party: Party): readonly PriceStep[] =>
  subject.prices.kind === 'per-group'
    ? groupSteps(subject.prices, seatsOf(subject, party), subject.currency)
    : personSteps(subject.prices, party, subject.currency);

function groupSteps({ bands, extraPerson }: GroupPriceTable, persons: number, currency: Currency): PriceStep[] {
  const band = bands.find(({ upTo }) => persons <= upTo) ?? bands.at(-1);
  if (!band) return [];
  const extra = Math.max(0, persons - band.upTo);
  return [step('group', 1, band.amount, currency), step('extra-persons', extra, extraPerson, currency)];
}

const personSteps = ({ adult, child, infant }: PersonPriceTable, party: Party, currency: Currency): PriceStep[] => [
  step('adults', party.adults, adult, currency),
  step('children', party.children, child, currency),
  step('infants', party.infants, infant, currency),
];

function ticketSteps({ extras, currency }: Priceable, party: Party): readonly PriceStep[] {
  const tickets = extras?.tickets;
  if (!tickets?.included) return [];
  return [
    step('tickets-adults', party.adults, tickets.adult, currency),
    step('tickets-children', party.children, tickets.child, currency),
    step('tickets-infants', party.infants, tickets.infant, currency),
  ].filter(({ amount }) => amount.amount > 0);
}

function step(kind: PriceStep['kind'], count: number, unitAmount: number, currency: Currency): PriceStep {
  const unit = Money.of(unitAmount, currency);
  return { kind, count, unit: unit.toJSON(), amount: unit.times(count).toJSON() };
}
