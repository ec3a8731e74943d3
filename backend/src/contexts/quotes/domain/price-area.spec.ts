import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { type PriceArea, priceOf, roadKilometres } from './price-area.js';

const names = Object.fromEntries(LOCALES.map((locale) => [locale, 'Zone'])) as Translated;
const centre = { id: 'centre', names, latitude: 41.9, longitude: 12.48 };
const outside = { id: 'outside', names, latitude: 41.9, longitude: 12.6 };
const area: PriceArea = {
  id: 'rome',
  airports: ['FCO'],
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  vatBasisPoints: 1000,
  zones: [centre, outside],
  fares: [{ between: ['FCO', 'centre'], vehicle: 'sedan', amount: 5555 }],
  rates: [{ vehicle: 'sedan', base: 1500, perKilometre: 200 }],
  night: { from: 22, until: 6, basisPoints: 1500 },
  holidays: { days: ['12-25'], basisPoints: 2000 },
};
const price = (changes: object = {}) =>
  priceOf(area, { from: 'FCO', to: 'centre', vehicle: 'sedan', date: '2027-05-02', time: '09:30', ...changes });
const amounts = (changes: object) => price(changes)?.parts.map(({ kind, amount }) => [kind, amount.amount]);

describe('the price of a ride', () => {
  it('is the fare between two zones, in both directions', () => {
    expect(price()).toEqual({
      parts: [{ kind: 'ride', amount: { amount: 5555, currency: 'EUR' } }],
      total: { amount: 5555, currency: 'EUR' },
    });
    expect(price({ from: 'centre', to: 'FCO' })?.total.amount).toBe(5555);
  });

  it('is more at night and on holidays, each supplement of the fare rounded half up', () => {
    expect(amounts({ time: '22:00' })).toEqual([
      ['ride', 5555],
      ['night', 833],
    ]);
    expect(amounts({ time: '05:59', date: '2027-12-25' })).toEqual([
      ['ride', 5555],
      ['night', 833],
      ['holiday', 1111],
    ]);
    expect(price({ time: '05:59', date: '2027-12-25' })?.total.amount).toBe(7499);
    expect(amounts({ time: '06:00' })).toEqual([['ride', 5555]]);
    expect(amounts({ time: '21:59' })).toEqual([['ride', 5555]]);
  });

  it('is counted by begun kilometres where there is no fare', () => {
    expect(roadKilometres(centre, outside)).toBe(13);
    expect(price({ from: 'centre', to: 'outside' })?.total.amount).toBe(1500 + 13 * 200);
  });

  it('is unknown where the table has neither', () => {
    expect(price({ vehicle: 'coach' })).toBeUndefined();
    expect(price({ from: 'FCO', to: 'outside' })).toBeUndefined();
  });
});
