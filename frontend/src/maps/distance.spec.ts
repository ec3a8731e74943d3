import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { formatDistance, metresAlong, metresBetween, nearestTo } from './distance.js';

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };

describe('a straight line', () => {
  it('is as long as on the map', () => {
    expect(metresBetween(colosseum, pantheon)).toBeGreaterThan(1550);
    expect(metresBetween(colosseum, pantheon)).toBeLessThan(1600);
  });

  it('crosses the date line the short way', () => {
    expect(metresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeLessThan(25_000);
  });

  it('orders places', () => {
    const suva = { latitude: -18.14, longitude: 178.44 };
    const apia = { latitude: -13.83, longitude: -171.76 };
    expect(nearestTo([suva], [colosseum, apia]).map(({ place }) => place)).toEqual([apia, colosseum]);
  });

  it('is measured from the nearest of several places', () => {
    const near = { latitude: -18.14, longitude: 178.44 };
    const [first, second] = nearestTo([pantheon, near], [near, colosseum]);
    expect(first).toEqual({ place: near, metres: 0 });
    expect(second).toEqual({ place: colosseum, metres: metresBetween(pantheon, colosseum) });
    expect(nearestTo([], [colosseum])).toEqual([]);
  });

  it('is summed from place to place', () => {
    expect(metresAlong([colosseum, pantheon, colosseum])).toBeCloseTo(2 * metresBetween(colosseum, pantheon));
    expect(metresAlong([colosseum])).toBe(0);
  });

  it.each([
    [3, '50 m'],
    [340, '350 m'],
    [974, '950 m'],
    [976, '1 km'],
    [2340, '2.3 km'],
    [34_567, '35 km'],
  ])('of %d metres reads %s', (metres, text) => {
    expect(formatDistance(metres, createIntl({ locale: 'en-US' }))).toBe(text);
  });
});
