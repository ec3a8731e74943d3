import { describe, expect, it } from '@jest/globals';
import { readCities, withCity, type RecentCity } from './recent-cities.js';

const city = (slug: string): RecentCity => ({ slug, name: slug, country: 'Italy', locale: 'en_US' });
const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map(city) as [
  RecentCity,
  RecentCity,
  RecentCity,
  RecentCity,
  RecentCity,
  RecentCity,
];

describe('the cities looked for', () => {
  it('have the newest first, each once', () => {
    expect(withCity([b, a], a)).toEqual([a, b]);
  });

  it('are five', () => {
    expect(withCity([b, c, d, e], a)).toHaveLength(5);
    expect(withCity([b, c, d, e, f], a)).toEqual([a, b, c, d, e]);
  });

  it.each([[null], ['{'], ['{"slug":"a"}'], ['[1,null,{"slug":"a"}]'], ['[{"slug":"a","name":"A","country":"B"}]']])(
    'are none where the browser kept %s',
    (text) => {
      expect(readCities(text)).toEqual([]);
    },
  );

  it('are read as they were kept', () => {
    expect(readCities(JSON.stringify([a, b]))).toEqual([a, b]);
  });
});
