import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { findFavourites, markFavourite } from '../../shared/favourites/favourites.js';
import { giveKeptFavourites, keepFavourite, keptFavourites } from '../../shared/favourites/kept-favourites.js';
import { expectAnswer, notFound } from '../../testing/contract.js';
import { favouriteToursQuery, namedToursQuery } from './tours.api.js';

const { eachLike, integer, like, uuid } = MatchersV3;
const given = 'a person with a favourite tour';
const READER = '0192c7a0-0000-7000-8000-000000000002';
const SOMEBODY_ELSE = '0192c7a0-0000-7000-8000-0000000000ff';
/** Not on sale. */
const NO_TOUR = '0192c7a0-0000-7000-8000-0000000000fe';
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

  it('are taken from the browser with a login', async () => {
    const path = `/api/user/${READER}/favourite-tours`;
    const mine = { given, method: 'POST', path, body: { tours: [NO_TOUR] }, status: 204 } as const;
    keepFavourite(NO_TOUR, true);
    await expectAnswer('to add what was marked before', mine, (_, api) => giveKeptFavourites(api, READER));
    expect(keptFavourites()).toEqual([]);
  });

  it('of a visitor are cards too', async () => {
    const query = { ids: NO_TOUR, language: 'it_IT', currency: 'EUR' };
    const expectation = { given, path: '/api/tours/named', query, answer: [] };
    const cards = await expectAnswer('tours by their ids', expectation, (client) =>
      client.fetchQuery(namedToursQuery([NO_TOUR], { locale: 'it_IT', currency: 'EUR' })),
    );
    expect(cards).toEqual([]);
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
