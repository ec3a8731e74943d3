import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tours as demoTours } from './demo/index.js';
import type { CityOnMap } from './queries/find-cities-on-map.js';
import type { GalleryView } from './queries/find-tour-gallery.js';
import type { ContinentView, CountryView } from './queries/place-views.js';
import type { TourCard } from './queries/tour-cards.js';
import type { TourView } from './queries/tour-view.js';
import { CatalogueHouse } from './testing/catalogue-house.js';

describe('finding one’s way in the catalogue', () => {
  let house: CatalogueHouse;

  beforeAll(async () => {
    house = await CatalogueHouse.open(new Date('2026-11-20T12:00:00Z'));
  });
  afterAll(async () => house.close());

  const similar = async (slug: string): Promise<TourCard[]> =>
    (await house.get<TourCard[]>(`/api/tour/${slug}/similar?language=it_IT&currency=USD`)).body;

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
        const { body: cards } = await house.get<TourCard[]>(`${path}?people=7`);
        const { body: list } = await house.get<{ tours: TourCard[] }>('/api/tours?people=7&size=100');
        const prices = new Map(list.tours.map(({ slug, fromPrice, totalPrice }) => [slug, [fromPrice, totalPrice]]));
        expect(cards.length).toBeGreaterThan(0);
        expect(cards.map(({ fromPrice, totalPrice }) => [fromPrice, totalPrice])).toEqual(
          cards.map(({ slug }) => prices.get(slug)),
        );
        expect((await house.get(`${path}?people=0`)).status).toBe(422);
      },
    );

    it('fills its row with tours that take the party', async () => {
      const { body: cards } = await house.get<TourCard[]>('/api/tour/rome-colosseum-and-forum/similar?people=10');
      expect(cards).toHaveLength(4);
    });

    it('knows no tours like one that there is not', async () => {
      const { status, body } = await house.get<{ code: string }>('/api/tour/atlantis/similar');
      expect([status, body.code]).toEqual([404, 'TOUR_NOT_FOUND']);
    });
  });

  it('shows all cities on the map, with their tours', async () => {
    const { body } = await house.get<CityOnMap[]>('/api/map/cities?language=de_DE');
    const rome = body.find(({ slug }) => slug === 'rome');
    expect(rome).toMatchObject({ name: 'Rom', country: 'Italien', continent: 'europa', timeZone: 'Europe/Rome' });
    expect(rome?.toursCount).toBe(demoTours.filter(({ city }) => city === 'rome').length);
    expect(body.length).toBeGreaterThan(250);
    await house.change(`update catalogue.city set activated = false where slug = 'rome'`);
    await house.until(async () =>
      (await house.get<CityOnMap[]>('/api/map/cities')).body.every(({ slug }) => slug !== 'rome'),
    );
    await house.change(`update catalogue.city set activated = true where slug = 'rome'`);
  });

  it('shows lands with pictures of their own, and a continent with its cities', async () => {
    const { body: italy } = await house.get<CountryView>('/api/country/data?slug=italy&language=fr_FR');
    expect(italy.wideImage).toMatchObject({ src: '/posters/country/italy/wide.svg', alt: 'Italie', width: 1260 });
    const { body: asia } = await house.get<ContinentView>('/api/continent/data?slug=asia');
    expect(asia.shareImage.src).toBe('/posters/continent/asia/share.svg');
    expect(asia.cities).toHaveLength(12);
    expect(asia.cities.every(({ continent }) => continent === 'asia')).toBe(true);
    const withTours = asia.cities.map(({ toursCount }) => toursCount > 0);
    expect(withTours).toEqual([...withTours].sort((a, b) => Number(b) - Number(a)));
    expect(withTours[0]).toBe(true);
    const pictures = await Promise.all(
      [italy.wideImage, italy.shareImage, asia.wideImage, asia.shareImage].map(async ({ src, colour }) => {
        const { statusCode, body } = await house.app.inject({ url: src });
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
        const { galleries } = (await house.get<GalleryView>(`/api/tour/${slug}/get-gallery`)).body;
        expect(galleries.length).toBeGreaterThanOrEqual(4);
        expect(galleries.length).toBeLessThanOrEqual(6);
        expect(new Set(galleries.map(({ src }) => src)).size).toBe(galleries.length);
        expect(galleries.every(({ alt }) => alt.length > 0)).toBe(true);
      }
    });

    it('shows one landmark after the other, and the city', async () => {
      const slug = 'rome-colosseum-and-forum';
      const { galleries } = (await house.get<GalleryView>(`/api/tour/${slug}/get-gallery?language=de_DE`)).body;
      expect(galleries[0]).toMatchObject({ src: `/posters/tour/${slug}/wide.svg`, alt: 'Kolosseum' });
      expect(galleries[2]).toMatchObject({
        src: `/posters/tour/${slug}/landscape-2.svg`,
        alt: 'Tempel des Antoninus und der Faustina',
      });
      expect(galleries.at(-1)).toMatchObject({ src: '/posters/city/rome/landscape.svg', alt: 'Rom' });
      const drawn = await Promise.all(galleries.map(async ({ src }) => (await house.app.inject({ url: src })).body));
      expect(new Set(drawn).size).toBe(galleries.length);
      const { body } = await house.get<TourView>(`/api/tour/${slug}?language=de_DE`);
      expect(body.images.gallery).toEqual(galleries);
    });

    it('says what a picture shows in the language of the reader, never in English to others', async () => {
      const slug = 'stockholm-gamla-stan';
      const tour = demoTours.find((one) => one.slug === slug);
      const english = (await house.get<GalleryView>(`/api/tour/${slug}/get-gallery`)).body.galleries;
      expect(english[0]?.alt).toBe(tour?.landmarks[0]?.name);
      for (const one of demoTours) {
        const { galleries } = (await house.get<GalleryView>(`/api/tour/${one.slug}/get-gallery?language=ja_JP`)).body;
        for (const { alt } of galleries.slice(0, -1)) {
          expect(alt).not.toBe(one.name.ja_JP);
          expect(alt).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
        }
      }
    });

    it('has no picture of a landmark that there is not', async () => {
      const { statusCode } = await house.app.inject({ url: '/posters/tour/rome-colosseum-and-forum/landscape-9.svg' });
      expect(statusCode).toBe(404);
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
    const { body } = await house.get<{ slug: string }[]>(`/api/cities/search?query=${typed}&limit=20`);
    expect(body.map(({ slug }) => slug)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(body.map(({ slug }) => slug)).not.toContain('rome');
  });
});
