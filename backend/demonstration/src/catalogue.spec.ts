import { describe, expect, it } from '@jest/globals';
import { isCurrency } from '@cicerone/backend/shared-kernel/money/currency';
import { isZone, localOf, instantOf } from '@cicerone/backend/shared-kernel/time/local-time';
import { LOCALES, type Locale } from '@cicerone/backend/shared-kernel/language/locale';
import { addressIn, countryName } from '@cicerone/backend/shared-kernel/language/names';
import { readsAs } from '@cicerone/backend/shared-kernel/testing/reads-as';
import { alike } from '@cicerone/backend/shared-kernel/testing/texts-in-common';
import { cities, type City } from './cities.js';
import { countries } from './countries.js';
import { countryNames } from './country-names.js';
import { guideLanguagesOf } from './guide-languages.js';
import { guides } from './guides.js';
import { namesOfLandmarks } from './landmark-names.js';
import { categories } from './categories.js';
import { continents } from './continents.js';
import { startTimes } from './start-times.js';
import { type Tour, type TourOption, tours } from './tours.js';

const WALKED_KM = 60;
/** Less than this is left of texts that are hardly more than names. */
const LEAST_LETTERS = 12;
const DRIVEN_KM = 150;
/** As the crow flies, which no street does. */
const WALKED_KMH = 5;
const DRIVEN_KMH = 110;

const RIDES = /\b(?:taxi|tuk-tuk|rickshaw|boat|ferry|bus|metro|underground|tram|train|funicular|cable car)/i;

/** By car or bicycle, or partly in what its texts tell of. */
const isRidden = ({ categories: kinds, included, description, itinerary }: Tour): boolean =>
  kinds.some((kind) => kind === 'bike-tour' || kind === 'private-car-tour') ||
  RIDES.test(JSON.stringify([included.en_US, description.en_US, itinerary.map(({ text }) => text.en_US)]));

