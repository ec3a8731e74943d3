import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReviewsView } from '../../src/contexts/reviews/queries/review-views.js';
import type { ToursView } from '../../src/contexts/catalogue/queries/find-tours.js';
import type { EntryView } from '../../src/contexts/content/queries/entry-view.js';
import { CURRENCIES, minorDigits } from '../../src/shared-kernel/money/currency.js';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';
import type { PageFacts } from './page-facts.js';
import { faultsOf, type JsonLd, missingForGoogle, thingsIn, typesOf } from './schema-org.js';
import { PUBLIC_URL, Site, someOfEachKind } from './site.js';

/** What is said does not depend on the language, but how numbers and words are written does. */
const LANGUAGES = ['en_US', 'ru_RU', 'ja_JP'];
/** Kind of page, by its address → what it must say of itself. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '': ['WebSite'],
  tour: ['Product', 'TouristTrip', 'BreadcrumbList'],
  city: ['BreadcrumbList'],
  country: ['BreadcrumbList'],
  continent: ['BreadcrumbList'],
  author: ['BreadcrumbList'],
  blog: ['BlogPosting', 'BreadcrumbList'],
  faq: ['FAQPage'],
};
/** Whose own page says nothing that those of its things do not say. */
const LISTS = ['blog', 'author'];
/** Properties whose values a reader of the page must find on it. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  Product: ['name'],
  BlogPosting: ['headline'],
  Question: ['name'],
  Answer: ['text'],
  AggregateRating: ['reviewCount'],
  Review: ['reviewBody'],
  TouristAttraction: ['name', 'description'],
};

const plain = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, '');
const digits = (text: string): string => text.replace(/[^\d]/g, '');

describe('what the pages say of themselves', () => {
  let site: Site;
  const pages = new Map<string, PageFacts>();

  beforeAll(async () => {
    site = await Site.open();
    for (const language of LANGUAGES)
      for (const { path } of someOfEachKind(await site.siteMap(`/sitemaps/${language}.xml`), 10))
        pages.set(path, await site.page(path));
  }, 600_000);
  afterAll(() => site.close());

  const each = (find: (page: PageFacts, things: readonly JsonLd[], path: string) => readonly string[]): string[] =>
    [...pages].flatMap(([path, page]) => find(page, thingsIn(page.jsonLd), path).map((fault) => `${path}: ${fault}`));

  it('is what schema.org knows', () => {
    expect(pages.size).toBeGreaterThan(90);
    expect(each(({ jsonLd }) => jsonLd.flatMap((thing) => faultsOf(thing as JsonLd)))).toEqual([]);
  });

  it('has all that Google asks for, and nobody rates themselves', () => {
    expect(each((_, things) => things.flatMap(missingForGoogle))).toEqual([]);
  });

  it('is said on every page that has something to say', () => {
    const missing = each(({ jsonLd }, _, path) => {
      const [kind = '', slug] = path.split('/').slice(3);
      if (LISTS.includes(kind) && slug === undefined) return [];
      const said = jsonLd.flatMap(typesOf);
      return (EXPECTED[kind] ?? []).filter((type) => !said.includes(type));
    });
    expect(missing).toEqual([]);
  });

  it('stands on the page too', () => {
    const unseen = each(({ text }, things) => {
      const shown = plain(text);
      return things.flatMap((thing) =>
        typesOf(thing)
          .flatMap((type) => SHOWN[type] ?? [])
          .map((property) => thing[property])
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .map(String)
          .filter((value) => !shown.includes(plain(value))),
      );
    });
    expect(unseen).toEqual([]);
  });

  it.each([
    ['continent', 'europa'],
    ['country', 'italy'],
    ['city', 'rome'],
  ])('tells the way to a %s', async (kind, slug) => {
    const way = [
      ['All destinations', 'zones'],
      ['Europe', 'continent/europa'],
      ['Italy', 'country/italy'],
      ['Rome', 'city/rome'],
    ];
    const end = way.findIndex(([, path]) => path === `${kind}/${slug}`);
    const { jsonLd } = await site.page(`/en_US/EUR/${kind}/${slug}`);
    const [told] = (jsonLd as readonly JsonLd[]).filter((thing) => typesOf(thing).includes('BreadcrumbList'));
    expect(told?.['itemListElement']).toEqual(
      way.slice(0, end + 1).map(([name, path], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: { '@id': `${PUBLIC_URL}/en_US/EUR/${path}` },
      })),
    );
  });

  it.each(LOCALES)('answers all questions of the FAQ in %s', async (language) => {
    const { jsonLd } = await site.page(`/${language}/EUR/faq`);
    const query = `content_cms=faq&language=${language}`;
    const { body } = await site.testApp.get<EntryView[]>(`/api/cms/entry/dataByCmsAndLanguage?${query}`);
    const asked = thingsIn(jsonLd).filter((thing) => typesOf(thing).includes('Question'));
    expect(asked.map(({ name }) => name)).toEqual(body.map(({ title }) => title));
    expect(asked.filter(({ acceptedAnswer }) => !(acceptedAnswer as JsonLd | undefined)?.['text'])).toEqual([]);
    expect(asked.length).toBeGreaterThan(20);
  });

  it.each(CURRENCIES)('names the price in %s as the list of tours does', async (currency) => {
    const { body } = await site.testApp.get<ToursView>(`/api/tours?city=rome&currency=${currency}`);
    const digits = minorDigits(currency);
    for (const { slug, fromPrice } of body.tours) {
      const { jsonLd } = await site.page(`/en_US/${currency}/tour/${slug}`);
      const [{ offers } = {}] = jsonLd as readonly JsonLd[];
      const price = (fromPrice.amount / 10 ** digits).toFixed(digits);
      expect([slug, offers]).toMatchObject([slug, { price, priceCurrency: currency }]);
    }
    expect(body.tours.length).toBeGreaterThan(1);
  });

  it('rates a tour as its reviews do, and none that has no reviews', async () => {
    const ratings = [...pages].flatMap(([path, { jsonLd }]) => {
      const [language = '', , kind, slug = ''] = path.split('/').slice(1);
      return kind === 'tour' ? [{ language, slug, said: (jsonLd[0] as JsonLd)['aggregateRating'] }] : [];
    });
    expect(ratings.length).toBeGreaterThan(20);
    for (const { language, slug, said } of ratings) {
      const { body } = await site.testApp.get<ReviewsView>(`/api/reviews/${slug}?language=${language}`);
      const isRated = body.rating !== null && body.totalReviews > 0;
      const expected = isRated && {
        '@type': 'AggregateRating',
        ratingValue: Math.round((body.rating ?? 0) * 10) / 10,
        reviewCount: body.totalReviews,
      };
      expect([slug, said]).toEqual([slug, expected || undefined]);
    }
    expect(ratings.some(({ said }) => said !== undefined)).toBe(true);
  });

  it('names the canonical address and the shared picture, whatever the currency', async () => {
    const inEuros = (await site.siteMap('/sitemaps/ja_JP.xml')).filter(({ path }) => /\/(?:tour|blog)\/./.test(path));
    const pair = someOfEachKind(inEuros, 1);
    expect(pair).toHaveLength(2);
    for (const { path } of pair) {
      const { canonical, shared, jsonLd } = await site.page(path.replace('/EUR/', '/JPY/'));
      const [thing = {}] = jsonLd as readonly JsonLd[];
      const isArticle = thing['@type'] === 'BlogPosting';
      const offer = (thing['offers'] ?? {}) as JsonLd;
      expect(isArticle ? thing['mainEntityOfPage'] : thing['url']).toBe(canonical);
      // Its price is that of the page in this currency.
      if (!isArticle) expect(offer['url']).toBe(canonical?.replace('/EUR/', '/JPY/'));
      expect([thing['image']].flat()).toEqual([shared['image']]);
      expect(shared['type']).toBe(isArticle ? 'article' : 'website');
    }
  });

  it('names the price that the page shows', () => {
    const offers = each(({ text }, things) => {
      const shown = digits(text.replace(/(\d)[\s\u00a0\u202f.,](?=\d{3}\b)/g, '$1'));
      return things
        .filter((thing) => typesOf(thing).includes('Offer'))
        .map(({ price }) => String(price))
        .filter((price) => !shown.includes(digits(price.replace(/\.00$/, ''))));
    });
    expect(offers).toEqual([]);
  });
});
