import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES, type Translated } from '../../../../shared-kernel/language/locale.js';
import { CityIndex, type SearchedArea, type SearchedCity } from './city-index.js';
import { normalised } from '../../../../shared-kernel/language/normalised.js';
import { searchKey } from './search-key.js';
import { SortedTexts } from '../../../../shared-kernel/language/sorted-texts.js';

const everywhere = (name: string, others: Partial<Translated> = {}): Translated =>
  ({ ...Object.fromEntries(LOCALES.map((locale) => [locale, name])), ...others }) as Translated;

const city = (id: string, names: Translated, toursCount = 0, order = 1): SearchedCity => ({
  id,
  names,
  toursCount,
  order,
});

const area = (name: string, ...cities: readonly string[]): SearchedArea => ({ names: [name], cities: new Set(cities) });

const cities = [
  city('rome', everywhere('Rome', { it_IT: 'Roma', ru_RU: 'Рим', ja_JP: 'ローマ' }), 3),
  city('florence', everywhere('Florence', { it_IT: 'Firenze', de_DE: 'Florenz' }), 1),
  city('munich', everywhere('Munich', { de_DE: 'München' }), 0),
  city('new-york', everywhere('New York City'), 1),
  city('york', everywhere('York'), 0),
  city('lodz', everywhere('Łódź'), 0),
  city('romerike', everywhere('Romerike'), 0),
];

const index = new CityIndex(cities, [
  area('Italy', 'rome', 'florence'),
  area('Germany', 'munich'),
  area('United States', 'new-york'),
  area('United Kingdom', 'york'),
  area('Poland', 'lodz'),
  area('Norway', 'romerike'),
]);

