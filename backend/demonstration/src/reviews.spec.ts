import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@cicerone/backend/shared-kernel/language/locale';
import { RatingSummary } from '@cicerone/backend/contexts/reviews/domain/rating-summary';
import { guides } from './guides.js';
import { type Review, reviews } from './reviews.js';
import { tours } from './tours.js';

const all = Object.values(reviews).flat();
const share = (matches: (review: Review) => boolean): number => all.filter(matches).length / all.length;
const withTours = tours.flatMap((tour) => (reviews[tour.slug] ?? []).map((review) => ({ tour, review })));
const summaries = Object.values(reviews).map((written) =>
  written.reduce((summary, { rating }) => summary.with(rating), RatingSummary.none),
);

/** Which of the words for months (from January) or weekdays (from Monday) a text has, as numbers from one. */
function named(words: Readonly<Record<Locale, string>>, { language, text }: Review): readonly number[] {
  // Russian and Japanese go on from a stem, and Japanese writes what comes before it without a space.
  const start = language === 'ja_JP' ? '(?<![\\d十])' : '(?<![\\p{L}\\d-])';
  const end = language === 'ru_RU' || language === 'ja_JP' ? '' : '(?![\\p{L}-])';
  // In English only the capital tells the months from `may` and `march`.
  const flags = language === 'en_US' ? 'u' : 'iu';
  return words[language]
    .split(' ')
    .flatMap((word, index) => (new RegExp(`${start}(?:${word})${end}`, flags).test(text) ? [index + 1] : []));
}

const MONTHS: Readonly<Record<Locale, string>> = {
  en_US: 'January February March April May June July August September October November December',
  fr_FR: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de_DE: 'Januar|Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
  es_ES: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it_IT: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ru_RU: 'январ феврал март апрел ма[йея](?!\\p{L}) июн июл август сентябр октябр ноябр декабр',
  ja_JP:
    '[1１一]月 [2２二]月 [3３三]月 [4４四]月 [5５五]月 [6６六]月 [7７七]月 [8８八]月 [9９九]月 10月|十月 11月|十一月 12月|十二月',
};

const WEEKDAYS: Readonly<Record<Locale, string>> = {
  en_US: 'Mondays? Tuesdays? Wednesdays? Thursdays? Fridays? Saturdays? Sundays?',
  fr_FR: 'lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches?',
  de_DE: ['Mon', 'Diens', 'Mittwoch', 'Donners', 'Frei', 'Sams', 'Sonn']
    .map((day) => `${day}${day === 'Mittwoch' ? '' : 'tag'}(?:s|morgen|mittag|vormittag|nachmittag|abend)?`)
    .join(' '),
  es_ES: 'lunes martes miércoles jueves viernes sábados? domingos?',
  it_IT: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  ru_RU: 'понедельник вторник сред[ауы](?!\\p{L}) четверг пятниц суббот воскресень',
  ja_JP: '月曜 火曜 水曜 木曜 金曜 土曜 日曜',
};

