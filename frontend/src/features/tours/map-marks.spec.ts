import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { marksOf } from './map-marks.js';
import { USUAL } from './tour-filters.js';
import type { TourCard } from './tours.api.js';

const intl = createIntl({
  locale: 'en-US',
  messages: { 'tours.map.city': '{city}: {count, plural, one {# tour} other {# tours}} from {price}' },
});

const tour = (slug: string, city: string, amount: number): TourCard => ({
  id: slug,
  slug,
  name: slug,
  summary: '',
  city: { slug: city, name: city, country: '' },
  durations: [180],
  rating: null,
  reviewCount: 0,
  fromPrice: { amount, currency: 'EUR' },
  priceUnit: 'per-group',
  image: { src: '', width: 1, height: 1, alt: '' },
});

const place = { country: '', continent: 'europa', toursCount: 2 };
const rome = { ...place, slug: 'rome', name: 'Rome', latitude: 41.9, longitude: 12.5 };
const paris = { ...place, slug: 'paris', name: 'Paris', latitude: 48.9, longitude: 2.4 };

describe('the marks of a list on the map', () => {
  it('are one for each city, with the least of its prices, in the order of the list', () => {
    const tours = [tour('louvre', 'paris', 22_000), tour('forum', 'rome', 19_500), tour('food', 'rome', 9_000)];
    const marks = marksOf(tours, [rome, paris], USUAL, intl);
    expect(marks.map(({ key, tag, label }) => [key, tag, label])).toEqual([
      ['paris', '€220.00', 'Paris: 1 tour from €220.00'],
      ['rome', '€90.00', 'Rome: 2 tours from €90.00'],
    ]);
  });

  it('lead to the only tour, or to the tours of the city in the same list', () => {
    const tours = [tour('louvre', 'paris', 1), tour('forum', 'rome', 1), tour('food', 'rome', 2)];
    const filters = { ...USUAL, view: 'map', people: 4, page: 2 } as const;
    expect(marksOf(tours, [rome, paris], filters, intl).map(({ to }) => to)).toEqual([
      '/tour/louvre',
      '/tours?people=4&city=rome&view=map',
    ]);
  });

  it('leave out what the map does not know', () => {
    expect(marksOf([tour('forum', 'rome', 1)], [paris], USUAL, intl)).toEqual([]);
  });
});
