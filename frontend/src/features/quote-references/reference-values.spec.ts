import { describe, expect, it } from '@jest/globals';
import { emptyReference, everyLanguage, requestOf, type ReferenceValues, valuesOf } from './reference-values.js';
import type { ReferenceRecord } from './references.api.js';

const named = (told: Partial<ReferenceValues>): ReferenceValues => ({
  ...emptyReference,
  names: everyLanguage({ en_US: 'Rome' }),
  ...told,
});
const table = named({
  city: 'rome',
  timeZone: 'Europe/Rome',
  airports: 'fco, CIA',
  vat: '10',
  zones: [{ id: '', names: everyLanguage({ en_US: 'City center' }), latitude: '41,9', longitude: '12.5' }],
  fares: [{ from: 'FCO', to: 'rome-city-center', vehicle: 'sedan', amount: '55' }],
  rates: [{ vehicle: 'sedan', base: '15', perKilometre: '1,80' }],
});

describe('what requests choose from, as it is typed', () => {
  it('is sent with the parts of its kind alone', () => {
    expect(requestOf('vehicle', named({ seats: '7', suitcases: '5' }), true)).toEqual({
      ...{ names: everyLanguage({ en_US: 'Rome' }), position: 100, activated: true },
      vehicle: { seats: 7, suitcases: 5 },
    });
  });

  it.each([
    ['vehicle', { seats: '0' }, ['seats']],
    ['cruise-company', { names: everyLanguage() }, ['name']],
    ['ship', { position: 'x' }, ['position', 'companyId']],
    ['port', {}, ['country', 'timeZone']],
    ['price-table', {}, ['city', 'timeZone']],
    ['price-table', { ...table, airports: 'Rome' }, ['airports']],
    ['price-table', { ...table, fares: [{ ...table.fares[0]!, to: 'FCO' }] }, ['fares']],
    ['price-table', { ...table, rates: [{ ...table.rates[0]!, base: '1.234' }] }, ['rates']],
    ['price-table', { ...table, holidayDays: '25.12.' }, ['holiday']],
  ] as const)('of the kind %s names the fields to mend', (kind, told, faults) => {
    expect(requestOf(kind, named(told), true)).toEqual(faults);
  });
});

describe('a price table', () => {
  it('is sent in minor units and hundredths of a percent, and its zones get ids', () => {
    expect(requestOf('price-table', table, true)).toMatchObject({
      city: 'rome',
      prices: {
        airports: ['FCO', 'CIA'],
        vatBasisPoints: 1000,
        zones: [{ id: 'rome-city-center', latitude: 41.9, longitude: 12.5 }],
        fares: [{ between: ['FCO', 'rome-city-center'], vehicle: 'sedan', amount: 5500 }],
        rates: [{ vehicle: 'sedan', base: 1500, perKilometre: 180 }],
        night: { from: 22, until: 6, basisPoints: 1500 },
        holidays: { days: ['01-01', '12-25', '12-26', '12-31'], basisPoints: 2000 },
      },
    });
  });

  it('is changed without losing anything', () => {
    const { prices, ...common } = requestOf('price-table', table, false) as unknown as ReferenceRecord;
    const record = { ...common, id: 'rome', kind: 'price-table', prices, vehicle: null, port: null, companyId: null };
    expect(requestOf('price-table', valuesOf(record as never), false)).toEqual({ ...common, prices });
  });
});
