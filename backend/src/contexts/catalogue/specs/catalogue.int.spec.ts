import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { countries as demoCountries } from '../../../../demonstration/src/countries.js';
import { tours as demoTours } from '../../../../demonstration/src/tours.js';
import { CatalogueApi } from '../index.js';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import type { ToursView } from '../queries/find-tours.js';
import type { TourCard } from '../queries/tour-cards.js';
import type { TourCity } from '../queries/find-tour-cities.js';
import type { TourView } from '../queries/tour-view.js';
import type { CityView } from '../queries/place-views.js';

const NOW = new Date('2026-11-20T12:00:00Z');

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const { components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'openapi.json'), 'utf8'),
) as { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } };

/** `tours[].city.name` and so on, of all that a schema describes. */
function namesDescribed(name: string): readonly string[] {
  const namesOf = ({ $ref, allOf, items, properties }: Schema, at: string): string[] => {
    if ($ref) return namesOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, at);
    if (allOf) return allOf.flatMap((part) => namesOf(part, at));
    if (items) return namesOf(items, `${at}[]`);
    if (!properties) return [at];
    return Object.entries(properties).flatMap(([property, schema]) => namesOf(schema, `${at}.${property}`));
  };
  return namesOf({ $ref: name }, '').sort();
}

/** The same of an answer; of a list without a thing in it nothing is known. */
function namesIn(answer: unknown): readonly string[] {
  const namesOf = (value: unknown, at: string): string[] => {
    if (Array.isArray(value)) return value.length > 0 ? value.flatMap((item) => namesOf(item, `${at}[]`)) : [`${at}[]`];
    if (typeof value !== 'object' || value === null) return [at];
    return Object.entries(value).flatMap(([property, inner]) => namesOf(inner, `${at}.${property}`));
  };
  return [...new Set(namesOf(answer, ''))].sort();
}

