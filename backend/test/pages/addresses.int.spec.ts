import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CURRENCIES } from '../../src/shared-kernel/money/currency.js';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';
import { PUBLIC_URL, Site } from './site.js';

describe('addresses that are written otherwise', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.open();
    await site.testApp.app.listen(0, '127.0.0.1');
  });
  afterAll(() => site.close());

  /** Sends the path as it is written, which a URL would resolve. */
  const sendAsIs = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { port } = (site.testApp.app.getHttpServer() as Server).address() as AddressInfo;
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (answered) => {
          const parts: Buffer[] = [];
          for await (const part of answered) parts.push(part as Buffer);
          resolve({ status: answered.statusCode, headers: answered.headers, body: Buffer.concat(parts).toString() });
        });
        sent.on('error', reject).end();
      },
    );
  };

  const answer = async (url: string) => {
    const { status, headers } = await site.get(url);
    return [status, headers['location']];
  };

  it.each([
    ['/de_DE/EUR/city/Rome', '/de_DE/EUR/city/rome'],
    ['/de_DE/EUR/city/ROME/', '/de_DE/EUR/city/rome'],
    ['/de_DE/EUR/city/new%20york', '/de_DE/EUR/city/new-york'],
    ['/de_DE/EUR/Tours/?people=3', '/de_DE/EUR/tours?people=3'],
    ['/de_DE/EUR', '/de_DE/EUR/'],
    ['/de_DE/eur/Tours', '/de_DE/EUR/tours'],
    ['/de_de/EUR/tours?people=3', '/de_DE/EUR/tours?people=3'],
    ['/de_DE/EUR/order/cic%207(k3m9q?token=abc', '/de_DE/EUR/order/CIC-7K3M9Q?token=abc'],
    ['/de_DE/EUR/order/cic7k3m9q', '/de_DE/EUR/order/CIC-7K3M9Q'],
    ['/de_DE/EUR/find-booking?reference=bk+4f8t2w', '/de_DE/EUR/find-booking?reference=BK-4F8T2W'],
  ])('%s moves for good to %s', async (url, to) => {
    expect(await answer(url)).toEqual([301, to]);
    expect(await answer(to)).toEqual([200, undefined]);
  });

  it('with the currency alone keep it', async () => {
    expect(await answer('/USD/city/rome')).toEqual([302, '/en_US/USD/city/rome']);
  });

  it.each([
    ['/listing-map', '/en_US/EUR/tours?view=map'],
    ['/listing-grid?people=4', '/en_US/EUR/tours?people=4'],
    ['/it_IT/listing-list?people=4', '/it_IT/EUR/tours?people=4&view=list'],
    ['/USD/Listing-List/', '/en_US/USD/tours?view=list'],
  ])('of a look of the list, %s, lead at once to %s', async (url, to) => {
    expect(await answer(url)).toEqual([302, to]);
    expect(await answer(to)).toEqual([200, undefined]);
  });

  it.each([
    ['/de_DE/EUR/tours?startAt=2020-01-01&people=3', '/de_DE/EUR/tours?people=3#day=2020-01-01'],
    ['/ja_JP/JPY/tours?people=4&startAt=2099-12-31', '/ja_JP/JPY/tours?people=4#day=2099-12-31'],
  ])('of a list for a day that is not sold, %s, lead to the list of all days, %s, which says so', async (url, to) => {
    expect(await answer(url)).toEqual([302, to]);
  });

  it.each([
    ['/country/Italien', 302, '/en_US/EUR/country/italy'],
    ['/country/italien', 302, '/en_US/EUR/country/italy'],
    ['/de_DE/CHF/country/Italien', 301, '/de_DE/CHF/country/italy'],
    ['/de_DE/chf/Country/Italien/', 301, '/de_DE/CHF/country/italy'],
    ['/CHF/city/Rom', 302, '/en_US/CHF/city/rome'],
    ['/de_DE/tours?city=Rom', 302, '/de_DE/EUR/tours?city=rome'],
    ['/de_DE/chf/tours?city=nowhere', 302, '/de_DE/CHF/tours?sought=nowhere'],
  ])('by another name, %s, lead at once (%i) to %s', async (url, status, to) => {
    expect(await answer(url)).toEqual([status, to]);
    expect(await answer(to)).toEqual([200, undefined]);
  });

  const PROMETHEUS = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1';

  it.each([
    ['/metrics', PROMETHEUS],
    ['/metrics', '*/*'],
    ['/actuator/health', 'application/json'],
    ['/USD/nothing', 'application/json'],
    ['/API', 'application/json'],
    ['/API/tours', 'text/html'],
    ['/Api/tours?page=2', '*/*'],
  ])('outside of the site, such as %s, tell a program that asks for %s of a problem', async (url, accept) => {
    const { status, headers } = await site.get(url, { accept });
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('application/problem+json')]);
  });

  it.each(['/metrics', '/actuator/health'])('outside of the site, %s, lead a reader to a page', async (url) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const { status, headers } = await site.get(url, { accept });
    expect([status, headers['location']]).toEqual([302, `/en_US/EUR${url}`]);
    expect(headers['vary']).toBe('Accept, Cookie, Accept-Language');
    const there = await site.get(`/en_US/EUR${url}`, { accept: 'application/json' });
    expect([there.status, there.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
  });

  it.each(['/tours', '/city/rome'])('of a page, %s, lead a program to it too', async (url) => {
    const { status, headers } = await site.get(url, { accept: 'application/json' });
    expect([status, headers['location']]).toEqual([302, `/en_US/EUR${url}`]);
  });

  it.each(['/api', '/api?page=1', '/api/'])('of the API, such as %s, are never those of a page', async (url) => {
    const { status, headers } = await site.get(url);
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('application/problem+json')]);
  });

  it.each(['city', 'country', 'continent', 'tour', 'author', 'blog', 'legal', 'page'])(
    'of no %s are not there',
    async (kind) => {
      for (const slug of ['r%C3%B6mm', 'a.b', 'rome%2F', '%00', 'nowhere'])
        expect([slug, ...(await answer(`/de_DE/EUR/${kind}/${slug}`))]).toEqual([slug, 404, undefined]);
    },
  );

  it('of guides in a city or of a kind that there is not are not there', async () => {
    expect(await answer('/de_DE/EUR/author?city=nowhere')).toEqual([404, undefined]);
    expect(await answer('/de_DE/EUR/author?category=nothing')).toEqual([404, undefined]);
    expect(await answer('/de_DE/EUR/author?city=rome')).toEqual([200, undefined]);
  });

  it.each([
    ['city=nowhere&people=3', 'people=3&sought=nowhere'],
    ['categories=food-tour,nothing&people=3', 'categories=food-tour&people=3'],
  ])('of tours with %s lead to %s', async (asked, understood) => {
    // Not for good: it may be there tomorrow.
    expect(await answer(`/de_DE/EUR/tours?${asked}`)).toEqual([302, `/de_DE/EUR/tours?${understood}`]);
    expect(await answer(`/de_DE/EUR/tours?${understood}`)).toEqual([200, undefined]);
  });

  it.each([
    ['ru_RU', 'city', 'Рим', '/tours?city=rome'],
    ['ru_RU', 'sought', 'Рим', '/tours?city=rome'],
    ['ja_JP', 'city', 'München', '/tours?city=munich'],
    ['ru_RU', 'city', 'Кёльн', '/city/cologne'],
    ['de_DE', 'city', 'Köln', '/city/cologne'],
  ])('of tours in %s with the name typed as %s=%s lead to the city', async (language, field, typed, path) => {
    const at = { url: `/${language}/EUR/tours?${field}=${encodeURIComponent(typed)}`, status: 0 };
    for (let step = 0; step < 3; step += 1) {
      const { status, headers } = await site.get(at.url);
      at.status = status;
      if (typeof headers['location'] === 'string') at.url = headers['location'];
    }
    expect(at).toEqual({ url: `/${language}/EUR${path}`, status: 200 });
  });

  it.each([
    ['de_DE', 'kxzqv', 'rome', 'Keine Treffer für'],
    ['en_US', 'kxzqv', 'rome', 'No results for'],
  ])(
    'of tours in %s with a city called %s say that nothing is, and propose %s',
    async (language, typed, slug, says) => {
      const url = `/${language}/JPY/tours?sought=${typed}`;
      expect((await answer(`/${language}/JPY/tours?city=${typed}`)).slice(0, 2)).toEqual([302, url]);
      const { status, body } = await site.get(url);
      expect([status, body.includes(says)]).toEqual([200, true]);
      expect(body).toContain(`href="/${language}/JPY/tours?city=${slug}"`);
    },
  );

  /** The status at the end, after so many redirects. */
  const follow = async (path: string): Promise<{ status: number | undefined; hops: number }> => {
    let url = path;
    for (let hops = 0; ; hops += 1) {
      const { status, headers } = await sendAsIs(url, { accept: 'text/html' });
      const { location } = headers;
      if (location === undefined || hops > 2) return { status, hops };
      const to = new URL(location, PUBLIC_URL);
      expect(to.origin).toBe(PUBLIC_URL);
      url = `${to.pathname}${to.search}`;
    }
  };

  it.each([
    ['/tours//', 200, 1],
    ['/en_US//', 200, 1],
    ['/foo//', 404, 1],
    ['/foo.bar//', 404, 1],
    ['//evil.com/', 404, 1],
    ['/en_us/eur//evil.com', 404, 1],
    ['/de_DE/EUR/tours//', 200, 1],
  ])('with slashes in a row, %s, end with %i after %i redirect', async (path, status, hops) => {
    expect(await follow(path)).toEqual({ status, hops });
  });

  it('end on the site within two redirects, whatever is made of slashes, dots and names', async () => {
    const names = [
      'en_US',
      'en_us',
      'EUR',
      'usd',
      'tours',
      'Tours',
      'city',
      'rome',
      'evil.com',
      'XXX',
      'xx_XX',
      'index.html',
    ];
    const part = fc.constantFrom(...names, '/', '//', '\\', '.', '..', '%2e%2e', '%5c', '%', 'listing-map', '@', ':');
    const paths = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
    const loose = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(paths, loose), async (path) => {
        const { status, hops } = await follow(path);
        expect([path, status === 200 || status === 404, hops <= 2]).toEqual([path, true, true]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it.each(['/index.html', '/tours.html', '/en_US.html', '/wp-login.php', '//evil.com', '/x/../a.b'])(
    'of no file, %s, show a reader the page that helps, in their language',
    async (path) => {
      const { status, headers, body } = await sendAsIs(path, {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-language': 'de',
      });
      expect([status, headers['content-type'], headers['content-language']]).toEqual([
        404,
        'text/html; charset=utf-8',
        'de-DE',
      ]);
      expect(headers['vary']).toContain('Accept-Language');
      expect(body).toContain('href="/de_DE/EUR/');
    },
  );

  it('have the same headers when nothing has changed', async () => {
    const page = await site.get('/de_DE/EUR/tours');
    const again = await site.get('/de_DE/EUR/tours', { 'if-none-match': String(page.headers['etag']) });
    expect(again.status).toBe(304);
    const own = new Set(['x-request-id', 'date', 'content-length', 'content-type', 'content-security-policy']);
    const kept = (headers: object) => Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
    expect(kept(again.headers)).toEqual(kept(page.headers));
  });

  it('in the other languages and currencies are links of the page itself, for who has no script', async () => {
    const { body } = await site.get('/de_DE/CHF/tours?page=2');
    const [list = ''] = /<nav id="languages".*?<\/nav>/s.exec(body) ?? [];
    const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      ...LOCALES.map((locale) => `/${locale}/CHF/tours?page=2`),
      ...CURRENCIES.map((currency) => `/de_DE/${currency}/tours?page=2`),
    ]);
    expect(body).toContain('href="#languages"');
  });

  it('of files that there are not lead to no page', async () => {
    for (const file of ['/manifest.webmanifest', '/ads.txt', '/.well-known/security.txt'])
      expect(await answer(file)).toEqual([404, undefined]);
  });

  it('of files are kept for a year where their content names them, and icons for a day', async () => {
    const { body } = await site.get('/de_DE/EUR/');
    const script = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '';
    const kept = async (url: string): Promise<unknown[]> => {
      const { status, headers } = await site.get(url);
      return [status, headers['cache-control']];
    };
    expect(await kept(script)).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
      expect([icon, ...(await kept(icon))]).toEqual([icon, 200, 'public, max-age=86400']);
  });

  it('of icons have them', async () => {
    for (const [file, type] of [
      ['/favicon.ico', /^image\/(vnd\.microsoft\.icon|x-icon)/],
      ['/apple-touch-icon.png', /^image\/png/],
    ] as const) {
      const { status, headers } = await site.get(file);
      expect([file, status, String(headers['content-type'])]).toEqual([file, 200, expect.stringMatching(type)]);
    }
  });
});
