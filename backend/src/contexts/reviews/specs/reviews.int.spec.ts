import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ToursView } from '../../catalogue/queries/find-tours.js';
import type { TourView } from '../../catalogue/queries/tour-view.js';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { reviews as written } from '../../../../demonstration/src/reviews.js';
import { RatingSummary } from '../domain/rating-summary.js';
import type { ReviewsView, ReviewView } from '../queries/review-views.js';

const TOUR = 'rome-colosseum-and-forum';

describe('reviews over HTTP', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2026-11-20T12:00:00Z'));
  });
  afterAll(async () => testApp.close());

  const reviews = async (url: string): Promise<ReviewsView> => {
    const { status, body } = await testApp.get<ReviewsView>(url);
    expect(status).toBe(200);
    return body;
  };
  const allPages = async (url: string): Promise<readonly ReviewView[]> => {
    const first = await reviews(url);
    const pages = Array.from({ length: first.pagination.totalPages }, (_, page) => reviews(`${url}&page=${page + 1}`));
    return (await Promise.all(pages)).flatMap((page) => page.reviews);
  };

  it('agree with the tour’s card and page, for every tour of the demonstration', async () => {
    const { body: list } = await testApp.get<ToursView>('/api/tours?size=100');
    for (const { slug, rating, reviewCount } of list.tours) {
      const summary = (written[slug] ?? []).reduce((sum, review) => sum.with(review.rating), RatingSummary.none);
      const expected = { rating: summary.average, reviewCount: summary.count };
      expect({ slug, rating, reviewCount }).toEqual({ slug, ...expected });
      const { body: page } = await testApp.get<TourView>(`/api/tour/${slug}`);
      expect(page).toMatchObject(expected);
      const said = await reviews(`/api/reviews/${slug}`);
      expect([said.rating, said.totalReviews]).toEqual([summary.average, summary.count]);
      expect(said.distribution).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, count: countOf(slug, stars) })));
    }
  });

  it('agree with those of the city, which are those of its tours', async () => {
    const { body: list } = await testApp.get<ToursView>('/api/tours?city=rome&size=100');
    const ofTours = list.tours.flatMap(({ slug }) => (written[slug] ?? []).map((review) => review.rating));
    const summary = ofTours.reduce<RatingSummary>((sum, stars) => sum.with(stars), RatingSummary.none);
    const said = await reviews('/api/reviews-by-city?cityId=rome&limit=3');
    expect([said.rating, said.totalReviews]).toEqual([summary.average, ofTours.length]);
    expect(said.reviews).toHaveLength(3);
    const texts = (await allPages('/api/reviews-by-city?cityId=rome&limit=3')).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(
      list.tours.flatMap(({ slug }) => (written[slug] ?? []).map(({ text }) => text)).toSorted(),
    );
    const city = said.reviews[0]?.city;
    expect(await reviews(`/api/reviews-by-city?cityId=${city?.id}&limit=3`)).toEqual(said);
  });

  it.each([`/api/reviews/${TOUR}?`, '/api/reviews-by-city?cityId=rome&limit=3&'])(
    'come in the reader’s language first, then in the others, the newest first, each once over all pages: %s',
    async (address) => {
      for (const language of ['de_DE', 'ja_JP']) {
        const all = await allPages(`${address}language=${language}`);
        const places = all.map((review) => `${Number(review.language === language)} ${review.publishedOn}`);
        expect(places).toEqual(places.toSorted().toReversed());
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(all[0]?.language).toBe(language);
        expect(all.some((review) => review.language !== language)).toBe(true);
      }
    },
  );

  it('come each once, in the language they were written in', async () => {
    const all = await allPages(`/api/reviews/${TOUR}?language=de_DE`);
    expect(all.map(({ text, language, author, country }) => ({ text, language, author, country }))).toEqual(
      expect.arrayContaining(
        (written[TOUR] ?? []).map(({ text, language, author, country }) => ({ text, language, author, country })),
      ),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(written[TOUR]?.length);
    expect(all[0]?.city).toMatchObject({ slug: 'rome', name: 'Rom' });
    expect((await reviews(`/api/reviews/${all[0]?.tour.id}`)).totalReviews).toBe(all.length);
  });

  it('can be asked for by stars; average and distribution stay those of all', async () => {
    const all = await reviews(`/api/reviews/${TOUR}`);
    const four = await reviews(`/api/reviews/${TOUR}?stars=4`);
    expect(four.reviews.length).toBeGreaterThan(0);
    expect(four.reviews.filter(({ rating }) => rating !== 4)).toEqual([]);
    expect(four.pagination.totalItems).toBe(countOf(TOUR, 4));
    expect(four).toMatchObject({
      rating: all.rating,
      totalReviews: all.totalReviews,
      distribution: all.distribution,
    });
    expect(countOf(TOUR, 2)).toBe(0);
    expect((await reviews(`/api/reviews/${TOUR}?stars=2`)).pagination).toMatchObject({ totalItems: 0, totalPages: 0 });
  });

  it.each([`/api/reviews/${TOUR}?`, '/api/reviews-by-city?cityId=rome&'])(
    'come the newest, the best or the worst first, if asked, in any language, each once over all pages: %s',
    async (address) => {
      const ids = (await allPages(address)).map(({ id }) => id).toSorted();
      const inOrder = async (sort: string, keyOf: (review: ReviewView) => string): Promise<void> => {
        const all = await allPages(`${address}sort=${sort}&`);
        expect(all.map(keyOf)).toEqual(all.map(keyOf).toSorted().toReversed());
        expect(all.map(({ id }) => id).toSorted()).toEqual(ids);
      };
      await inOrder('newest', ({ publishedOn }) => publishedOn);
      await inOrder('highest', ({ rating, publishedOn }) => `${rating} ${publishedOn}`);
      await inOrder('lowest', ({ rating, publishedOn }) => `${5 - rating} ${publishedOn}`);
    },
  );

  it('of a city can be asked for by stars, in an order too', async () => {
    const all = await reviews('/api/reviews-by-city?cityId=rome');
    const four = await reviews('/api/reviews-by-city?cityId=rome&stars=4&sort=newest');
    expect(new Set(four.reviews.map(({ rating }) => rating))).toEqual(new Set([4]));
    expect(four.pagination.totalItems).toBe(all.distribution.find(({ stars }) => stars === 4)?.count);
    expect(four).toMatchObject({ rating: all.rating, totalReviews: all.totalReviews });
  });

  it('are drawn by lot for the home page, those in the reader’s language first', async () => {
    const draw = async (query: string): Promise<readonly ReviewView[]> =>
      (await testApp.get<ReviewView[]>(`/api/get-random-reviews?${query}`)).body;
    expect(await draw('language=en_US')).toHaveLength(6);
    expect((await draw('language=ja_JP&limit=4')).map(({ language }) => language)).toEqual(Array(4).fill('ja_JP'));
    const russian = Object.values(written)
      .flat()
      .filter(({ language }) => language === 'ru_RU').length;
    const drawn = (await draw('language=ru_RU&limit=40')).map(({ language }) => language === 'ru_RU');
    expect(drawn.filter(Boolean)).toHaveLength(Math.min(40, russian));
    expect(drawn).toEqual(drawn.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('are drawn anew each time: no review of the language stands first for ever', async () => {
    // An answer is kept for a minute by its address.
    const limits = Array.from({ length: 12 }, (_, more) => 20 + more);
    const draws = await Promise.all(
      limits.map((limit) => testApp.get<ReviewView[]>(`/api/get-random-reviews?language=en_US&limit=${limit}`)),
    );
    expect(draws.map(({ body }) => new Set(body.map(({ id }) => id)).size)).toEqual(limits);
    const first = draws.map(({ body }) => body[0]);
    expect(new Set(first.map((review) => review?.language))).toEqual(new Set(['en_US']));
    expect(new Set(first.map((review) => review?.id)).size).toBeGreaterThan(1);
  });

  it('are public reads: the second answer is “you have it already”', async () => {
    const { headers } = await testApp.get(`/api/reviews/${TOUR}`);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['vary']).toBe('authorization, accept-encoding');
    const again = await testApp.get(`/api/reviews/${TOUR}`, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it.each([
    ['/api/reviews/no-such-tour', 404],
    ['/api/reviews-by-city?cityId=atlantis', 404],
    ['/api/reviews-by-city', 422],
    [`/api/reviews/${TOUR}?stars=0`, 422],
    [`/api/reviews/${TOUR}?stars=6`, 422],
    [`/api/reviews/${TOUR}?page=0`, 422],
    [`/api/reviews/${TOUR}?sort=best`, 422],
    ['/api/reviews-by-city?cityId=rome&sort=best', 422],
    ['/api/reviews-by-city?cityId=rome&stars=6', 422],
    ['/api/reviews-by-city?cityId=rome&limit=101', 422],
    ['/api/get-random-reviews?limit=101', 422],
    ['/api/get-random-reviews?limit=100', 200],
  ])('answer %s with %d', async (url, status) => {
    expect((await testApp.get(url)).status).toBe(status);
  });
});

const countOf = (slug: string, stars: number): number =>
  (written[slug] ?? []).filter(({ rating }) => rating === stars).length;
