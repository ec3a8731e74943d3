import type { Currency } from '../../../../shared-kernel/currency.js';
import { addRow, type Bits, noBits } from './bits.js';
import { Departures } from './departures.js';
import type { ListedTour } from './listed-tour.js';
import type { EuroCents } from './tour-filter.js';
import { Uuids } from './uuids.js';

/** Parties of 1 to 20 have a price of their own in the listing. */
export const MOST_PEOPLE = 20;

/** All tours on sale by columns; a tour is a row number, and row numbers are in the recommended order. */
export class ListingColumns {
  readonly ids: Uuids;
  readonly categories = new Map<string, Bits>();
  readonly specialFilters = new Map<string, Bits>();
  /** City ids; a city is its place in this list. */
  readonly cities: readonly string[];
  readonly cityOfRow: Uint16Array;
  readonly departures: Departures;
  readonly durations = new Map<number, Bits>();
  readonly shortest: Uint16Array;
  readonly rating: Float32Array;
  readonly featured: Bits;
  /** Each tour's is its place in this list. */
  private readonly currencies: readonly Currency[];
  private readonly currencyOfRow: Uint8Array;
  /**
   * By people and row, in minor units of the tour's currency until somebody asks for so many people, then in euro cents;
   * 0 where so many cannot book. A total fits into 31 bits: 21 million euros.
   */
  private readonly prices: Int32Array;
  private readonly inEuros = new Set<number>();

  constructor(tours: readonly ListedTour[]) {
    const sorted = [...tours].sort(recommendedFirst);
    this.ids = new Uuids(sorted.map((tour) => tour.id));
    this.cities = [...new Set(sorted.map((tour) => tour.cityId))];
    const placeOf = new Map(this.cities.map((id, place) => [id, place]));
    this.cityOfRow = Uint16Array.from(sorted, (tour) => placeOf.get(tour.cityId) ?? 0);
    this.currencies = [...new Set(sorted.map((tour) => tour.currency))];
    this.currencyOfRow = Uint8Array.from(sorted, (tour) => this.currencies.indexOf(tour.currency));
    this.shortest = Uint16Array.from(sorted, (tour) => Math.min(...tour.options.map((option) => option.duration)));
    this.rating = Float32Array.from(sorted, (tour) => tour.rating ?? 0);
    this.prices = new Int32Array(MOST_PEOPLE * sorted.length);
    this.featured = noBits(sorted.length);
    this.departures = new Departures(sorted);
    sorted.forEach((tour, row) => this.addTour(tour, row));
  }

  get rows(): number {
    return this.ids.count;
  }

  /** The party's total in euro cents, by row; 0 where so many cannot book. */
  euros(people: number, euroCents: EuroCents): Int32Array {
    const totals = this.prices.subarray((people - 1) * this.rows, people * this.rows);
    if (this.inEuros.has(people)) return totals;
    totals.forEach((total, row) => {
      if (total > 0) totals[row] = euroCents(total, this.currencyOf(row));
    });
    this.inEuros.add(people);
    return totals;
  }

  private currencyOf(row: number): Currency {
    return this.currencies[this.currencyOfRow[row] ?? 0] as Currency;
  }

  private addTour(tour: ListedTour, row: number): void {
    for (const slug of tour.categories) this.mark(this.categories, slug, row);
    for (const slug of tour.specialFilters) this.mark(this.specialFilters, slug, row);
    for (const { duration } of tour.options) this.mark(this.durations, duration, row);
    if (tour.featured) addRow(this.featured, row);
    // What is 0 is not written: a page of the column that nobody writes takes no memory.
    tour.prices.slice(0, MOST_PEOPLE).forEach((total, index) => {
      if (total !== null) this.prices[index * this.rows + row] = total;
    });
  }

  private mark<Key>(sets: Map<Key, Bits>, key: Key, row: number): void {
    const bits = sets.get(key) ?? noBits(this.rows);
    sets.set(key, bits);
    addRow(bits, row);
  }
}

/** Featured ones first, then the better rated, then the order the team gave them, then the older. */
const recommendedFirst = (a: ListedTour, b: ListedTour): number =>
  Number(b.featured) - Number(a.featured) ||
  (b.rating ?? 0) - (a.rating ?? 0) ||
  a.position - b.position ||
  (a.id < b.id ? -1 : 1);
