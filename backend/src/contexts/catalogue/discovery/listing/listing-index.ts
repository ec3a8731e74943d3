import { canStillStartOn } from '../../domain/schedule.js';
import {
  addRow,
  type Bits,
  count,
  countBoth,
  difference,
  forEachRow,
  hasRow,
  intersection,
  noBits,
  union,
} from './bits.js';
import { ascending } from './ascending.js';
import type { ListingColumns } from './listing-columns.js';
import type { FoundByWords, TourWords } from '../search/tour-words.js';
import type { PricedRows } from './priced-rows.js';
import type {
  CityTours,
  EuroCents,
  FacetCount,
  Facets,
  Found,
  Listed,
  ListPart,
  TourFilter,
  TourSort,
} from './tour-filter.js';

const MOST_REMEMBERED = 1500;
/** Each order takes 4 bytes a tour. */
const MOST_ORDERS = 40;

/**
 * The parts of a filter that an option of a tour decides: whether the party may book the option and for how much, and
 * when it departs.
 */
type OfOption = 'price' | 'departure';
type Dimension = OfOption | 'categories' | 'city' | 'special' | 'words';

const OF_OPTION: readonly Dimension[] = ['price', 'departure'] satisfies OfOption[];

/** Finds tours among all tours on sale, in memory. Every filter costs microseconds. */
export class ListingIndex {
  /** By people and duration. */
  private readonly bookable = new Map<string, Bits>();
  private readonly orders = new Map<string, Uint32Array>();
  private readonly lately = new Map<string, Listed>();

  constructor(
    readonly columns: ListingColumns,
    private readonly euroCents: EuroCents,
    /** Without them no tour is found by words. */
    readonly words?: TourWords,
  ) {}

  /**
   * Lists one page. The cache keeps pages of a day's departures for a minute and the others as long as the index lives.
   */
  list(filter: TourFilter, part: ListPart, now: Date): Listed {
    const minute = filter.startAt === undefined ? 0 : Math.floor(now.getTime() / 60_000);
    const key = JSON.stringify([filter, part, minute]);
    const known = this.lately.get(key);
    if (known) return known;
    const found = this.find(filter, now);
    const facets = found.facets();
    const listed = {
      ids: this.page(found, part.sort, filter, part.offset, part.limit),
      featured: this.featured(found, part.mostFeatured),
      total: found.total,
      hasAllWords: found.hasAllWords,
      facets: { ...facets, cities: facets.cities.slice(0, part.mostCities) },
    };
    if (this.lately.size >= MOST_REMEMBERED) this.lately.clear();
    this.lately.set(key, listed);
    return listed;
  }

  find(filter: TourFilter, now: Date): Found {
    const byWords = filter.words === undefined ? undefined : this.words?.find(filter.words);
    const sets = this.setsOf(filter, byWords, now);
    const bits = this.all(sets);
    return {
      bits,
      total: count(bits),
      hasAllWords: byWords?.isWhole ?? true,
      ...(byWords && { named: byWords.named }),
      facets: () => this.facets(sets, bits, filter, now),
    };
  }

  /** Counts the found tours per city, most tours first. The answer grows with the cities, not with the tours. */
  byCity(filter: TourFilter, now: Date): readonly CityTours[] {
    const { cities, cityOfRow, ids } = this.columns;
    const { bits } = this.find(filter, now);
    const cheapest = new Map<number, { readonly row: number; readonly cents: number }>();
    this.eurosFor(filter).forEach((row, cents) => {
      const city = cityOfRow[row] ?? 0;
      if (hasRow(bits, row) && cents < (cheapest.get(city)?.cents ?? Infinity)) cheapest.set(city, { row, cents });
    });
    return this.countCities(bits).map(({ value, count }) => ({
      cityId: value,
      count,
      cheapest: ids.at(cheapest.get(cities.indexOf(value))?.row ?? 0),
    }));
  }