describe('the search for a city', () => {
  it.each([
    ['ROMA', ['rome']],
    ['ローマ', ['rome']],
    ['munchen', ['munich']],
    ['york', ['york']],
    ['rom', []],
    ['romw', []],
    ['italy', []],
    ['', []],
  ])('knows who is called %s, and who only nearly', (query, called) => {
    expect([...index.called(query)]).toEqual(called);
  });

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
    ['zermany', ['munich']],
    ['unich', ['munich']],
    ['hlorence', ['florence']],
    ['new yrok', ['new-york']],
    ['rmoe', ['rome', 'romerike']],
    ['rime', ['rome', 'romerike']],
    ['rone', ['rome', 'romerike']],
    ['romd', ['rome', 'romerike']],
    ['rim', []],
    ['flornec', ['florence']],
    ['flornecia', []],
    ['qqqq', []],
    ['---', []],
    ['rome, italy', ['rome']],
    ['italy rome', ['rome']],
    ['rome ita', ['rome']],
    ['rmoe italy', ['rome']],
    ['rome itlay', ['rome']],
    ['rome germany', []],
    ['newyork', ['new-york']],
    ['muenchen', ['munich']],
    ['ろーま', ['rome']],
    ['ロマ', ['rome']],
    ['ローラ', ['rome']],
    ['yok', ['york']],
  ])('%s finds %j', (query, found) => {
    expect(index.search(query, 10)).toEqual(found);
  });

  it.each([
    ['東京都', ['tokyo'], true],
    ['ローマ市', ['rome'], true],
    ['ローマし', ['rome'], true],
    ['東京', ['tokyo'], true],
    ['京都', ['kyoto'], true],
    ['京都府', ['kyoto'], true],
    ['京都市', ['kyoto'], true],
    ['大阪府', ['osaka'], true],
    ['上海市', ['shanghai'], true],
    ['Москва город', ['moscow'], true],
    ['город Москва', ['moscow'], true],
    ['г. Москва', ['moscow'], true],
    ['Ville de Paris', ['paris'], true],
    ['Città di Parigi', ['paris'], true],
    ['Stadt Paris', ['paris'], true],
    ['Stadt Rom', ['rome'], true],
    ['Tokyo City', ['tokyo'], true],
    ['ciudad de México', ['mexico-city'], true],
    ['Mexico City', ['mexico-city'], true],
    ['Ville de Pariss', [], false],
    ['city', ['mexico-city'], false],
    ['市', [], false],
  ])('%s means %j', (query, found, isName) => {
    const sought = new CityIndex([
      city('tokyo', everywhere('Tokyo', { ja_JP: '東京', ru_RU: 'Токио' })),
      city('kyoto', everywhere('Kyoto', { ja_JP: '京都' }), 9),
      city('rome', everywhere('Rome', { ja_JP: 'ローマ', de_DE: 'Rom' })),
      city('romerike', everywhere('Romerike')),
      city('osaka', everywhere('Osaka', { ja_JP: '大阪' })),
      city('shanghai', everywhere('Shanghai', { ja_JP: '上海' })),
      city('moscow', everywhere('Moscow', { ru_RU: 'Москва' })),
      city('paris', everywhere('Paris', { it_IT: 'Parigi' })),
      city('mexico-city', everywhere('Mexico City', { es_ES: 'Ciudad de México' })),
    ]);
    expect(sought.search(query, 10)).toEqual(found);
    expect([...sought.called(query)]).toEqual(isName ? found : []);
  });

  it('goes by the reader’s language, and by English, before others', () => {
    const own = new CityIndex(
      [
        city('split', everywhere('Split', { it_IT: 'Spalato' }), 9),
        city('madrid', everywhere('Madrid')),
        city('jerusalem', everywhere('Jerusalem', { it_IT: 'Gerusalemme' }), 9),
        city('berlin', everywhere('Berlin')),
      ],
      [
        { named: everywhere('Spain', { it_IT: 'Spagna', de_DE: 'Spanien' }), names: [], cities: new Set(['madrid']) },
        { named: everywhere('Germany', { de_DE: 'Deutschland' }), names: [], cities: new Set(['berlin']) },
      ],
    );
    expect(own.search('spa', 2)).toEqual(['madrid', 'split']);
    expect(own.search('ger', 2, 'de_DE')).toEqual(['berlin', 'jerusalem']);
    expect(own.search('spa', 2, 'it_IT')).toEqual(['split', 'madrid']);
    expect(own.search('ger', 2, 'it_IT')).toEqual(['jerusalem', 'berlin']);
    expect(own.search('gerusalemme', 2)).toEqual(['jerusalem']);
  });

  it('goes by a country of the reader’s language before English ones, and before later words', () => {
    const own = new CityIndex(
      [
        city('vienna', everywhere('Vienna'), 9),
        city('sydney', everywhere('Sydney')),
        city('san-francisco', everywhere('San Francisco'), 9),
        city('paris', everywhere('Paris')),
      ],
      [
        { named: everywhere('Austria', { de_DE: 'Österreich' }), names: [], cities: new Set(['vienna']) },
        { named: everywhere('Australia', { de_DE: 'Australien' }), names: [], cities: new Set(['sydney']) },
        { named: everywhere('France', { de_DE: 'Frankreich' }), names: [], cities: new Set(['paris']) },
      ],
    );
    expect(own.search('aust', 2, 'de_DE')).toEqual(['sydney', 'vienna']);
    expect(own.search('aust', 2)).toEqual(['vienna', 'sydney']);
    expect(own.search('fran', 2)).toEqual(['paris', 'san-francisco']);
    expect(own.search('francisco', 2)).toEqual(['san-francisco']);
  });

  it('gives what a few call a city for all of that name, and after others for its beginning', () => {
    const some = new CityIndex(
      [{ ...city('split', everywhere('Split'), 9), aliases: ['Spalato'] }, city('madrid', everywhere('Madrid'))],
      [{ named: everywhere('Spain'), names: [], cities: new Set(['madrid']) }],
    );
    expect(some.search('spa', 2)).toEqual(['madrid', 'split']);
    expect(some.search('spalato', 2)).toEqual(['split']);
  });

  it('gives the name that is written so before one that sounds so', () => {
    const towns = new CityIndex([
      city('george-town', everywhere('George Town'), 5),
      city('georgetown', everywhere('Georgetown', { fr_FR: 'Georgetown' })),
    ]);
    expect(towns.search('georgetown', 2)).toEqual(['georgetown', 'george-town']);
    expect(towns.search('Geórge Town', 2)).toEqual(['george-town', 'georgetown']);
    expect(towns.search('george', 2)).toEqual(['george-town', 'georgetown']);
  });

  it('gives no more than asked for', () => {
    expect(index.search('italy', 1)).toEqual(['rome']);
  });
});

