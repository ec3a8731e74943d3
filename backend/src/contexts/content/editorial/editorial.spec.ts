import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { readsAs } from '../../../shared-kernel/testing/reads-as.js';
import { cities } from '../../../../demonstration/src/cities.js';
import { countries as countriesOfDemo } from '../../../../demonstration/src/countries.js';
import { categories } from '../../../../demonstration/src/categories.js';
import { tours } from '../../../../demonstration/src/tours.js';
import { entryPoster } from '../domain/poster-subjects.js';
import { DrawnPosterStudio } from '../gateways/drawn-poster-studio.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { OperatorFacts } from '../queries/operator-facts.js';
import { readEditorial } from './read-editorial.js';

const editorialEntries = readEditorial().filter(({ kind }) => kind !== 'legal');
const studio = new DrawnPosterStudio();
const operator = new OperatorFacts(readConfig({ APP_MODE: 'test' }));
const tourSlugs = new Set<string>(tours.map(({ slug }) => slug));
const citySlugs = new Set<string>(cities.map(({ slug }) => slug));
const named = editorialEntries.map((entry) => [`${entry.kind}/${entry.slug}`, entry] as const);

const links = (markdown: string): string[] =>
  [...renderMarkdown(operator.fill(markdown)).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
const variables = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
/** What is read of it: no addresses, nothing that is filled in. */
const wordsOf = (text: string): string => text.replace(/\]\([^)]*\)/g, ']').replace(/\{\w+\}/g, '');
/** Fewer letters may be a name. */
const LEAST_LETTERS = 13;
const SENTENCE_LETTERS = 80;
const slugsOf = (of: string): readonly string[] => named.flatMap(([, { kind, slug }]) => (kind === of ? [slug] : []));
const isWrittenIn: Partial<Record<Locale, RegExp>> = {
  ru_RU: /\p{Script=Cyrillic}/u,
  ja_JP: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

describe('the texts that come with the product', () => {
  it('call each category what the catalogue calls it, in every language', () => {
    const titles = named
      .filter(([, { kind }]) => kind === 'category')
      .flatMap(([, { slug, texts }]) => LOCALES.map((language) => `${slug} ${language} ${texts[language].title}`));
    const inCatalogue = categories.flatMap(({ slug, titles: own }) =>
      LOCALES.map((language) => `${slug} ${language} ${own[language]}`),
    );
    expect(titles.sort()).toEqual(inCatalogue.sort());
  });

  it('are found by more words than they hold, where they are questions', () => {
    const found = named.filter(([, { texts }]) => texts.en_US.searchWords !== undefined);
    expect(found.map(([, { kind, slug }]) => `${kind}/${slug}`)).toEqual(slugsOf('faq').map((slug) => `faq/${slug}`));
    for (const [, { texts }] of found)
      for (const language of LOCALES) {
        const words = texts[language].searchWords?.split(' ') ?? [''];
        expect(words.every((word) => word.length > 0)).toBe(true);
        expect(new Set(words).size).toBe(words.length);
      }
  });

  it('are four articles and two dozen questions, or more', () => {
    expect(slugsOf('blog')).toEqual([
      'rome-by-its-light',
      'what-to-ask-a-guide',
      'eating-standing-up',
      'by-bicycle-in-the-rain',
    ]);
    expect(slugsOf('faq').length).toBeGreaterThanOrEqual(24);
  });

  it('have a kind, slug and place of their own', () => {
    const keys = named.map(([name]) => name);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(named)('%s says the same in every language', (_, { texts }) => {
    for (const language of LOCALES) {
      const { title, summary, markdown } = texts[language];
      const whole = `${title} ${summary} ${markdown}`;
      expect(title).not.toBe('');
      expect(whole).toMatch(isWrittenIn[language] ?? /\p{Script=Latin}/u);
      expect([language, variables(whole)]).toEqual([language, variables(Object.values(texts.en_US).join(' '))]);
      expect([language, links(markdown).sort()]).toEqual([language, links(texts.en_US.markdown).sort()]);
      expect(renderMarkdown(markdown).sections).toHaveLength(renderMarkdown(texts.en_US.markdown).sections.length);
    }
  });

  it.each(LOCALES)('are all written in %s', (language) => {
    const strange = named.flatMap(([name, { texts }]) =>
      (['title', 'summary', 'markdown', 'source'] as const).flatMap((part) => {
        const [text, english] = [texts[language], texts.en_US].map((each) => wordsOf(each[part] ?? ''));
        if (!text || text.length < LEAST_LETTERS) return [];
        if (language !== 'en_US' && text === english) return [`${name} ${part}: as in English`];
        return text.length >= SENTENCE_LETTERS && !readsAs(language, text) ? [`${name} ${part}: ${text}`] : [];
      }),
    );
    expect(strange).toEqual([]);
  });

  it.each(LOCALES)('would be noticed if they were left in %s', (language) => {
    const others = LOCALES.filter((each) => each !== language);
    const unnoticed = named.flatMap(([name, { texts }]) => {
      const text = wordsOf(texts[language].markdown);
      if (text.length < SENTENCE_LETTERS) return [];
      return others.filter((other) => readsAs(other, text)).map((other) => `${name} would pass for ${other}`);
    });
    expect(unnoticed).toEqual([]);
  });

  it.each(named)('%s leaves nothing open that nobody fills', (_, { texts }) => {
    const known = new Set(operator.names.map((name) => `{${name}}`));
    for (const { title, summary, markdown } of Object.values(texts))
      expect(variables(title + summary + markdown).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(named)('%s leads only to what exists', (_, { details, texts }) => {
    const linked = links(texts.en_US.markdown);
    const linkedTo = (kind: string) =>
      linked.flatMap((href) => (href.startsWith(`/${kind}/`) ? [href.split('/')[2] ?? ''] : []));
    expect([...(details.tours ?? []), ...linkedTo('tour')].filter((slug) => !tourSlugs.has(slug))).toEqual([]);
    expect([...(details.cities ?? []), ...linkedTo('city')].filter((slug) => !citySlugs.has(slug))).toEqual([]);
  });

  it.each(named)('%s names only what is drawn', (_, { kind, slug, details }) => {
    const subject = entryPoster({ kind, drawnAs: slug, details });
    expect(details.landmarks === undefined || subject !== undefined).toBe(true);
    if (subject) expect(studio.colourOf(subject)).toMatch(/^#[0-9a-f]{6}$/);
  });

  const articles = named.filter(([, { kind }]) => kind === 'blog');
  it.each(articles)('%s names the cities of its tours, among whose tours the page finds them', (_, { details }) => {
    const cityOf = (slug: string) => tours.find((tour) => tour.slug === slug)?.city ?? slug;
    const elsewhere = (details.tours ?? []).filter((slug) => !details.cities?.includes(cityOf(slug)));
    expect(elsewhere).toEqual([]);
  });

  it('state the terms that the tours have', () => {
    const differing = tours.filter(({ categories, cancellationHours }) => {
      const byCar = categories.includes('private-car-tour');
      return cancellationHours !== (byCar ? TERMS.carFreeHours : TERMS.tourFreeHours);
    });
    expect(differing.map(({ slug }) => slug)).toEqual([]);
  });

  it('tell of countries and continents that the catalogue has', () => {
    const places = new Set<string>(countriesOfDemo.flatMap(({ slug, continent }) => [slug, continent]));
    const told = editorialEntries.filter(({ kind }) => kind === 'country' || kind === 'continent');
    expect(told.filter(({ slug }) => !places.has(slug))).toEqual([]);
  });

  it('tell of every country', () => {
    const told = new Set(editorialEntries.flatMap(({ kind, slug }) => (kind === 'country' ? [slug] : [])));
    expect(countriesOfDemo.length).toBeGreaterThan(100);
    expect(countriesOfDemo.filter(({ slug }) => !told.has(slug))).toEqual([]);
  });

  it('tell of cities that the catalogue has', () => {
    const told = editorialEntries.filter(({ kind }) => kind === 'city').map(({ slug }) => slug);
    expect(told.filter((slug) => !citySlugs.has(slug))).toEqual([]);
  });
});
