import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFoundAs } from '../../testing/contract.js';
import { countryToursQuery, similarToursQuery } from './tours.api.js';

const { eachLike, integer, like, regex } = MatchersV3;
const site = { locale: 'es_ES', currency: 'EUR' } as const;
const query = { language: 'es_ES', currency: 'EUR' };
const given = 'the demonstration';

const card = {
  id: like('0192'),
  slug: like('rome-evening-piazzas'),
  name: like('Plazas de Roma'),
  summary: like('Dos horas'),
  city: like({ slug: 'rome', name: 'Roma', country: 'Italia' }),
  durations: eachLike(120),
  reviewCount: integer(3),
  fromPrice: like({ amount: 4500, currency: 'EUR' }),
  totalPrice: like({ amount: 9000, currency: 'EUR' }),
  priceUnit: regex(/^per-(group|person)$/, 'per-person'),
  image: like({ src: '/posters/tour/rome/card.svg', width: 480, height: 360, colour: '#aabbcc', alt: 'Roma' }),
};

describe('the rows of tours', () => {
  it('beside a tour are like it', async () => {
    const path = '/api/tour/rome-colosseum-and-forum/similar';
    const found = await expectAnswer(
      'similar tours',
      { given, path, query: { ...query, people: 4 }, answer: eachLike(card) },
      (client) => client.fetchQuery(similarToursQuery('rome-colosseum-and-forum', 4, site)),
    );
    expect(found[0]?.fromPrice).toEqual({ amount: 4500, currency: 'EUR' });
  });

  it('beside no tour are not found', async () => {
    const expectation = { given, path: '/api/tour/no-such-tour/similar', query, ...notFoundAs('TOUR_NOT_FOUND') };
    const asked = expectAnswer('tours similar to none', expectation, (client) =>
      client.fetchQuery(similarToursQuery('no-such-tour', 2, site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'TOUR_NOT_FOUND' });
  });

  it('of a country are all that it has', async () => {
    const expectation = {
      given,
      path: '/api/tours-by-country/italy',
      query: { ...query, people: 4 },
      answer: eachLike(card),
    };
    const found = await expectAnswer('the tours of a country', expectation, (client) =>
      client.fetchQuery(countryToursQuery('italy', 4, site)),
    );
    expect(found[0]?.city.country).toBe('Italia');
  });
});
