import { describe, expect, it } from '@jest/globals';
import { inLanguage, LOCALES, type Locale } from '@cicerone/backend/shared-kernel/language/locale';
import { ENOUGH_LETTERS } from '@cicerone/backend/contexts/catalogue/http/enough-letters';
import { CITY_ALIASES, REGION_ALIASES } from '@cicerone/backend/contexts/catalogue/discovery/city-aliases';
import { countryAliases } from '@cicerone/backend/contexts/catalogue/discovery/country-aliases';
import { cityIndexOf } from '@cicerone/backend/contexts/catalogue/discovery/city-search';
import { searchKey } from '@cicerone/backend/contexts/catalogue/discovery/search/search-key';
import { cities } from './cities.js';
import { countries } from './countries.js';
import { countryNames } from './country-names.js';

const FIRST_PAGE = 8;

const named = countries.map(({ code }) => ({ id: code, code, names: countryNames(code) }));
const countryOf = new Map(named.map((country) => [country.code, country]));
const index = cityIndexOf(
  cities.map(({ slug, country, names, order }) => ({
    id: slug,
    slug,
    countryId: country,
    names,
    order,
    toursCount: 0,
  })),
  named,
);
const found = (typed: string, reader?: Locale): readonly string[] => index.search(typed, FIRST_PAGE, reader);

const enough = new RegExp(ENOUGH_LETTERS, 'u');

/** Whole names of places: who types one of them means it. */
const wholeNames = new Set(
  [
    ...cities.flatMap(({ slug, names }) => [...Object.values(names), ...(CITY_ALIASES[slug] ?? [])]),
    ...named.flatMap(({ code, names }) => [...Object.values(names), ...countryAliases(code)]),
  ].map(searchKey),
);

const LETTERS = [
  [/\p{Script=Han}/u, '山大田'],
  [/[\u3041-\u30ff]/, 'アイウスルンカ'],
  [/\p{Script=Cyrillic}/u, 'оеаинтсрвлщ'],
  [/\p{L}/u, 'etaoinsrhldx'],
] as const;

/** Nobody begins to type with one. */
const NO_BEGINNING = /^[ーァィゥェォッャュョ\P{L}]/u;

/** One letter of them is two (ß), or their long vowel is not heard. */
const UNHEARD = new Set(['Strßaburg', 'Strabßurg', 'スバース', 'リー']);

const KINDS = ['missing', 'wrong', 'added', 'swapped'] as const;

/** Every letter of the name in turn. */
function* misspelt(name: string, kind: (typeof KINDS)[number]): Generator<string> {
  const signs = [...name];
  for (const [at, sign] of signs.entries()) {
    const letters = LETTERS.find(([script]) => script.test(sign))?.[1];
    if (letters === undefined) continue;
    const other = letters.charAt((at * 7 + name.length) % letters.length);
    const [before, after] = [signs.slice(0, at).join(''), signs.slice(at + 1)];
    const [next = '', ...rest] = after;
    if (kind === 'missing') yield before + after.join('');
    else if (kind === 'wrong') yield before + other + after.join('');
    else if (kind === 'added') yield before + other + sign + after.join('');
    else if (next !== '') yield before + next + sign + rest.join('');
  }
}

/** Names that are the same as in English are tried there. */
const misspeltIn = (locale: Locale, kind: (typeof KINDS)[number]) =>
  cities.flatMap(({ slug, names }) =>
    (locale !== 'en_US' && names[locale] === names.en_US ? [] : [...misspelt(names[locale], kind)])
      .filter((typed) => enough.test(typed) && !NO_BEGINNING.test(typed) && !wholeNames.has(searchKey(typed)))
      .map((typed) => ({ slug, typed })),
  );

