import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound, refused } from '../../testing/contract.js';
import { USUAL } from './tour-filters.js';
import { cityNameQuery, tourCitiesQuery, toursQuery } from './tours.api.js';

const { eachLike, like } = MatchersV3;
const site = { locale: 'de_DE', currency: 'EUR' } as const;
const given = 'the demonstration';

const money = like({ amount: 19500, currency: 'EUR' });
const image = like({ src: '/posters/tour/rome/card.svg', width: 480, height: 360, colour: '#aabbcc', alt: 'Rom' });
const card = {
  id: like('0192'),
  slug: like('rome-colosseum-and-forum'),
  name: like('Kolosseum'),
  summary: like('Drei Stunden'),
  city: like({ slug: 'rome', name: 'Rom', country: 'Italien' }),
  durations: eachLike(180),
  reviewCount: like(0),
  fromPrice: money,
  totalPrice: money,
  priceUnit: MatchersV3.regex(/^per-(group|person)$/, 'per-group'),
  image,
};
const list = {
  tours: eachLike(card),
  totalItems: like(1),
  totalPages: like(1),
  currentPage: like(1),
  cities: eachLike({ slug: 'rome', name: 'Rom', count: 1 }),
  priceLimit: money,
  facets: like({
    categories: eachLike({ slug: 'food-tour', title: 'Food-Tour', count: 1 }),
    durations: eachLike({ minutes: 180, count: 1 }),
    specialFilters: eachLike({ slug: 'evening', count: 1 }),
  }),
};

describe('the list of tours', () => {
  it('shows tours with what they cost, and what can be filtered', async () => {
    const query = { size: 18, language: 'de_DE', currency: 'EUR' };
    const tours = await expectAnswer('all tours', { given, path: '/api/tours', query, answer: list }, (client) =>
      client.fetchQuery(toursQuery(USUAL, site)),
    );
    expect(tours.tours[0]?.fromPrice).toEqual({ amount: 19500, currency: 'EUR' });
  });

  it('shows on the map all cities of what was found', async () => {
    const query = { people: 3, language: 'de_DE', currency: 'EUR' };
    const answer = eachLike({
      slug: 'rome',
      name: 'Rom',
      country: 'Italien',
      latitude: like(41.9),
      longitude: like(12.5),
      count: like(2),
      cheapest: like({ slug: 'rome-colosseum-and-forum', totalPrice: money }),
    });
    const cities = await expectAnswer(
      'the cities of tours',
      { given, path: '/api/tours/cities', query, answer },
      (client) =>
        client.fetchQuery(tourCitiesQuery({ ...USUAL, people: 3, sort: 'price', page: 2, view: 'map' }, site)),
    );
    expect(cities[0]?.cheapest.totalPrice).toEqual({ amount: 19500, currency: 'EUR' });
  });

  it('asks with every filter', async () => {
    const filters = {
      ...USUAL,
      categories: ['food-tour'],
      city: 'rome',
      people: 3,
      maxPrice: 900,
      sort: 'price',
    } as const;
    const query = {
      categories: 'food-tour',
      people: 3,
      maxPrice: 900,
      city: 'rome',
      sort: 'price',
      size: 18,
      language: 'de_DE',
      currency: 'EUR',
    };
    const answer = { ...list, totalItems: like(1) };
    const tours = await expectAnswer('food tours in Rome', { given, path: '/api/tours', query, answer }, (client) =>
      client.fetchQuery(toursQuery(filters, site)),
    );
    expect(tours.totalItems).toBe(1);
  });

  it('is told when a filter cannot be', async () => {
    const query = { people: 0, size: 18, language: 'de_DE', currency: 'EUR' };
    const asked = expectAnswer(
      'tours for nobody',
      { given, path: '/api/tours', query, ...refused('people') },
      (client) => client.fetchQuery(toursQuery({ ...USUAL, people: 0 }, site)),
    );
    await expect(asked).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'people' }],
    });
  });

  it('names the city that it is of, or says that there is none', async () => {
    const query = { slug: 'rome', language: 'de_DE' };
    const answer = { name: 'Rom' };
    const city = await expectAnswer('the name of Rome', { given, path: '/api/city/data', query, answer }, (client) =>
      client.fetchQuery(cityNameQuery('rome', site)),
    );
    expect(city.name).toBe('Rom');
    const nowhere = { slug: 'atlantis', language: 'de_DE' };
    const asked = expectAnswer(
      'the name of no city',
      { given, path: '/api/city/data', query: nowhere, ...notFound },
      (client) => client.fetchQuery(cityNameQuery('atlantis', site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
