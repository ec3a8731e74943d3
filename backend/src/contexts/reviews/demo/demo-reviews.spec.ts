import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import { tours } from '../../catalogue/demo/index.js';
import { RatingTally } from '../domain/rating-tally.js';
import { reviews } from './index.js';
import type { ReviewOfDemo } from './shapes.js';

const all = Object.values(reviews).flat();
const share = (matches: (review: ReviewOfDemo) => boolean): number => all.filter(matches).length / all.length;

describe('the reviews of the demonstration', () => {
  it('are of its tours, three or more of each, and more of the famous ones', () => {
    expect(Object.keys(reviews).toSorted()).toEqual(tours.map(({ slug }) => slug).toSorted());
    expect(all.length).toBeGreaterThanOrEqual(340);
    const few = Object.entries(reviews).filter(([, written]) => written.length < 3);
    expect(few).toEqual([]);
    const mean = (featured: boolean): number => {
      const those = tours.filter((tour) => tour.featured === featured);
      return those.reduce((sum, { slug }) => sum + (reviews[slug]?.length ?? 0), 0) / those.length;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) + 2);
  });

  it.each(tours.map(({ slug }) => slug))('rate %s between 4.3 and 5', (slug) => {
    const { average } = (reviews[slug] ?? []).reduce((tally, { rating }) => tally.with(rating), RatingTally.none);
    expect(average).toBeGreaterThanOrEqual(4.3);
    expect(average).toBeLessThanOrEqual(5);
  });

  it('are not all enthusiastic', () => {
    expect(share(({ rating }) => rating === 5)).toBeLessThan(0.75);
    expect(share(({ rating }) => rating === 4)).toBeGreaterThan(0.2);
    expect(all.filter(({ rating }) => rating === 3).length).toBeGreaterThanOrEqual(4);
    expect(all.filter(({ rating }) => rating === 2).length).toBeGreaterThanOrEqual(3);
  });

  it.each<[Locale, number]>([
    ['en_US', 0.35],
    ['de_DE', 0.15],
    ['fr_FR', 0.14],
    ['es_ES', 0.11],
    ['it_IT', 0.09],
    ['ru_RU', 0.06],
    ['ja_JP', 0.1],
  ])('are in %s about as often as travellers speak it: %d', (language, expected) => {
    expect(Math.abs(share((review) => review.language === language) - expected)).toBeLessThan(0.03);
  });

  it('are written in a script of their language, by people who are too', () => {
    const scripts: Record<Locale, RegExp> = {
      ...(Object.fromEntries(
        LOCALES.map((locale) => [locale, /^[^\p{Script=Cyrillic}\p{Script=Hiragana}]+$/u]),
      ) as Record<Locale, RegExp>),
      ru_RU: /\p{Script=Cyrillic}/u,
      ja_JP: /\p{Script=Hiragana}/u,
    };
    const names: Partial<Record<Locale, RegExp>> = {
      ru_RU: /^\p{Script=Cyrillic}+ \p{Script=Cyrillic}\.$/u,
      ja_JP: /^[\p{Script=Han}\p{Script=Hiragana}]+ [A-Z]\.$/u,
    };
    const strange = all.filter(
      ({ language, text, author }) =>
        !scripts[language].test(text) || !(names[language] ?? /^[\p{Script=Latin}-]+ \p{Lu}\.$/u).test(author),
    );
    expect(strange).toEqual([]);
  });

  it('say something, each something else, in a few words or up to ninety', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    const words = (text: string): number => text.split(/\s+/).length;
    const strange = all.filter(({ language, text }) =>
      language === 'ja_JP' ? text.length < 20 || text.length > 250 : words(text) < 8 || words(text) > 90,
    );
    expect(strange).toEqual([]);
  });

  it('are of the two years before November 2026', () => {
    const dates = all.map(({ on }) => on).toSorted();
    expect((dates[0] ?? '') >= '2024-11-01').toBe(true);
    expect((dates.at(-1) ?? '') <= '2026-10-31').toBe(true);
  });

  it('come from countries that there are', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(all.filter(({ country }) => names.of(country) === undefined)).toEqual([]);
  });
});
