import type { Currency } from '../../../../shared-kernel/money/currency.js';
import { addRow, type Bits, noBits } from './bits.js';
import { Departures } from './departures.js';
import type { ListedOption, ListedTour } from './listed-tour.js';
import type { EuroCents } from './tour-filter.js';
import { OptionPrices, PricedRows } from './priced-rows.js';
import { Uuids } from './uuids.js';

/** All tours on sale by columns. A tour is a row number; row numbers follow the recommended order. */
export class ListingColumns {
  readonly ids: Uuids;
  readonly categories = new Map<string, Bits>();
  readonly specialFilters = new Map<string, Bits>();
  /** City ids. A city is its index in this list. */
  readonly cities: readonly string[];
  readonly cityOfRow: Uint16Array;
  readonly departures: Departures;
  readonly shortest: Uint16Array;
  readonly rating: Float32Array;
  readonly featured: Bits;
  /** Currencies. A tour's currency is its index in this list. */
  private readonly currencies: readonly Currency[];
  private readonly currencyOfRow: Uint8Array;
  private readonly optionPrices: ReadonlyMap<number, OptionPrices>;
  /** Prices by number of people. */
  private readonly cheapest = new Map<number, PricedRows>();

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
    this.optionPrices = pricesByDuration(sorted);
    this.featured = noBits(sorted.length);
    this.departures = new Departures(sorted);
    sorted.forEach((tour, row) => this.addTour(tour, row));
  }

  get rows(): number {
    return this.ids.count;
  }

  /** Durations of options, in minutes. */
  get durations(): readonly number[] {
    return [...this.optionPrices.keys()];
  }

  /** Prices for a number of people: for the option of the duration, otherwise for the cheapest option of each tour. */
  euros(people: number, duration: number | undefined, euroCents: EuroCents): PricedRows {
    const toEuroCents = (total: number, row: number): number => euroCents(total, this.currencyOf(row));
    if (duration !== undefined)
      return this.optionPrices.get(duration)?.euros(people, toEuroCents) ?? new PricedRows(NONE);
    const known = this.cheapest.get(people);
    if (known) return known;
    const ofOptions = [...this.optionPrices.values()].map((options) => options.euros(people, toEuroCents));
    const cheapest = PricedRows.cheapest(ofOptions, this.rows);
    this.cheapest.set(people, cheapest);
    return cheapest;
  }

  private currencyOf(row: number): Currency {
    return this.currencies[this.currencyOfRow[row] ?? 0] as Currency;
  }

  private addTour(tour: ListedTour, row: number): void {
    for (const slug of tour.categories) this.mark(this.categories, slug, row);
    for (const slug of tour.specialFilters) this.mark(this.specialFilters, slug, row);
    if (tour.featured) addRow(this.featured, row);
  }

  private mark<Key>(sets: Map<Key, Bits>, key: Key, row: number): void {
    const bits = sets.get(key) ?? noBits(this.rows);
    sets.set(key, bits);
    addRow(bits, row);
  }
}

const NONE = new Int32Array();

function pricesByDuration(tours: readonly ListedTour[]): ReadonlyMap<number, OptionPrices> {
  const options = new Map<number, { row: number; totals: ListedOption['totals'] }[]>();
  tours.forEach((tour, row) => {
    for (const { duration, totals } of tour.options) {
      const known = options.get(duration) ?? [];
      options.set(duration, known);
      known.push({ row, totals });
    }
  });
  return new Map([...options].map(([duration, known]) => [duration, new OptionPrices(known)]));
}

/** Featured tours first, then the better rated ones, then the team's order, then the older ones. */
const recommendedFirst = (a: ListedTour, b: ListedTour): number =>
  Number(b.featured) - Number(a.featured) ||
  (b.rating ?? 0) - (a.rating ?? 0) ||
  a.position - b.position ||
  (a.id < b.id ? -1 : 1);
