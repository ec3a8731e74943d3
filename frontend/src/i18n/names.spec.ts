import { beforeAll, describe, expect, it } from '@jest/globals';
import { countryBeside } from './country-beside.js';
import { fullNameOf, spokenName } from './full-name.js';
import { intlOf, loadMessages } from './intl.js';
import { languageName } from './language-name.js';
import type { Locale } from './locales.js';
import { pathInSite } from './path-in-site.js';

describe('a name', () => {
  const hanako = { firstName: 'Hanako', lastName: 'Takahashi' };
  const languages: readonly Locale[] = ['de_DE', 'ja_JP'];
  beforeAll(() => Promise.all(languages.map((locale) => loadMessages(locale))));

  it('of a person has the family first where the language says it so', () => {
    expect(languages.map((locale) => fullNameOf(hanako, intlOf(locale)))).toEqual([
      'Hanako Takahashi',
      'Takahashi Hanako',
    ]);
  });

  it('that a person is called by is the family’s in Japanese', () => {
    expect(languages.map((locale) => spokenName(hanako, locale))).toEqual(['Hanako', 'Takahashi']);
  });

  it('of a language is said in the reader’s own', () => {
    expect(languageName('ja_JP', intlOf('de_DE'))).toBe('Japanisch');
    expect(languageName('en', intlOf('ja_JP'))).toBe('英語');
  });
});

describe('a country beside its city', () => {
  it.each([
    ['Rome', 'Italy', 'Italy'],
    ['Tunis', 'Tunisie', 'Tunisie'],
    ['チュニス', 'チュニジア', 'チュニジア'],
    ['Ciudad de México', 'México', 'México'],
    ['Singapur', 'Singapur', undefined],
    ['シンガポール', 'シンガポール', undefined],
    ['ポルト', 'ポルトガル', 'ポルトガル'],
    ['バチカン', 'バチカン市国', undefined],
    ['Monaco', 'Monaco', undefined],
    ['Cité du Vatican', 'État de la Cité du Vatican', undefined],
    ['Hong Kong', 'Hong Kong SAR China', undefined],
    ['香港', '中華人民共和国香港特別行政区', undefined],
    ['Rome', '', undefined],
  ])('of %s in %s is %s', (city, country, said) => {
    expect(countryBeside(city, country)).toBe(said);
  });
});

describe('the path of a page', () => {
  it.each([
    ['/de_DE/EUR/tours', '/tours'],
    ['/ja_JP/JPY/city/rome', '/city/rome'],
    ['/de_DE/EUR/', '/'],
    ['/de_DE/EUR', '/'],
  ])('in %s is %s in every language', (pathname, path) => {
    expect(pathInSite(pathname)).toBe(path);
  });
});
