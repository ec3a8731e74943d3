import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { alike, inCommon, renamed } from '../../../shared-kernel/testing/texts-in-common.js';
import { cities } from '../../../../demonstration/src/cities.js';
import { tours } from '../../../../demonstration/src/tours.js';
import { readEditorial } from './read-editorial.js';

const cityWalks = readEditorial().filter(({ kind }) => kind === 'city');

/** What two texts may have in common: turns of phrase, but no whole sentence. */
const MOST_IN_COMMON = 0.1;

/** Characters, links not counted. */
const leastLength = (language: Locale): number => (language === 'ja_JP' ? 230 : 500);

const toured = new Set<string>(tours.map(({ city }) => city));
const withTours = cities.filter(({ slug }) => toured.has(slug)).map((city) => [city.slug, city] as const);

const walkOf = (slug: string) => cityWalks.find((walk) => walk.slug === slug);
const textOf = (slug: string, language: Locale): string =>
  walkOf(slug)?.texts[language].markdown.replace(/\]\([^)]*\)/g, ']') ?? '';

/** What stays when the name is declined or stands with another article. */
function stemOf(name: string): string {
  const [longest = ''] = name.split(/[\s’・-]/u).sort((a, b) => b.length - a.length);
  return /\p{Script=Cyrillic}/u.test(longest) ? longest.slice(0, Math.max(3, longest.length - 1)) : longest;
}

describe('how cities are best walked', () => {
  it.each(withTours)(
    'is told of %s, where there are tours, in every language, by its name and at some length',
    (slug, { names }) => {
      for (const language of LOCALES) {
        expect([language, textOf(slug, language).length >= leastLength(language)]).toEqual([language, true]);
        expect(walkOf(slug)?.texts[language].title).toContain(stemOf(names[language]));
      }
    },
  );

  it.each(LOCALES)('is announced for each city by a sentence that no other has: %s', (language) => {
    const summaries = cityWalks.map(({ texts }) => renamed(texts[language].summary, language));
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });

  it.each(LOCALES)('is told of each city in words of its own: %s', (language) => {
    const texts = new Map(cityWalks.map(({ slug }) => [slug, textOf(slug, language)]));
    expect(alike(texts, language, MOST_IN_COMMON)).toEqual([]);
  });

  it.each(LOCALES)('is not told by a text with other names, nor by one that borrows a quarter: %s', (language) => {
    const rome = textOf('rome', language);
    const naples = renamed(rome, language, language === 'ja_JP' ? 'ナポリ' : 'Naples');
    expect(naples).not.toBe(rome);
    expect(inCommon(rome, naples, language)).toBe(1);
    const borrowed = rome.slice(0, rome.length / 4) + textOf('london', language);
    expect(inCommon(rome, borrowed, language)).toBeGreaterThan(MOST_IN_COMMON);
  });
});
