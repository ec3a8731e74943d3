/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ApiProblem, type Api, type Query } from './api/api.js';
import { inlineScripts, renderPage as renderPieces } from './entry-server.js';
import type { PageRequest } from './ssr/page.js';

const image = { src: '/posters/tour/x/card.svg', width: 640, height: 480, colour: '#f2c9a1', alt: 'Rome' };

const answers: Record<string, unknown> = {
  '/api/cms/entry/dataByCmsAndLanguage': [],
  '/api/get-random-reviews': [],
  '/api/tours': { tours: [], totalItems: 1 },
  '/api/social-networks': [{ uuid: 's1', name: 'Instagram', link: 'https://social.example/cicerone' }],
  '/api/featuredCities': [{ id: 'c1', slug: 'rome', name: 'Rom', country: { name: 'Italien' } }],
  '/api/tourCategories': [{ slug: 'museum', title: 'Museums </script><script>alert(1)</script>' }],
  '/api/featured-tours': {
    cities: [{ id: 'c1', slug: 'rome', name: 'Rome', country: { name: 'Italy' }, image, toursCount: 3 }],
    featuredTours: [
      {
        id: 't1',
        slug: 'colosseum',
        name: 'The Colosseum',
        summary: 'Two hours on foot.',
        city: { slug: 'rome', name: 'Rome', country: 'Italy' },
        durations: [120, 180],
        fromPrice: { amount: 19500, currency: 'EUR' },
        priceUnit: 'per-group',
        rating: null,
        reviewCount: 0,
        image,
      },
    ],
  },
};

/** By every page, and by the one that is shown instead of one that there is not. */
const notFoundPage = new Set(['/api/social-networks', '/api/similar-pages', '/api/featuredCities']);

class ApiInMemory implements Api {
  readonly asked: string[] = [];

  constructor(
    private readonly failure?: ApiProblem,
    private readonly failing?: string,
  ) {}

  async get<T>(path: string, query: Query = {}): Promise<T> {
    this.asked.push(`${path} ${String(query['language'])}`);
    if (this.failure && path === (this.failing ?? path)) throw this.failure;
    return (await Promise.resolve(answers[path])) as T;
  }

  send<T>(): Promise<T> {
    return Promise.reject(new Error('A page that is being rendered only reads'));
  }
}

const asked = (url: string, change: Partial<PageRequest> = {}): PageRequest => ({
  url,
  locale: 'de_DE',
  currency: 'EUR',
  publicUrl: 'https://cicerone.example',
  api: new ApiInMemory(),
  template: { scripts: ['/assets/entry.js'], styles: ['/assets/entry.css'], modules: {} },
  demo: false,
  ...change,
});

async function renderPage(request: PageRequest) {
  const { pieces, ...page } = await renderPieces(request);
  return { ...page, html: pieces.join('') };
}

