import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { findFavourites, markFavourite } from '../../shared/favourites/favourites.js';
import { expectAnswer, notFound } from '../../testing/contract.js';
import { favouriteToursQuery } from './tours.api.js';

const { eachLike, integer, like, uuid } = MatchersV3;
const given = 'a person with a favourite tour';
const READER = '0192c7a0-0000-7000-8000-000000000002';
const SOMEBODY_ELSE = '0192c7a0-0000-7000-8000-0000000000ff';
const TOUR = 'rome-colosseum-and-forum';

describe('favourites', () => {
  it('are known on every card', async () => {
    const answer = { favouriteTours: eachLike(uuid(READER)) };
    const expectation = { given, path: '/api/tours', query: { size: 1 }, answer };
    const found = await expectAnswer('which tours are favourites', expectation, (_, api) => findFavourites(api));
    expect(found).toHaveLength(1);
  });

  it('are listed as cards', async () => {
    const card = {
      slug: 'rome-evening-piazzas',
      name: like('Piazze'),
      fromPrice: like({ amount: 1, currency: 'EUR' }),
      totalPrice: like({ amount: 1, currency: 'EUR' }),
    };
    const expectation = {
      given,
      path: `/api/user/${READER}/favourite-tours`,
      query: { page: 1, language: 'it_IT', currency: 'EUR' },
      answer: { tours: [card], totalPages: integer(1) },
    };
    const { tours } = await expectAnswer('the favourite tours', expectation, (client) =>
      client.fetchQuery(favouriteToursQuery(READER, 1, { locale: 'it_IT', currency: 'EUR' })),
    );
    expect(tours[0]?.slug).toBe('rome-evening-piazzas');
  });

  it('are marked by a click, one’s own alone', async () => {
    const mine = {
      given,
      method: 'PUT',
      path: `/api/tour/${TOUR}/user-favourite/${READER}`,
      query: { favourite: true },
      answer: { favourite: true },
    };
    const marked = await expectAnswer('to mark a favourite', { ...mine, method: 'PUT' }, (_, api) =>
      markFavourite(api, TOUR, READER, true),
    );
    expect(marked.favourite).toBe(true);
    const path = `/api/tour/${TOUR}/user-favourite/${SOMEBODY_ELSE}`;
    const refused = expectAnswer(
      'to mark somebody else’s favourite',
      { given, method: 'PUT', path, query: { favourite: true }, ...notFound },
      (_, api) => markFavourite(api, TOUR, SOMEBODY_ELSE, true),
    );
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });
});
