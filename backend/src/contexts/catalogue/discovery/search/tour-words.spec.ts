import { describe, expect, it } from '@jest/globals';
import type { Translated } from '../../../../shared-kernel/language/locale.js';
import { forEachRow } from '../listing/bits.js';
import { type TourGroup, TourWords, wordsOfNames } from './tour-words.js';
import { WordPairs } from './word-postings.js';
import { wordsOfName, wordsSought } from './words.js';

const inAll = (name: string, others: Partial<Translated> = {}): Translated => ({
  en_US: name,
  fr_FR: name,
  de_DE: name,
  es_ES: name,
  it_IT: name,
  ru_RU: name,
  ja_JP: name,
  ...others,
});

const tours = [
  inAll('Inside the Colosseum', { de_DE: 'Im Kolosseum', ja_JP: 'コロッセオの中へ' }),
  inAll('Evening piazzas', { ru_RU: 'Вечерние площади' }),
  inAll('Market food walk'),
  inAll('Street food evening', { ja_JP: '東京屋台めぐり' }),
];
const groups: readonly TourGroup[] = [
  { kind: 'city', cityId: 'rome', names: inAll('Rome', { it_IT: 'Roma' }), aliases: ['Italy'], rows: [0, 1, 2] },
  { kind: 'city', cityId: 'tokyo', names: inAll('Tokyo', { ja_JP: '東京' }), rows: [3] },
  { kind: 'sight', cityId: 'rome', names: inAll('Colosseum from outside'), rows: [0, 1] },
  { kind: 'sight', cityId: 'rome', names: inAll('Colosseum arena'), rows: [0] },
  { kind: 'category', names: inAll('Food and drink'), rows: [2, 3] },
  { kind: 'landmark', cityId: 'tokyo', names: inAll('Tokyo Tower'), rows: [3] },
];

const own = new WordPairs();
for (const [row, names] of tours.entries()) for (const word of wordsOfNames(names)) own.add(word, row);
const words = new TourWords(tours.length, own.postings(), groups);

const rowsOf = (text: string, key: 'rows' | 'named' = 'rows'): number[] => {
  const rows: number[] = [];
  forEachRow(words.find(text)[key], (row) => rows.push(row));
  return rows;
};

describe('tours by words', () => {
  it.each([
    ['colosseum', [0, 1]],
    ['Kolosseum', [0]],
    ['coloseum', [0, 1]],
    ['コロッセオ', [0]],
    ['площади', [1]],
    ['food', [2, 3]],
    ['street food tokyo', [3]],
    ['the food of Roma', [2]],
    ['屋台', [3]],
    ['東京の屋台', [3]],
    ['italy', [0, 1, 2]],
    ['tokyo tower', [3]],
    ['qwertz', []],
    ['', []],
  ])('%s finds the rows %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('tells tours that are called so from those that visit a place of that name', () => {
    expect(rowsOf('colosseum', 'named')).toEqual([0]);
    expect(words.first('colosseum', 2)).toEqual([0, 1]);
    expect(words.first('rome evening', 5)).toEqual([1]);
  });

  it('finds the tours of the city that a word names, if no tour has all words, and says so', () => {
    expect(words.find('street food rome')).toMatchObject({ isWhole: false });
    expect(rowsOf('street food rome')).toEqual([2]);
    expect(rowsOf('qwertz rome')).toEqual([0, 1, 2]);
    expect(words.find('qwertz rome').isWhole).toBe(false);
    expect(words.first('qwertz rome', 5)).toEqual([]);
    expect(words.find('market rome').isWhole).toBe(true);
  });

  it('forgives one letter in words of four letters and more', () => {
    expect(rowsOf('foad')).toEqual([2, 3]);
    expect(rowsOf('fod')).toEqual([]);
    expect(rowsOf('stret')).toEqual([3]);
    expect(rowsOf('markt')).toEqual([2]);
  });
});

describe('sights by words', () => {
  it('are those with one of the words in their name and the others in that of their city', () => {
    const found = (text: string) =>
      words.sights(text, 5, 'en_US').map(({ names, toursCount }) => [names.en_US, toursCount]);
    expect(found('colosseum')).toEqual([
      ['Colosseum from outside', 2],
      ['Colosseum arena', 1],
    ]);
    expect(found('arena rome')).toEqual([['Colosseum arena', 1]]);
    expect(found('arena tokyo')).toEqual([]);
    expect(found('rome')).toEqual([]);
    expect(found('arena qwertz')).toEqual([]);
  });
});

describe('words', () => {
  it('say something of a name', () => {
    expect(wordsOfName('A walk in the City of London')).toEqual(['walk', 'city', 'london']);
    expect(wordsSought('the best of Rome')).toEqual(['best', 'rome']);
    expect(wordsSought('the')).toEqual(['the']);
    expect(wordsSought('東京の屋台')).toEqual(['東京', '屋台']);
    expect(wordsOfName('東京')).toEqual(['東京']);
    expect(wordsOfName('東京屋台')).toEqual(['東京屋台', '京屋台', '屋台']);
  });
});
