import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';
import { PUBLIC_URL, Site } from './site.js';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const LONG = 'x'.repeat(2000);

/** Parts of a path as they go over the wire. */
const PARTS = [
  '%ff',
  '%zz',
  '%',
  '%ED%A0%80',
  '%00',
  'a%00b',
  '%0d%0aset-cookie:%20a=b',
  '%E2%80%AEemor',
  LONG,
  '__proto__',
  'constructor',
  'toString',
  '..%2f..',
  '%2e%2e',
  '%5C',
  '-1',
  '99999999999999999999',
  '%F0%9F%98%80',
  'null',
  '%3Cscript%3E',
];

const QUERIES = [
  'page=1&page=2',
  'page[]=1',
  'page[a]=1',
  'page=',
  'page=-1',
  'page=1e9',
  'page=99999999999999999999',
  'page=%00',
  'page=%ff',
  'city=%ff',
  'city=%ED%A0%80',
  'city=%00',
  'city[]=rome',
  'city=rome&city=paris',
  `city=${LONG}`,
  'categories=%zz',
  'categories=__proto__',
  'guideLanguage=xx_XX',
  'startAt=0000-00-00',
  'startAt=+010000-01-01',
  'minPrice=1e999&maxPrice=-5',
  'people=NaN',
  'people=0',
  'view=constructor',
  'sort=__proto__',
  'language=xx_XX',
  'reviews=0&stars=%ff',
  'reviews=1&reviews=2',
  '__proto__=1',
  '__proto__[page]=2',
  'constructor=1',
  '%ff=%ff',
  '%',
  '&&=&',
  '?',
];

const HEADERS: readonly OutgoingHttpHeaders[] = [
  ...['*', 'xx', 'de;q=abc', 'de-DE;q=0,fr', ',,,;q=', '__proto__', LONG].map((text) => ({ 'accept-language': text })),
  ...['=', '; ; ;', 'language=%ff', 'language=__proto__', 'language=de_DE; language=fr_FR', 'currency=XXX'].map(
    (cookie) => ({ cookie }),
  ),
  ...['cicerone_session=%00', 'cicerone_cart=%ff', `language=${LONG}`].map((cookie) => ({ cookie })),
  ...['W/"', '"x"', ',', '""', 'W/W/"x"', LONG].map((tag) => ({ 'if-none-match': tag })),
  ...['', 'gzip;q=0', 'br, gzip, deflate, zstd', LONG].map((coding) => ({ 'accept-encoding': coding })),
  { range: 'bytes=0-1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-original-url': '/api/admin/jobs' },
  { 'x-language': '__proto__', 'x-request-id': '../../x' },
  { 'if-modified-since': 'tomorrow' },
];

const WITH_A_NAME = ['city', 'country', 'continent', 'tour', 'author', 'blog', 'legal', 'page', 'order'];
const LISTS = ['', 'tours', 'author', 'blog', 'faq', 'city/rome', 'tour/rome-colosseum-and-forum', 'find-booking'];
const READS = [
  '/api/tours',
  '/api/guides?page=2',
  '/api/tour/rome-colosseum-and-forum',
  '/api/cart',
  '/api/me/account',
];