const cityOf = (tour: Tour): City => cities.find(({ slug }) => slug === tour.city)!;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great circle, kilometres. */
function distance(a: Point, b: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (x: number, y: number): number => Math.sin(radians(x - y) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 12_742 * Math.asin(Math.sqrt(h));
}

/** Every text in seven languages inside a value, by its path. */
function translatedIn(value: unknown, path: string): { path: string; texts: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en_US' in value) return [{ path, texts: value as Record<string, unknown> }];
  return Object.entries(value).flatMap(([key, inner]) => translatedIn(inner, `${path}.${key}`));
}

const textsOf = (tour: Tour): { path: string; texts: Record<string, unknown> }[] => translatedIn(tour, tour.slug);

/** Without names of places and people: what begins with a capital letter inside a sentence. */
const withoutNames = (text: string): string =>
  text
    .replace(/\p{Lu}[\p{L}’'-]*/gu, '')
    .replace(/\P{L}+/gu, ' ')
    .trim();

/** What a language is written in tells when a text was left in another. */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ru_RU: /\p{Script=Cyrillic}/u,
  ja_JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

describe('the demonstration', () => {
  it('has enough of everything', () => {
    expect(continents).toHaveLength(5);
    expect(countries.length).toBeGreaterThanOrEqual(100);
    expect(cities.length).toBeGreaterThanOrEqual(250);
    expect(tours.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tours.map((tour) => tour.city)).size).toBeGreaterThanOrEqual(30);
  });

  it('uses all eight categories', () => {
    const used = new Set(tours.flatMap((tour) => tour.categories));
    expect(categories).toHaveLength(8);
    expect(categories.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
  });

  it.each<[Tour['specialFilters'][number], number]>([
    ['accessible', 4],
    ['evening', 5],
    ['skip-the-line', 6],
    ['off-the-beaten-track', 10],
    ['with-children', 25],
  ])('says of some tours that they are %s, of about %i', (filter, about) => {
    const found = tours.filter(({ specialFilters }) => specialFilters.includes(filter)).length;
    expect(found).toBeGreaterThanOrEqual(about / 2);
    expect(found).toBeLessThanOrEqual(about * 2);
  });

  it('names everything once', () => {
    for (const things of [continents, countries, cities, tours]) {
      const slugs = things.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    }
    for (const things of [cities, tours]) expect(new Set(things.map(({ order }) => order)).size).toBe(things.length);
  });

  it('links only to what there is', () => {
    expect(countries.filter(({ continent }) => !continents.some(({ slug }) => slug === continent))).toEqual([]);
    expect(
      cities.filter(({ country }) => !countries.some(({ code }) => code === country)).map(({ slug }) => slug),
    ).toEqual([]);
    expect(tours.filter((tour) => !cities.some(({ slug }) => slug === tour.city)).map(({ slug }) => slug)).toEqual([]);
    expect(guides.filter((guide) => !cities.some(({ slug }) => slug === guide.city)).map(({ email }) => email)).toEqual(
      [],
    );
    expect(
      countries.filter(({ code }) => !cities.some(({ country }) => country === code)).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('knows each country’s name in each language', () => {
    for (const { code } of countries)
      expect(LOCALES.filter((locale) => countryNames(code)[locale] === code)).toEqual([]);
  });

  it('names no country by an abbreviation that only tables know', () => {
    expect(countryNames('CK').ru_RU).toBe('Острова Кука');
    expect(countries.filter(({ code }) => /о-ва/.test(countryNames(code).ru_RU))).toEqual([]);
  });
});

describe.each(cities.map((city) => [city.slug, city] as const))('the city %s', (_, city) => {
  it('has a zone whose clocks the year round fit its place', () => {
    expect(isZone(city.timeZone)).toBe(true);
    for (const noon of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']) {
      const local = new Date(`${localOf(new Date(noon), city.timeZone)}:00Z`);
      const hours = (local.getTime() - new Date(noon).getTime()) / 3_600_000;
      expect(Math.abs(hours - city.longitude / 15)).toBeLessThanOrEqual(3.2);
    }
  });

  it('is complete', () => {
    expect(Math.abs(city.latitude)).toBeLessThanOrEqual(70);
    expect(city.currency).toMatch(/^[A-Z]{3}$/);
    expect(city.landmarks.length).toBeGreaterThanOrEqual(2);
    for (const { path, texts } of translatedIn(city, city.slug)) expectComplete(path, texts);
  });
});

describe.each(tours.map((tour) => [tour.slug, tour] as const))('the tour %s', (_, tour) => {
  it('has every text in every language and its script', () => {
    const texts = textsOf(tour);
    expect(texts.length).toBeGreaterThan(15);
    for (const { path, texts: translated } of texts) expectComplete(path, translated);
  });

  it('has addresses that end in their country, in the language of their reader', () => {
    const { country } = cityOf(tour);
    for (const point of tour.meetingPoints)
      // Of a city that is its own country the postcode comes last.
      if (country === 'SG') expect(point.address).toMatch(/, Singapore \d{6}$/);
      else expect(addressIn(point, 'de_DE').endsWith(`, ${countryName(country, 'de_DE')}`)).toBe(true);
  });

  it('has addresses as they are written on the spot for who reads its language', () => {
    const isInJapan = cityOf(tour).country === 'JP';
    for (const { address, addresses } of tour.meetingPoints) {
      const [, postcode] =
        /^〒(\d{3}-\d{4}) \p{Script=Han}+[都府]\p{Script=Han}+[\d-]+$/u.exec(addresses?.ja_JP ?? '') ?? [];
      expect(postcode !== undefined).toBe(isInJapan);
      expect(Object.keys(addresses ?? {})).toEqual(isInJapan ? ['ja_JP'] : []);
      if (!postcode) continue;
      const house = /[\d-]+$/.exec(addresses?.ja_JP ?? '')?.[0];
      expect(address.startsWith(`${house} `) && address.endsWith(` ${postcode}, Japan`)).toBe(true);
    }
  });

  it('takes place where it says', () => {
    const radius = tour.categories.some((slug) => slug === 'private-car-tour' || slug === 'excursion')
      ? DRIVEN_KM
      : WALKED_KM;
    for (const place of [...tour.itinerary, ...tour.meetingPoints])
      expect(distance(place, cityOf(tour))).toBeLessThanOrEqual(radius);
    const [start] = tour.itinerary;
    expect(distance(start!, tour.meetingPoints[0]!)).toBeLessThanOrEqual(radius / 4);
  });

  it('has a route whose legs are neither endless nor impossible, on foot or in what is told of', () => {
    const fastest = isRidden(tour) ? DRIVEN_KMH : WALKED_KMH;
    tour.itinerary.forEach((stop, index) => {
      const next = tour.itinerary[index + 1];
      expect(stop.minutes).toBeGreaterThan(0);
      expect(stop.minutesToNext > 0).toBe(next !== undefined);
      if (next) expect(distance(stop, next) / (stop.minutesToNext / 60)).toBeLessThanOrEqual(fastest);
    });
  });

  it('has a route that takes no longer than the shortest of its options, and not much less', () => {
    const total = tour.itinerary.reduce((sum, stop) => sum + stop.minutes + stop.minutesToNext, 0);
    const shortest = Math.min(...tour.options.map((option) => option.durationMinutes));
    expect(total).toBeLessThanOrEqual(shortest);
    expect(total).toBeGreaterThanOrEqual(0.8 * shortest);
  });

  it('is priced plausibly, and never less for more', () => {
    expect(isCurrency(tour.currency)).toBe(true);
    expect(tour.categories.includes('group-tour')).toBe(
      tour.options.every((option) => option.prices.kind === 'per-person'),
    );
    for (const option of tour.options) expectPlausiblePrices(option, tour.currency);
    const byDuration = [...tour.options].sort((a, b) => a.durationMinutes - b.durationMinutes).map(priceOfTwo);
    expect(byDuration).toEqual([...byDuration].sort((a, b) => a - b));
    expect(new Set(tour.options.map((option) => option.durationMinutes)).size).toBe(tour.options.length);
  });

  it('starts at times that its city’s clocks show on every ordinary day, and ends by midnight', () => {
    for (const option of tour.options) {
      const times = startTimes(option.starts);
      expect(times.length).toBeGreaterThan(0);
      expect([...times].sort()).toEqual(times);
      for (const time of times) {
        expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect(time >= '05:00').toBe(true);
        for (const day of ['2027-01-15', '2027-03-28', '2027-10-31'])
          expect(instantOf(`${day}T${time}`, cityOf(tour).timeZone)).toBeDefined();
      }
      const [hours = 0, minutes = 0] = (times.at(-1) ?? '').split(':').map(Number);
      expect(hours * 60 + minutes + option.durationMinutes).toBeLessThanOrEqual(24 * 60);
      expect(option.weekdays.length).toBeGreaterThan(0);
    }
  });

  it('can be cancelled and booked as its kind is', () => {
    expect(tour.cancellationHours).toBe(tour.categories.includes('private-car-tour') ? 48 : 24);
    expect(tour.leadTimeHours).toBeGreaterThanOrEqual(0);
    expect(
      tour.options.every((option) => (option.capacity !== undefined) === (option.prices.kind === 'per-person')),
    ).toBe(true);
  });

  it('has two guides or more who can lead it, in English at least twice', () => {
    const fitting = guides.filter(
      (guide) => guide.city === tour.city && guide.categories.includes(tour.categories[0]!),
    );
    expect(fitting.length).toBeGreaterThanOrEqual(2);
    expect(
      fitting.filter((guide) => guide.languages.some(({ locale }) => locale === 'en_US')).length,
    ).toBeGreaterThanOrEqual(2);
    expect(guideLanguagesOf(tour)).toEqual(LOCALES);
  });
});

it.each(LOCALES)('no text of a tour stands in another one, but for the names: %s', (locale) => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const tour of tours) {
    for (const [path, text] of longTextsOf(tour, locale)) {
      const bare = withoutNames(text);
      if (bare.length < LEAST_LETTERS) continue;
      const first = seen.get(bare);
      if (first !== undefined && !first.startsWith(`${tour.slug}.`)) repeated.push(`${first} = ${path}: ${text}`);
      seen.set(bare, path);
    }
  }
  expect(repeated).toEqual([]);
});

/** How much of each two tours may have in common: what is offered in the same way, but no sentence of a place. */
const MOST_IN_COMMON: Readonly<Record<string, { part: number; of: (tour: Tour, locale: Locale) => string }>> = {
  description: { part: 0.1, of: ({ description }, locale) => description[locale] },
  // Evenings, each "in a group of ten at most".
  summary: { part: 0.5, of: ({ summary }, locale) => summary[locale] },
  highlights: { part: 0.15, of: ({ highlights }, locale) => highlights[locale].join('. ') },
  whole: {
    part: 0.05,
    of: (tour, locale) =>
      longTextsOf(tour, locale)
        .map(([, text]) => text)
        .join('. '),
  },
};

describe.each(Object.entries(MOST_IN_COMMON))('the %s of a tour', (_, { part, of }) => {
  it.each(LOCALES)('is about its own places, in words of its own: %s', (locale) => {
    const texts = new Map(tours.map((tour) => [tour.slug, of(tour, locale)]));
    expect(alike(texts, locale, part)).toEqual([]);
  });
});

/** Of names nothing is to be said: Piazza Navona is called so everywhere. */
const isName = (path: string): boolean => /\.\w.*\.name$|\.names$/.test(path);
const SENTENCE_LETTERS = 80;

it.each(LOCALES)('every text of a tour and of a city is written in %s', (locale) => {
  const all = [...tours, ...cities]
    .flatMap((each) => translatedIn(each, each.slug))
    .filter(({ path }) => !isName(path));
  const strange = all.flatMap(({ path, texts }) => {
    const [parts, english] = [texts[locale], texts['en_US']].map((text) => [text].flat() as string[]);
    const copies = (parts ?? []).filter((part, at) => part.length >= LEAST_LETTERS && part === english?.[at]);
    if (locale !== 'en_US' && copies.length > 0) return copies.map((copy) => `${path}: as in English: ${copy}`);
    const whole = (parts ?? []).join('. ');
    return whole.length < SENTENCE_LETTERS || readsAs(locale, whole) ? [] : [`${path}: ${whole}`];
  });
  expect(all.length).toBeGreaterThan(1000);
  expect(strange).toEqual([]);
});

/** Sentences: what is included or not ("Entrance tickets") may well be the same in two tours. */
const longTextsOf = (tour: Tour, locale: Locale): readonly (readonly [string, string])[] => [
  [`${tour.slug}.name`, tour.name[locale]],
  [`${tour.slug}.summary`, tour.summary[locale]],
  ...tour.description[locale]
    .split('\n\n')
    .map((paragraph, index) => [`${tour.slug}.description.${index}`, paragraph] as const),
  ...tour.highlights[locale].map((text, index) => [`${tour.slug}.highlights.${index}`, text] as const),
  ...tour.itinerary.map((stop, index) => [`${tour.slug}.itinerary.${index}`, stop.text[locale]] as const),
];

function expectComplete(path: string, texts: Record<string, unknown>): void {
  const english = texts['en_US'];
  for (const locale of LOCALES) {
    const text = texts[locale];
    const parts = Array.isArray(text) ? (text as string[]) : [text as string];
    if (Array.isArray(english)) expect([path, locale, parts.length]).toEqual([path, locale, english.length]);
    for (const part of parts) {
      expect([path, locale, typeof part === 'string' && part.trim().length > 0]).toEqual([path, locale, true]);
      const script = SCRIPTS[locale];
      // Names such as "ROA" or "DUMBO" stay as they are; a sentence does not.
      if (script && part.length > 25) expect([path, locale, script.test(part)]).toEqual([path, locale, true]);
    }
  }
}

/** In euros, roughly: only the order of magnitude matters. */
const EURO: Readonly<Record<string, number>> = { EUR: 100, USD: 116, GBP: 87, CHF: 93, JPY: 178, CAD: 163, AUD: 178 };

const priceOfTwo = ({ prices }: TourOption): number =>
  prices.kind === 'per-person' ? prices.adult * 2 : (prices.bands.find(({ upTo }) => upTo >= 2)?.amount ?? 0);

function expectPlausiblePrices(option: TourOption, currency: string): void {
  const euros = (amount: number): number => amount / (EURO[currency] ?? 100);
  const { prices } = option;
  expect(option.minimumPersons).toBeLessThanOrEqual(option.maximumPersons);
  if (prices.kind === 'per-person') {
    expect(euros(prices.adult)).toBeGreaterThanOrEqual(12);
    expect(euros(prices.adult)).toBeLessThanOrEqual(250);
    expect(prices.child).toBeLessThanOrEqual(prices.adult);
    expect(prices.infant).toBeLessThanOrEqual(prices.child);
    return;
  }
  const amounts = prices.bands.map(({ amount }) => amount);
  const sizes = prices.bands.map(({ upTo }) => upTo);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
  expect(prices.extraPerson).toBeGreaterThan(0);
  expect(euros(amounts[0] ?? 0)).toBeGreaterThanOrEqual(90);
  expect(euros(amounts.at(-1) ?? 0)).toBeLessThanOrEqual(2500);
}

describe('what the pictures of a tour show', () => {
  it('is called in every language by the stop of that name, or by names of its own', () => {
    const unnamed = tours.flatMap(({ slug, landmarks, itinerary }) =>
      landmarks
        .filter(({ name }) => !itinerary.some((stop) => stop.name.en_US === name))
        .map(({ name }) => ({ slug, name })),
    );
    const names = namesOfLandmarks.map(({ en_US: english }) => english);
    expect([...new Set(names)]).toEqual(names);
    expect([...new Set(unnamed.map(({ name }) => name))].sort()).toEqual([...names].sort());
  });

  it.each([
    ['ru_RU', /\p{Script=Cyrillic}/u],
    ['ja_JP', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ] as const)('is written in its own letters in %s', (language, letters) => {
    expect(namesOfLandmarks.filter((names) => !letters.test(names[language]))).toEqual([]);
  });
});
