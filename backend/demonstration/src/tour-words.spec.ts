import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@cicerone/backend/shared-kernel/language/locale';
import { forEachRow } from '@cicerone/backend/contexts/catalogue/discovery/listing/bits';
import { TourWordsCollector } from '@cicerone/backend/contexts/catalogue/discovery/search/tour-words-collector';
import { categories } from './categories.js';
import { cities } from './cities.js';
import { countries } from './countries.js';
import { countryNames } from './country-names.js';
import { tours } from './tours.js';

const collector = new TourWordsCollector();
collector.learn(tours.flatMap(({ city, itinerary }) => itinerary.map(({ name }) => ({ cityId: city, names: name }))));
for (const { city, name, itinerary } of tours)
  collector.add({ cityId: city, names: name, stops: itinerary.map((stop) => stop.name.en_US) });

const words = collector.words(
  tours.map((tour) => ({ id: tour.slug, cityId: tour.city, categories: tour.categories })),
  new Map(tours.map(({ slug }, row) => [slug, row])),
  {
    cities: cities.map(({ slug, names, country, landmarks }) => ({
      id: slug,
      slug,
      names,
      countryId: country,
      landmarks,
      activated: true,
    })),
    categories,
    countryById: new Map(countries.map(({ code }) => [code, { code, names: countryNames(code) }])),
  },
);

const found = (text: string): readonly string[] => {
  const slugs: string[] = [];
  forEachRow(words.find(text).rows, (row) => slugs.push(tours[row]?.slug ?? ''));
  return slugs;
};
const sights = (text: string, language: Locale = 'en_US'): readonly string[] =>
  words.sights(text, 3, language).map(({ names, cityId }) => `${names[language]} (${cityId})`);

describe('tours by what people type', () => {
  it.each([
    ['Colosseum', 'rome-colosseum-and-forum'],
    ['colosseum rome', 'rome-colosseum-and-forum'],
    ['Kolosseum', 'rome-colosseum-and-forum'],
    ['Colisée', 'rome-colosseum-and-forum'],
    ['Coliseo', 'rome-colosseum-and-forum'],
    ['Колизей', 'rome-colosseum-and-forum'],
    ['コロッセオ', 'rome-colosseum-and-forum'],
    ['coloseum', 'rome-colosseum-and-forum'],
    ['Louvre', 'paris-louvre-masterworks'],
    ['louvre in paris', 'paris-louvre-masterworks'],
    ['Лувр', 'paris-louvre-masterworks'],
    ['ルーブル', 'paris-louvre-masterworks'],
    ['prado', 'madrid-prado'],
    ['pompei', 'naples-pompeii-by-car'],
  ])('%s finds %s', (text, slug) => {
    expect(found(text)).toContain(slug);
  });

  it('finds only tours of the city if the words name one', () => {
    const inTokyo = found('street food Tokyo');
    expect(inTokyo.length).toBeGreaterThan(0);
    expect(inTokyo.filter((slug) => !slug.startsWith('tokyo'))).toEqual([]);
    expect(found('屋台 東京').filter((slug) => !slug.startsWith('tokyo'))).toEqual([]);
  });

  it('finds the tours of a city by its landmark if no stop is called so', () => {
    const slugs = found('eiffel tower');
    expect(slugs).toContain('paris-latin-quarter');
    expect(slugs.filter((slug) => !slug.startsWith('paris'))).toEqual([]);
  });

  it('stays in the city that a word names, and says that not all words were found', () => {
    expect(found('Rome wine').every((slug) => slug.startsWith('rome'))).toBe(true);
    expect(words.find('Rome wine').isWhole).toBe(false);
    expect(words.find('colosseum rome').isWhole).toBe(true);
  });

  it('suggests the sight in the reader’s language', () => {
    for (const language of LOCALES) expect(sights('Louvre', language).join()).toContain('(paris)');
  });

  it('finds nothing for words that no name has', () => {
    expect(found('xyzzyquux')).toEqual([]);
    expect(sights('xyzzyquux')).toEqual([]);
  });
});