describe('a name with one wrong letter', () => {
  const names = [
    'rome',
    'florence',
    'munich',
    'new york city',
    'york',
    'romerike',
    'italy',
    'germany',
    'united kingdom',
  ];
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  const misspelt = fc
    .tuple(fc.constantFrom(...names.filter((name) => name.length >= 5)), fc.nat(), letter, fc.constantFrom(0, 1, 2, 3))
    .map(([name, seed, other, kind]) => {
      const at = seed % name.length;
      const [before, here, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
      const typed = [
        before + after,
        before + other + after,
        before + other + here + after,
        before + after.slice(0, 1) + here + after.slice(1),
      ];
      return { name, typed: typed[kind] ?? name };
    });

  it('is found wherever the letter is, and so is its beginning', () => {
    fc.assert(
      fc.property(misspelt, ({ name, typed }) => {
        const found = index.search(typed, 20);
        for (const city of index.search(name, 20)) expect(found).toContain(city);
      }),
      { numRuns: 500 },
    );
  });

  it('is found where the letter is of another script than those beside it', () => {
    const washington = new CityIndex([city('washington', everywhere('Washington', { ja_JP: 'ワシントンD.C.' }))]);
    expect(washington.search('ワシントンサ.C.', 5)).toEqual(['washington']);
    expect(washington.search('ワシントンD.ス', 5)).toEqual(['washington']);
  });

  it('comes after what is spelt so', () => {
    expect(index.search('romer', 10)).toEqual(['romerike', 'rome']);
  });
});

describe('texts in order', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 0, maxLength: 6 });

  it('give every text that begins nearly so, and no other', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 30 }),
        text.filter(({ length }) => length > 1),
        (all, typed) => {
          const sorted = [...new Set(all)].sort();
          const texts = new SortedTexts(sorted);
          const ranges = [...texts.startingWith(typed), ...texts.nearlyStartingWith(typed)];
          const found = new Set(ranges.flatMap(([from, to]) => sorted.slice(from, to)));
          expect([...found].sort()).toEqual(sorted.filter((one) => beginsNearly(one, typed)));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** Tries every beginning and every single mistake. */
function beginsNearly(text: string, typed: string): boolean {
  const meant = new Set([typed]);
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, here, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
    meant.add(before + after).add(before + after.slice(0, 1) + here + after.slice(1));
    for (const other of 'abc') {
      meant.add(before + other + after);
      if (at < typed.length) meant.add(before + other + here + after);
    }
  }
  return [...meant].some((one) => text.startsWith(one));
}

describe('a search key', () => {
  it.each([
    ['São Tomé', 'sao tome'],
    ['  Fès-el-Bali ', 'fes el bali'],
    ['Straße', 'strasse'],
    ['Їжак', 'іжак'],
    ['ﾊﾟﾘ', 'パリ'],
  ])('%s is %s', (name, compared) => {
    expect(normalised(name)).toBe(compared);
  });
});

describe('a name that is searched for', () => {
  it.each([
    ['ヴェネツィア', 'ベネチア'],
    ['べねちあ', 'ベネチア'],
    ['ニュー・ヨーク', 'ニユヨク'],
    ['チューリッヒ', 'チユリヒ'],
    ['Xi’an', 'xian'],
    ['Київ', 'киів'],
  ])('%s is %s', (name, text) => {
    expect(searchKey(name)).toBe(text);
  });
});
