import type { Currency } from './currency.js';
import type { MoneyView } from './money.js';

/** Private: the group pays `amount` up to `upTo` persons; beyond the last band each further person pays `extraPerson`. */
export interface GroupPriceTable {
  readonly kind: 'per-group';
  /** Ascending by `upTo`. */
  readonly bands: readonly { readonly upTo: number; readonly amount: number }[];
  readonly extraPerson: number;
}

/** Group tour: each person pays by age band, infants 0 unless priced. */
export interface PersonPriceTable {
  readonly kind: 'per-person';
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** The prices of one option, in minor units of the tour's currency: what catalogue keeps and pricing calculates with. */
export type PriceTable = GroupPriceTable | PersonPriceTable;

/** What is sold, as far as its price needs it. */
export interface Priceable {
  /** Names what the price is for, e.g. the option's id: a quote token holds for nothing else. */
  readonly subject: string;
  readonly currency: Currency;
  readonly prices: PriceTable;
  /** In cars and boats infants take a seat and count as persons. */
  readonly infantsNeedSeat: boolean;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
}

/** One line of the explanation of a price, in the tour's currency; stored with the booking. */
export interface PriceStep {
  readonly kind: 'group' | 'extra-persons' | 'adults' | 'children' | 'infants';
  readonly count: number;
  readonly unit: MoneyView;
  readonly amount: MoneyView;
}
