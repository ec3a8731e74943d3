import { describe, expect, it } from '@jest/globals';
import type { MappedCity } from '../../shared/catalogue/catalogue.api.js';
import { atlasOf } from './atlas.js';
import { aTourCard } from './testing/a-tour-card.js';

const city = (slug: string, name: string, continent: string, toursCount: number): MappedCity => ({
  slug,
  name,
  country: '',
  continent,
  toursCount,
  latitude: 0,
  longitude: 0,
  timeZone: 'Etc/UTC',
});

const tour = (slug: string, of: string) =>
  aTourCard({
    id: slug,
    slug,
    name: slug,
    summary: '',
    city: { id: of, slug: of, name: of, country: '' },
    durations: [60],
    rating: null,
    reviewCount: 0,
    fromPrice: { amount: 1, currency: 'EUR' },
    totalPrice: { amount: 1, currency: 'EUR' },
    priceUnit: 'per-group',
    image: { src: '', width: 1, height: 1, colour: '', alt: '' },
  });

describe('the register of the atlas', () => {
  const cities = [city('zurich', 'Zürich', 'europa', 1), city('orebro', 'Örebro', 'europa', 1)];

  it('is by continent in the order given, without those that have no tours', () => {
    const all = [...cities, city('tokyo', 'Tokyo', 'asia', 1), city('lima', 'Lima', 'america', 0)];
    const parts = atlasOf(['asia', 'america', 'europa'], all, [], 'de-DE');
    expect(parts.map(({ continent }) => continent)).toEqual(['asia', 'europa']);
  });

  it('has the cities in the alphabet of the language', () => {
    const names = (language: string) =>
      atlasOf(['europa'], cities, [], language)[0]?.cities.map((each) => each.city.name);
    expect(names('de-DE')).toEqual(['Örebro', 'Zürich']);
    expect(names('sv-SE')).toEqual(['Zürich', 'Örebro']);
  });

  it('names the tours of each city', () => {
    const [europe] = atlasOf(['europa'], cities, [tour('alps', 'zurich'), tour('lake', 'zurich')], 'de-DE');
    expect(europe?.cities.map(({ tours }) => tours.map(({ slug }) => slug))).toEqual([[], ['alps', 'lake']]);
  });
});
