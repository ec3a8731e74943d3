import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canStillStartOn } from '../../domain/schedule.js';
import type { ListedTour } from './listed-tour.js';
import { ListingColumns } from './listing-columns.js';
import { ListingIndex } from './listing-index.js';
import type { TourFilter, TourSort } from './tour-filter.js';

const now = new Date('2026-11-20T09:00:00Z');
const euroCents = (amount: number): number => amount;
const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'], closedMonths: [], closedDays: [] };

/** A tour's id from its name, in the order of the names, and back. */
const idOf = (name: string): string =>
  Buffer.alloc(16, name)
    .fill(0, name.length)
    .toString('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const nameOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString().replaceAll('\0', '');

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
  prices: [10_000, 10_000, 20_000],
  options: [{ duration: 180, schedule: daily }],
  ...over,
});
const indexOf = (...tours: ListedTour[]): ListingIndex => new ListingIndex(new ListingColumns(tours), euroCents);
const everything: TourFilter = { people: 2, categories: [], specialFilters: [] };
const idsOf = (
  index: ListingIndex,
  filter: Partial<TourFilter> = {},
  sort: TourSort = 'recommended',
): readonly string[] =>
  index.page(index.find({ ...everything, ...filter }, now), sort, filter.people ?? 2, 0, 100).map(nameOf);

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
    const index = indexOf(tour('a'), tour('b', { prices: [null, 5_800, 8_700, 11_600] }));
    expect(idsOf(index, { people: 1 })).toEqual(['a']);
    expect(idsOf(index, { people: 4 })).toEqual(['b']);
    expect(idsOf(index, { people: 20 })).toEqual([]);
  });

  it('takes price limits in whole euros, both included', () => {
    const index = indexOf(
      tour('a', { prices: [9_999, 9_999] }),
      tour('b', { prices: [10_000, 10_000] }),
      tour('c', { prices: [10_001, 10_001] }),
    );
    expect(idsOf(index, { maxEuros: 100 })).toEqual(['a', 'b']);
    expect(idsOf(index, { minEuros: 100 })).toEqual(['b', 'c']);
  });

  it('counts what is found city by city, and knows the cheapest of each', () => {
    const index = indexOf(
      tour('a', { cityId: 'paris', prices: [9_000, 9_000] }),
      tour('b', { position: 2 }),
      tour('c', { position: 3, prices: [8_000, 8_000] }),
      tour('d', { position: 4, prices: [null, 8_000] }),
      tour('e', { position: 5, prices: [1_000, null] }),
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
    const tours = [
      tour('yen', { currency: 'JPY', prices: [30_000, 30_000] }),
      tour('euro', { prices: [20_000, 20_000] }),
    ];
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
        options: [
          { duration: 120, schedule: weekend },
          { duration: 240, schedule: daily },
        ],
      }),
      tour('b', { options: [{ duration: 120, schedule: daily }] }),
    );
    expect(idsOf(index, { startAt: '2026-11-23' })).toEqual(['a', 'b']);
    expect(idsOf(index, { startAt: '2026-11-23', duration: 120 })).toEqual(['b']);
    expect(idsOf(index, { startAt: '2026-11-28', duration: 120 })).toEqual(['a', 'b']);
    expect(idsOf(index, { duration: 240 })).toEqual(['a']);
  });

  it('leaves out a day whose last start lies within the lead time', () => {
    const index = indexOf(tour('a'));
    const at = (instant: string) => index.find({ ...everything, startAt: '2026-11-21' }, new Date(instant)).total;
    // 10:00 in Rome is 09:00 UTC; 24 hours before, to the minute.
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
    prices: fc.array(fc.option(fc.integer({ min: 1, max: 50_000 })), { minLength: 3, maxLength: 3 }),
    options: fc.array(
      fc.record({ duration: fc.constantFrom(120, 180, 240), schedule: fc.constantFrom(...schedules) }),
      { minLength: 1, maxLength: 2 },
    ),
  });
  const anyFilter = fc.record({
    people: fc.integer({ min: 1, max: 3 }),
    categories: fc.subarray(['museum', 'food-tour', 'opera']),
    specialFilters: fc.subarray(['evening', 'accessible']),
    cityId: fc.option(fc.constantFrom('rome', 'paris', 'nowhere'), { nil: undefined }),
    duration: fc.option(fc.constantFrom(120, 180, 300), { nil: undefined }),
    startAt: fc.option(fc.constantFrom('2026-11-20', '2026-11-25', '2026-12-25'), { nil: undefined }),
    minEuros: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
    maxEuros: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  });

  const passes = (candidate: ListedTour, filter: TourFilter): boolean => {
    const price = candidate.prices[filter.people - 1];
    if (price == null || price < (filter.minEuros ?? 0) * 100 || price > (filter.maxEuros ?? Infinity) * 100)
      return false;
    if (filter.categories.length > 0 && !filter.categories.some((slug) => candidate.categories.includes(slug)))
      return false;
    if (!filter.specialFilters.every((slug) => candidate.specialFilters.includes(slug))) return false;
    if (filter.cityId !== undefined && candidate.cityId !== filter.cityId) return false;
    return candidate.options.some(
      ({ duration, schedule }) =>
        (filter.duration === undefined || duration === filter.duration) &&
        (filter.startAt === undefined ||
          canStillStartOn(schedule, filter.startAt, candidate.timeZone, candidate.leadTimeMinutes, now)),
    );
  };

  it('finds exactly what looking at each tour finds, in any order and page by page', () => {
    fc.assert(
      fc.property(
        fc.array(anyTour, { maxLength: 80 }),
        anyFilter,
        fc.constantFrom<TourSort>('recommended', 'price', '-price', 'rating', 'duration'),
        (drafts, filter, sort) => {
          const tours = drafts.map((draft, number) => tour(String(number).padStart(3, '0'), draft));
          const index = indexOf(...tours);
          const found = index.find(filter, now);
          const expected = tours.filter((candidate) => passes(candidate, filter)).map(({ id }) => id);
          expect(found.total).toBe(expected.length);
          const pages = Array.from({ length: Math.ceil(found.total / 7) }, (_, page) =>
            index.page(found, sort, filter.people, page * 7, 7),
          ).flat();
          expect([...pages].sort()).toEqual(expected);
          const prices = pages.map((id) => tours[Number(nameOf(id))]?.prices[filter.people - 1] ?? 0);
          if (sort === 'price') expect(prices).toEqual([...prices].sort((a, b) => a - b));
          if (sort === '-price') expect(prices).toEqual([...prices].sort((a, b) => b - a));
          expect(found.facets().cities.reduce((sum, city) => sum + city.count, 0)).toBeGreaterThanOrEqual(found.total);
        },
      ),
    );
  });
});
