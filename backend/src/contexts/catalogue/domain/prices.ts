import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { PriceTable } from '../../../shared-kernel/money/price-table.js';

/** Parties of 1 to 20 have a price of their own in lists. */
export const MOST_PEOPLE = 20;

/** An option as far as the price of a number of adults needs it. */
export interface Priced {
  readonly currency: Currency;
  readonly prices: PriceTable;
  readonly infantsNeedSeat: boolean;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
}

/** What the catalogue asks about prices. */
export abstract class Prices {
  /** Totals for 1, 2 … `most` adults in minor units of the option's currency; null where so many cannot book. */
  abstract byPeople(option: Priced, most: number): readonly (number | null)[];
  /** Shows amounts in a currency at today's rates; unchanged where that currency is not offered today. */
  abstract shownIn(currency: Currency): Promise<(money: MoneyView) => MoneyView>;
}