/** The tour's days among the thirty before a review and its own, as a traveller could have gone on them. */
function runsBefore(tour: (typeof tours)[number], on: string): boolean {
  return Array.from({ length: 31 }, (_, before) => {
    const day = new Date(`${on}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() - before);
    return day;
  }).some((day) =>
    tour.options.some(
      ({ weekdays, closedMonths, closedDays }) =>
        weekdays.some((weekday) => weekday % 7 === day.getUTCDay()) &&
        !closedMonths?.includes(day.getUTCMonth() + 1) &&
        !closedDays?.includes(day.toISOString().slice(5, 10)),
    ),
  );
}

const told = ({ tour, review }: (typeof withTours)[number]): string => `${tour.slug} ${review.on}: ${review.text}`;

describe('the reviews of the demonstration', () => {
  it('are of its tours, three or more of each, and more of the famous ones', () => {
    expect(Object.keys(reviews).toSorted()).toEqual(tours.map(({ slug }) => slug).toSorted());
    expect(all.length).toBeGreaterThanOrEqual(420);
    const few = Object.entries(reviews).filter(([, written]) => written.length < 3);
    expect(few).toEqual([]);
    const mean = (featured: boolean): number => {
      const those = tours.filter((tour) => tour.featured === featured);
      return those.reduce((sum, { slug }) => sum + (reviews[slug]?.length ?? 0), 0) / those.length;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) + 2);
  });

  it.each(tours.map(({ slug }) => slug))('rate %s between 4.1 and 5', (slug) => {
    const { average } = (reviews[slug] ?? []).reduce((summary, { rating }) => summary.with(rating), RatingSummary.none);
    expect(average).toBeGreaterThanOrEqual(4.1);
    expect(average).toBeLessThanOrEqual(5);
  });

  it('rate most tours well, and none as a rule: few cards say the same', () => {
    const good = summaries.filter(({ average }) => average !== null && average >= 4.3 && average <= 4.9);
    expect(good.length / summaries.length).toBeGreaterThan(0.75);
    const cards = summaries.map(({ average, count }) => `${average?.toFixed(1)} (${count})`);
    const most = Math.max(...cards.map((card) => cards.filter((other) => other === card).length));
    expect(most / cards.length).toBeLessThan(0.15);
    expect(new Set(summaries.map(({ count }) => count)).size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...summaries.map(({ count }) => count))).toBeGreaterThanOrEqual(12);
  });

  it('are not all enthusiastic', () => {
    expect(share(({ rating }) => rating === 5)).toBeLessThan(0.7);
    expect(share(({ rating }) => rating === 4)).toBeGreaterThan(0.25);
    const times = (stars: number): number => all.filter(({ rating }) => rating === stars).length;
    expect(times(3)).toBeGreaterThanOrEqual(12);
    expect(times(2)).toBeGreaterThanOrEqual(6);
    expect(times(1)).toBeGreaterThanOrEqual(2);
    expect(times(1)).toBeLessThan(times(2));
    expect(times(2)).toBeLessThan(times(3));
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

  it('are written soon after a day on which the tour is run', () => {
    expect(withTours.filter(({ tour, review }) => !runsBefore(tour, review.on)).map(told)).toEqual([]);
  });

  it('name no month but that in which they are written and the two before it', () => {
    const strange = withTours.filter(({ review }) =>
      named(MONTHS, review).some((month) => (Number(review.on.slice(5, 7)) - month + 12) % 12 > 2),
    );
    expect(strange.map(told)).toEqual([]);
    expect(all.filter((review) => named(MONTHS, review).length > 0).length).toBeGreaterThanOrEqual(15);
  });

  it('name no weekday on which the tour is not run', () => {
    const strange = withTours.filter(({ tour, review }) =>
      named(WEEKDAYS, review).some(
        (weekday) => !tour.options.some(({ weekdays }) => weekdays.some((day) => day === weekday)),
      ),
    );
    expect(strange.map(told)).toEqual([]);
    expect(all.filter((review) => named(WEEKDAYS, review).length > 0).length).toBeGreaterThanOrEqual(5);
  });

  it('name guides of the city who speak the language of the review and lead such tours', () => {
    const strange = withTours.filter(({ tour, review }) => {
      const meant = guides.filter(({ firstName }) =>
        new RegExp(`(?<!(?:\\p{L}|San |Santa ))${firstName}(?!\\p{L})`, 'u').test(review.text),
      );
      return (
        meant.length > 0 &&
        !meant.some(
          ({ city, languages, categories }) =>
            city === tour.city &&
            languages.some(({ locale }) => locale === review.language) &&
            tour.categories.some((category) => categories.includes(category)),
        )
      );
    });
    expect(strange.map(told)).toEqual([]);
  });

  it('come from countries that there are', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(all.filter(({ country }) => names.of(country) === undefined)).toEqual([]);
  });
});
