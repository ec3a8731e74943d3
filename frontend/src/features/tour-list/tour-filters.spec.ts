import { describe, expect, it } from '@jest/globals';
import {
  appliedTo,
  readFilters,
  relaxations,
  searchOf,
  toggled,
  toursPath,
  unfiltered,
  USUAL,
  without,
} from './tour-filters.js';

describe('the filters of an address', () => {
  it('are the usual ones where it has none', () => {
    expect(readFilters({})).toEqual(USUAL);
    expect(searchOf(USUAL)).toEqual({});
  });

  it('survive being written and read again', () => {
    const search = {
      categories: 'food-tour,museum',
      people: '4',
      maxPrice: '300',
      city: 'rome',
      page: '3',
      view: 'list',
    };
    expect(searchOf(readFilters(search))).toEqual(search);
  });

  it('understand the short form for a category', () => {
    expect(readFilters({ cat: 'museum' }).categories).toEqual(['museum']);
  });

  it.each(['New York', 'Málaga', '東京', 'Кёльн'])('look for %s, typed without a script, as it was typed', (typed) => {
    expect(readFilters({ city: ` ${typed} ` })).toEqual({ ...USUAL, sought: typed });
    expect(readFilters({ city: 'new-york' })).toEqual({ ...USUAL, city: 'new-york' });
  });

  it('keep the words that are no city, and leave no tour out for them', () => {
    expect(readFilters({ city: '東京' })).toEqual({ ...USUAL, sought: '東京' });
    expect(readFilters({ sought: ' Atlantis ' })).toEqual({ ...USUAL, sought: 'Atlantis' });
    expect(toursPath({ ...USUAL, sought: 'Atlantis' })).toBe('/tours?sought=Atlantis');
    expect(appliedTo({ ...USUAL, sought: 'Atlantis' })).toEqual([
      { name: 'sought', value: 'Atlantis', without: USUAL },
    ]);
  });

  it.each([
    [{ people: '0' }, { people: 1 }],
    [{ people: '21' }, { people: 20 }],
    [{ people: 'many' }, { people: 2 }],
    [{ people: '1e3' }, { people: 2 }],
    [{ maxPrice: '5000' }, { maxPrice: 1000 }],
    [
      { minPrice: '500', maxPrice: '100' },
      { minPrice: 100, maxPrice: 500 },
    ],
    [{ startAt: '2027-13-01' }, { startAt: undefined }],
    [{ duration: '0' }, { duration: undefined }],
    [{ sort: 'random' }, { sort: 'recommended' }],
    [{ page: '0' }, { page: 1 }],
    [{ categories: 'a b,museum,museum,<x>' }, { categories: ['museum'] }],
  ])('make sense of %j', (search, expected) => {
    expect(readFilters(search)).toMatchObject(expected);
  });
});

describe('the address of a changed list', () => {
  it('begins at the first page again', () => {
    expect(toursPath({ ...USUAL, page: 4 }, { city: 'rome' })).toBe('/tours?city=rome');
    expect(toursPath({ ...USUAL, city: 'rome' }, { page: 2 })).toBe('/tours?city=rome&page=2');
  });

  it('shows lists with commas', () => {
    expect(toursPath(USUAL, { categories: ['museum', 'food-tour'] })).toBe('/tours?categories=museum,food-tour');
  });
});

describe('applied filters', () => {
  it('are taken away one value at a time', () => {
    const filters = { ...USUAL, categories: ['museum', 'food-tour'], people: 5, page: 2 };
    expect(appliedTo(filters).map(({ name, value, without }) => [name, value, toursPath(without)])).toEqual([
      ['categories', 'museum', '/tours?categories=food-tour&people=5'],
      ['categories', 'food-tour', '/tours?categories=museum&people=5'],
      ['people', '5', '/tours?categories=museum,food-tour'],
    ]);
  });

  it('hold both ends of the price in one', () => {
    const [applied, ...others] = appliedTo({ ...USUAL, minPrice: 50, maxPrice: 400 });
    expect(applied?.name).toBe('price');
    expect(applied?.without).toEqual(USUAL);
    expect(others).toEqual([]);
  });

  it('are none for order, page and look', () => {
    expect(appliedTo({ ...USUAL, sort: 'price', page: 3, view: 'list' })).toEqual([]);
    expect(unfiltered({ ...USUAL, city: 'rome', sort: 'price', view: 'list' })).toEqual({
      ...USUAL,
      sort: 'price',
      view: 'list',
    });
  });

  it('toggle', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('what may help where nothing was found', () => {
  const pathsOf = (filters: typeof USUAL) => {
    const { one, two, only } = relaxations(filters);
    return [one, two, only].map((steps) => steps.map(({ list }) => toursPath(list)));
  };

  it('is to let go of each filter, of each pair, or of all but one', () => {
    const filters = { ...USUAL, city: 'rome', categories: ['museum'], people: 5, maxPrice: 90, page: 3 };
    const [one, two, only] = pathsOf(filters);
    expect(one).toContain('/tours?categories=museum&people=5&maxPrice=90');
    expect(one).toHaveLength(4);
    expect(two).toEqual([
      '/tours?people=5&maxPrice=90',
      '/tours?categories=museum&maxPrice=90',
      '/tours?categories=museum&people=5',
      '/tours?maxPrice=90&city=rome',
      '/tours?people=5&city=rome',
      '/tours?categories=museum&city=rome',
    ]);
    expect(only).toEqual(['/tours?city=rome', '/tours?categories=museum', '/tours?people=5', '/tours?maxPrice=90']);
  });

  it('names the two that are let go of', () => {
    const { two } = relaxations({ ...USUAL, city: 'rome', categories: ['museum'], people: 5 });
    expect(two.map(({ filters }) => filters.map(({ name }) => name))).toEqual([
      ['city', 'categories'],
      ['city', 'people'],
      ['categories', 'people'],
    ]);
  });

  it('is no pair where that would be all, and none alone where a pair leaves one', () => {
    expect(pathsOf({ ...USUAL, city: 'rome', people: 5 }).map(({ length }) => length)).toEqual([2, 0, 0]);
    expect(pathsOf({ ...USUAL, city: 'rome', people: 5, maxPrice: 90 }).map(({ length }) => length)).toEqual([3, 3, 0]);
  });

  it('asks for no more than a page can bear', () => {
    const categories = Array.from({ length: 20 }, (_, index) => `kind-${index}`);
    expect(pathsOf({ ...USUAL, categories }).map(({ length }) => length)).toEqual([20, 21, 7]);
  });
});

describe('filters that the catalogue does not know', () => {
  const filters = { ...USUAL, categories: ['no-such-kind', 'food-tour'], people: 5, city: 'romee' };
  const kinds = ['food-tour', 'museum'];

  it('go, and those that there are stay', () => {
    expect(without(filters, [{ field: 'categories' }], kinds)).toEqual({ ...filters, categories: ['food-tour'] });
    const special = { ...filters, specialFilters: ['evening', 'by-moonlight'] };
    expect(without(special, [{ field: 'specialFilters' }], kinds)).toEqual({ ...special, specialFilters: ['evening'] });
    expect(without(filters, [{ field: 'city' }], kinds)).toEqual({ ...filters, city: undefined, sought: 'romee' });
  });

  it('go all where none can be told from the others, and nothing where none is to blame', () => {
    const known = { ...filters, categories: kinds };
    expect(without(known, [{ field: 'categories' }], kinds)).toEqual({ ...known, categories: [] });
    expect(without(filters, [{ field: 'size' }], kinds)).toBeUndefined();
  });
});
