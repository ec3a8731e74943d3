import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { EntranceTickets } from '../../../shared-kernel/money/price-table.js';
import type { Travellers } from './party.js';

/** What the entrance tickets of a party cost. */
export const ticketTotal = (
  { adult, child, infant, currency }: EntranceTickets,
  { adults, children, infants }: Travellers,
): MoneyView =>
  Money.sum(
    [
      Money.of(adult, currency).times(adults),
      Money.of(child, currency).times(children),
      Money.of(infant, currency).times(infants),
    ],
    currency,
  ).toJSON();
