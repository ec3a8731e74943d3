import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canStillStartOn } from '../../domain/schedule.js';
import type { ListedOption, ListedTour } from './listed-tour.js';
import { ListingColumns } from './listing-columns.js';
import { ListingIndex } from './listing-index.js';
import type { FacetCount, TourFilter, TourSort } from './tour-filter.js';

const now = new Date('2026-11-20T09:00:00Z');
const euroCents = (amount: number): number => amount;
const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'], closedMonths: [], closedDays: [] };

/** Converts a tour's name to an id of the same order, and back. */
const idOf = (name: string): string =>
  Buffer.alloc(16, name)
    .fill(0, name.length)
    .toString('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const nameOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString().replaceAll('\0', '');

const option = (
  duration: number,
  totals: ListedOption['totals'] = [10_000, 10_000],
  schedule = daily,
): ListedOption => ({
  duration,
  schedule,
  totals,
});
const tour = (name: string, over: Partial<ListedTour> = {}): ListedTour => ({
  id: idOf(name),
  cityId: 'rome',
  timeZone: 'Europe/Rome',
  leadTimeMinutes: 1440,
  categories: ['private-tour'],
  specialFilters: [],
  featured: false,
  position: 1,
  rating: null,
  currency: 'EUR',
  options: [option(180, [10_000, 10_000, 20_000])],
  ...over,
});
/** A tour of one option. */
const priced = (name: string, totals: ListedOption['totals'], over: Partial<ListedTour> = {}): ListedTour =>
  tour(name, { ...over, options: [option(180, totals)] });
const indexOf = (...tours: ListedTour[]): ListingIndex => new ListingIndex(new ListingColumns(tours), euroCents);
const everything: TourFilter = { people: 2, categories: [], specialFilters: [] };
const idsOf = (
  index: ListingIndex,
  filter: Partial<TourFilter> = {},
  sort: TourSort = 'recommended',
): readonly string[] =>
  index.page(index.find({ ...everything, ...filter }, now), sort, { ...everything, ...filter }, 0, 100).map(nameOf);

describe('the listing', () => {
  it('recommends featured ones, then the better rated, then by position', () => {
    const index = indexOf(
      tour('d', { position: 2 }),
      tour('c'),
      tour('b', { rating: 4.5, position: 9 }),
      tour('a', { featured: true, position: 9 }),
    );
    expect(idsOf(index)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out what so many people cannot book', () => {
    const index = indexOf(tour('a'), priced('b', [null, 5_800, 8_700, 11_600]));
    expect(idsOf(index, { people: 1 })).toEqual(['a']);
    expect(idsOf(index, { people: 4 })).toEqual(['b']);
    expect(idsOf(index, { people: 20 })).toEqual([]);
  });

  it('takes price limits in whole euros, both included', () => {
    const index = indexOf(priced('a', [9_999, 9_999]), priced('b', [10_000, 10_000]), priced('c', [10_001, 10_001]));
    expect(idsOf(index, { maxEuros: 100 })).toEqual(['a', 'b']);
    expect(idsOf(index, { minEuros: 100 })).toEqual(['b', 'c']);
  });

  it('counts what is found city by city, and knows the cheapest of each', () => {
    const index = indexOf(
      priced('a', [9_000, 9_000], { cityId: 'paris' }),
      tour('b', { position: 2 }),
      priced('c', [8_000, 8_000], { position: 3 }),
      priced('d', [null, 8_000], { position: 4 }),
      priced('e', [1_000, null], { position: 5 }),
    );
    const byCity = (filter: Partial<TourFilter> = {}) =>
      index
        .byCity({ ...everything, ...filter }, now)
        .map(({ cityId, count, cheapest }) => [cityId, count, nameOf(cheapest)]);
    expect(byCity()).toEqual([
      ['rome', 3, 'c'],
      ['paris', 1, 'a'],
    ]);
    expect(byCity({ people: 1 })).toContainEqual(['rome', 3, 'e']);
    expect(byCity({ cityId: 'paris' })).toEqual([['paris', 1, 'a']]);
    expect(byCity({ minEuros: 101 })).toEqual([]);
  });

  it('compares prices of different currencies in euros', () => {
    const tours = [priced('yen', [30_000, 30_000], { currency: 'JPY' }), priced('euro', [20_000, 20_000])];
    const index = new ListingIndex(new ListingColumns(tours), (amount, currency) =>
      currency === 'JPY' ? Math.round((amount / 180) * 100) : amount,
    );
    expect(idsOf(index, {}, 'price')).toEqual(['yen', 'euro']);
    expect(idsOf(index, {}, '-price')).toEqual(['euro', 'yen']);
    expect(idsOf(index, { minEuros: 180 })).toEqual(['euro']);
  });

  it('wants any of the categories and all of the special filters', () => {
    const index = indexOf(
      tour('a', { categories: ['museum'] }),
      tour('b', { categories: ['food-tour'], specialFilters: ['evening'] }),
      tour('c', { specialFilters: ['evening', 'accessible'] }),
    );
    expect(idsOf(index, { categories: ['museum', 'food-tour'] })).toEqual(['a', 'b']);
    expect(idsOf(index, { specialFilters: ['evening', 'accessible'] })).toEqual(['c']);
    expect(idsOf(index, { categories: ['opera'] })).toEqual([]);
  });

  it('finds the departures of a day in the city’s zone, of the duration asked for', () => {
    const weekend = { ...daily, weekdays: [6, 7] };
    const index = indexOf(
      tour('a', {
        options: [option(120, [10_000, 10_000], weekend), option(240)],
      }),
      tour('b', { options: [option(120)] }),
    );
    expect(idsOf(index, { startAt: '2026-11-23' })).toEqual(['a', 'b']);
    expect(idsOf(index, { startAt: '2026-11-23', duration: 120 })).toEqual(['b']);
    expect(idsOf(index, { startAt: '2026-11-28', duration: 120 })).toEqual(['a', 'b']);
    expect(idsOf(index, { duration: 240 })).toEqual(['a']);
  });

  it('goes by the price of the duration asked for, and by who can book it', () => {
    const index = indexOf(
      tour('a', { options: [option(180, [19_500, 19_500, 19_500]), option(240, [25_000, 25_000])] }),
      tour('b', { options: [option(180, [22_000, 22_000]), option(240, [24_000, 24_000, 24_000])] }),
      tour('c', { options: [option(180, [10_000, 10_000])] }),
    );
    expect(idsOf(index, { maxEuros: 200 })).toEqual(['a', 'c']);
    expect(idsOf(index, { maxEuros: 200, duration: 180 })).toEqual(['a', 'c']);
    expect(idsOf(index, { maxEuros: 200, duration: 240 })).toEqual([]);
    expect(idsOf(index, {}, 'price')).toEqual(['c', 'a', 'b']);
    expect(idsOf(index, { duration: 240 }, 'price')).toEqual(['b', 'a']);
    expect(idsOf(index, { duration: 240 }, '-price')).toEqual(['a', 'b']);
    expect(idsOf(index, { duration: 240, people: 3 })).toEqual(['b']);
    expect(idsOf(index, { duration: 60 }, 'price')).toEqual([]);
    const cheapest = (duration?: number) =>
      index.byCity({ ...everything, duration }, now).map(({ cheapest: id }) => nameOf(id));
    expect([cheapest(), cheapest(240)]).toEqual([['c'], ['b']]);
    const durations = (filter: Partial<TourFilter>) =>
      index
        .find({ ...everything, ...filter }, now)
        .facets()
        .durations.map(({ value, count }) => [value, count]);
    expect(durations({})).toEqual([
      [180, 3],
      [240, 2],
    ]);
    expect(durations({ maxEuros: 245, duration: 180 })).toEqual([
      [180, 3],
      [240, 1],
    ]);
    expect(durations({ people: 3, startAt: '2026-11-23' })).toEqual([
      [180, 1],
      [240, 1],
    ]);
  });

  it('takes no option that departs for one that takes so many', () => {
    const sundays = { ...daily, weekdays: [7] };
    const index = indexOf(tour('a', { options: [option(120, [9_000]), option(240, [20_000, 20_000], sundays)] }));
    expect(idsOf(index, { startAt: '2026-11-23', people: 1 })).toEqual(['a']);
    expect(idsOf(index, { startAt: '2026-11-23', people: 2 })).toEqual([]);
    expect(idsOf(index, { startAt: '2026-11-29', people: 2 })).toEqual(['a']);
  });

  it('leaves out a day whose last start lies within the lead time', () => {
    const index = indexOf(tour('a'));
    const at = (instant: string) => index.find({ ...everything, startAt: '2026-11-21' }, new Date(instant)).total;
    // 10:00 in Rome is 09:00 UTC. The limit is exactly 24 hours before.
    expect(at('2026-11-20T09:00:00Z')).toBe(1);
    expect(at('2026-11-20T09:01:00Z')).toBe(0);
  });

  it('counts each dimension without its own filter', () => {
    const index = indexOf(
      tour('a', { categories: ['museum'] }),
      tour('b', { cityId: 'paris' }),
      tour('c', { categories: ['museum'], cityId: 'paris' }),
    );
    const found = index.find({ ...everything, categories: ['museum'], cityId: 'paris' }, now);
    const facets = found.facets();
    expect(found.total).toBe(1);
    expect(facets.categories).toEqual([
      { value: 'museum', count: 1 },
      { value: 'private-tour', count: 1 },
    ]);
    expect(facets.cities).toEqual([
      { value: 'rome', count: 1 },
      { value: 'paris', count: 1 },
    ]);
    expect(facets.durations).toEqual([{ value: 180, count: 1 }]);
  });

  it('lists the cities with the most tours, as many as are asked for, and a page beside', () => {
    const index = indexOf(tour('a'), tour('b', { cityId: 'paris' }), tour('c', { cityId: 'paris' }));
    const part = { sort: 'recommended', offset: 1, limit: 1, mostFeatured: 0 } as const;
    const cities = (mostCities?: number) => index.list(everything, { ...part, mostCities }, now).facets.cities;
    expect(cities(1)).toEqual([{ value: 'paris', count: 2 }]);
    expect(cities()).toEqual([
      { value: 'paris', count: 2 },
      { value: 'rome', count: 1 },
    ]);
    expect(index.list(everything, part, now)).toMatchObject({ ids: [idOf('b')], total: 3 });
  });
});

describe('every filter', () => {
  const schedules = [
    daily,
    { ...daily, weekdays: [1, 3] },
    { ...daily, closedMonths: [12] },
    { ...daily, closedDays: ['12-25'], times: ['18:00'] },
  ];
  const anyTour = fc.record({
    cityId: fc.constantFrom('rome', 'paris', 'tokyo'),
    timeZone: fc.constantFrom('Europe/Rome', 'Asia/Tokyo'),
    leadTimeMinutes: fc.constantFrom(0, 1440),
    categories: fc.subarray(['museum', 'food-tour', 'private-tour'], { minLength: 1 }),
    specialFilters: fc.subarray(['evening', 'accessible']),
    featured: fc.boolean(),
    position: fc.integer({ min: 0, max: 5 }),
    rating: fc.option(fc.constantFrom(4, 4.5, 5)),
    options: fc.uniqueArray(
      fc.record({
        duration: fc.constantFrom(120, 180, 240),
        schedule: fc.constantFrom(...schedules),
        totals: fc.array(fc.option(fc.integer({ min: 1, max: 50_000 })), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 2, selector: ({ duration }) => duration },
    ),
  });
  /** Omits the value half of the time: a filter on everything at once finds nothing. */
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
  const some = <T>(values: T[]) => fc.oneof(fc.constant<T[]>([]), fc.subarray(values));
  const anyFilter = fc.record({
    people: fc.integer({ min: 1, max: 3 }),
    categories: some(['museum', 'food-tour', 'opera']),
    specialFilters: some(['evening', 'accessible']),
    cityId: maybe(fc.constantFrom('rome', 'paris', 'nowhere')),
    duration: maybe(fc.constantFrom(120, 180, 300)),
    startAt: maybe(fc.constantFrom('2026-11-20', '2026-11-25', '2026-12-25')),
    minEuros: maybe(fc.integer({ min: 1, max: 400 })),
    maxEuros: maybe(fc.integer({ min: 1, max: 400 })),
  });

  /** The price for the requested people and duration. */
  const priceOf = ({ options }: ListedTour, { people, duration }: TourFilter): number =>
    Math.min(
      ...options
        .filter((each) => duration === undefined || each.duration === duration)
        .map(({ totals }) => totals[people - 1] ?? Infinity),
    );
  const passes = (candidate: ListedTour, filter: TourFilter): boolean => {
    const price = priceOf(candidate, filter);
    if (price === Infinity || price < (filter.minEuros ?? 0) * 100 || price > (filter.maxEuros ?? Infinity) * 100)
      return false;
    if (filter.categories.length > 0 && !filter.categories.some((slug) => candidate.categories.includes(slug)))
      return false;
    if (!filter.specialFilters.every((slug) => candidate.specialFilters.includes(slug))) return false;
    if (filter.cityId !== undefined && candidate.cityId !== filter.cityId) return false;
    return candidate.options.some(
      ({ duration, schedule, totals }) =>
        (filter.duration === undefined || duration === filter.duration) &&
        typeof totals[filter.people - 1] === 'number' &&
        (filter.startAt === undefined ||
          canStillStartOn(schedule, filter.startAt, candidate.timeZone, candidate.leadTimeMinutes, now)),
    );
  };

  /** The sort key, ascending. The recommended order has no number. */
  const keyOf = (candidate: ListedTour, filter: TourFilter, sort: TourSort): number => {
    switch (sort) {
      case 'price':
        return priceOf(candidate, filter);
      case '-price':
        return -priceOf(candidate, filter);
      case 'rating':
        return -(candidate.rating ?? 0);
      case 'duration':
        return Math.min(...candidate.options.map(({ duration }) => duration));
      case 'recommended':
        return 0;
    }
  };

  it('finds and counts exactly what looking at each tour does, in any order and page by page', () => {
    fc.assert(
      fc.property(
        fc.array(anyTour, { maxLength: 80, size: 'max' }),
        anyFilter,
        fc.constantFrom<TourSort>('recommended', 'price', '-price', 'rating', 'duration'),
        (drafts, filter, sort) => {
          const tours = drafts.map((draft, number) => tour(String(number).padStart(3, '0'), draft));
          const index = indexOf(...tours);
          const found = index.find(filter, now);
          const expected = tours.filter((candidate) => passes(candidate, filter)).map(({ id }) => id);
          expect(found.total).toBe(expected.length);
          const pages = Array.from({ length: Math.ceil(found.total / 7) }, (_, page) =>
            index.page(found, sort, filter, page * 7, 7),
          ).flat();
          expect([...pages].sort()).toEqual(expected);
          const keys = pages.flatMap((id) => {
            const candidate = tours[Number(nameOf(id))];
            return candidate ? keyOf(candidate, filter, sort) : [];
          });
          expect(keys).toEqual([...keys].sort((a, b) => a - b));
          const countOf = (change: Partial<TourFilter>) =>
            tours.filter((each) => passes(each, { ...filter, ...change })).length;
          const counts = <Value>(values: readonly Value[], change: (value: Value) => Partial<TourFilter>) =>
            values.map((value) => ({ value, count: countOf(change(value)) })).filter(({ count }) => count > 0);
          const facets = found.facets();
          const byValue = <Value>(facet: readonly FacetCount<Value>[]) =>
            [...facet].sort((a, b) => (a.value < b.value ? -1 : 1));
          expect(byValue(facets.cities)).toEqual(counts(['paris', 'rome', 'tokyo'], (cityId) => ({ cityId })));
          expect(byValue(facets.categories)).toEqual(
            counts(['food-tour', 'museum', 'private-tour'], (slug) => ({ categories: [slug] })),
          );
          // A further special filter narrows the chosen ones.
          expect(byValue(facets.specialFilters)).toEqual(
            counts(['accessible', 'evening'], (slug) => ({ specialFilters: [...filter.specialFilters, slug] })),
          );
          expect(facets.durations).toEqual(counts([120, 180, 240], (duration) => ({ duration })));
        },
      ),
    );
  });
});
