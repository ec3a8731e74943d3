import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import type { QueryClient } from '@tanstack/react-query';
import { expectAnswer, moved, notFound } from '../../testing/contract.js';
import {
  type Continent,
  type Country,
  cityGuidesQuery,
  continentQuery,
  countriesQuery,
  countryQuery,
  placeTextQuery,
} from './places.api.js';

const { eachLike, integer, like, number, regex, string } = MatchersV3;
const given = 'the demonstration';
const site = { locale: 'fr_FR' } as const;
const language = 'fr_FR';

const image = like({ src: '/posters/city/rome/card.svg', width: 640, height: 480, colour: '#aabbcc', alt: 'Rome' });
const summary = {
  slug: like('italy'),
  name: like('Italie'),
  code: regex(/^[A-Z]{2}$/, 'IT'),
  continent: like('europa'),
  citiesCount: integer(10),
  toursCount: integer(10),
};
const city = {
  slug: like('rome'),
  name: like('Rome'),
  country: like({ slug: 'italy', name: 'Italie', code: 'IT' }),
  image,
  toursCount: integer(4),
  latitude: number(41.9),
  longitude: number(12.5),
};
const pictures = { wideImage: image, shareImage: image };
const country = {
  ...summary,
  slug: 'italy',
  name: 'Italie',
  continentData: { slug: 'europa', name: 'Europe' },
  cities: eachLike(city),
  ...pictures,
};
const continent = {
  slug: 'europa',
  name: 'Europe',
  countries: eachLike(summary),
  cities: eachLike(city),
  ...pictures,
};
const text = { language, summary: like('Un pays'), html: string('<p>Un pays</p>') };

const pages = [
  [
    'country',
    'italy',
    country,
    (slug: string, client: QueryClient): Promise<Continent | Country> => client.fetchQuery(countryQuery(slug, site)),
  ],
  [
    'continent',
    'europa',
    continent,
    (slug: string, client: QueryClient): Promise<Continent | Country> => client.fetchQuery(continentQuery(slug, site)),
  ],
] as const;

describe.each(pages)('the page of a %s', (kind, slug, answer, ask) => {
  const path = `/api/${kind}/data`;
  const cms = `/api/${kind}/cms/data`;
  const asking = (named: string, inLanguage: string) => ({
    given,
    path: cms,
    query: { content_cms_entry__: named, language: inLanguage },
  });

  it('shows what lies in it', async () => {
    const expectation = { given, path, query: { slug, language }, answer };
    const found = await expectAnswer(`a ${kind}`, expectation, (client) => ask(slug, client));
    expect(found.cities[0]?.name).toBe('Rome');
  });

  it('goes to its new address when it has moved', async () => {
    const asked = expectAnswer(
      `a ${kind} by its old name`,
      { given: `a ${kind} that has moved`, path, query: { slug: 'as-it-was', language }, ...moved(slug) },
      (client) => ask('as-it-was', client),
    );
    await expect(asked).rejects.toMatchObject({ code: 'MOVED', params: { slug } });
  });

  it('is not found where there is none', async () => {
    const expectation = { given, path, query: { slug: 'atlantis', language }, ...notFound };
    const asked = expectAnswer(`no ${kind}`, expectation, (client) => ask('atlantis', client));
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('has a text in the language of the page', async () => {
    const found = await expectAnswer(
      `the text of a ${kind}`,
      { ...asking(slug, language), answer: text },
      (client, api) => client.fetchQuery(placeTextQuery(api, kind, slug, site)),
    );
    expect(found?.language).toBe('fr_FR');
  });

  it('is without one where nothing was written', async () => {
    const expectation = { ...asking('atlantis', 'en_US'), ...notFound };
    const found = await expectAnswer(`the text of no ${kind}`, expectation, (client, api) =>
      client.fetchQuery(placeTextQuery(api, kind, 'atlantis', { locale: 'en_US' })),
    );
    expect(found).toBeNull();
  });
});

describe('the pages of the world', () => {
  it('name the countries', async () => {
    const countries = { given, path: '/api/countries', query: { activated: true, language } };
    const found = await expectAnswer('the countries', { ...countries, answer: eachLike(summary) }, (client) =>
      client.fetchQuery(countriesQuery(site)),
    );
    expect(found[0]?.name).toBe('Italie');
  });

  it('tell which languages the guides of a city speak', async () => {
    const guide = { languages: eachLike({ code: regex(/^[a-z]{2}_[A-Z]{2}$/, 'it_IT') }) };
    const answer = { guides: eachLike(guide), totalItems: integer(3) };
    const expectation = { given, path: '/api/guides', query: { city: 'rome', language }, answer };
    const found = await expectAnswer('the guides of a city', expectation, (client) =>
      client.fetchQuery(cityGuidesQuery('rome', site)),
    );
    expect(found.totalItems).toBe(3);
  });
});