  /** Ids of one page in the requested order. */
  page({ bits, named }: Found, sort: TourSort, party: Party, offset: number, limit: number): readonly string[] {
    const rows: string[] = [];
    let skip = offset;
    const take = (row: number): boolean => {
      if (skip > 0) skip -= 1;
      else rows.push(this.columns.ids.at(row));
      return rows.length < limit;
    };
    if (sort === 'recommended') {
      // Tours whose own name has the words stand before those that visit a place of that name.
      const isFull = named && !takeEach(intersection([bits, named], this.columns.rows), take);
      if (!isFull) takeEach(named ? difference(bits, named) : bits, take);
    } else for (const row of this.order(sort, party)) if (hasRow(bits, row) && !take(row)) break;
    return rows;
  }

  /** Featured tours among the found ones. */
  featured({ bits }: Found, limit: number): readonly string[] {
    const both = intersection([bits, this.columns.featured], this.columns.rows);
    const ids: string[] = [];
    takeEach(both, (row) => ids.push(this.columns.ids.at(row)) < limit);
    return ids;
  }

  private setsOf(filter: TourFilter, byWords: FoundByWords | undefined, now: Date): ReadonlyMap<Dimension, Bits> {
    const { columns } = this;
    const sets = new Map<Dimension, Bits>([['price', this.affordable(filter)]]);
    if (byWords) sets.set('words', byWords.rows);
    if (filter.categories.length > 0) sets.set('categories', this.anyOf(columns.categories, filter.categories));
    if (filter.specialFilters.length > 0)
      sets.set(
        'special',
        intersection(
          filter.specialFilters.map((slug) => columns.specialFilters.get(slug) ?? noBits(columns.rows)),
          columns.rows,
        ),
      );
    if (filter.cityId !== undefined) sets.set('city', this.inCity(columns.cities.indexOf(filter.cityId)));
    if (filter.startAt !== undefined) sets.set('departure', this.departing(filter, filter.startAt, now));
    return sets;
  }

  private facets(sets: ReadonlyMap<Dimension, Bits>, bits: Bits, filter: TourFilter, now: Date): Facets {
    const { columns } = this;
    const beside = (...dimensions: readonly Dimension[]): Bits =>
      dimensions.some((each) => sets.has(each)) ? this.all(sets, dimensions) : bits;
    const durations = columns.durations.map((duration): [number, Bits] => {
      const own = { ...filter, duration };
      const affordable = this.affordable(own);
      if (own.startAt === undefined) return [duration, affordable];
      return [duration, intersection([affordable, this.departing(own, own.startAt, now)], columns.rows)];
    });
    return {
      categories: counted(columns.categories, beside('categories')),
      durations: counted(durations, beside(...OF_OPTION)).sort((a, b) => a.value - b.value),
      specialFilters: counted(columns.specialFilters, bits),
      cities: this.countCities(beside('city')),
    };
  }

  private countCities(bits: Bits): FacetCount<string>[] {
    const { cities, cityOfRow } = this.columns;
    const counts = new Uint32Array(cities.length);
    forEachRow(bits, (row) => {
      const city = cityOfRow[row] ?? 0;
      counts[city] = (counts[city] ?? 0) + 1;
    });
    return cities
      .map((value, city) => ({ value, count: counts[city] ?? 0 }))
      .filter((facet) => facet.count > 0)
      .sort((a, b) => b.count - a.count);
  }

  private inCity(city: number): Bits {
    const bits = noBits(this.columns.rows);
    this.columns.cityOfRow.forEach((place, row) => {
      if (place === city) addRow(bits, row);
    });
    return bits;
  }

