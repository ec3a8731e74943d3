import { describe, expect, it } from '@jest/globals';
import { distanceBetween, nearestTo } from './distance.js';

const rome = { name: 'Rome', latitude: 41.9, longitude: 12.48 };
const florence = { name: 'Florence', latitude: 43.77, longitude: 11.26 };
const suva = { name: 'Suva', latitude: -18.14, longitude: 178.44 };
const apia = { name: 'Apia', latitude: -13.83, longitude: -171.76 };

describe('the distance of two places', () => {
  it('is that of the crow', () => {
    expect(distanceBetween(rome, florence)).toBeCloseTo(231, -1);
    expect(distanceBetween(rome, rome)).toBe(0);
  });

  it('crosses the date line the short way', () => {
    expect(distanceBetween(suva, apia)).toBeLessThan(1300);
  });

  it('orders places', () => {
    expect(nearestTo(suva, [rome, apia, florence]).map(({ name }) => name)).toEqual(['Apia', 'Florence', 'Rome']);
  });
});
