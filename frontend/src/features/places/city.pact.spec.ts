import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, moved, notFound } from '../../testing/contract.js';
import { cityQuery } from './places.api.js';

const { like, number } = MatchersV3;
const given = 'the demonstration';
const path = '/api/city/data';
const site = { locale: 'fr_FR' } as const;
const asking = (slug: string) => ({ path, query: { slug, language: 'fr_FR' } });

const image = { src: '/posters/city/rome/wide.svg', width: 1200, height: 514, colour: '#aabbcc', alt: 'Rome' };
const city = {
  slug: 'rome',
  name: 'Rome',
  country: { slug: 'italy', name: 'Italie', code: 'IT' },
  continentData: { slug: 'europa', name: 'Europe' },
  text: like('Une ville'),
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  latitude: number(41.9),
  longitude: number(12.5),
  toursCount: like(4),
  wideImage: like(image),
  shareImage: like(image),
};

describe('the page of a city', () => {
  it('shows its text and where it lies', async () => {
    const expectation = { given, ...asking('rome'), answer: city };
    const found = await expectAnswer('a city', expectation, (client) => client.fetchQuery(cityQuery('rome', site)));
    expect(found.country.name).toBe('Italie');
  });

  it('goes to its new address when it has moved', async () => {
    const expectation = { given: 'a city that has moved', ...asking('as-it-was'), ...moved('rome') };
    const asked = expectAnswer('a city by its old name', expectation, (client) =>
      client.fetchQuery(cityQuery('as-it-was', site)),
    );
    await expect(asked).rejects.toMatchObject({ code: 'MOVED', params: { slug: 'rome' } });
  });

  it('is not found where there is no such city', async () => {
    const expectation = { given, ...asking('atlantis'), ...notFound };
    const asked = expectAnswer('no city', expectation, (client) => client.fetchQuery(cityQuery('atlantis', site)));
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
