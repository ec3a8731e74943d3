import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'parse5';
import { loadFrontend } from '../../src/platform/ssr/frontend-bundle.js';
import { bcp47, type Locale, LOCALES } from '../../src/shared-kernel/language/locale.js';
import { elementsOf, type PageFacts, readPage } from './page-facts.js';
import { PUBLIC_URL, Site, someOfEachKind, withoutOrigin } from './site.js';

/** Characters of a description that result lists show; what one says in fewer, Japanese says in half as many. */
const shownWhole = (language: Locale): readonly [number, number] => (language === 'ja_JP' ? [25, 130] : [50, 170]);

/** Where a PNG says how wide it is, and behind that how high: big-endian, of its first chunk. */
const PNG_WIDTH = 16;

describe('the public pages, as rendered by the server', () => {
  let site: Site;
  /** Language → path → page: all in English, some of each kind in the other languages. */
  const pages = new Map<Locale, ReadonlyMap<string, PageFacts>>();

  beforeAll(async () => {
    site = await Site.open();
    for (const language of LOCALES) {
      const mapped = await site.siteMap(`/sitemaps/${language}.xml`);
      const addresses = language === 'en_US' ? mapped : someOfEachKind(mapped, 5);
      const read = new Map<string, PageFacts>();
      for (const { path } of addresses) read.set(path, await site.page(path));
      pages.set(language, read);
    }
  }, 600_000);
  afterAll(() => site.close());

  const all = (): readonly (readonly [path: string, page: PageFacts, language: Locale])[] =>
    [...pages].flatMap(([language, read]) => [...read].map(([path, page]) => [path, page, language] as const));
  const failing = (test: (page: PageFacts, path: string, language: Locale) => boolean): string[] =>
    all()
      .filter(([path, page, language]) => !test(page, path, language))
      .map(([path]) => path);

  /** What `meta` and `link` say. */
  const headOf = async (path: string): Promise<readonly Readonly<Record<string, string>>[]> =>
    elementsOf(parse((await site.get(path)).body).childNodes)
      .filter(({ tagName }) => tagName === 'meta' || tagName === 'link')
      .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));

  it('are in the language of their address', () => {
    expect(failing((page, _, language) => page.language === bcp47(language))).toEqual([]);
  });

  it('may be listed under their own address, without another one', () => {
    expect(failing((page, path) => page.isListed && page.canonical === `${PUBLIC_URL}${path}`)).toEqual([]);
  });

  it('name each sister under its own language, as she names them', () => {
    const unlike = all().flatMap(([path, { alternates }]) => {
      const rest = path.replace(/^\/[a-z]{2}_[A-Z]{2}/, '');
      const sisters = Object.fromEntries(LOCALES.map((each) => [bcp47(each), `${PUBLIC_URL}/${each}${rest}`]));
      const expected = { ...sisters, 'x-default': `${PUBLIC_URL}/en_US${rest}` };
      return isDeepStrictEqual({ ...alternates }, expected) ? [] : [[path, alternates]];
    });
    expect(unlike).toEqual([]);
  });

  it('have one heading of the first level', () => {
    expect(failing(({ headings }) => headings.length === 1 && headings[0] !== '')).toEqual([]);
  });

  it.each(LOCALES)('have each a title and a description of their own in %s', (language) => {
    const read = [...(pages.get(language) ?? [])];
    expect(repeated(read.map(([path, { title }]) => [title, path]))).toEqual([]);
    expect(repeated(read.map(([path, { description = '' }]) => [description, path]))).toEqual([]);
    const [least, most] = shownWhole(language);
    const fitting = read.filter(
      ([, { description = '' }]) => [...description].length >= least && [...description].length <= most,
    );
    expect(fitting.length / read.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['/home-2', '/share/hero/themes/it_IT.png?v=4'],
    ['/home-3', '/share/hero/map/it_IT.png?v=4'],
    ['/subscription', '/share/page/subscription/it_IT.png?v=4'],
    ['/legal/terms', '/share/legal/terms/it_IT.png?v=4'],
    ['/author', '/share/hero/author/it_IT.png?v=4'],
  ])('of no place, such as %s, have a picture of their own', async (path, picture) => {
    const { shared } = await site.page(`/it_IT/EUR${path}`);
    expect(shared['image']).toBe(`${PUBLIC_URL}${picture}`);
    expect((await site.get(picture)).headers['content-type']).toBe('image/png');
  });

  it('of guides show where they guide, with their names', async () => {
    const { links } = await site.page('/it_IT/EUR/author?city=rome');
    const guide = links.find((link) => link.startsWith('/it_IT/EUR/author/'));
    const { shared } = await site.page(String(guide));
    const picture = `/share/guide/${guide?.split('/').at(-1)}/it_IT.png?v=4`;
    expect(shared['image']).toBe(`${PUBLIC_URL}${picture}`);
    const { status, headers } = await site.get(picture);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['etag']).not.toBe((await site.get('/share/city/rome/it_IT.png')).headers['etag']);
    expect((await site.get('/share/guide/nobody-x/it_IT.png')).status).toBe(404);
  });

  it.each([
    ['/', 'Scopra la città con chi ci vive'],
    ['/city/rome', 'Roma'],
    ['/country/italy', 'Italia'],
    ['/continent/europa', 'Europa'],
    ['/tours?page=2', 'Tour con guide del posto'],
  ])('say what stands on their picture, %s too', async (path, words) => {
    const { shared } = await site.page(`/it_IT/EUR${path}`);
    expect(shared['image:alt']?.replaceAll('\u00A0', ' ')).toBe(words);
  });

  it('are told with a picture where they are shared, and the picture is there', async () => {
    expect(failing(({ shared }) => Boolean(shared['title'] && shared['description'] && shared['image']))).toEqual([]);
    const oneOfEachKind = new Map(all().map(([path, { shared }]) => [path.split('/')[3] ?? '', shared['image'] ?? '']));
    for (const image of oneOfEachKind.values()) {
      const { status, headers, bytes } = await site.get(withoutOrigin(image));
      expect([image, status, headers['content-type']]).toEqual([image, 200, 'image/png']);
      expect([image, bytes.readUInt32BE(PNG_WIDTH), bytes.readUInt32BE(PNG_WIDTH + 4)]).toEqual([image, 1200, 630]);
    }
  });

  it('say how large their picture is, and ask for it to be shown large', async () => {
    expect(failing(({ shared }) => shared['image:width'] === '1200' && shared['image:height'] === '630')).toEqual([]);
    const oneOfEachKind = new Map(all().map(([path]) => [path.split('/')[3] ?? '', path]));
    for (const path of oneOfEachKind.values()) {
      const cards = (await headOf(path)).filter(({ name }) => name === 'twitter:card');
      expect([path, cards]).toMatchObject([path, [{ content: 'summary_large_image' }]]);
    }
  });

  it.each(LOCALES)('of the journal let feed readers find it in %s', async (language) => {
    const { links } = await site.page(`/${language}/EUR/blog`);
    const article = links.find((link) => link.startsWith(`/${language}/EUR/blog/`));
    for (const path of [`/${language}/EUR/blog`, String(article)]) {
      const feeds = (await headOf(path)).filter(({ type }) => type === 'application/rss+xml');
      expect([path, feeds]).toMatchObject([path, [{ rel: 'alternate', href: `/feeds/${language}/blog.xml` }]]);
    }
    const feed = await site.get(`/feeds/${language}/blog.xml`);
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(feed.body).toContain(`<link>${PUBLIC_URL}${article}</link>`);
  });

  it('lead to no page that is not there', async () => {
    const links = [...(pages.get('it_IT')?.values() ?? [])].flatMap((page) => page.links);
    const inside = new Set(links.filter((link) => link.startsWith('/')).map((link) => link.replace(/#.*$/, '')));
    const missing: string[] = [];
    for (const link of inside) if ((await site.get(link)).status >= 400) missing.push(link);
    expect(missing).toEqual([]);
  });

  it('are all pages of the site without a parameter that do not refuse to be listed', async () => {
    const { routes } = await loadFrontend();
    const listed = pages.get('en_US');
    const unnamed: string[] = [];
    for (const route of routes.filter((each) => !each.includes('$'))) {
      const path = `/en_US/EUR${route}`;
      const { status } = await site.get(path);
      if (listed?.has(path) || status !== 200) continue;
      const page = await site.page(path);
      const isAnothersDouble = page.canonical !== undefined && listed?.has(withoutOrigin(page.canonical));
      if (page.isListed && !isAnothersDouble) unnamed.push(path);
    }
    expect(unnamed).toEqual([]);
  });

  it('are one page in all currencies, and lists one in all their filters', async () => {
    expect((await site.page('/de_DE/JPY/city/rome')).canonical).toBe(`${PUBLIC_URL}/de_DE/EUR/city/rome`);
    const plain = await site.page('/de_DE/EUR/tours');
    expect(plain.canonical).toBe(`${PUBLIC_URL}/de_DE/EUR/tours`);
    for (const query of ['categories=food-tour', 'maxPrice=100', 'people=4'])
      expect((await site.page(`/de_DE/EUR/tours?${query}`)).isListed).toBe(false);
    for (const query of ['sort=price', 'view=list'])
      expect((await site.page(`/de_DE/EUR/tours?${query}`)).canonical).toBe(plain.canonical);
  });

  it('of a list are pages of their own from the second on', async () => {
    const second = await site.page('/de_DE/EUR/tours?page=2');
    expect(second.canonical).toBe(`${PUBLIC_URL}/de_DE/EUR/tours?page=2`);
    expect(second.alternates['it-IT']).toBe(`${PUBLIC_URL}/it_IT/EUR/tours?page=2`);
    expect(second.title).not.toBe((await site.page('/de_DE/EUR/tours')).title);
    expect((await site.get('/de_DE/EUR/tours?page=999')).status).toBe(404);
    expect((await site.get('/de_DE/EUR/blog?page=2')).status).toBe(404);
  });

  it('of a city without tours are there, and not listed until it has one', async () => {
    const { body } = await site.testApp.get<readonly { slug: string; toursCount: number }[]>('/api/cities');
    const quiet = body.find((city) => city.toursCount === 0);
    const page = await site.page(`/fr_FR/EUR/city/${quiet?.slug}`);
    expect([page.isListed, page.headings.length]).toEqual([false, 1]);
  });

  it.each([
    ['tour', 'rome-colosseum-and-forum'],
    ['city', 'rome'],
    ['country', 'italy'],
    ['continent', 'europa'],
  ])('of a %s that has moved lead to its new address for good', async (kind, slug) => {
    await site.testApp.change(
      `insert into platform.moved_slug (kind, slug, moved_to) values ($1, 'as-it-was', $2) on conflict do nothing`,
      [kind, slug],
    );
    const { status, headers } = await site.get(`/es_ES/EUR/${kind}/as-it-was`);
    expect([status, headers['location']]).toEqual([301, `/es_ES/EUR/${kind}/${slug}`]);
  });

  it.each(['/ru_RU/EUR/nothing-here', '/ru_RU/EUR/tour/no-such-tour', '/ru_RU/EUR/city/no-such-city', '/xx_XX/EUR/'])(
    'do not answer for %s, but help on',
    async (path) => {
      const { status, body } = await site.get(path);
      const page = readPage(body);
      expect([status, page.isListed, page.canonical, page.headings.length]).toEqual([404, false, undefined, 1]);
      expect(page.links.some((link) => link.endsWith('/tours'))).toBe(true);
    },
  );
});

/** The paths that share a value, or have none. */
function repeated(values: readonly (readonly [value: string, path: string])[]): readonly (readonly string[])[] {
  const pathsOf = new Map<string, string[]>();
  for (const [value, path] of values) pathsOf.set(value, [...(pathsOf.get(value) ?? []), path]);
  return [...pathsOf].filter(([value, paths]) => paths.length > 1 || value === '').map(([, paths]) => paths);
}
