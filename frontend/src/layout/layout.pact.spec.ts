import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, refused } from '../testing/contract.js';
import {
  categoriesQuery,
  citySuggestionsQuery,
  continentsQuery,
  mappedCitiesQuery,
  popularCitiesQuery,
  searchQuery,
} from '../shared/catalogue/catalogue.api.js';
import { socialNetworksQuery } from './layout.api.js';

const { eachLike, integer, like, number, regex, uuid } = MatchersV3;
const given = 'the demonstration';
const site = { locale: 'ru_RU' } as const;
const language = 'ru_RU';

describe('the frame of every page', () => {
  it('suggests cities by what was typed, best first', async () => {
    const query = { query: 'Рим', language, limit: 8 };
    const answer = [
      {
        id: like('0192'),
        slug: 'rome',
        name: 'Рим',
        country: 'Италия',
        toursCount: integer(3),
        isCalledSo: true,
        countrySlug: 'italy',
        isCountryCalledSo: false,
      },
    ];
    const expectation = { given, path: '/api/cities/search', query, answer };
    const found = await expectAnswer('cities called so', expectation, (client) =>
      client.fetchQuery(citySuggestionsQuery('Рим', site)),
    );
    expect(found[0]?.slug).toBe('rome');
  });

  it('suggests sights and tours beside cities', async () => {
    const query = { query: 'Колизей', language, limit: 10 };
    const suggestion = { detail: like('Рим'), toursCount: integer(1), isCalledSo: false, name: like('Колизей') };
    const answer = eachLike({ ...suggestion, kind: regex('city|country|sight|tour', 'sight'), slug: like('rome') });
    const expectation = { given, path: '/api/search', query, answer };
    const found = await expectAnswer('what is called so', expectation, (client) =>
      client.fetchQuery(searchQuery('Колизей', site)),
    );
    expect(found[0]?.kind).toBe('sight');
  });

  it('suggests popular cities before anything is typed', async () => {
    const answer = eachLike({ slug: 'rome', name: 'Рим', country: like({ name: 'Италия' }) });
    const expectation = { given, path: '/api/featuredCities', query: { language }, answer };
    const found = await expectAnswer('cities to begin with', expectation, (client) =>
      client.fetchQuery(popularCitiesQuery(site)),
    );
    expect(found[0]?.slug).toBe('rome');
  });

  it('suggests nothing where no city is called so', async () => {
    const query = { query: 'qqqqqq', language, limit: 8 };
    const expectation = { given, path: '/api/cities/search', query, answer: [] };
    const found = await expectAnswer('no city called so', expectation, (client) =>
      client.fetchQuery(citySuggestionsQuery('qqqqqq', site)),
    );
    expect(found).toEqual([]);
  });

  it('is told when there are too few letters', async () => {
    const query = { query: 'a', language, limit: 8 };
    const expectation = { given, path: '/api/cities/search', query, ...refused('query') };
    const asked = expectAnswer('too few letters', expectation, (client) =>
      client.fetchQuery(citySuggestionsQuery('a', site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, errors: [{ field: 'query' }] });
  });

  it('leads to categories and continents', async () => {
    const categories = { given, path: '/api/tourCategories', query: { activated: true, language } };
    await expectAnswer(
      'the categories',
      { ...categories, answer: eachLike({ slug: 'food-tour', title: 'Гастрономия' }) },
      (client) => client.fetchQuery(categoriesQuery(site)),
    );
    const continents = { given, path: '/api/continents', query: { activated: true, language } };
    const found = await expectAnswer(
      'the continents',
      { ...continents, answer: eachLike({ slug: 'europa', name: 'Европа' }) },
      (client) => client.fetchQuery(continentsQuery(site)),
    );
    expect(found).toHaveLength(1);
  });

  it('leads to the company’s pages in social networks', async () => {
    const answer = eachLike({
      uuid: uuid('0192c7a0-0000-7000-8000-000000000001'),
      name: like('X'),
      link: like('https://x.com'),
    });
    const expectation = { given, path: '/api/social-networks', query: { language }, answer };
    const found = await expectAnswer('the social networks', expectation, (client) =>
      client.fetchQuery(socialNetworksQuery(site)),
    );
    expect(found).toHaveLength(1);
  });

  it('knows where the cities lie, and how many tours each has', async () => {
    const city = {
      slug: like('rome'),
      name: like('Рим'),
      country: like('Италия'),
      continent: like('europa'),
      toursCount: integer(4),
      latitude: number(41.9),
      longitude: number(12.5),
    };
    const expectation = { given, path: '/api/map/cities', query: { language }, answer: eachLike(city) };
    const found = await expectAnswer('the cities on the map', expectation, (client) =>
      client.fetchQuery(mappedCitiesQuery(site)),
    );
    expect(found[0]?.latitude).toBe(41.9);
  });
});
