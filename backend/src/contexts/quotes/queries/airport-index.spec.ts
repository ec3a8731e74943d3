import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { type Airport, AirportIndex } from './airport-index.js';

const airport = (iata: string, name: string, city: string, country: string): Airport => ({
  ...{ iata, name, city, country },
  latitude: 0,
  longitude: 0,
  timeZone: 'UTC',
});

const rome = {
  ...Object.fromEntries(LOCALES.map((locale) => [locale, 'Rome'])),
  it_IT: 'Roma',
  ru_RU: 'Рим',
  ja_JP: 'ローマ',
} as Translated;

const index = new AirportIndex(
  [
    airport('FCO', 'Rome Fiumicino Airport', 'Rome', 'IT'),
    airport('CIA', 'Rome Ciampino Airport', 'Rome', 'IT'),
    airport('GRU', 'São Paulo/Guarulhos International Airport', 'São Paulo', 'BR'),
    airport('MED', 'Prince Mohammad bin Abdulaziz Airport', 'Medina', 'SA'),
    airport('MDE', 'José María Córdova International Airport', 'Medellín', 'CO'),
    airport('XRO', 'Another Airport', 'Rome', 'US'),
  ],
  [{ countryCode: 'IT', names: rome }],
);
const codes = (query: string, limit = 10) => index.search(query, limit).map(({ iata }) => iata);

describe('the search for an airport', () => {
  it.each([
    ['fco', ['FCO']],
    ['FC', ['FCO']],
    ['MED', ['MED', 'MDE']],
    ['rome', ['FCO', 'CIA', 'XRO']],
    ['Roma', ['FCO', 'CIA']],
    ['рим', ['FCO', 'CIA']],
    ['ローマ', ['FCO', 'CIA']],
    ['sao paulo', ['GRU']],
    ['SÃO', ['GRU']],
    ['guarulhos', ['GRU']],
    ['cordova', ['MDE']],
    ['jose maria', ['MDE']],
    ['qq', []],
    ['--', []],
  ])('%s finds %j', (query, found) => {
    expect(codes(query)).toEqual(found);
  });

  it('gives no more than asked for', () => {
    expect(codes('rome', 1)).toEqual(['FCO']);
  });
});
