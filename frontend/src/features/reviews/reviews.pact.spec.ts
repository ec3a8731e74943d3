import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound } from '../../testing/contract.js';
import { cityReviewsQuery, guideReviewsQuery, randomReviewsQuery, tourReviewsQuery } from './reviews.api.js';

const { eachLike, integer, like, number, regex } = MatchersV3;
const given = 'the demonstration';
const site = { locale: 'de_DE' } as const;
const language = 'de_DE';

const review = {
  id: like('0192'),
  rating: integer(5),
  text: like('Sehr schön'),
  language: regex(/^[a-z]{2}_[A-Z]{2}$/, 'de_DE'),
  author: like('Claire D.'),
  publishedOn: regex(/^\d{4}-\d{2}-\d{2}$/, '2026-07-21'),
  tour: like({ id: '0192', slug: 'rome-colosseum-and-forum', name: 'Kolosseum' }),
  city: like({ id: '0192', slug: 'rome', name: 'Rom' }),
};
const reviews = {
  reviews: eachLike(review),
  rating: number(4.5),
  totalReviews: integer(12),
  distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: integer(1) })),
};
const firstOfTen = { page: 1, size: 10, totalItems: integer(12), totalPages: integer(2) };
const ofTour = '/api/reviews/rome-colosseum-and-forum';
const ofCity = '/api/reviews-by-city';

describe('the reviews on a page', () => {
  it('of a tour come ten at a time, with how many gave how many stars', async () => {
    const answer = { ...reviews, pagination: firstOfTen };
    const expectation = { given, path: ofTour, query: { page: 1, language }, answer };
    const found = await expectAnswer('the reviews of a tour', expectation, (client) =>
      client.fetchQuery(tourReviewsQuery('rome-colosseum-and-forum', { page: 1 }, site)),
    );
    expect(found.distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
  });

  it('of a tour can be those of five stars alone', async () => {
    const answer = { ...reviews, reviews: eachLike({ ...review, rating: 5 }), pagination: firstOfTen };
    const expectation = { given, path: ofTour, query: { page: 1, stars: 5, language }, answer };
    const found = await expectAnswer('the best reviews of a tour', expectation, (client) =>
      client.fetchQuery(tourReviewsQuery('rome-colosseum-and-forum', { page: 1, stars: 5 }, site)),
    );
    expect(found.reviews[0]?.rating).toBe(5);
  });

  it('of a tour beyond the last page are none, and how many pages there are is said', async () => {
    const answer = { ...reviews, reviews: [], pagination: { ...firstOfTen, page: 900 } };
    const expectation = { given, path: ofTour, query: { page: 900, language }, answer };
    const found = await expectAnswer('a page of reviews that is not', expectation, (client) =>
      client.fetchQuery(tourReviewsQuery('rome-colosseum-and-forum', { page: 900 }, site)),
    );
    expect(found.reviews).toEqual([]);
  });

  it('of a city are those of all its tours', async () => {
    const query = { cityId: 'rome', page: 1, limit: 10, language };
    const expectation = { given, path: ofCity, query, answer: { ...reviews, pagination: firstOfTen } };
    const found = await expectAnswer('the reviews of a city', expectation, (client) =>
      client.fetchQuery(cityReviewsQuery('rome', { page: 1 }, site)),
    );
    expect(found.totalReviews).toBe(12);
  });

  it('of a city can be those of five stars alone, the newest first', async () => {
    const query = { cityId: 'rome', page: 1, limit: 10, stars: 5, sort: 'newest', language };
    const answer = { ...reviews, reviews: eachLike({ ...review, rating: 5 }), pagination: firstOfTen };
    const found = await expectAnswer('the best reviews of a city', { given, path: ofCity, query, answer }, (client) =>
      client.fetchQuery(cityReviewsQuery('rome', { page: 1, stars: 5, sort: 'newest' }, site)),
    );
    expect(found.reviews[0]?.rating).toBe(5);
  });

  it('are not found where there is no such tour, and no such city', async () => {
    const noTour = { given, path: '/api/reviews/no-such-tour', query: { page: 1, language }, ...notFound };
    const ofNoTour = expectAnswer('the reviews of no tour', noTour, (client) =>
      client.fetchQuery(tourReviewsQuery('no-such-tour', { page: 1 }, site)),
    );
    await expect(ofNoTour).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const query = { cityId: 'atlantis', page: 1, limit: 10, language };
    const ofNoCity = expectAnswer('the reviews of no city', { given, path: ofCity, query, ...notFound }, (client) =>
      client.fetchQuery(cityReviewsQuery('atlantis', { page: 1 }, site)),
    );
    await expect(ofNoCity).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('of the first page are drawn by lot', async () => {
    const expectation = {
      given,
      path: '/api/get-random-reviews',
      query: { limit: 6, language },
      answer: eachLike(review),
    };
    const found = await expectAnswer('some reviews', expectation, (client) =>
      client.fetchQuery(randomReviewsQuery(site)),
    );
    expect(found).toHaveLength(1);
  });

  it('of a guide come with the rating of the guide', async () => {
    const answer = { ...reviews, totalRatings: integer(12), pagination: firstOfTen };
    const path = '/api/guides/giulia-m/reviews';
    const expectation = { given, path, query: { page: 1, language }, answer };
    const found = await expectAnswer('the reviews of a guide', expectation, (client) =>
      client.fetchQuery(guideReviewsQuery('giulia-m', 1, site)),
    );
    expect(found.totalRatings).toBe(12);
  });
});
