import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { marksOf } from './map-marks.js';
import { USUAL } from './tour-filters.js';
import type { TourCity } from './tours.api.js';

const intl = createIntl({
  locale: 'en-US',
  messages: { 'tour-list.map.city': '{city}: {count, plural, one {# tour} other {# tours}} from {price} for {people}' },
});

const city = (slug: string, name: string, count: number, amount: number): TourCity => ({
  slug,
  name,
  country: '',
  count,
  latitude: 41.9,
  longitude: 12.5,
  cheapest: { slug: `cheapest-of-${slug}`, totalPrice: { amount, currency: 'EUR' } },
});

const cities = [city('rome', 'Rome', 30, 9_000), city('paris', 'Paris', 1, 22_000)];

describe('the marks of a list on the map', () => {
  it('are one for each city, with the number of its tours and the least price, in the order of the answer', () => {
    expect(marksOf(cities, USUAL, intl).map(({ key, tag, label }) => [key, tag, label])).toEqual([
      ['rome', '€90.00', 'Rome: 30 tours from €90.00 for 2'],
      ['paris', '€220.00', 'Paris: 1 tour from €220.00 for 2'],
    ]);
  });

  it('lead to the only tour, or to the tours of the city in the same list', () => {
    const filters = { ...USUAL, view: 'map', people: 4, page: 2 } as const;
    expect(marksOf(cities, filters, intl).map(({ to }) => to)).toEqual([
      '/tours?people=4&city=rome&view=map',
      '/tour/cheapest-of-paris?people=4',
    ]);
  });
});
