import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Translated } from '../../../../shared-kernel/locale.js';
import { CityIndex, type SearchedCity } from './city-index.js';
import { isNear, normalised } from './normalised.js';

const everywhere = (name: string, others: Partial<Translated> = {}): Translated =>
  ({ ...Object.fromEntries(LOCALES.map((locale) => [locale, name])), ...others }) as Translated;

const city = (id: string, names: Translated, country: string, toursCount = 0, order = 1): SearchedCity => ({
  id,
  names,
  countryNames: everywhere(country),
  toursCount,
  order,
});

const index = new CityIndex([
  city('rome', everywhere('Rome', { it_IT: 'Roma', ru_RU: 'Рим', ja_JP: 'ローマ' }), 'Italy', 3),
  city('florence', everywhere('Florence', { it_IT: 'Firenze', de_DE: 'Florenz' }), 'Italy', 1),
  city('munich', everywhere('Munich', { de_DE: 'München' }), 'Germany', 0),
  city('new-york', everywhere('New York City'), 'United States', 1),
  city('york', everywhere('York'), 'United Kingdom', 0),
  city('lodz', everywhere('Łódź'), 'Poland', 0),
  city('romerike', everywhere('Romerike'), 'Norway', 0),
]);

describe('the search for a city', () => {
  it.each([
    ['rom', ['rome', 'romerike']],
    ['ROME', ['rome', 'romerike']],
    ['рим', ['rome']],
    ['ローマ', ['rome']],
    ['munchen', ['munich']],
    ['MÜNCHEN', ['munich']],
    ['lodz', ['lodz']],
    ['italy', ['rome', 'florence']],
    ['firenze', ['florence']],
    ['new york c', ['new-york']],
    ['york', ['york', 'new-york']],
    ['florenec', ['florence']],
    ['munic', ['munich']],
    ['germnay', ['munich']],
    ['qqqq', []],
    ['---', []],
  ])('%s finds %j', (query, found) => {
    expect(index.search(query, 10)).toEqual(found);
  });

  it('gives no more than asked for', () => {
    expect(index.search('italy', 1)).toEqual(['rome']);
  });
});

describe('a compared name', () => {
  it.each([
    ['São Tomé', 'sao tome'],
    ['  Fès-el-Bali ', 'fes el bali'],
    ['Straße', 'strasse'],
    ['Їжак', 'іжак'],
    ['パリ', normalised('ﾊﾟﾘ')],
  ])('%s is %s', (name, compared) => {
    expect(normalised(name)).toBe(compared);
  });

  it('is near when letters are missing, added, changed or swapped', () => {
    expect(['berlin', 'brlin', 'berrlin', 'bertin', 'belrin'].every((typed) => isNear(typed, 'berlin', 1))).toBe(true);
    expect(isNear('bern', 'berlin', 1)).toBe(false);
  });
});
