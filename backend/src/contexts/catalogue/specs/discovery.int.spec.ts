import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cities as demoCities } from '../../../../demonstration/src/cities.js';
import { countries as demoCountries } from '../../../../demonstration/src/countries.js';
import { countryNames } from '../../../../demonstration/src/country-names.js';
import { categories as demoCategories } from '../../../../demonstration/src/categories.js';
import { continents as demoContinents } from '../../../../demonstration/src/continents.js';
import { tours as demoTours } from '../../../../demonstration/src/tours.js';
import type { CityOnMap } from '../queries/find-cities-on-map.js';
import type { FeaturedToursView } from '../queries/find-featured-tours.js';
import type { CurrencyView, LanguageView } from '../queries/find-settings.js';
import type { GalleryView } from '../queries/find-tour-gallery.js';
import type { CitySummary, ContinentView, CountryView, CountryWithCities } from '../queries/place-views.js';
import type { SearchSuggestion } from '../queries/find-search-suggestions.js';
import type { ToursView } from '../queries/find-tours.js';
import type { TourCard } from '../queries/tour-cards.js';
import type { TourView } from '../queries/tour-view.js';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';

interface Placed {
  readonly order: number;
  readonly slug: string;
}

/** As places are listed. */
const inOrder = (one: Placed, other: Placed): number => one.order - other.order || (one.slug < other.slug ? -1 : 1);

