import * as toursToursQuery from '../../api/generated/limits/tours-tours-query.gen.js';
import { MOST_PEOPLE, USUAL_PEOPLE } from '../../shared/trip-search/people.js';

export const SORTS = ['recommended', 'price', '-price', 'rating', 'duration'] as const;
export type Sort = (typeof SORTS)[number];

/** Those that there are words for. */
export const SPECIAL_FILTERS = [
  'accessible',
  'with-children',
  'evening',
  'skip-the-line',
  'off-the-beaten-track',
] as const;

export const VIEWS = ['grid', 'list', 'map'] as const;
export type View = (typeof VIEWS)[number];

/** What the list is asked for; prices are whole euros, whatever currency is shown. */
export interface Filters {
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly people: number;
  readonly minPrice: number;
  /** 1000 and more mean no limit. */
  readonly maxPrice: number;
  readonly city: string | undefined;
  readonly startAt: string | undefined;
  /** Minutes. */
  readonly duration: number | undefined;
  readonly sort: Sort;
  readonly page: number;
  readonly view: View;
  /** Words that the tours are looked for by. */
  readonly sought: string | undefined;
}

export const NO_PRICE_LIMIT = 1000;

export const USUAL: Filters = {
  categories: [],
  specialFilters: [],
  people: USUAL_PEOPLE,
  minPrice: 0,
  maxPrice: NO_PRICE_LIMIT,
  city: undefined,
  startAt: undefined,
  duration: undefined,
  sort: 'recommended',
  page: 1,
  view: 'grid',
  sought: undefined,
};

/** As it stands in the address: texts, and nothing that is usual. */
export type ToursSearch = Readonly<Partial<Record<keyof Filters, string>>>;

const SLUG = /^[a-z0-9-]{1,100}$/;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MOST_VALUES = 20;
const LONGEST_WORD = 80;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const slugsOf = (...values: readonly unknown[]): string[] =>
  [...new Set(values.flatMap((value) => textOf(value).split(',')).filter((slug) => SLUG.test(slug)))].slice(
    0,
    MOST_VALUES,
  );

/** Within its bounds, or the usual value where it is no whole number. */
function wholeOf(value: unknown, least: number, most: number, usual: number): number {
  const text = textOf(value);
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), least), most) : usual;
}

/** A slug; a name that somebody typed where no script suggested is what they look for. */
const cityOf = (value: unknown): string | undefined => (SLUG.test(textOf(value)) ? textOf(value) : undefined);

const oneOf = <T extends string>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((each) => each === value) ?? usual;

/** Understands every address: what makes no sense is left out. `cat` is the specification's short form. */
export function readFilters(search: Readonly<Record<string, unknown>>): Filters {
  const prices = [
    wholeOf(search['minPrice'], 0, NO_PRICE_LIMIT, USUAL.minPrice),
    wholeOf(search['maxPrice'], 0, NO_PRICE_LIMIT, USUAL.maxPrice),
  ];
  const startAt = textOf(search['startAt']);
  const city = cityOf(search['city']);
  const sought = textOf(search['sought']) || (city ? '' : textOf(search['city']));
  return {
    categories: slugsOf(search['categories'], search['cat']),
    specialFilters: slugsOf(search['specialFilters']),
    people: wholeOf(search['people'], 1, MOST_PEOPLE, USUAL.people),
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    city,
    startAt: DAY.test(startAt) ? startAt : undefined,
    duration: wholeOf(search['duration'], 0, toursToursQuery.duration.maximum, 0) || undefined,
    sort: oneOf(SORTS, search['sort'], USUAL.sort),
    page: wholeOf(search['page'], toursToursQuery.page.minimum, toursToursQuery.page.maximum, USUAL.page),
    view: oneOf(VIEWS, search['view'], USUAL.view),
    // The API takes no characters that are no text.
    sought: sought.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_WORD) || undefined,
  };
}

const names = Object.keys(USUAL) as (keyof Filters)[];

export function searchOf(filters: Filters): ToursSearch {
  const given = names.filter((name) => String(filters[name] ?? '') !== String(USUAL[name] ?? ''));
  return Object.fromEntries(given.map((name) => [name, String(filters[name])]));
}

/** For the router, which keeps what is not taken away by name: one list has one address. */
export const canonicalSearch = (search: Readonly<Record<string, unknown>>): ToursSearch => ({
  ...Object.fromEntries(['cat', ...names].map((name) => [name, undefined])),
  ...searchOf(readFilters(search)),
});