describe('a page rendered on the server', () => {
  it('is a complete document in the language of its address', async () => {
    const { status, html, error } = await renderPage(asked('/de_DE/EUR/'));
    expect({ status, error }).toEqual({ status: 200, error: undefined });
    expect(html).toMatch(/^<!doctype html><html lang="de-DE">/);
    expect(html).toMatch(/<footer[^]*href="https:\/\/social.example\/cicerone"/);
    expect(html).toContain('The Colosseum');
    expect(html).toContain('data-favourite="t1"');
    expect(html).toMatch(/ab <strong[^>]*><span class="whitespace-nowrap tabular-nums ">195,00\u00a0€<\/span>/);
  });

  it.each(['/dev', '/dev/ui'])('is there for who tries the demonstration at %s, and for nobody else', async (path) => {
    const [demo, production] = await Promise.all([
      renderPage(asked(`/de_DE/EUR${path}`, { demo: true })),
      renderPage(asked(`/de_DE/EUR${path}`)),
    ]);
    expect([demo.status, production.status]).toEqual([200, 404]);
    // For developers, in whatever language the address is: all of it in English.
    expect(demo.html).toMatch(/<title>(What the demonstration has|Parts of the interface) · Cicerone<\/title>/);
  });

  it('asks for its scripts after the first paint, and for none before', async () => {
    const { html } = await renderPage(asked('/de_DE/EUR/'));
    const [before = '', last = ''] = html.split('id="page-state">');
    expect(before).not.toMatch(/<link[^>]* rel="modulepreload"|<script[^>]* src=/);
    expect(last).toMatch(/<script data-sources="\/assets\/entry\.js.+type:'paint'/);
  });

  it('has no script within but data and those whose text is the same in every document', async () => {
    for (const path of ['/de_DE/EUR/', '/en_US/USD/', '/ja_JP/JPY/nowhere']) {
      const { html } = await renderPage(asked(path));
      const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
      const run = scripts.filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect(run.map(([, , text]) => text)).toEqual(inlineScripts);
    }
  });

  it('is painted whole, as far as its footer', async () => {
    const { html } = await renderPage(asked('/de_DE/EUR/'));
    const [, waitsFor = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
    expect(html).toContain(`<footer id="${waitsFor}"`);
  });

  it('has its title, canonical address and sisters in the head', async () => {
    const { html } = await renderPage(asked('/de_DE/USD/'));
    const [head = ''] = html.split('</head>');
    expect(head).toContain('<title>Private Touren mit einheimischen Guides · Cicerone</title>');
    expect(head).toContain('<link rel="canonical" href="https://cicerone.example/de_DE/EUR/"/>');
    expect(head.match(/hrefLang="/g)).toHaveLength(8);
    expect(head).toContain('hrefLang="x-default" href="https://cicerone.example/en_US/EUR/"');
  });

  it('asks for its data once and gives them to the browser, harmless inside a script', async () => {
    const api = new ApiInMemory();
    const { html } = await renderPage(asked('/de_DE/EUR/', { api }));
    expect(api.asked.sort()).toEqual([
      '/api/cms/entry/dataByCmsAndLanguage de_DE',
      '/api/featured-tours de_DE',
      '/api/get-random-reviews de_DE',
      '/api/social-networks de_DE',
      '/api/tourCategories de_DE',
    ]);
    expect(html).not.toContain('</script><script>alert');
    expect(html).toContain('"/api/featured-tours"');
  });

  it('is the same for everybody', async () => {
    const viewer = { firstName: 'Ada', role: 4, status: 'active', isPro: false };
    const [visitor, customer] = await Promise.all([
      renderPage(asked('/de_DE/EUR/')),
      renderPage(asked('/de_DE/EUR/', { viewer })),
    ]);
    expect(customer.html).toBe(visitor.html);
  });

  it.each(['/de_DE/EUR/no-such-page', '/de_DE/EUR/order/null', '/de_DE/EUR/dev/ui', '/xx_XX/EUR/'])(
    'is 404 at %s',
    async (url) => {
      const { status, html, error } = await renderPage(asked(url));
      expect({ status, error }).toEqual({ status: 404, error: undefined });
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  it.each([
    ['/ja_JP/USD/no-such-page', '/ja_JP/USD/city/rome'],
    ['/xx_XX/EUR/', '/en_US/EUR/city/rome'],
  ])('leads on from %s to cities without a script', async (url, link) => {
    const { html } = await renderPage(asked(url));
    expect(html).toContain(`href="${link}"`);
  });

  it.each([
    ['/de_DE/EUR/admin/work-items', 4, 403],
    ['/de_DE/EUR/admin/work-items', 3, 403],
    ['/de_DE/EUR/admin/work-items', 2, 200],
    ['/de_DE/EUR/guide-missions', 4, 403],
    ['/de_DE/EUR/guide-missions', 3, 200, 'guide_approved'],
    ['/de_DE/EUR/guide-missions', 3, 403, 'guide_pending_review'],
    ['/de_DE/EUR/guide-missions', 1, 200],
    ['/de_DE/EUR/bookings', 4, 200],
  ])(
    'is refused in its status too, where it is for others: %s for the role %i',
    async (url, role, status, standing = 'active') => {
      const viewer = { firstName: 'Ada', role, status: standing, isPro: false };
      expect((await renderPage(asked(url, { viewer }))).status).toBe(status);
    },
  );

  it('leads nobody in particular from there to the login page', async () => {
    const { status, redirect } = await renderPage(asked('/de_DE/EUR/admin/work-items'));
    expect([status, redirect?.split('?')[0]]).toEqual([307, '/de_DE/EUR/login']);
  });

  it('says that there is no such page even if no city can be read', async () => {
    const api = new ApiInMemory(new ApiProblem({ status: 503, code: 'UNAVAILABLE' }));
    await expect(renderPage(asked('/de_DE/EUR/no-such-page', { api }))).resolves.toMatchObject({ status: 404 });
  });

  it.each([
    ['/de_DE/EUR/tours?cat=food-tour', '/de_DE/EUR/tours?categories=food-tour'],
    ['/de_DE/EUR/tours?page=1', '/de_DE/EUR/tours'],
  ])('%s has moved for good to its canonical form', async (url, redirect) => {
    expect(await renderPage(asked(url))).toEqual({ status: 301, html: '', redirect });
  });

  it.each([
    ['/de_DE/EUR/tours?cat=bogus', '/de_DE/EUR/tours'],
    ['/de_DE/EUR/tours?cat=bogus&people=4', '/de_DE/EUR/tours?people=4'],
  ])('%s loses on the way what the catalogue does not know today', async (url, redirect) => {
    const refused = { field: 'categories', code: 'UNKNOWN', detail: 'There is no such category' };
    const problem = new ApiProblem({ status: 422, code: 'VALIDATION_FAILED', errors: [refused] });
    const api = new ApiInMemory(problem, '/api/tours');
    expect(await renderPage(asked(url, { api }))).toEqual({ status: 302, html: '', redirect });
  });

  it('is 404 where the API knows no such thing', async () => {
    const api = new ApiInMemory(new ApiProblem({ status: 404, code: 'NOT_FOUND' }));
    await expect(renderPage(asked('/de_DE/EUR/', { api }))).resolves.toMatchObject({ status: 404 });
  });

  it('says what number to quote when the API fails, and tells the server why', async () => {
    const failure = new ApiProblem({ status: 500, code: 'INTERNAL', requestId: 'r-77' });
    const page = await renderPage(asked('/de_DE/EUR/', { api: new ApiInMemory(failure) }));
    expect(page).toMatchObject({ status: 500, error: failure });
    expect(page.html).toContain('Nummer der Anfrage, falls Sie uns schreiben: r-77');
  });

  it('shows the parts of the interface in the demonstration', async () => {
    await expect(renderPage(asked('/de_DE/EUR/dev/ui', { demo: true }))).resolves.toMatchObject({ status: 200 });
  });

  it('asks for nothing but the city by a name that is no slug, and for all of it by its slug', async () => {
    const unknown = new ApiProblem({ status: 404, code: 'NOT_FOUND' });
    const askedAt = async (url: string): Promise<string[]> => {
      const api = new ApiInMemory(unknown);
      expect((await renderPage(asked(url, { api }))).status).toBe(404);
      return api.asked.map((call) => call.split(' ')[0] ?? '').filter((path) => !notFoundPage.has(path));
    };
    expect(await askedAt('/de_DE/EUR/city/m%C3%BCnhcen')).toEqual(['/api/city/data']);
    expect(await askedAt('/de_DE/EUR/city/munhcen')).toContain('/api/tours');
  });

  it('asks for nothing at all by what cannot be a name', async () => {
    const api = new ApiInMemory(new ApiProblem({ status: 404, code: 'NOT_FOUND' }));
    expect((await renderPage(asked('/de_DE/EUR/city/%E0%A4%A?on=1', { api }))).status).toBe(404);
    expect(api.asked.filter((call) => call.startsWith('/api/city/'))).toEqual([]);
  });
});