describe('the catalogue over HTTP', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(NOW);
  });
  afterAll(async () => testApp.close());

  const tours = async (query: string): Promise<ToursView> => {
    const { status, body } = await testApp.get<ToursView>(`/api/tours?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const slugs = async (query: string): Promise<string[]> => (await tours(query)).tours.map((tour) => tour.slug);

  describe('GET /api/tours', () => {
    it('lists all tours of the demonstration, page by page, each once', async () => {
      const first = await tours('size=5');
      expect(first.totalItems).toBe(demoTours.length);
      expect(first.totalPages).toBe(Math.ceil(demoTours.length / 5));
      const pages = await Promise.all(
        Array.from({ length: first.totalPages }, (_, page) => slugs(`size=5&page=${page + 1}`)),
      );
      expect(pages.flat().sort()).toEqual(demoTours.map((tour) => tour.slug).sort());
      expect((await tours('size=5&page=99')).tours).toEqual([]);
    });

    it('says what the description of the API names, and nothing else', async () => {
      for (const query of ['size=100&people=3', 'size=100&people=3', 'language=ja_JP&currency=JPY'])
        expect(namesIn(await tours(query))).toEqual(namesDescribed('ToursView'));
    });

    it('shows the price of the people asked for, in the currency asked for', async () => {
      const prices = async (query: string) => {
        const { tours: found } = await tours(`city=rome&size=100&${query}`);
        return Object.fromEntries(
          found.map((tour) => [tour.slug, [tour.fromPrice.amount, tour.fromPrice.currency, tour.priceUnit]]),
        );
      };
      const colosseum = demoTours.find((tour) => tour.slug === 'rome-colosseum-and-forum');
      const evening = demoTours.find((tour) => tour.slug === 'rome-evening-piazzas');
      const group = colosseum?.options[0]?.prices;
      const person = evening?.options[0]?.prices;
      if (group?.kind !== 'per-group' || person?.kind !== 'per-person')
        throw new Error('The demonstration has changed');
      const [band, next] = group.bands;
      expect(await prices('people=2')).toMatchObject({
        'rome-colosseum-and-forum': [band?.amount, 'EUR', 'per-group'],
        'rome-evening-piazzas': [person.adult, 'EUR', 'per-person'],
      });
      expect((await prices(`people=${next?.upTo}`))['rome-colosseum-and-forum']).toEqual([
        next?.amount,
        'EUR',
        'per-group',
      ]);
      const [yen, currency] = (await prices('people=2&currency=JPY'))['rome-colosseum-and-forum'] ?? [];
      expect(currency).toBe('JPY');
      expect(yen).toBe(Math.round(((band?.amount ?? 0) * 178.45) / 1000) * 10);
    });

    it('shows, filters and sorts by the price of the duration asked for', async () => {
      const priceAt = (slug: string, duration: number): number | undefined => {
        const options = demoTours.find((tour) => tour.slug === slug)?.options;
        const prices = options?.find(({ durationMinutes }) => durationMinutes === duration)?.prices;
        if (prices?.kind !== 'per-group') return prices && 2 * prices.adult;
        return prices.bands.find(({ upTo }) => upTo >= 2)?.amount;
      };
      for (const duration of [180, 240]) {
        const { tours: found } = await tours(`city=rome&size=100&duration=${duration}`);
        expect(found.map(({ slug }) => slug)).toContain('rome-colosseum-and-forum');
        for (const { slug, totalPrice } of found)
          expect([slug, totalPrice.amount]).toEqual([slug, priceAt(slug, duration)]);
      }
      const { tours: under } = await tours('size=100&duration=240&maxPrice=200&sort=price');
      const amounts = under.map(({ totalPrice }) => totalPrice.amount);
      expect(amounts.length).toBeGreaterThan(0);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      expect(Math.max(...amounts)).toBeLessThanOrEqual(20_000);
      expect(under.map(({ slug }) => slug)).not.toContain('rome-colosseum-and-forum');
    });

    it('sorts by price, in euros whatever the currency shown', async () => {
      const cheapest = await slugs('sort=price&size=100');
      expect(await slugs('sort=price&size=100&currency=JPY')).toEqual(cheapest);
      const dearest = await slugs('sort=-price&size=100');
      expect(dearest[0]).toBe(cheapest.at(-1));
    });

    it.each<[string, (tour: TourCard) => number]>([
      ['rating', ({ rating }) => -(rating ?? 0)],
      ['duration', ({ durations: [shortest = 0] }) => shortest],
    ])('sorts by %s: the best or the shortest first', async (sort, keyOf) => {
      const keys = (await tours(`sort=${sort}&size=100`)).tours.map(keyOf);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
      expect(new Set(keys).size).toBeGreaterThan(2);
    });

    it('filters by category, city, duration, price and special filter', async () => {
      const strangers = async (query: string, belongs: (tour: TourCard) => boolean): Promise<readonly string[]> => {
        const found = await tours(`${query}&size=100`);
        expect(found.tours.length).toBeGreaterThan(0);
        return found.tours.filter((tour) => !belongs(tour)).map(({ slug }) => slug);
      };
      const isFood = ({ slug }: { readonly slug: string }): boolean => slug === 'food-tour';
      const isFoodInRome = (tour: TourCard): boolean => tour.city.slug === 'rome' && tour.categories.some(isFood);
      expect(await strangers('categories=food-tour&city=rome', isFoodInRome)).toEqual([]);
      expect(await strangers('duration=120', (tour) => tour.durations.includes(120))).toEqual([]);
      expect(await strangers('specialFilters=evening', (tour) => tour.specialFilters.includes('evening'))).toEqual([]);
      const all = await tours('size=100&maxPrice=1000');
      const under = await tours('size=100&maxPrice=150');
      expect(all.totalItems).toBe(demoTours.length);
      expect(under.totalItems).toBeLessThan(all.totalItems);
      expect(all.totalItems - under.totalItems).toBe((await tours('size=100&minPrice=151')).totalItems);
    });

    it('finds departures of a day that can still be booked', async () => {
      const found = await tours('startAt=2026-12-01&size=100');
      const runs = demoTours.filter((tour) =>
        tour.options.some(
          (option) =>
            option.weekdays.includes(2) &&
            !(option.closedMonths ?? []).includes(12) &&
            !(option.closedDays ?? []).includes('12-01'),
        ),
      );
      expect(found.tours.map((tour) => tour.slug).sort()).toEqual(runs.map((tour) => tour.slug).sort());
    });

    it('speaks the language asked for, and English to others', async () => {
      expect((await tours('language=it_IT&city=rome')).tours[0]?.city).toMatchObject({
        name: 'Roma',
        country: 'Italia',
      });
      expect((await tours('language=nl_NL&city=rome')).tours[0]?.city.name).toBe('Rome');
      expect((await tours('language=de_DE')).facets.categories.find(({ slug }) => slug === 'food-tour')?.title).toBe(
        'Kulinarische Touren',
      );
    });

    it('says in the answer when a text is a fallback', async () => {
      await testApp.change(`update catalogue.tour set names = names - 'ru_RU' where slug = 'rome-evening-piazzas'`);
      await testApp.until(async () =>
        (await tours('language=ru_RU&city=rome&size=100')).tours.some((tour) => tour.fallback),
      );
      const found = (await tours('language=ru_RU&city=rome&size=100')).tours.find((tour) => tour.fallback);
      expect(found?.slug).toBe('rome-evening-piazzas');
      const english = demoTours.find((tour) => tour.slug === 'rome-evening-piazzas')?.name.en_US;
      expect(found?.name).toBe(english);
      const catalogue = testApp.app.get(CatalogueApi, { strict: false });
      expect(await catalogue.findName('tour', 'rome-evening-piazzas', 'ru_RU')).toBe(english);
      const page = async (language: string) =>
        (await testApp.get<TourView>(`/api/tour/rome-evening-piazzas?language=${language}`)).body;
      expect(await page('ru_RU')).toMatchObject({ name: english, fallback: true });
      expect((await page('it_IT')).fallback).toBe(false);
    });

    it.each(['maxPrice=200', 'startAt=2026-12-01&people=4', 'city=rome', 'duration=180&specialFilters=evening'])(
      'counts with %s what there would be with each further filter',
      async (filter) => {
        const { facets } = await tours(filter);
        const asked = new URLSearchParams(filter);
        const special = asked.get('specialFilters')?.split(',') ?? [];
        const counted = [
          ...facets.categories.map(({ slug, count }) => ['categories', slug, count] as const),
          ...facets.durations.map(({ minutes, count }) => ['duration', String(minutes), count] as const),
          ...facets.specialFilters.map(
            ({ slug, count }) => ['specialFilters', [...special, slug].join(','), count] as const,
          ),
        ];
        const found = counted.map(async ([name, value]) => {
          const query = new URLSearchParams({ ...Object.fromEntries(asked), [name]: value });
          return [name, value, (await tours(String(query))).totalItems];
        });
        expect(await Promise.all(found)).toEqual(counted);
        expect(facets.specialFilters.length).toBeGreaterThan(0);
      },
    );

    it.each([
      ['size=101', 'size', 'MAX'],
      ['size=0', 'size', 'MIN'],
      ['page=0', 'page', 'MIN'],
      ['page=1e3', 'page', 'IS_INT'],
      ['people=21', 'people', 'MAX'],
      ['people=-1', 'people', 'MIN'],
      ['duration=0', 'duration', 'WHOLE_MINUTES'],
      ['duration=10001', 'duration', 'WHOLE_MINUTES'],
      ['duration=1.5', 'duration', 'WHOLE_MINUTES'],
      ['currency=RUB', 'currency', 'IS_IN'],
      ['sort=name', 'sort', 'IS_IN'],
      ['startAt=2026-13-01', 'startAt', 'IS_DATE_STRING'],
      ['city=%27%3B--', 'city', 'IS_ID_OR_SLUG'],
      ['startAt=2026-11-19', 'startAt', 'DAY_PASSED'],
      ['startAt=2999-01-01', 'startAt', 'DAY_TOO_FAR'],
      ['startAt=2028-11-22', 'startAt', 'DAY_TOO_FAR'],
      ['startAt=1999-01-01', 'startAt', 'DAY_PASSED'],
      ['startAt=20261201', 'startAt', 'IS_DATE_STRING'],
      ['city=atlantis', 'city', 'UNKNOWN_CITY'],
      ['categories=nothing', 'categories', 'IS_IN'],
      ['categories=food-tour,nothing', 'categories', 'IS_IN'],
      ['specialFilters=evening,nothing', 'specialFilters', 'IS_IN'],
      ['minPrice=51&maxPrice=50', 'minPrice', 'LEAST_ABOVE_MOST'],
      ['unheard=1', 'unheard', 'WHITELIST_VALIDATION'],
    ])('refuses %s', async (query, field, code) => {
      const { status, body } = await testApp.get<{ errors: { field: string; code: string }[] }>(`/api/tours?${query}`);
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ field, code }]);
    });

    it.each([
      'duration=1',
      'duration=10000',
      'startAt=2026-11-20',
      'minPrice=50&maxPrice=50',
      'minPrice=1200&maxPrice=1000',
      'categories=food-tour',
    ])('accepts %s', async (query) => {
      expect((await testApp.get(`/api/tours?${query}`)).status).toBe(200);
    });

    it('tells all cities of what is found, however many there are, each with its count and its cheapest tour', async () => {
      for (const filter of [
        '',
        'categories=food-tour',
        'people=6&maxPrice=200',
        'startAt=2026-12-01',
        'city=rome',
        'duration=240',
      ]) {
        const { body: cities } = await testApp.get<TourCity[]>(`/api/tours/cities?currency=JPY&${filter}`);
        const found = await tours(`size=100&currency=JPY&sort=price&${filter}`);
        const names = [...new Set(found.tours.map(({ city }) => city.slug))];
        expect(cities.map(({ slug }) => slug).sort()).toEqual(names.sort());
        expect(cities.map(({ count }) => count)).toEqual(cities.map(({ count }) => count).sort((a, b) => b - a));
        for (const { slug, count, cheapest } of cities) {
          const there = found.tours.filter(({ city }) => city.slug === slug);
          expect(count).toBe(there.length);
          expect(there).toContainEqual(expect.objectContaining(cheapest));
          expect(cheapest.totalPrice.amount).toBe(Math.min(...there.map(({ totalPrice }) => totalPrice.amount)));
        }
      }
      expect((await testApp.get<TourCity[]>('/api/tours/cities')).body.length).toBeGreaterThan(24);
    });

    it('refuses the same for the cities as for the tours, and a page', async () => {
      expect((await testApp.get('/api/tours/cities?city=atlantis')).status).toBe(422);
      expect((await testApp.get('/api/tours/cities?page=2')).status).toBe(422);
    });

    it('says which durations there can be', async () => {
      const { body } = await testApp.get<{ errors: { detail: string }[] }>('/api/tours?duration=1.5&language=de_DE');
      expect(body.errors.map(({ detail }) => detail)).toEqual([
        'Geben Sie die Dauer in ganzen Minuten an, von 1 bis 10000: 90 für eineinhalb Stunden.',
      ]);
    });

    it('names the values that there are, in the language asked for', async () => {
      const { body } = await testApp.get<{ errors: { detail: string }[] }>('/api/tours?sort=zzz&language=de_DE');
      expect(body.errors.map(({ detail }) => detail)).toEqual([
        'Wählen Sie einen dieser Werte: recommended, price, -price, rating, duration.',
      ]);
    });
  });

  it.each([
    ['continent', '/api/continents', 'europa'],
    ['country', '/api/countries', 'italy'],
  ])('answers the text of a %s by its id and its slug, alike', async (kind, list, slug) => {
    const { body: places } = await testApp.get<{ id: string; slug: string }[]>(`${list}?language=de_DE`);
    const textOf = (place: string | undefined) =>
      testApp.get<{ slug: string }>(`/api/${kind}/cms/data?content_cms_entry__=${place}&language=de_DE`);
    const bySlug = await textOf(slug);
    const byId = await textOf(places.find((place) => place.slug === slug)?.id);
    expect(bySlug.body.slug).toBe(slug);
    expect(byId.body).toEqual(bySlug.body);
  });

  describe('GET /api/tour/{id}', () => {
    it('answers by slug and by id, alike', async () => {
      const bySlug = await testApp.get<TourView>('/api/tour/tokyo-asakusa-to-yanaka?language=ja_JP&currency=EUR');
      const byId = await testApp.get<TourView>(`/api/tour/${bySlug.body.id}?language=ja_JP&currency=EUR`);
      expect(byId.body).toEqual(bySlug.body);
      expect(bySlug.body.city).toMatchObject({
        name: '東京',
        timeZone: 'Asia/Tokyo',
        country: { code: 'JP', name: '日本' },
      });
      expect(bySlug.body.originalCurrency).toBe('JPY');
      expect(
        new Set(
          bySlug.body.options.map((option) =>
            option.prices.kind === 'per-group' ? option.prices.extraPerson.currency : undefined,
          ),
        ),
      ).toEqual(new Set(['EUR']));
      expect(bySlug.body.guideLanguages.map((language) => language.code)).toEqual(LOCALES);
    });

    it('expands start times from a range', async () => {
      const { body } = await testApp.get<TourView>('/api/tour/london-westminster-to-st-pauls?currency=GBP');
      expect(body.options[0]?.times).toEqual(expect.arrayContaining(['09:30', '10:30', '11:30', '12:30', '13:30']));
    });

    it.each(['..%2F..%2Fetc', 'a'.repeat(101), '%27%20or%201=1', '%F0%9F%98%80'])(
      'finds nothing under %s',
      async (id) => {
        expect((await testApp.get(`/api/tour/${id}`)).status).toBe(404);
        expect((await testApp.get(`/api/tours-by-country/${id}`)).status).toBe(404);
      },
    );

    it.each([
      ['/api/tour/atlantis/get-gallery', 'GALLERY_NOT_FOUND', 'No galleries found.'],
      ['/api/tours-by-country/atlantis', 'COUNTRY_TOURS_NOT_FOUND', 'No tours found for this country.'],
    ])('answers %s with %s', async (path, code, detail) => {
      const { status, body } = await testApp.get<{ code: string; detail: string }>(`${path}?language=en_US`);
      expect([status, body.code, body.detail]).toEqual([404, code, detail]);
    });

    it('knows no tour that is not on sale, and says where a slug has moved', async () => {
      const gone = await testApp.get<{ detail: string }>('/api/tour/atlantis-by-boat?language=en_US');
      expect([gone.status, gone.body.detail]).toEqual([404, 'No tour found.']);
      await testApp.change(`insert into platform.moved_slug values ('tour', 'old-rome', 'rome-evening-piazzas')`);
      const moved = await testApp.get<{ code: string; params: { slug: string } }>('/api/tour/old-rome');
      expect(moved.status).toBe(404);
      expect(moved.body).toMatchObject({ code: 'MOVED', params: { slug: 'rome-evening-piazzas' } });
    });
  });

  describe('places', () => {
    it.each([
      ['/api/languages', 7],
      ['/api/currencies', 7],
      ['/api/tourCategories', 8],
      ['/api/continents', 5],
      ['/api/countries?continentId=oceania', demoCountries.filter(({ continent }) => continent === 'oceania').length],
      ['/api/cities?countryId=italy', undefined],
      ['/api/featuredCities', undefined],
      ['/api/citiesPerCountry?lang=ja_JP', undefined],
      ['/api/tours-by-country/italy', undefined],
    ])('%s answers a list', async (url, length) => {
      const { status, body } = await testApp.get<unknown[]>(url);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(0);
      if (length !== undefined) expect(body).toHaveLength(length);
    });

    it('shows a city with its country, continent, zone and text', async () => {
      const { body } = await testApp.get<CityView>('/api/city/data?slug=rome&language=fr_FR');
      expect(body).toMatchObject({
        slug: 'rome',
        timeZone: 'Europe/Rome',
        country: { slug: 'italy', name: 'Italie' },
        continentData: { slug: 'europa' },
      });
      expect(body.text.length).toBeGreaterThan(50);
      expect(body.fallback).toBe(false);
    });

    it('shows the English text of a city that has none in the language asked for, and says so', async () => {
      const shown = async () => (await testApp.get<CityView>('/api/city/data?slug=rome&language=ja_JP')).body;
      await testApp.change(`update catalogue.city set introduction = introduction - 'ja_JP' where slug = 'rome'`);
      await testApp.until(async () => (await shown()).fallback);
      expect((await shown()).text).toBe((await testApp.get<CityView>('/api/city/data?slug=rome')).body.text);
    });

    it.each([
      '/api/city/data?slug=nowhere',
      '/api/country/data?slug=nowhere',
      '/api/continent/data?slug=nowhere',
      '/api/tours-by-country/nowhere',
    ])('%s is 404', async (url) => expect((await testApp.get(url)).status).toBe(404));

    it.each([
      ['/api/tours?city=nowhere', 'city', 'UNKNOWN_CITY'],
      ['/api/tours?categories=food-tour,nothing', 'categories', 'IS_IN'],
      ['/api/tours?specialFilters=nothing', 'specialFilters', 'IS_IN'],
      ['/api/tours/cities?categories=nothing', 'categories', 'IS_IN'],
      ['/api/countries?continentId=nowhere', 'continentId', 'UNKNOWN_CONTINENT'],
      ['/api/cities?countryId=nowhere', 'countryId', 'UNKNOWN_COUNTRY'],
      ['/api/guides?city=nowhere', 'city', 'UNKNOWN_CITY'],
      ['/api/guides?category=nothing', 'category', 'IS_IN'],
      ['/api/guides?guideLanguage=xx_XX', 'guideLanguage', 'IS_IN'],
      ['/api/reviews-by-city?cityId=rome&stars=6', 'stars', 'MAX'],
      ['/api/reviews/rome-colosseum-and-forum?sort=best', 'sort', 'IS_IN'],
      ['/api/cms/entry/dataByCmsAndLanguage?content_cms=nothing', 'content_cms', 'IS_IN'],
    ])('%s filters by what there is not, which is told', async (url, field, code) => {
      const { status, body } = await testApp.get<{ errors: object[] }>(url);
      expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
    });

    it.each([
      ['/api/tours?page=99', 'tours'],
      ['/api/guides?page=99', 'guides'],
      ['/api/reviews-by-city?cityId=rome&page=99', 'reviews'],
      ['/api/reviews/rome-colosseum-and-forum?page=99', 'reviews'],
    ])('%s, after the last page, is an empty list', async (url, list) => {
      expect(await testApp.get(url)).toMatchObject({ status: 200, body: { [list]: [] } });
    });

    it.each([
      ['/api/tour/ROME-Colosseum-and-forum', 'rome-colosseum-and-forum'],
      ['/api/city/data?slug=NEW-YORK', 'new-york'],
      ['/api/country/data?slug=ITALY', 'italy'],
      ['/api/continent/data?slug=EUROPA', 'europa'],
      ['/api/cms/entry/dataByCmsAndLanguage?content_cms=blog&slug=ROME-BY-ITS-LIGHT', 'rome-by-its-light'],
    ])('%s says how it is written', async (url, slug) => {
      expect(await testApp.get(url)).toMatchObject({ status: 404, body: { code: 'MOVED', params: { slug } } });
    });

    it.each([
      ['ROM', 'rome'],
      ['рим', 'rome'],
      ['パリ', 'paris'],
      ['東京', 'tokyo'],
      ['barcelna', 'barcelona'],
      ['japan', 'tokyo'],
    ])('suggests for %s first %s', async (query, slug) => {
      const { body } = await testApp.get<{ slug: string }[]>(`/api/cities/search?query=${encodeURIComponent(query)}`);
      expect(body[0]?.slug).toBe(slug);
    });

    it.each([
      ['Japan', true],
      ['日本', true],
      ['Japa', false],
      ['Tokyo', false],
    ])('tells whether %s is the country itself', async (query, isCountryCalledSo) => {
      const { body } = await testApp.get<unknown[]>(`/api/cities/search?query=${encodeURIComponent(query)}`);
      expect(body[0]).toMatchObject({ countrySlug: 'japan', isCountryCalledSo });
    });

    it('wants three characters', async () => {
      expect((await testApp.get('/api/cities/search?query=ro')).status).toBe(422);
      expect((await testApp.get('/api/cities/search?query=%20r%20o%20')).status).toBe(422);
      expect((await testApp.get(`/api/cities/search?query=${encodeURIComponent('東')}`)).status).toBe(422);
      const { body } = await testApp.get<{ errors: unknown[] }>('/api/cities/search?query=ro&language=de_DE');
      expect(body.errors).toEqual([
        { field: 'query', code: 'ENOUGH_LETTERS', detail: 'Geben Sie mindestens drei Buchstaben ein.' },
      ]);
    });
  });

  describe('answers', () => {
    it('carry an ETag, may be kept for a minute, and are 304 for who has them', async () => {
      const url = '/api/tours?size=3&language=es_ES';
      const first = await testApp.get(url);
      expect(first.headers['cache-control']).toBe('public, max-age=60');
      const etag = String(first.headers['etag']);
      const again = await testApp.get(url, { 'if-none-match': etag });
      expect([again.status, again.body, again.headers['etag']]).toEqual([304, undefined, etag]);
      expect((await testApp.get(`${url}&page=2`, { 'if-none-match': etag })).status).toBe(200);
    });

    it('change as soon as the catalogue does', async () => {
      const url = '/api/city/data?slug=paris';
      const before = await testApp.get<CityView>(url);
      await testApp.change(`update catalogue.city set featured = not featured where slug = 'paris'`);
      await testApp.until(async () => (await testApp.get<CityView>(url)).body.featured !== before.body.featured);
      expect((await testApp.get(url)).headers['etag']).not.toBe(before.headers['etag']);
    });

    it('are the same with and without compression', async () => {
      const url = '/api/tours?size=10&language=fr_FR';
      const plain = await testApp.app.inject({ method: 'GET', url });
      await testApp.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
      const { brotliDecompressSync } = await import('node:zlib');
      await testApp.until(async () => {
        const packed = await testApp.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
        return (
          packed.headers['content-encoding'] === 'br' &&
          brotliDecompressSync(packed.rawPayload).toString() === plain.body
        );
      });
    });

    it('to a bad token are 401, whatever is kept', async () => {
      await testApp.get('/api/continents');
      expect((await testApp.get('/api/continents', { authorization: 'Bearer nonsense' })).status).toBe(401);
    });
  });

  describe('favourites', () => {
    const signIn = async (name: string) => {
      const email = `${name}@people.example`;
      const form = {
        type: 'individual',
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        confirmEmail: email,
        password: 'a long password',
        confirmPassword: 'a long password',
        nativeLanguage: 'en',
        acceptTerms: true,
      };
      const { status, body } = await testApp.post<{ user: { uuid: string }; access_token: string }>(
        '/api/auth/signup',
        form,
      );
      expect(status).toBe(201);
      return { id: body.user.uuid, headers: { authorization: `Bearer ${body.access_token}` } };
    };
    const path = (userId: string, tour = 'rome-evening-piazzas'): string =>
      `/api/tour/${tour}/user-favourite/${userId}`;

    it('are toggled, listed, and known to the list of tours', async () => {
      const ada = await signIn('ada');
      const toggle = async (tour?: string) =>
        (await testApp.put<{ favourite: boolean }>(path(ada.id, tour), ada.headers)).body.favourite;
      expect(await toggle()).toBe(true);
      expect(await toggle('tokyo-asakusa-to-yanaka')).toBe(true);
      const list = async () =>
        (await testApp.get<ToursView>(`/api/user/${ada.id}/favourite-tours`, ada.headers)).body.tours.map(
          (tour) => tour.slug,
        );
      expect([...(await list())].sort()).toEqual(['rome-evening-piazzas', 'tokyo-asakusa-to-yanaka']);
      const mine = await testApp.get<ToursView>('/api/tours', ada.headers);
      expect(mine.body.favouriteTours).toHaveLength(2);
      expect(mine.headers['cache-control']).toBe('private, no-cache');
      expect((await tours('')).favouriteTours).toEqual([]);
      expect(await toggle()).toBe(false);
      expect(await list()).toEqual(['tokyo-asakusa-to-yanaka']);
    });

    it('are joined by those that were marked in a browser, forty times at once', async () => {
      const gil = await signIn('gil');
      const ids = (await tours('size=3')).tours.map(({ id }) => id);
      await testApp.put(path(gil.id, ids[1]), gil.headers);
      const add = (...more: string[]) =>
        testApp.post(`/api/user/${gil.id}/favourite-tours`, { tours: [...ids, ...more] }, gil.headers);
      const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await add(randomUUID())).status));
      expect([...new Set(statuses)]).toEqual([204]);
      const list = await testApp.get<ToursView>(`/api/user/${gil.id}/favourite-tours`, gil.headers);
      expect(list.body.tours.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const cards = await testApp.get<TourCard[]>(`/api/tours/named?ids=${[...ids, randomUUID()].join(',')}`);
      expect(cards.body.map(({ id }) => id)).toEqual(ids);
      expect((await testApp.get('/api/tours/named?ids=rome')).status).toBe(422);
      expect((await testApp.post(`/api/user/${gil.id}/favourite-tours`, { tours: ['rome'] }, gil.headers)).status).toBe(
        422,
      );
      const other = await signIn('hal');
      expect((await testApp.post(`/api/user/${gil.id}/favourite-tours`, { tours: [] }, other.headers)).status).toBe(
        404,
      );
    });

    it('are what somebody wants them to be, however often it is said', async () => {
      const eve = await signIn('eve');
      const want = async (favourite: boolean) =>
        (await testApp.put<{ favourite: boolean }>(`${path(eve.id)}?favourite=${favourite}`, eve.headers)).body
          .favourite;
      const count = async () =>
        (await testApp.get<ToursView>(`/api/user/${eve.id}/favourite-tours`, eve.headers)).body.totalItems;
      expect([await want(true), await want(true), await count()]).toEqual([true, true, 1]);
      const answers = await Promise.all(Array.from({ length: 40 }, () => want(true)));
      expect([...new Set(answers), await count()]).toEqual([true, 1]);
      expect([await want(false), await want(false), await count()]).toEqual([false, false, 0]);
      expect((await testApp.put(`${path(eve.id)}?favourite=perhaps`, eve.headers)).status).toBe(422);
    });

    it('are not toggled by who writes into the body what belongs into the address', async () => {
      const flo = await signIn('flo');
      const refused = await testApp.put(path(flo.id), flo.headers, { favourite: false, tour: 'x' });
      const errors = ['favourite', 'tour'].map((field) => ({ field, code: 'WHITELIST_VALIDATION' }));
      expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', errors } });
      expect((await testApp.put(path(flo.id), flo.headers, [])).status).toBe(422);
      expect((await testApp.get<ToursView>(`/api/user/${flo.id}/favourite-tours`, flo.headers)).body.totalItems).toBe(
        0,
      );
      expect((await testApp.put(path(flo.id), flo.headers, {})).body).toEqual({ favourite: true });
    });

    it('are as they were after forty clicks at once', async () => {
      const bo = await signIn('bo');
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => testApp.put<{ favourite: boolean }>(path(bo.id), bo.headers)),
      );
      expect(answers.filter(({ body }) => body.favourite)).toHaveLength(20);
      expect((await testApp.get<ToursView>(`/api/user/${bo.id}/favourite-tours`, bo.headers)).body.totalItems).toBe(0);
    });

    it('of others and of nobody are not there', async () => {
      const [cy, di] = [await signIn('cy'), await signIn('di')];
      expect((await testApp.put(path(di.id), cy.headers)).status).toBe(404);
      expect((await testApp.get(`/api/user/${di.id}/favourite-tours`, cy.headers)).status).toBe(404);
      expect((await testApp.put(path(cy.id, 'atlantis'), cy.headers)).status).toBe(404);
      expect((await testApp.put(path(cy.id), {})).status).toBe(401);
    });
  });

  it('tells other contexts what is on sale', async () => {
    const catalogue = testApp.app.get(CatalogueApi, { strict: false });
    const option = await catalogue.findOptionForSale('rome-colosseum-and-forum', 180);
    expect(option).toMatchObject({
      slug: 'rome-colosseum-and-forum',
      durationMinutes: 180,
      kind: 'private',
      currency: 'EUR',
      city: { slug: 'rome', timeZone: 'Europe/Rome' },
    });
    expect(await catalogue.findOptionForSale(option?.tourId ?? '', 180)).toEqual(option);
    expect(await catalogue.findOptionForSale('rome-colosseum-and-forum', 181)).toBeUndefined();
    expect(await catalogue.findOptionsForSale('nothing')).toEqual([]);
    expect(await catalogue.findPosterSubject('tour', 'rome-evening-piazzas')).toMatchObject({
      slug: 'rome-evening-piazzas',
      continent: 'europa',
      evening: true,
    });
    expect(await catalogue.findPosterSubject('city', 'nowhere')).toBeUndefined();
  });
});