describe('an address that nobody writes', () => {
  let site: Site;
  let plain: Readonly<Record<string, string>>;
  const agent = new Agent({ keepAlive: true });

  /** Sends the path as it is written, which a URL would resolve. */
  const ask = (path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> => {
    const { port } = (site.testApp.app.getHttpServer() as Server).address() as AddressInfo;
    const accept = path.startsWith('/api/') ? '*/*' : 'text/html';
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent, headers: { accept, ...headers } };
      const sent = request(options, async (answered) => {
        const parts: Buffer[] = [];
        for await (const part of answered) parts.push(part as Buffer);
        const body = Buffer.concat(parts).toString();
        resolve({ status: answered.statusCode ?? 0, headers: answered.headers, body });
      });
      sent.on('error', reject).end();
    });
  };

  /** What is wrong with the answer, and with where it leads. */
  async function wrongWith(path: string, headers: OutgoingHttpHeaders = {}): Promise<string[]> {
    const first = await ask(path, headers);
    if (first.status >= 500) return [`${first.status}`];
    const { location } = first.headers;
    if (location === undefined) return first.status < 300 || first.status >= 304 ? [] : [`${first.status} to nowhere`];
    const to = new URL(location, PUBLIC_URL);
    const [, language] = to.pathname.split('/');
    const second = await ask(`${to.pathname}${to.search}`);
    return [
      ...(to.origin === PUBLIC_URL ? [] : [`leads to ${location}`]),
      ...(LOCALES.some((locale) => locale === language) ? [] : [`leads to no language: ${location}`]),
      ...(/%25|%EF%BF%BD/i.test(location) ? [`leads to what nobody wrote: ${location}`] : []),
      ...(second.status === 200 || second.status === 404 ? [] : [`leads on: ${second.status} after ${location}`]),
    ];
  }

  async function allWrongWith(paths: readonly string[], headers?: OutgoingHttpHeaders): Promise<string[]> {
    const wrong: string[] = [];
    for (const path of paths)
      for (const what of await wrongWith(path, headers)) wrong.push(`${path.slice(0, 80)}: ${what.slice(0, 200)}`);
    return wrong;
  }

  beforeAll(async () => {
    site = await Site.open();
    await site.testApp.app.listen(0, '127.0.0.1');
    const paths = LISTS.map((list) => `/de_DE/CHF/${list}`);
    plain = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await ask(path)).body] as const)));
  });
  afterAll(async () => {
    agent.destroy();
    await site.close();
  });

  it.each(WITH_A_NAME)('of a kind of page, %s, ends on the site or is no page', async (kind) => {
    const paths = PARTS.flatMap((part) => [`/de_DE/CHF/${kind}/${part}`, `/${kind}/${part}`, `/de_DE/CHF/${part}`]);
    expect(await allWrongWith(paths)).toEqual([]);
  });

  it.each(LISTS)('of /%s with a query that nobody writes ends on the site or is no page', async (list) => {
    const paths = QUERIES.flatMap((query) => [`/de_DE/CHF/${list}?${query}`, `/${list}?${query}`]);
    expect(await allWrongWith(paths)).toEqual([]);
  });

  it.each(['/tours', '/de_DE/CHF/tours', '/de_DE/chf/Tours/', '/city/rome', '/blog'])(
    '%s with what cannot be decoded is no page, as in a path',
    async (path) => {
      for (const query of ['city=%ff', 'utm_source=%E4', '%zz=1', 'page=2&%']) {
        const { status, headers } = await ask(`${path}?${query}`, { 'accept-language': 'de' });
        expect([query, status, headers.location, headers['content-language']]).toEqual([
          query,
          404,
          undefined,
          'de-DE',
        ]);
      }
    },
  );

  it('tells a program of what cannot be decoded outside of the site as of a problem', async () => {
    const { status, headers } = await ask('/tours?city=%ff', { accept: 'application/json' });
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
  });

  it.each(HEADERS.map((headers) => [JSON.stringify(headers).slice(0, 60), headers] as const))(
    'with %s is answered as without',
    async (_, headers) => {
      expect(await allWrongWith(['/tours', '/city/rome', ...READS], headers)).toEqual([]);
      for (const [path, page] of Object.entries(plain).slice(0, 2)) {
        const answer = await ask(path, { ...headers, 'accept-encoding': 'identity' });
        expect([path, answer.headers['content-language'], answer.body === page]).toEqual([path, 'de-DE', true]);
      }
    },
  );

  it('leaves no other page where one is kept', async () => {
    for (const [path, page] of Object.entries(plain))
      expect([path, (await ask(path)).body === page]).toEqual([path, true]);
  });

  it('of a call of the API is refused, and leaves no other answer where one is kept', async () => {
    const before = await ask('/api/tours?city=rome');
    for (const query of QUERIES) {
      const { status, body } = await ask(`/api/tours?${query}`);
      expect([query, status < 500, body.startsWith('{')]).toEqual([query, true, true]);
    }
    expect((await ask('/api/tours?city=rome')).body).toBe(before.body);
  });
});

describe('a name that has moved', () => {
  let site: Site;

  const MOVED = [
    ['city', 'city', 'rome'],
    ['country', 'country', 'italy'],
    ['continent', 'continent', 'europa'],
    ['tour', 'tour', 'rome-colosseum-and-forum'],
    ['author', 'guide', 'giulia-m'],
    ['blog', 'entry/blog', 'rome-by-its-light'],
    ['legal', 'entry/legal', 'legal-notice'],
  ] as const;

  beforeAll(async () => {
    site = await Site.open();
    for (const [, kind, slug] of MOVED)
      await site.testApp.change('insert into platform.moved_slug (kind, slug, moved_to) values ($1, $2, $3)', [
        kind,
        `former-${slug}`,
        slug,
      ]);
  });
  afterAll(() => site.close());

  it.each(MOVED)('of /%s leads in one step to today’s, however it is written', async (path, _, slug) => {
    const target = `/${path}/${slug}?utm_source=mail`;
    const written = [
      `former-${slug}`,
      `FORMER-${slug}/`,
      `Former-${slug.toUpperCase()}`,
      slug.toUpperCase(),
      `${slug}/`,
    ];
    for (const name of written) {
      const inLanguage = await site.get(`/de_DE/CHF/${path}/${name}?utm_source=mail`);
      expect([name, inLanguage.status, inLanguage.headers['location']]).toEqual([name, 301, `/de_DE/CHF${target}`]);
      const without = await site.get(`/${path.toUpperCase()}/${name}?utm_source=mail`);
      expect([name, without.status, without.headers['location']]).toEqual([name, 302, `/en_US/EUR${target}`]);
    }
    expect((await site.get(`/de_DE/CHF${target}`)).status).toBe(200);
  });
});
