import { MOST_PEOPLE } from '../../domain/prices.js';

/** Minor units of the tour's currency on one scale for all, by row. */
type ToEuroCents = (total: number, row: number) => number;

/** What the options of one duration cost, by people. */
export class OptionPrices {
  /** Of the tours that have the option, ascending. */
  readonly rows: Uint32Array;
  /**
   * By people and place in `rows`, in minor units of the tour's currency until somebody asks for so many people, then in
   * euro cents; 0 where so many cannot book. A total fits into 31 bits: 21 million euros.
   */
  private readonly totals: Int32Array;
  private readonly inEuros = new Set<number>();

  constructor(options: readonly { readonly row: number; readonly totals: readonly (number | null)[] }[]) {
    this.rows = Uint32Array.from(options, ({ row }) => row);
    this.totals = new Int32Array(MOST_PEOPLE * options.length);
    // What is 0 is not written: a page of the column that nobody writes takes no memory.
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

/** What some tours cost a party in euro cents. */
export class PricedRows {
  /**
   * @param cents 0 where so many cannot book
   * @param rows whose they are, ascending; all from the first on where they are left out
   */
  constructor(
    readonly cents: Int32Array,
    private readonly rows?: Uint32Array,
  ) {}

  rowAt(place: number): number {
    return this.rows ? (this.rows[place] ?? 0) : place;
  }

  /** Those who can book, in the order of rows. */
  forEach(visit: (row: number, cents: number) => void): void {
    for (let place = 0; place < this.cents.length; place += 1) {
      const cents = this.cents[place] ?? 0;
      if (cents > 0) visit(this.rowAt(place), cents);
    }
  }

  /** Of each tour the least of its prices; those that no option has stay without. */
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