describe('every city of the demonstration', () => {
  describe.each(LOCALES)('in %s', (locale) => {
    it.each(KINDS)('is found on the first page with a letter %s', (kind) => {
      const all = misspeltIn(locale, kind);
      expect(all.length).toBeGreaterThan(300);
      const missed = all.filter(({ slug, typed }) => !found(typed, locale).includes(slug));
      expect(missed.map(({ typed }) => typed).filter((typed) => !UNHEARD.has(typed))).toEqual([]);
    });

    it('is found with its country, in the language or in English, in either order', () => {
      const missed = cities.flatMap(({ slug, country, names }) => {
        const countryIn = countryOf.get(country)?.names;
        if (!countryIn) return [slug];
        return [inLanguage(countryIn, locale), countryIn.en_US]
          .flatMap((name) => [
            `${names[locale]}, ${name}`,
            `${names[locale]} ${name}`.toLowerCase(),
            `${name} ${names[locale]}`,
          ])
          .filter((typed) => found(typed, locale)[0] !== slug);
      });
      expect(missed).toEqual([]);
    });
  });

  /** Names in the language, in English and in none in particular, of a city, its country and its regions. */
  const namesFor = ({ slug, country, names }: (typeof cities)[number], locale: Locale): readonly string[] => {
    const countryIn = countryOf.get(country)?.names;
    const regions = REGION_ALIASES.filter(({ cities: of }) => of.includes(slug)).flatMap((region) => region.names);
    const own = [names[locale], names.en_US, countryIn?.[locale] ?? '', countryIn?.en_US ?? ''];
    return [...own, ...(CITY_ALIASES[slug] ?? []), ...countryAliases(country), ...regions];
  };

  it.each(LOCALES)(
    'is not found first by the beginning of a country for its name in another language than %s',
    (locale) => {
      const strangers = named.flatMap(({ code, names }) => {
        const typed = [...names[locale]].slice(0, 3).join('');
        if (!enough.test(typed) || !cities.some(({ country }) => country === code)) return [];
        const first = cities.find(({ slug }) => slug === found(typed, locale)[0]);
        const isOwn =
          first &&
          namesFor(first, locale).some((name) => name.includes(typed) || searchKey(name).includes(searchKey(typed)));
        return isOwn ? [] : [`${typed}: ${first?.slug}`];
      });
      expect(strangers).toEqual([]);
    },
  );

  it('is found first by what else it is called', () => {
    const missed = Object.entries(CITY_ALIASES).flatMap(([slug, names]) =>
      names.filter((name) => enough.test(name) && found(name)[0] !== slug),
    );
    expect(missed).toEqual([]);
  });

  it('is in no list of names that is of no city', () => {
    const slugs = new Set(cities.map(({ slug }) => slug));
    const listed = [...Object.keys(CITY_ALIASES), ...REGION_ALIASES.flatMap(({ cities: of }) => of)];
    expect(listed.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('is found by its region', () => {
    for (const { names, cities: slugs } of REGION_ALIASES)
      for (const name of names.filter((one) => enough.test(one)))
        expect({ name, found: index.search(name, 20) }).toEqual({ name, found: expect.arrayContaining([...slugs]) });
  });
});

describe('countries', () => {
  it('are found by their short names in all languages', () => {
    const missed = named.flatMap(({ code, names }) => {
      const known = new Set([...Object.values(names), ...countryAliases(code)].map(searchKey));
      return LOCALES.map((locale) =>
        new Intl.DisplayNames(locale.replace('_', '-'), { type: 'region', style: 'short' }).of(code),
      ).filter((name) => name !== undefined && !known.has(searchKey(name)));
    });
    expect(missed).toEqual([]);
  });
});

describe('a country', () => {
  const slugsIn = (code: string): ReadonlySet<string> =>
    new Set(cities.filter(({ country }) => country === code).map(({ slug }) => slug));

  it.each([
    ...['USA', 'usa', 'U.S.', 'U.S', 'US', 'us', 'U.S.A.', 'the States', 'É.-U.', 'EE. UU.', 'EEUU', 'EE.UU.', 'EUA'],
    ...['США', 'сша', 'Штаты', 'アメリカ', '米国', 'United States', 'États-Unis', 'Vereinigte Staaten', 'Stati Uniti'],
  ])('%s has the cities of the United States, the best known first', (typed) => {
    const own = slugsIn('US');
    expect(enough.test(typed)).toBe(true);
    expect(found(typed)[0]).toBe('new-york');
    expect(found(typed).filter((slug) => !own.has(slug))).toEqual([]);
    expect(found(typed)).toHaveLength(FIRST_PAGE);
  });

  it.each(['UK', 'uk', 'U.K.', 'GB', 'G.B.', 'ГБ', 'R.-U.', '英国', 'イギリス', 'Britain', 'Соединенное Королевство'])(
    '%s has the cities of the United Kingdom before all others',
    (typed) => {
      const own = slugsIn('GB');
      expect(enough.test(typed)).toBe(true);
      expect(found(typed)[0]).toBe('london');
      expect(new Set(found(typed).slice(0, own.size))).toEqual(own);
    },
  );

  it.each(['UAE', 'U.A.E.', 'EAU', 'VAE', 'ОАЭ', 'Emirates', 'Эмираты', 'アラブ首長国連邦'])(
    '%s has the cities of the Emirates',
    (typed) => {
      const own = slugsIn('AE');
      expect(new Set(found(typed).slice(0, own.size))).toEqual(own);
    },
  );

  it.each(countries.map(({ code }) => [code, countryNames(code).en_US]))(
    'is meant by its whole name before cities of others that begin so: %s, %s',
    (code, name) => {
      const own = slugsIn(code);
      if (index.called(name).size > 0) return;
      expect(index.search(name, own.size).filter((slug) => !own.has(slug))).toEqual([]);
    },
  );
});

describe('three letters', () => {
  it.each([
    ['mun', ['munich']],
    ['USB', ['samarkand', 'bukhara']],
    ['bka', []],
    ['nyd', []],
    ['uaw', []],
    ['war', ['warsaw']],
  ])('%s lead to %j only', (typed, slugs) => {
    expect(found(typed)).toEqual(slugs);
  });
});

describe('what people type', () => {
  it.each([
    ['Lma', 'lima'],
    ['Yok', 'york'],
    ['Гнт', 'ghent'],
    ['Осо', 'oslo'],
    ['Фещ', 'fez'],
    ['ニュヨーク', 'new-york'],
    ['シニー', 'sydney'],
    ['アムスルダム', 'amsterdam'],
    ['ベリン', 'berlin'],
    ['Rom Italien', 'rome'],
    ['rome ita', 'rome'],
    ['ローマイタリア', 'rome'],
    ['Ronme, Italy', 'rome'],
    ['rome itlay', 'rome'],
    ['granada spain', 'granada'],
    ['granada nicaragua', 'granada-ni'],
    ['New York, NY', 'new-york'],
    ['san francisco ca', 'san-francisco'],
    ['newyork', 'new-york'],
    ['muenchen', 'munich'],
    ['strassburg', 'strasbourg'],
    ['кельн', 'cologne'],
    ['xian', 'xian'],
    ['saint johns', 'st-johns'],
    ['USA', 'new-york'],
    ['U.K.', 'london'],
    ['Holland', 'amsterdam'],
    ['ペキン', 'beijing'],
    ['とうきょう', 'tokyo'],
    ['ろーま', 'rome'],
    ['バリ', 'ubud'],
    ['パリ', 'paris'],
  ])('%s leads to %s', (typed, slug) => {
    expect(found(typed)[0]).toBe(slug);
  });

  it.each(['pari', 'lond', 'York', 'England', 'qqqq', 'xyz'])('%s brings no flood', (typed) => {
    expect(index.search(typed, 20).length).toBeLessThanOrEqual(4);
  });

  it.each(['edinburgh', 'glasgow'])('England is not %s', (slug) => {
    expect(index.search('England', 20)).not.toContain(slug);
  });
});
