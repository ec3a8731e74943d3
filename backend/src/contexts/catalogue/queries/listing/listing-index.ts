import { canStillStartOn } from '../../domain/schedule.js';
import { addRow, type Bits, count, countBoth, forEachRow, hasRow, intersection, noBits, union } from './bits.js';
import { ascending } from './ascending.js';
import type { ListingColumns } from './listing-columns.js';
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

type Dimension = 'people' | 'price' | 'categories' | 'city' | 'departure' | 'special';

/** Finds among all tours on sale, in memory: a filter costs microseconds, whatever it is and however many tours there are. */
export class ListingIndex {
  private readonly bookable = new Map<number, Bits>();
  private readonly orders = new Map<string, Uint32Array>();
  private readonly lately = new Map<string, Listed>();

  constructor(
    readonly columns: ListingColumns,
    private readonly euroCents: EuroCents,
  ) {}

  /** Pages listed lately are remembered: those of a day's departures for a minute, the rest as long as the index lives. */
  list(filter: TourFilter, part: ListPart, now: Date): Listed {
    const minute = filter.startAt === undefined ? 0 : Math.floor(now.getTime() / 60_000);
    const key = JSON.stringify([filter, part, minute]);
    const known = this.lately.get(key);
    if (known) return known;
    const found = this.find(filter, now);
    const facets = found.facets();
    const listed = {
      ids: this.page(found, part.sort, filter.people, part.offset, part.limit),
      featured: this.featured(found, part.mostFeatured),
      total: found.total,
      facets: { ...facets, cities: facets.cities.slice(0, part.mostCities) },
    };
    if (this.lately.size >= MOST_REMEMBERED) this.lately.clear();
    this.lately.set(key, listed);
    return listed;
  }

  find(filter: TourFilter, now: Date): Found {
    const sets = this.setsOf(filter, now);
    const bits = this.all(sets);
    return { bits, total: count(bits), facets: () => this.facets(sets, bits, filter, now) };
  }

  /** All that are found, city by city, most tours first: as many as there are cities, however many tours. */
  byCity(filter: TourFilter, now: Date): readonly CityTours[] {
    const { cities, cityOfRow, ids } = this.columns;
    const { bits } = this.find(filter, now);
    const euros = this.eurosFor(filter.people);
    const cheapest = new Map<number, number>();
    forEachRow(bits, (row) => {
      const city = cityOfRow[row] ?? 0;
      const known = cheapest.get(city);
      if (known === undefined || (euros[row] ?? 0) < (euros[known] ?? 0)) cheapest.set(city, row);
    });
    return this.countCities(bits).map(({ value, count }) => ({
      cityId: value,
      count,
      cheapest: ids.at(cheapest.get(cities.indexOf(value)) ?? 0),
    }));
  }

  /** Ids of one page in the order asked for. */
  page({ bits }: Found, sort: TourSort, people: number, offset: number, limit: number): readonly string[] {
    const rows: string[] = [];
    let skip = offset;
    const take = (row: number): boolean => {
      if (skip > 0) skip -= 1;
      else rows.push(this.columns.ids.at(row));
      return rows.length < limit;
    };
    if (sort === 'recommended') takeEach(bits, take);
    else for (const row of this.order(sort, people)) if (hasRow(bits, row) && !take(row)) break;
    return rows;
  }

  /** Featured ones of those found. */
  featured({ bits }: Found, limit: number): readonly string[] {
    const both = intersection([bits, this.columns.featured], this.columns.rows);
    const ids: string[] = [];
    takeEach(both, (row) => ids.push(this.columns.ids.at(row)) < limit);
    return ids;
  }

  private setsOf(filter: TourFilter, now: Date): ReadonlyMap<Dimension, Bits> {
    const { columns } = this;
    const sets = new Map<Dimension, Bits>([['people', this.bookableBy(filter.people)]]);
    if (filter.minEuros !== undefined || filter.maxEuros !== undefined)
      sets.set('price', this.priced(filter.people, (filter.minEuros ?? 0) * 100, (filter.maxEuros ?? Infinity) * 100));
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
    if (filter.duration !== undefined || filter.startAt !== undefined)
      sets.set('departure', this.departing(filter.duration, filter.startAt, now));
    return sets;
  }

  private facets(sets: ReadonlyMap<Dimension, Bits>, bits: Bits, filter: TourFilter, now: Date): Facets {
    const { columns } = this;
    const beside = (dimension: Dimension): Bits => (sets.has(dimension) ? this.all(sets, dimension) : bits);
    const durations = [...columns.durations].map(([value, rows]): [number, Bits] => [
      value,
      filter.startAt === undefined ? rows : this.departing(value, filter.startAt, now),
    ]);
    return {
      categories: counted(columns.categories, beside('categories')),
      durations: counted(durations, beside('departure')).sort((a, b) => a.value - b.value),
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

  private departing(duration: number | undefined, date: string | undefined, now: Date): Bits {
    if (date === undefined) return this.columns.durations.get(duration ?? 0) ?? noBits(this.columns.rows);
    const bits = noBits(this.columns.rows);
    this.columns.departures.forEachRow(
      (kind) =>
        (duration === undefined || kind.duration === duration) &&
        canStillStartOn(kind.schedule, date, kind.timeZone, kind.leadTimeMinutes, now),
      (row) => addRow(bits, row),
    );
    return bits;
  }

  private priced(people: number, fromCents: number, toCents: number): Bits {
    const euros = this.eurosFor(people);
    const bits = noBits(this.columns.rows);
    for (let row = 0; row < euros.length; row += 1) {
      const cents = euros[row] ?? 0;
      if (cents > 0 && cents >= fromCents && cents <= toCents) addRow(bits, row);
    }
    return bits;
  }

  private bookableBy(people: number): Bits {
    const known = this.bookable.get(people) ?? this.priced(people, 1, Infinity);
    this.bookable.set(people, known);
    return known;
  }

  private eurosFor(people: number): Int32Array {
    return this.columns.euros(people, this.euroCents);
  }

  private order(sort: Exclude<TourSort, 'recommended'>, people: number): Uint32Array {
    const key = sort.endsWith('price') ? `${sort} ${people}` : sort;
    const known = this.orders.get(key);
    if (known) return known;
    const order = ascending(this.columns.rows, this.valueFor(sort, people));
    this.orders.set(key, order);
    return order;
  }

  private valueFor(sort: Exclude<TourSort, 'recommended'>, people: number): (row: number) => number {
    const { shortest, rating } = this.columns;
    const euros = this.eurosFor(people);
    switch (sort) {
      case 'price':
        return (row) => euros[row] ?? 0;
      case '-price':
        return (row) => -(euros[row] ?? 0);
      case 'rating':
        return (row) => -Math.round((rating[row] ?? 0) * 100);
      case 'duration':
        return (row) => shortest[row] ?? 0;
    }
  }

  private all(sets: ReadonlyMap<Dimension, Bits>, but?: Dimension): Bits {
    return intersection(
      [...sets].filter(([dimension]) => dimension !== but).map(([, bits]) => bits),
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

const counted = <Value>(sets: Iterable<[Value, Bits]>, bits: Bits): FacetCount<Value>[] =>
  [...sets].map(([value, rows]) => ({ value, count: countBoth(rows, bits) })).filter((facet) => facet.count > 0);

function takeEach(bits: Bits, take: (row: number) => boolean): void {
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1)
      if (!take((i << 5) + 31 - Math.clz32(word & -word))) return;
  }
}
