import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { featuredQuery } from './home.api.js';

const { eachLike, like, regex } = MatchersV3;
const image = like({ src: '/posters/city/rome/card.svg', width: 480, height: 360, colour: '#aabbcc', alt: 'Roma' });

describe('the home page', () => {
  it('shows cities and tours', async () => {
    const answer = {
      featuredTours: eachLike({
        id: like('0192'),
        slug: like('rome-colosseum-and-forum'),
        name: like('Colosseo'),
        summary: like('Un giro'),
        city: like({ slug: 'rome', name: 'Roma', country: 'Italia' }),
        durations: eachLike(180),
        fromPrice: like({ amount: 19500, currency: 'CHF' }),
        totalPrice: like({ amount: 19500, currency: 'CHF' }),
        priceUnit: regex(/^per-(group|person)$/, 'per-group'),
        reviewCount: like(0),
        image,
      }),
      cities: eachLike({
        id: like('0192'),
        slug: like('rome'),
        name: like('Roma'),
        country: like({ name: 'Italia' }),
        image,
        toursCount: like(4),
      }),
    };
    const query = { language: 'it_IT', currency: 'CHF' };
    const expectation = { given: 'the demonstration', path: '/api/featured-tours', query, answer };
    const { cities } = await expectAnswer('what is featured', expectation, (client) =>
      client.fetchQuery(featuredQuery({ locale: 'it_IT', currency: 'CHF' })),
    );
    expect(cities[0]?.slug).toBe('rome');
  });
});