describe('finding one’s way in the catalogue', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2026-11-20T12:00:00Z'));
  });
  afterAll(async () => testApp.close());

  const similar = async (slug: string): Promise<TourCard[]> =>
    (await testApp.get<TourCard[]>(`/api/tour/${slug}/similar?language=it_IT&currency=USD`)).body;

  describe('GET /api/search', () => {
    const suggested = async (query: string, language = 'en_US') => {
      const path = `/api/search?query=${encodeURIComponent(query)}&language=${language}`;
      return (await testApp.get<SearchSuggestion[]>(path)).body.map(({ kind, slug }) => `${kind} ${slug}`);
    };

    it('suggests sights and tours where no place is called so', async () => {
      expect((await suggested('Colosseum'))[0]).toBe('sight rome');
      expect(await suggested('コロッセオ', 'ja_JP')).toContain('tour rome-colosseum-and-forum');
      expect(await suggested('Coloseum')).toContain('tour rome-colosseum-and-forum');
      expect(await suggested('Louvre')).toContain('tour paris-louvre-masterworks');
    });

    it('suggests places first where they are called so, and a country before its cities', async () => {
      expect((await suggested('Rom', 'de_DE'))[0]).toBe('city rome');
      expect((await suggested('Italien', 'de_DE'))[0]).toBe('country italy');
      expect((await suggested('Ital'))[0]).toBe('country italy');
      expect((await suggested('Barselona'))[0]).toBe('city barcelona');
      expect(await suggested('Rome')).toContain('tour rome-colosseum-and-forum');
    });

    it('suggests nothing for words that no name has', async () => {
      expect(await suggested('qqqqqq')).toEqual([]);
    });
  });

  describe('GET /api/tours?query=', () => {
    const listed = async (query: string) => {
      const path = `/api/tours?query=${encodeURIComponent(query)}`;
      const { tours, totalItems, hasAllWords } = (await testApp.get<ToursView>(path)).body;
      return { slugs: tours.map(({ slug }) => slug), totalItems, hasAllWords };
    };

    it('lists the tours with the words', async () => {
      expect(await listed('colosseum')).toEqual({
        slugs: ['rome-colosseum-and-forum'],
        totalItems: 1,
        hasAllWords: true,
      });
      expect((await listed('   ')).totalItems).toBe(demoTours.length);
    });

    it('lists those that come closest, and says so', async () => {
      const { slugs, hasAllWords } = await listed('street food Tokyo');
      expect(hasAllWords).toBe(false);
      expect(slugs.length).toBeGreaterThan(0);
      expect(slugs.filter((slug) => !slug.startsWith('tokyo'))).toEqual([]);
      expect(await listed('qqqqqq')).toEqual({ slugs: [], totalItems: 0, hasAllWords: false });
    });
  });

  describe('GET /api/tour/{id}/similar', () => {
    it('gives the three other tours of the city first, then the nearest', async () => {
      const cards = await similar('rome-colosseum-and-forum');
      expect(cards.map((card) => card.city.name)).toEqual(['Roma', 'Roma', 'Roma', 'Napoli']);
      expect(cards.every((card) => card.slug !== 'rome-colosseum-and-forum')).toBe(true);
      expect(cards[0]?.fromPrice.currency).toBe('USD');
    });

    it('goes on with tours of the same kind in the nearest cities', async () => {
      const cards = await similar('athens-acropolis-and-plaka');
      const kind = demoTours.find(({ slug }) => slug === 'athens-acropolis-and-plaka')?.categories[0];
      expect(cards).toHaveLength(4);
      expect(cards.filter((card) => card.city.slug !== 'athens').length).toBeGreaterThan(0);
      expect(
        cards
          .filter((card) => card.city.slug !== 'athens')
          .every((card) => card.categories.some(({ slug }) => slug === kind)),
      ).toBe(true);
      expect(cards.find((card) => card.city.slug !== 'athens')?.city.slug).toBe('istanbul');
    });

    it.each(['/api/tour/rome-colosseum-and-forum/similar', '/api/tours-by-country/italy'])(
      '%s shows what takes the party, priced for it as the list of tours is',
      async (path) => {
        const { body: cards } = await testApp.get<TourCard[]>(`${path}?people=7`);
        const { body: list } = await testApp.get<{ tours: TourCard[] }>('/api/tours?people=7&size=100');
        const prices = new Map(list.tours.map(({ slug, fromPrice, totalPrice }) => [slug, [fromPrice, totalPrice]]));
        expect(cards.length).toBeGreaterThan(0);
        expect(cards.map(({ fromPrice, totalPrice }) => [fromPrice, totalPrice])).toEqual(
          cards.map(({ slug }) => prices.get(slug)),
        );
        expect((await testApp.get(`${path}?people=0`)).status).toBe(422);
      },
    );

    it('fills its row with tours that take the party', async () => {
      const { body: cards } = await testApp.get<TourCard[]>('/api/tour/rome-colosseum-and-forum/similar?people=10');
      expect(cards).toHaveLength(4);
    });

    it('knows no tours like one that there is not', async () => {
      const { status, body } = await testApp.get<{ code: string }>('/api/tour/atlantis/similar');
      expect([status, body.code]).toEqual([404, 'TOUR_NOT_FOUND']);
    });
  });

  it('shows all cities on the map, with their tours', async () => {
    const { body } = await testApp.get<CityOnMap[]>('/api/map/cities?language=de_DE');
    const rome = body.find(({ slug }) => slug === 'rome');
    expect(rome).toMatchObject({ name: 'Rom', country: 'Italien', continent: 'europa', timeZone: 'Europe/Rome' });
    expect(rome?.toursCount).toBe(demoTours.filter(({ city }) => city === 'rome').length);
    expect(body.length).toBeGreaterThan(250);
    await testApp.change(`update catalogue.city set activated = false where slug = 'rome'`);
    await testApp.until(async () =>
      (await testApp.get<CityOnMap[]>('/api/map/cities')).body.every(({ slug }) => slug !== 'rome'),
    );
    await testApp.change(`update catalogue.city set activated = true where slug = 'rome'`);
  });

  it('shows lands with pictures of their own, and a continent with its cities', async () => {
    const { body: italy } = await testApp.get<CountryView>('/api/country/data?slug=italy&language=fr_FR');
    expect(italy.wideImage).toMatchObject({ src: '/posters/country/italy/wide.svg', alt: 'Italie', width: 1260 });
    const { body: asia } = await testApp.get<ContinentView>('/api/continent/data?slug=asia');
    expect(asia.shareImage.src).toBe('/posters/continent/asia/share.svg');
    expect(asia.cities).toHaveLength(12);
    expect(asia.cities.every(({ continent }) => continent === 'asia')).toBe(true);
    const withTours = asia.cities.map(({ toursCount }) => toursCount > 0);
    expect(withTours).toEqual([...withTours].sort((a, b) => Number(b) - Number(a)));
    expect(withTours[0]).toBe(true);
    const pictures = await Promise.all(
      [italy.wideImage, italy.shareImage, asia.wideImage, asia.shareImage].map(async ({ src, colour }) => {
        const { statusCode, body } = await testApp.app.inject({ url: src });
        expect(statusCode).toBe(200);
        expect(colour).toMatch(/^#[\da-f]{6}$/);
        expect(colour).not.toBe('#e8dcc8');
        return body;
      }),
    );
    expect(new Set(pictures).size).toBe(4);
  });

  describe('GET /api/tour/{id}/get-gallery', () => {
    it('has four to six pictures of every tour, all different, each said in words', async () => {
      for (const { slug } of demoTours) {
        const { galleries } = (await testApp.get<GalleryView>(`/api/tour/${slug}/get-gallery`)).body;
        expect(galleries.length).toBeGreaterThanOrEqual(4);
        expect(galleries.length).toBeLessThanOrEqual(6);
        expect(new Set(galleries.map(({ src }) => src)).size).toBe(galleries.length);
        expect(galleries.every(({ alt }) => alt.length > 0)).toBe(true);
      }
    });

    it('shows one landmark after the other, and the city', async () => {
      const slug = 'rome-colosseum-and-forum';
      const { galleries } = (await testApp.get<GalleryView>(`/api/tour/${slug}/get-gallery?language=de_DE`)).body;
      expect(galleries[0]).toMatchObject({ src: `/posters/tour/${slug}/wide.svg`, alt: 'Kolosseum' });
      expect(galleries[2]).toMatchObject({
        src: `/posters/tour/${slug}/landscape-2.svg`,
        alt: 'Tempel des Antoninus und der Faustina',
      });
      expect(galleries.at(-1)).toMatchObject({ src: '/posters/city/rome/landscape.svg', alt: 'Rom' });
      const drawn = await Promise.all(galleries.map(async ({ src }) => (await testApp.app.inject({ url: src })).body));
      expect(new Set(drawn).size).toBe(galleries.length);
      const { body } = await testApp.get<TourView>(`/api/tour/${slug}?language=de_DE`);
      expect(body.images.gallery).toEqual(galleries);
    });

    it('says what a picture shows in the language of the reader, never in English to others', async () => {
      const slug = 'stockholm-gamla-stan';
      const tour = demoTours.find((one) => one.slug === slug);
      const english = (await testApp.get<GalleryView>(`/api/tour/${slug}/get-gallery`)).body.galleries;
      expect(english[0]?.alt).toBe(tour?.landmarks[0]?.name);
      for (const one of demoTours) {
        const { galleries } = (await testApp.get<GalleryView>(`/api/tour/${one.slug}/get-gallery?language=ja_JP`)).body;
        for (const { alt } of galleries.slice(0, -1)) {
          expect(alt).not.toBe(one.name.ja_JP);
          expect(alt).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
        }
      }
    });

    it('has no picture of a landmark that there is not', async () => {
      const { statusCode } = await testApp.app.inject({
        url: '/posters/tour/rome-colosseum-and-forum/landscape-9.svg',
      });
      expect(statusCode).toBe(404);
    });
  });

  describe('lists', () => {
    interface Listed {
      readonly slug: string;
    }
    const slugsOf = (things: readonly Listed[]): readonly string[] => things.map(({ slug }) => slug);
    const list = async (url: string): Promise<readonly string[]> => slugsOf((await testApp.get<Listed[]>(url)).body);
    const citiesOf = (code: string) => demoCities.filter(({ country }) => country === code).toSorted(inOrder);
    const featuredCities = slugsOf(demoCities.filter(({ featured }) => featured).toSorted(inOrder));

    it('the tours of each country: those of its cities, and no others', async () => {
      for (const { code, slug } of demoCountries) {
        const cities = slugsOf(citiesOf(code));
        const expected = demoTours.filter(({ city }) => cities.includes(city));
        const found = await list(`/api/tours-by-country/${slug}`);
        expect([slug, found.toSorted()]).toEqual([slug, slugsOf(expected).toSorted()]);
      }
    });

    it('the tours and the cities that are featured, for the home page', async () => {
      const { body } = await testApp.get<FeaturedToursView>('/api/featured-tours');
      const featured = slugsOf(demoTours.filter((tour) => tour.featured));
      expect(slugsOf(body.featuredTours).toSorted()).toEqual(featured.toSorted());
      expect(slugsOf(body.cities)).toEqual(featuredCities.slice(0, 12));
      expect(await list('/api/featuredCities')).toEqual(featuredCities);
    });

    it('cities that are featured, those that are not, or all', async () => {
      const others = demoCities.filter(({ featured }) => !featured).toSorted(inOrder);
      expect(await list('/api/cities?featured=true')).toEqual(featuredCities);
      expect(await list('/api/cities?featured=false')).toEqual(slugsOf(others));
      expect(await list('/api/cities')).toEqual(slugsOf(demoCities.toSorted(inOrder)));
      const { body: ofItaly } = await testApp.get<CitySummary[]>('/api/cities?countryId=italy&featured=true');
      expect(slugsOf(ofItaly)).toEqual(slugsOf(citiesOf('IT').filter(({ featured }) => featured)));
      expect(ofItaly.every(({ featured, activated }) => featured && activated)).toBe(true);
    });

    it.each([
      ['cities', 'city', demoCities, 'rome'],
      ['countries', 'country', demoCountries, 'italy'],
      ['continents', 'continent', demoContinents, 'europa'],
      ['tourCategories', 'category', demoCategories, 'museum'],
    ])('%s that are shown, those that are not, or all', async (call, table, all, hidden) => {
      const show = (isShown: boolean): Promise<void> =>
        testApp.change(`update catalogue.${table} set activated = $1 where slug = $2`, [isShown, hidden]);
      await show(false);
      await testApp.until(async () => !(await list(`/api/${call}?activated=true`)).includes(hidden));
      const shown = slugsOf(all).filter((slug) => slug !== hidden);
      expect((await list(`/api/${call}?activated=true`)).toSorted()).toEqual(shown.toSorted());
      expect(await list(`/api/${call}?activated=false`)).toEqual([hidden]);
      expect((await list(`/api/${call}`)).toSorted()).toEqual(slugsOf(all).toSorted());
      if (table === 'city')
        expect(await list('/api/featuredCities')).toEqual(featuredCities.filter((slug) => slug !== hidden));
      await show(true);
      await testApp.until(async () => (await list(`/api/${call}?activated=false`)).length === 0);
    });

    it.each(['lang', 'language'])(
      'all cities by country, each in English and in the %s asked for',
      async (parameter) => {
        const { body } = await testApp.get<CountryWithCities[]>(`/api/citiesPerCountry?${parameter}=ja_JP`);
        const expected = demoCountries.toSorted(inOrder).map(({ code, slug }) => ({
          slug,
          name: countryNames(code).en_US,
          nameTranslated: countryNames(code).ja_JP,
          cities: citiesOf(code).map((city) => ({
            id: expect.any(String),
            slug: city.slug,
            name: city.names.en_US,
            nameTranslated: city.names.ja_JP,
          })),
        }));
        expect(body).toEqual(expected.filter(({ cities }) => cities.length > 0));
      },
    );

    it('languages by their own names and by those of the reader', async () => {
      const { body } = await testApp.get<LanguageView[]>('/api/languages?language=de_DE');
      expect(body.map(({ code, name, nativeName, activated }) => [code, name, nativeName, activated])).toEqual([
        ['en_US', 'Englisch', 'English', true],
        ['fr_FR', 'Französisch', 'Français', true],
        ['de_DE', 'Deutsch', 'Deutsch', true],
        ['es_ES', 'Spanisch', 'Español', true],
        ['it_IT', 'Italienisch', 'Italiano', true],
        ['ru_RU', 'Russisch', 'Русский', true],
        ['ja_JP', 'Japanisch', '日本語', true],
      ]);
    });

    it('currencies by the names that the reader gives them, each with a sign of its own', async () => {
      const { body } = await testApp.get<CurrencyView[]>('/api/currencies?language=de_DE');
      expect(body.map(({ code, name, symbol, activated }) => [code, name, symbol, activated])).toEqual([
        ['EUR', 'Euro', '€', true],
        ['USD', 'US-Dollar', '$', true],
        ['GBP', 'Britisches Pfund', '£', true],
        ['CHF', 'Schweizer Franken', 'CHF', true],
        ['JPY', 'Japanischer Yen', '¥', true],
        ['CAD', 'Kanadischer Dollar', 'CA$', true],
        ['AUD', 'Australischer Dollar', 'A$', true],
      ]);
    });
  });

  it.each([
    ['colosseum-less', []],
    ['romme', ['rome']],
    ['barselona', ['barcelona']],
    ['flornece', ['florence']],
    ['ksaka', []],
    ['pris', []],
    ['germny', ['berlin', 'munich']],
    ['jtaly', ['rome']],
  ])('understands %s', async (typed, expected) => {
    const { body } = await testApp.get<{ slug: string }[]>(`/api/cities/search?query=${typed}&limit=20`);
    expect(body.map(({ slug }) => slug)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(body.map(({ slug }) => slug)).not.toContain('rome');
  });
});
