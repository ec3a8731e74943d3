import type { Currency } from '../../../../shared-kernel/currency.js';
import type { StartTimes } from '../../domain/schedule.js';
import { addRow, type Bits, noBits } from './bits.js';

/** Parties of 1 to 20 have a price of their own in the listing. */
export const MOST_PEOPLE = 20;

/** A tour on sale, as far as finding it needs it. */
export interface ListedTour {
  readonly id: string;
  readonly cityId: string;
  readonly timeZone: string;
  readonly leadTimeMinutes: number;
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly featured: boolean;
  readonly position: number;
  readonly rating: number | null;
  readonly currency: Currency;
  /** Cheapest total for 1, 2 … 20 persons in minor units of the tour's currency. */
  readonly prices: readonly (number | null)[];
  readonly options: readonly { readonly duration: number; readonly schedule: StartTimes }[];
}

/** Options that start alike: one date is decided once for all of them. */
export interface DepartureKind {
  readonly duration: number;
  readonly schedule: StartTimes;
  readonly timeZone: string;
  readonly leadTimeMinutes: number;
  readonly rows: number[];
}

/** All tours on sale by columns; a tour is a row number, and row numbers are in the recommended order. */
export class ListingColumns {
  readonly ids: readonly string[];
  readonly categories = new Map<string, Bits>();
  readonly specialFilters = new Map<string, Bits>();
  /** City ids; a city is its place in this list. */
  readonly cities: readonly string[];
  readonly cityOfRow: Uint16Array;
  readonly departures = new Map<string, DepartureKind>();
  readonly durations = new Map<number, Bits>();
  readonly shortest: Uint16Array;
  readonly rating: Float32Array;
  readonly featured: Bits;
  private readonly schedules = new Map<StartTimes, number>();
  private readonly currency: readonly Currency[];
  /** By people and row; 0 where so many cannot book. A total fits into 31 bits: 21 million euros. */
  private readonly prices: Int32Array;

  constructor(tours: readonly ListedTour[]) {
    const sorted = [...tours].sort(recommendedFirst);
    this.ids = sorted.map((tour) => tour.id);
    this.cities = [...new Set(sorted.map((tour) => tour.cityId))];
    const placeOf = new Map(this.cities.map((id, place) => [id, place]));
    this.cityOfRow = Uint16Array.from(sorted, (tour) => placeOf.get(tour.cityId) ?? 0);
    this.currency = sorted.map((tour) => tour.currency);
    this.shortest = Uint16Array.from(sorted, (tour) => Math.min(...tour.options.map((option) => option.duration)));
    this.rating = Float32Array.from(sorted, (tour) => tour.rating ?? 0);
    this.prices = new Int32Array(MOST_PEOPLE * sorted.length);
    this.featured = noBits(sorted.length);
    sorted.forEach((tour, row) => this.addTour(tour, row));
  }

  get rows(): number {
    return this.ids.length;
  }

  /** The party's total in minor units of the tour's currency; 0 where so many cannot book. */
  price(row: number, people: number): number {
    return this.prices[(people - 1) * this.rows + row] ?? 0;
  }

  currencyOf(row: number): Currency {
    return this.currency[row] as Currency;
  }

  private addTour(tour: ListedTour, row: number): void {
    for (const slug of tour.categories) this.mark(this.categories, slug, row);
    for (const slug of tour.specialFilters) this.mark(this.specialFilters, slug, row);
    for (const { duration, schedule } of tour.options) {
      this.mark(this.durations, duration, row);
      this.departureKind(tour, duration, schedule).rows.push(row);
    }
    if (tour.featured) addRow(this.featured, row);
    for (let people = 0; people < MOST_PEOPLE; people += 1)
      this.prices[people * this.rows + row] = tour.prices[people] ?? 0;
  }

  private mark<Key>(sets: Map<Key, Bits>, key: Key, row: number): void {
    const bits = sets.get(key) ?? noBits(this.rows);
    sets.set(key, bits);
    addRow(bits, row);
  }

  /** Schedules are told apart as objects: whoever reads the tours gives equal ones as one. */
  private numberOf(schedule: StartTimes): number {
    const number = this.schedules.get(schedule) ?? this.schedules.size;
    this.schedules.set(schedule, number);
    return number;
  }

  private departureKind(
    { timeZone, leadTimeMinutes }: ListedTour,
    duration: number,
    schedule: StartTimes,
  ): DepartureKind {
    const key = `${duration} ${timeZone} ${leadTimeMinutes} ${this.numberOf(schedule)}`;
    const kind = this.departures.get(key) ?? { duration, schedule, timeZone, leadTimeMinutes, rows: [] };
    this.departures.set(key, kind);
    return kind;
  }
}

/** Featured ones first, then the better rated, then the order the team gave them, then the older. */
const recommendedFirst = (a: ListedTour, b: ListedTour): number =>
  Number(b.featured) - Number(a.featured) ||
  (b.rating ?? 0) - (a.rating ?? 0) ||
  a.position - b.position ||
  (a.id < b.id ? -1 : 1);
