import { MOST_PEOPLE } from '../../domain/prices.js';

/** Converts minor units of the currency of the row's tour to euro cents. */
type ToEuroCents = (total: number, row: number) => number;

/** The prices of the options of one duration, by number of people. */
export class OptionPrices {
  /** Rows of the tours that have the option, ascending. */
  readonly rows: Uint32Array;
  /**
   * Totals by people and index in `rows`: in minor units of the tour's currency until the first request for this number
   * of people, then in euro cents; 0 where the party cannot book. A total fits into 31 bits: 21 million euros.
   */
  private readonly totals: Int32Array;
  private readonly inEuros = new Set<number>();

  constructor(options: readonly { readonly row: number; readonly totals: readonly (number | null)[] }[]) {
    this.rows = Uint32Array.from(options, ({ row }) => row);
    this.totals = new Int32Array(MOST_PEOPLE * options.length);
    // Zeros are not written: a page of the column that is never written takes no memory.
    options.forEach(({ totals }, place) =>
      totals.slice(0, MOST_PEOPLE).forEach((total, index) => {
        if (total !== null) this.totals[index * options.length + place] = total;
      }),
    );
  }

  euros(people: number, toEuroCents: ToEuroCents): PricedRows {
    const { rows } = this;
    const cents = this.totals.subarray((people - 1) * rows.length, people * rows.length);
    if (!this.inEuros.has(people))
      cents.forEach((total, place) => {
        if (total > 0) cents[place] = toEuroCents(total, rows[place] ?? 0);
      });
    this.inEuros.add(people);
    return new PricedRows(cents, rows);
  }
}

/** The prices of some tours for a party in euro cents. */
export class PricedRows {
  /**
   * @param cents 0 where the party cannot book
   * @param rows the rows of the prices, ascending; all rows from the first one if left out
   */
  constructor(
    readonly cents: Int32Array,
    private readonly rows?: Uint32Array,
  ) {}

  rowAt(place: number): number {
    return this.rows ? (this.rows[place] ?? 0) : place;
  }

  /** Visits the rows that the party can book, in the order of rows. */
  forEach(visit: (row: number, cents: number) => void): void {
    for (let place = 0; place < this.cents.length; place += 1) {
      const cents = this.cents[place] ?? 0;
      if (cents > 0) visit(this.rowAt(place), cents);
    }
  }

  /** The lowest price of each tour. A tour without any of the options has no price. */
  static cheapest(options: Iterable<PricedRows>, rows: number): PricedRows {
    const least = new Int32Array(rows);
    for (const option of options)
      option.forEach((row, cents) => {
        const known = least[row] ?? 0;
        if (known === 0 || cents < known) least[row] = cents;
      });
    return new PricedRows(least);
  }
}
