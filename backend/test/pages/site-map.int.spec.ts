import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { cities } from '../../demonstration/src/cities.js';
import { countries } from '../../demonstration/src/countries.js';
import { guides } from '../../demonstration/src/guides.js';
import { tours } from '../../demonstration/src/tours.js';
import { COMPANY_PAGES } from '../../src/contexts/content/domain/cms-entries.js';
import { readEditorial } from '../../src/contexts/content/editorial/read-editorial.js';
import { bcp47, LOCALES } from '../../src/shared-kernel/language/locale.js';
import { PUBLIC_URL, Site } from './site.js';

/** Pages that stand by themselves, whatever there is to sell. */
const FIXED = [
  '/',
  '/tours',
  '/zones',
  '/home-2',
  '/home-3',
  '/blog',
  '/faq',
  '/contact',
  '/gift-cards',
  '/author',
  '/guide',
  '/airport-pickup',
  '/transfer',
  '/business-trip',
  '/cruise-tour',
  '/safari',
  '/quote',
  ...COMPANY_PAGES.map((page) => `/${page}`),
];

/** Of all that the demonstration has to show, besides its guides. */
function pagesToFind(): readonly string[] {
  const withTours = cities.filter(({ slug }) => tours.some(({ city }) => city === slug));
  const countriesThere = countries.filter(({ code }) => withTours.some(({ country }) => country === code));
  const entries = readEditorial().filter(
    ({ kind, slug }) => ['blog', 'legal'].includes(kind) || (kind === 'page' && !isFixed(slug)),
  );
  return [
    ...FIXED,
    ...new Set(countriesThere.map(({ continent }) => `/continent/${continent}`)),
    ...countriesThere.map(({ slug }) => `/country/${slug}`),
    ...withTours.map(({ slug }) => `/city/${slug}`),
    ...tours.map(({ slug }) => `/tour/${slug}`),
    ...entries.map(({ kind, slug }) => `/${kind}/${slug}`),
  ];
}

const inAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

const isFixed = (slug: string): boolean => FIXED.includes(`/${slug}`);

describe('the site map', () => {
  let site: Site;

  beforeAll(async () => (site = await Site.open()));
  afterAll(() => site.close());

  const paths = async (): Promise<string[]> => (await site.siteMap('/sitemaps/en_US.xml')).map(({ path }) => path);

  it('has a file per language', async () => {
    expect(await site.siteMaps()).toEqual(LOCALES.map((language) => `/sitemaps/${language}.xml`));
  });

  it('names each page with its sisters in all languages, and only in euros', async () => {
    const byLanguage = await Promise.all(LOCALES.map((language) => site.siteMap(`/sitemaps/${language}.xml`)));
    const pages = new Set(byLanguage.map((addresses) => addresses.length));
    expect(pages.size).toBe(1);
    for (const [at, language] of LOCALES.entries()) {
      for (const { path, alternates } of byLanguage[at] ?? []) {
        const rest = path.slice(`/${language}/EUR`.length);
        expect(path).toBe(`/${language}/EUR${rest}`);
        expect(alternates).toEqual({
          ...Object.fromEntries(LOCALES.map((each) => [bcp47(each), `/${each}/EUR${rest}`])),
          'x-default': `/en_US/EUR${rest}`,
        });
      }
    }
  });

  it('names all tours, places that have tours, articles, legal texts, guides and pages of the site, each once', async () => {
    const found = await paths();
    expect(new Set(found).size).toBe(found.length);
    const ofGuides = found.filter((path) => path.startsWith('/en_US/EUR/author/'));
    const others = found.filter((path) => !ofGuides.includes(path));
    expect(others.toSorted()).toEqual(
      pagesToFind()
        .map((path) => `/en_US/EUR${path}`)
        .toSorted(),
    );
    // `giulia-m`, and a number where two are called so.
    const slugs = ofGuides.map((path) => path.replace(/^.*\/author\//, '').replace(/-\d+$/, ''));
    const called = guides.map(({ firstName, lastName }) => inAscii(`${firstName}-${lastName.charAt(0)}`));
    expect(slugs.toSorted()).toEqual(called.toSorted());
    expect(found.filter((path) => /\/(login|cart|account|checkout|admin)/.test(path))).toEqual([]);
  });

  it.each([
    ['city/rome', true],
    ['city/adelaide', false],
    ['country/italy', true],
    ['country/albania', false],
    ['continent/europa', true],
  ])('agrees with the page of %s on whether it should be found: %s', async (place, isFound) => {
    const path = `/en_US/EUR/${place}`;
    const { status, body } = await site.get(path);
    expect([status, !body.includes('<meta name="robots" content="noindex"')]).toEqual([200, isFound]);
    expect((await paths()).includes(path)).toBe(isFound);
    // No title promises what the page has not.
    expect(/<title>.*tours.*<\/title>/.test(body)).toBe(isFound);
  });

  it('names a city from its first tour to its last, and says when the tour changed', async () => {
    const city = '/en_US/EUR/city/rome';
    const before = await site.siteMap('/sitemaps/en_US.xml');
    expect(before.find(({ path }) => path === city)?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const inRome = `update catalogue.tour set status = $1 where city_id = (select id from catalogue.city where slug = 'rome')`;
    await site.testApp.change(inRome, ['withdrawn']);
    await site.testApp.until(async () => !(await paths()).includes(city));
    expect(await paths()).not.toContain('/en_US/EUR/tour/rome-colosseum-and-forum');
    await site.testApp.change(inRome, ['published']);
    await site.testApp.until(async () => (await paths()).includes(city));
  });

  it('answers 304 to a client that has it, and is compressed for clients that accept it', async () => {
    const plain = await site.get('/sitemaps/de_DE.xml');
    const again = await site.get('/sitemaps/de_DE.xml', { 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
    const zipped = await site.get('/sitemaps/de_DE.xml', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.body);
  });

  it.each(['/sitemaps/xx_XX.xml', '/sitemaps/en_US-2.xml', '/sitemaps/en_US-1.xml', '/sitemaps/en_US'])(
    'has no %s',
    async (file) => expect((await site.get(file)).status).toBe(404),
  );

  it('is named by robots.txt, which keeps robots from data and from pages of one person', async () => {
    const { status, body } = await site.get('/robots.txt');
    expect(status).toBe(200);
    expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(body).toContain('Disallow: /api/');
    const forbidden = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
    const matches = (path: string): boolean =>
      forbidden.some((rule) => new RegExp(`^${rule.replaceAll(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`).test(path));
    expect((await paths()).filter(matches)).toEqual([]);
    expect(['/de_DE/EUR/order/CIC-ABCDEF', '/de_DE/JPY/cart', '/api/tours'].filter(matches)).toHaveLength(3);
  });
});

describe('the demonstration', () => {
  let site: Site;

  beforeAll(async () => (site = await Site.open({ SEARCH_ENGINES: '' })));
  afterAll(() => site.close());

  it('asks search engines to list none of its pages', async () => {
    const { status, headers } = await site.get('/en_US/EUR/tours');
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });
});
