import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../../../shared-kernel/locale.js';
import { cities } from '../../../catalogue/demo/cities.js';
import { tours } from '../../../catalogue/demo/tours/index.js';
import { cityWalks } from './index.js';

/** What two texts may have in common: turns of phrase, but no whole sentence. */
const MOST_IN_COMMON = 0.1;

interface Writing {
  /** Characters, links not counted. */
  readonly leastLength: number;
  /** What a name looks like inside a sentence. */
  readonly name: RegExp;
  readonly unit: RegExp;
  /** So many units in the same order are more than chance. */
  readonly run: number;
}

const inWords: Writing = { leastLength: 500, name: /\p{Lu}[\p{L}’'-]*/gu, unit: /\p{L}+/gu, run: 4 };
const inJapanese: Writing = { leastLength: 230, name: /[\p{Script=Katakana}ー・]+/gu, unit: /\p{L}/gu, run: 8 };
const writingOf = (language: Locale): Writing => (language === 'ja_JP' ? inJapanese : inWords);

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

function runsIn(text: string, { name, unit, run }: Writing): ReadonlySet<string> {
  const units = text.replace(name, ' ').match(unit) ?? [];
  return new Set(units.slice(run - 1).map((_, index) => units.slice(index, index + run).join(' ')));
}

/** The part of the shorter text that stands in the other one too, when the names are left out. */
function inCommon(one: string, other: string, writing: Writing): number {
  const [a, b] = [runsIn(one, writing), runsIn(other, writing)];
  return [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);
}

describe('how cities are best walked', () => {
  it.each(withTours)(
    'is told of %s, where there are tours, in every language, by its name and at some length',
    (slug, { names }) => {
      for (const language of LOCALES) {
        expect([language, textOf(slug, language).length >= writingOf(language).leastLength]).toEqual([language, true]);
        expect(walkOf(slug)?.texts[language].title).toContain(stemOf(names[language]));
      }
    },
  );

  it.each(LOCALES)('is announced for each city by a sentence that no other has: %s', (language) => {
    const summaries = cityWalks.map(({ texts }) => texts[language].summary.replace(writingOf(language).name, ''));
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  });

  it.each(LOCALES)('is told of each city in words of its own: %s', (language) => {
    const alike = cityWalks.flatMap((walk, index) =>
      cityWalks.slice(index + 1).flatMap((other) => {
        const share = inCommon(textOf(walk.slug, language), textOf(other.slug, language), writingOf(language));
        return share > MOST_IN_COMMON ? [`${walk.slug} and ${other.slug}: ${share.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(LOCALES)('is not told by a text with other names, nor by one that borrows a quarter: %s', (language) => {
    const writing = writingOf(language);
    const rome = textOf('rome', language);
    const renamed = rome.replace(writing.name, language === 'ja_JP' ? 'ナポリ' : 'Naples');
    expect(renamed).not.toBe(rome);
    expect(inCommon(rome, renamed, writing)).toBe(1);
    const borrowed = rome.slice(0, rome.length / 4) + textOf('london', language);
    expect(inCommon(rome, borrowed, writing)).toBeGreaterThan(MOST_IN_COMMON);
  });
});