  /** Tours with an option that departs on the day and takes the party. */
  private departing({ people, duration }: Party, date: string, now: Date): Bits {
    const { departures, durations, rows } = this.columns;
    const bookable = new Map(durations.map((each) => [each, this.bookableBy({ people, duration: each })]));
    const bits = noBits(rows);
    departures.forEachRow(
      (kind) =>
        (duration === undefined || kind.duration === duration) &&
        canStillStartOn(kind.schedule, date, kind.timeZone, kind.leadTimeMinutes, now),
      (row, kind) => {
        const takers = bookable.get(kind.duration);
        if (takers && hasRow(takers, row)) addRow(bits, row);
      },
    );
    return bits;
  }

  /** Tours that the party may book for a price within the limits, if there are limits. */
  private affordable(filter: TourFilter): Bits {
    const { minEuros, maxEuros } = filter;
    if (minEuros === undefined && maxEuros === undefined) return this.bookableBy(filter);
    return this.priced(filter, (minEuros ?? 0) * 100, (maxEuros ?? Infinity) * 100);
  }

  private priced(party: Party, fromCents: number, toCents: number): Bits {
    const bits = noBits(this.columns.rows);
    this.eurosFor(party).forEach((row, cents) => {
      if (cents >= fromCents && cents <= toCents) addRow(bits, row);
    });
    return bits;
  }

  private bookableBy(party: Party): Bits {
    const key = keyOf(party);
    const known = this.bookable.get(key) ?? this.priced(party, 1, Infinity);
    // A duration that no tour has is not cached: there are too many of these.
    if (party.duration === undefined || this.columns.durations.includes(party.duration)) this.bookable.set(key, known);
    return known;
  }

  private eurosFor({ people, duration }: Party): PricedRows {
    return this.columns.euros(people, duration, this.euroCents);
  }

  private order(sort: Exclude<TourSort, 'recommended'>, party: Party): Uint32Array {
    const key = sort.endsWith('price') ? `${sort} ${keyOf(party)}` : sort;
    const known = this.orders.get(key) ?? this.rowsBy(sort, party);
    if (this.orders.size >= MOST_ORDERS) this.orders.clear();
    this.orders.set(key, known);
    return known;
  }

  private rowsBy(sort: Exclude<TourSort, 'recommended'>, party: Party): Uint32Array {
    const { shortest, rating, rows } = this.columns;
    const byPrice = (sign: 1 | -1): Uint32Array => {
      const priced = this.eurosFor(party);
      return ascending(priced.cents.length, (place) => sign * (priced.cents[place] ?? 0)).map((place) =>
        priced.rowAt(place),
      );
    };
    switch (sort) {
      case 'price':
        return byPrice(1);
      case '-price':
        return byPrice(-1);
      case 'rating':
        return ascending(rows, (row) => -Math.round((rating[row] ?? 0) * 100));
      case 'duration':
        return ascending(rows, (row) => shortest[row] ?? 0);
    }
  }

  private all(sets: ReadonlyMap<Dimension, Bits>, but: readonly Dimension[] = []): Bits {
    return intersection(
      [...sets].filter(([dimension]) => !but.includes(dimension)).map(([, bits]) => bits),
      this.columns.rows,
    );
  }

  private anyOf(sets: ReadonlyMap<string, Bits>, keys: readonly string[]): Bits {
    return union(
      keys.flatMap((key) => sets.get(key) ?? []),
      this.columns.rows,
    );
  }
}

/** The party and the duration of a price. Without them any number of people and any duration match. */
type Party = Pick<TourFilter, 'people' | 'duration'>;

const keyOf = ({ people, duration = 0 }: Party): string => `${people} ${duration}`;

const counted = <Value>(sets: Iterable<[Value, Bits]>, bits: Bits): FacetCount<Value>[] =>
  [...sets].map(([value, rows]) => ({ value, count: countBoth(rows, bits) })).filter((facet) => facet.count > 0);

/** Ends, and returns false, once `take` wants no more. */
function takeEach(bits: Bits, take: (row: number) => boolean): boolean {
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1)
      if (!take((i << 5) + 31 - Math.clz32(word & -word))) return false;
  }
  return true;
}
