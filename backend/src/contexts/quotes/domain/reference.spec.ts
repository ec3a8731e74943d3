import { describe, expect, it } from '@jest/globals';
import { factsFor, type PriceTable, type ReferenceFacts } from './reference.js';

const table: PriceTable = {
  airports: ['FCO'],
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  vatBasisPoints: 1000,
  zones: [{ id: 'centre', names: { en_US: 'Center' } as never, latitude: 41.9, longitude: 12.5 }],
  fares: [{ between: ['FCO', 'centre'], vehicle: 'sedan', amount: 5500 }],
  rates: [{ vehicle: 'sedan', base: 1500, perKilometre: 180 }],
  night: { from: 22, until: 6, basisPoints: 1500 },
  holidays: { days: ['12-25'], basisPoints: 2000 },
};
const facts = (told: Partial<ReferenceFacts> = {}): ReferenceFacts => ({
  ...{ names: { en_US: 'Rome' }, position: 1, activated: true, vehicle: null, companyId: null, port: null },
  prices: table,
  ...told,
});
const [fare] = table.fares;
const faultOf = (kind: Parameters<typeof factsFor>[0], told: Partial<ReferenceFacts>): unknown => {
  try {
    return factsFor(kind, facts(told), ['sedan']);
  } catch (error) {
    const { code, field } = error as { code: string; field: string };
    return `${code} ${field}`;
  }
};

describe('what requests choose from', () => {
  it('keeps the parts of its kind alone', () => {
    const vehicle = { seats: 3, suitcases: 3 };
    expect(factsFor('vehicle', facts({ vehicle }), [])).toEqual(facts({ vehicle, prices: null }));
    expect(factsFor('cruise-company', facts(), [])).toEqual(facts({ prices: null }));
  });

  it.each([
    ['vehicle', { names: { de_DE: 'Limousine' } }, 'QUOTE_REFERENCE_INCOMPLETE names.en_US'],
    ['vehicle', {}, 'QUOTE_REFERENCE_INCOMPLETE vehicle'],
    ['ship', {}, 'QUOTE_REFERENCE_INCOMPLETE companyId'],
    ['port', {}, 'QUOTE_REFERENCE_INCOMPLETE port'],
    ['price-table', { prices: null }, 'QUOTE_REFERENCE_INCOMPLETE prices'],
  ] as const)('of the kind %s says which field is missing', (kind, told, fault) => {
    expect(faultOf(kind, told)).toBe(fault);
  });
});

describe('a price table', () => {
  it('is kept where it is whole', () => {
    expect(factsFor('price-table', facts(), ['sedan']).prices).toEqual(table);
  });

  it.each([
    ['a zone twice', { zones: [...table.zones, ...table.zones] }, 'zones'],
    ['a fare to nowhere', { fares: [{ ...fare, between: ['FCO', 'moon'] }] }, 'fares'],
    ['a fare from a place to itself', { fares: [{ ...fare, between: ['FCO', 'FCO'] }] }, 'fares'],
    ['a fare of a vehicle that there is not', { fares: [{ ...fare, vehicle: 'rocket' }] }, 'fares'],
    ['two fares of one way', { fares: [fare, { ...fare, between: ['centre', 'FCO'] }] }, 'fares'],
    ['a rate of a vehicle that there is not', { rates: [{ vehicle: 'rocket', base: 1, perKilometre: 1 }] }, 'rates'],
    ['two rates of one vehicle', { rates: [...table.rates, ...table.rates] }, 'rates'],
  ] as const)('is refused with %s', (_what, told, field) => {
    expect(faultOf('price-table', { prices: { ...table, ...told } as PriceTable })).toBe(
      `QUOTE_REFERENCE_UNKNOWN prices.${field}`,
    );
  });
});