/** The address of the list with a change; another list begins at its first page. */
export function toursPath(filters: Filters, change: Partial<Filters> = {}): string {
  const search = searchOf({ ...filters, page: USUAL.page, ...change });
  const text = new URLSearchParams(search as Record<string, string>).toString().replaceAll('%2C', ',');
  return text ? `/tours?${text}` : '/tours';
}

/**
 * The filters without those that the catalogue does not know; undefined where none of them is to blame. Of the kinds of
 * tour and of the special filters those stay that there are.
 */
export function without(
  filters: Filters,
  refused: readonly { readonly field: string }[],
  kinds: readonly string[],
): Filters | undefined {
  const blamed = names.filter((name) => refused.some(({ field }) => field === name) && filters[name] !== USUAL[name]);
  if (blamed.length === 0) return undefined;
  const usual = Object.fromEntries(blamed.map((name) => [name, USUAL[name]]));
  const known = { categories: kinds, specialFilters: SPECIAL_FILTERS as readonly string[] };
  const stays = (['categories', 'specialFilters'] as const)
    .map((name) => [name, filters[name].filter((value) => known[name].includes(value))] as const)
    .filter(([name, values]) => blamed.includes(name) && values.length < filters[name].length);
  return {
    ...filters,
    ...usual,
    ...Object.fromEntries(stays),
    ...(blamed.includes('city') ? { sought: filters.city } : {}),
  };
}

type FilterName = 'sought' | 'categories' | 'specialFilters' | 'people' | 'price' | 'city' | 'startAt' | 'duration';

/** One applied filter, and the list without it. */
export interface Applied {
  readonly name: FilterName;
  /** Words, a category, a special filter, a city; empty for the others. */
  readonly value: string;
  readonly without: Filters;
}

/** Each filter that leaves tours out, one entry per value. */
export function appliedTo(filters: Filters): readonly Applied[] {
  const fresh = { ...filters, page: USUAL.page };
  const without = (name: FilterName, value: string, change: Partial<Filters>): Applied => ({
    name,
    value,
    without: { ...fresh, ...change },
  });
  const each = (name: 'categories' | 'specialFilters') =>
    filters[name].map((slug) => without(name, slug, { [name]: filters[name].filter((other) => other !== slug) }));
  const { sought, city, startAt, duration, people, minPrice, maxPrice } = filters;
  const hasPrice = minPrice > USUAL.minPrice || maxPrice < NO_PRICE_LIMIT;
  return [
    ...(sought ? [without('sought', sought, { sought: undefined })] : []),
    ...(city ? [without('city', city, { city: undefined })] : []),
    ...each('categories'),
    ...(startAt ? [without('startAt', startAt, { startAt: undefined })] : []),
    ...(duration ? [without('duration', String(duration), { duration: undefined })] : []),
    ...(people === USUAL.people ? [] : [without('people', String(people), { people: USUAL.people })]),
    ...(hasPrice ? [without('price', '', { minPrice: USUAL.minPrice, maxPrice: USUAL.maxPrice })] : []),
    ...each('specialFilters'),
  ];
}

/** All filters gone; order and look stay. */
export const unfiltered = ({ sort, view }: Filters): Filters => ({ ...USUAL, sort, view });

/** With the value, or without it where it was there. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Filters that are let go of together, or the one that is kept alone, and the list that there is then. */
export interface Relaxation {
  readonly filters: readonly Applied[];
  readonly list: Filters;
}

/** More would ask the server too much for one page. */
const MOST_RELAXED = 7;

const isOne = (one: Applied, other: Applied): boolean => one.name === other.name && one.value === other.value;

/** Without any filter but one. */
const alone = (kept: Applied, list: Filters): Filters => {
  const other = appliedTo(list).find((each) => !isOne(each, kept));
  return other ? alone(kept, other.without) : list;
};

/** What may help where nothing was found: to let go of one filter, else of two, else to keep only one. */
export function relaxations(filters: Filters): Readonly<Record<'one' | 'two' | 'only', readonly Relaxation[]>> {
  const all = appliedTo(filters);
  const some = all.slice(0, MOST_RELAXED);
  return {
    one: all.map((each) => ({ filters: [each], list: each.without })),
    two:
      all.length < 3
        ? []
        : some.flatMap((each, index) =>
            appliedTo(each.without)
              .slice(index, MOST_RELAXED - 1)
              .map((other) => ({ filters: [each, other], list: other.without })),
          ),
    only: all.length < 4 ? [] : some.map((each) => ({ filters: [each], list: alone(each, filters) })),
  };
}
