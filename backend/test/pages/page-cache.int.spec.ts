import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { hash } from 'node:crypto';
import { FindToursHandler } from '../../src/contexts/catalogue/queries/find-tours.js';
import { WriteEntry } from '../../src/contexts/content/commands/write-entry.js';
import { FindEntriesHandler } from '../../src/contexts/content/queries/find-entries.js';
import { Commands } from '../../src/platform/commands.js';
import { ResponseCache } from '../../src/platform/http/response-cache.js';
import { InProcessApi } from '../../src/platform/ssr/in-process-api.js';
import { counted, type Counted } from './counted.js';
import { Config } from '../../src/platform/config.js';
import { RateLimits } from '../../src/platform/http/rate-limit.js';
import { PageRenderer } from '../../src/platform/ssr/page-renderer.js';
import { RENDERED } from '../../src/platform/ssr/pages.js';
import { Actor } from '../../src/shared-kernel/actor.js';
import { Site } from './site.js';

const AT_ONCE = 500;
const PAGE = '/de_DE/EUR/tours';
const LIST = '/api/tours?language=de_DE&people=3';

describe('what many want at once', () => {
  let site: Site;
  /** Reads of a page's loader, and lists computed for the API. */
  let reads: Counted;
  let lists: Counted;

  beforeAll(async () => {
    site = await Site.open({ LOG_LEVEL: 'silent' });
    reads = counted(InProcessApi.prototype, 'get');
    lists = counted(site.testApp.app.get(FindToursHandler, { strict: false }), 'execute');
  });
  afterAll(async () => {
    reads.restore();
    lists.restore();
    await site.close();
  });
  beforeEach(() => {
    site.testApp.app.get(ResponseCache).forgetAll();
    reads.reset();
    lists.reset();
  });

  const all = (path: string) => Promise.all(Array.from({ length: AT_ONCE }, () => site.get(path)));

  it('is rendered once for all', async () => {
    await site.get(PAGE);
    const once = reads.calls;
    expect(once).toBeGreaterThan(0);
    site.testApp.app.get(ResponseCache).forgetAll();
    reads.reset();
    const answers = await all(PAGE);
    expect(reads.calls).toBe(once);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('allows the scripts within it by their hashes, and no others', async () => {
    const { body, headers } = await site.get('/de_DE/EUR/faq?q=%3Cscript%3Ealert(1)%3C/script%3E');
    const [, allowed = ''] = /script-src ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
    const scripts = [...body.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
    const run = scripts.filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes));
    const hashes = run.map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
    expect(hashes).toHaveLength(2);
    expect(allowed).toBe(`'self' ${hashes.join(' ')}`);
  });

  it('asks a browser for nothing that the site does not use, on every page', async () => {
    const known = await site.get('/it_IT/EUR/city/rome');
    const answers = [
      known,
      await site.get('/it_IT/EUR/city/rome', { 'if-none-match': String(known.headers['etag']) }),
      await site.get('/it_IT/EUR/city/no-such-city'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404]);
    for (const { headers } of answers) expect(headers['permissions-policy']).toContain('camera=(), ');
  });

  it('is computed once where it is data', async () => {
    const answers = await all(LIST);
    expect(lists.calls).toBe(1);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    await site.get(LIST);
    expect(lists.calls).toBe(1);
  });

  it('fails once for all, is not kept, and is there again as soon as it can be', async () => {
    lists.failWith(new Error('The database has gone'));
    const answers = await all(LIST);
    expect(lists.calls).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    lists.succeed();
    expect((await site.get(LIST)).status).toBe(200);
  });

  it('fails once for all where it is a page, with a page that helps', async () => {
    lists.failWith(new Error('The database has gone'));
    const answers = await all(PAGE);
    expect(lists.calls).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
    expect(answers[0]?.body).toContain('<h1');
    lists.succeed();
    expect((await site.get(PAGE)).status).toBe(200);
  });

  it('says when to ask again where the database is away', async () => {
    lists.failWith(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    for (const path of [LIST, PAGE]) {
      const { status, headers } = await site.get(path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '10']);
    }
    lists.succeed();
    const { status, headers } = await site.get(PAGE);
    expect([status, headers['retry-after']]).toEqual([200, undefined]);
  });

  it('is refused to who has had too many pages rendered, and not where it is at hand', async () => {
    const { app } = site.testApp;
    const config = app.get(Config);
    const from = (remoteAddress: string, url: string, accept = '*/*') =>
      app.inject({ url, remoteAddress, headers: { accept } });
    config.RATE_LIMITS = 1;
    const taken = Array.from({ length: RENDERED.times - 1 }, () => app.get(RateLimits).take(RENDERED, '198.51.100.7'));
    await Promise.all(taken);
    expect((await from('198.51.100.7', PAGE)).statusCode).toBe(200);
    const refused = await from('198.51.100.7', `${PAGE}?page=2`);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().detail).toMatch(/Sekunde|Minute/);
    const read = await from('198.51.100.7', `${PAGE}?page=2`, 'text/html,*/*;q=0.8');
    expect([read.statusCode, read.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(read.headers['retry-after']).toBe(refused.headers['retry-after']);
    expect(read.body).toMatch(/<html lang="de-DE">.*Bitte warten Sie/);
    expect((await from('198.51.100.7', PAGE)).statusCode).toBe(200);
    expect((await from('198.51.100.8', `${PAGE}?page=2`)).statusCode).toBe(200);
    config.RATE_LIMITS = 0;
  });

  it('is computed anew after a change, also while the old one is being computed', async () => {
    const finish = lists.hold();
    const before = site.get(LIST);
    await lists.begun();
    site.testApp.app.get(ResponseCache).forgetAll();
    const after = site.get(LIST);
    finish();
    await Promise.all([before, after]);
    expect(lists.calls).toBe(2);
  });

  it('is not shared with who has shown a credential', async () => {
    const mine = { authorization: 'Bearer nobody-knows-this' };
    const [first, second] = await Promise.all([site.get(LIST, mine), site.get(LIST, mine)]);
    expect([first.headers['cache-control'], second.headers['cache-control']]).not.toContain('public, max-age=60');
  });
});

describe('a page from memory', () => {
  let site: Site;

  beforeAll(async () => (site = await Site.open()));
  afterAll(() => site.close());

  it('may be kept by others, one that is somebody’s own may not', async () => {
    const of = async (path: string) => (await site.get(path, { cookie: 'session=x' })).headers['cache-control'];
    expect(await of('/de_DE/EUR/city/rome')).toBe('no-cache');
    expect(await of('/de_DE/EUR/cart')).toBe('private, no-cache');
    expect(await of('/de_DE/EUR/account')).toBe('private, no-cache');
  });

  it('may be listed where SEARCH_ENGINES says so', async () => {
    const { status, headers } = await site.get('/de_DE/EUR/city/rome');
    expect([status, headers['x-robots-tag']]).toEqual([200, undefined]);
  });

  it('is one per language and currency', async () => {
    const addresses = ['/de_DE/EUR', '/de_DE/JPY', '/ja_JP/EUR', '/ja_JP/JPY'].map((site) => `${site}/city/rome`);
    for (const round of ['cold', 'kept']) {
      const bodies = await Promise.all(addresses.map(async (address) => (await site.get(address)).body));
      expect([round, new Set(bodies).size]).toEqual([round, addresses.length]);
      expect(bodies[1]).toContain('JPY');
      expect(bodies[2]).toContain('lang="ja-JP"');
    }
  });

  it('is the same whatever theme, session or language the browser has chosen', async () => {
    const plain = (await site.get('/fr_FR/USD/tours')).body;
    for (const cookie of ['theme=dark', 'language=ja_JP; currency=JPY', 'session=somebody'])
      expect((await site.get('/fr_FR/USD/tours', { cookie })).body).toBe(plain);
    expect(plain).not.toMatch(/<html[^>]+class=/);
  });

  it.each(['catalogue', 'reviews', 'pricing.rates', 'quotes.airports'])(
    'is forgotten when something of %s changes',
    async (topic) => {
      const answers = site.testApp.app.get(ResponseCache);
      const reads = counted(InProcessApi.prototype, 'get');
      try {
        await site.get('/it_IT/EUR/tours');
        reads.reset();
        await site.get('/it_IT/EUR/tours');
        expect(reads.calls).toBe(0);
        const forgotten = new Promise<void>((resolve) => answers.onForgotten(() => resolve()));
        await site.testApp.tell(topic);
        await forgotten;
        await site.get('/it_IT/EUR/tours');
        expect(reads.calls).toBeGreaterThan(0);
      } finally {
        reads.restore();
      }
    },
  );

  it('answers 304 with its policy to a client that has it', async () => {
    const { headers } = await site.get('/it_IT/EUR/city/rome');
    const again = await site.get('/it_IT/EUR/city/rome', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const other = await site.get('/it_IT/EUR/city/athens', { 'if-none-match': String(headers['etag']) });
    expect(other.status).toBe(200);
  });

  it('of one person has no tag and is not kept', async () => {
    const { status, headers } = await site.get('/it_IT/EUR/cart');
    expect([status, headers['etag']]).toEqual([200, undefined]);
  });
});

describe('a text that changes while it is read', () => {
  const PAGE_OF_IT = '/en_US/EUR/page/rain';
  const CALL_OF_IT = '/api/cms/entry/dataByCmsAndLanguage?content_cms=page&slug=rain';
  // Texts of like length.
  const OLD = 'Take your umbrella.';
  const NEW = 'Take your raincoat.';
  let site: Site;

  const commands = (): Commands => site.testApp.app.get(Commands);
  /** Written, and all answers forgotten for it. */
  async function write(markdown: string): Promise<void> {
    let isForgotten = false;
    site.testApp.app.get(ResponseCache).onForgotten(() => (isForgotten = true));
    const text = { kind: 'page', slug: 'rain', language: 'en_US', title: 'Rain', summary: '', markdown } as const;
    const entry = { ...text, status: 'published', position: 0, details: {} } as const;
    await commands().execute(new WriteEntry(entry, Actor.job('test')));
    await site.testApp.until(() => isForgotten);
  }
  /** As nobody does it but by hand in the database. */
  const writeUntold = (markdown: string): Promise<void> =>
    commands().inTransaction(async () => {
      const statement = sql`update content.entry set markdown = ${markdown} where kind = 'page' and slug = 'rain'`;
      await statement.execute(site.testApp.app.get(EntityManager).getKysely());
    });
  const read = async (address: string): Promise<string> =>
    /Take your \w+\./.exec((await site.get(address)).body)?.[0] ?? '';

  beforeAll(async () => (site = await Site.open()));
  beforeEach(async () => {
    // Of what stays the same nobody is told.
    await write('Take nothing.');
    await write(OLD);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => site.close());

  it.each([
    ['page', PAGE_OF_IT, PageRenderer, 'render'],
    ['call', CALL_OF_IT, FindEntriesHandler, 'execute'],
  ] as const)('is told as it was to who asked before, and to nobody after: %s', async (_, address, reader, method) => {
    const reads = counted<string>(site.testApp.app.get<Record<string, unknown>>(reader, { strict: false }), method);
    try {
      const answer = reads.holdAnswers();
      const done = reads.done();
      const asked = read(address);
      await done;
      await write(NEW);
      answer();
      expect(await asked).toBe(OLD);
      expect(await read(address)).toBe(NEW);
    } finally {
      reads.restore();
    }
  });

  it('leaves the pages that it does not touch in memory', async () => {
    const renderings = counted<string>(
      site.testApp.app.get<Record<string, unknown>>(PageRenderer, { strict: false }),
      'render',
    );
    try {
      const pages = ['/en_US/EUR/city/athens', '/en_US/EUR/blog', PAGE_OF_IT];
      for (const page of pages) await site.get(page);
      const before = renderings.calls;
      await write(NEW);
      for (const page of pages) await site.get(page);
      expect(renderings.calls - before).toBe(1);
      expect(await read(PAGE_OF_IT)).toBe(NEW);
    } finally {
      renderings.restore();
    }
  });

  it.each([PAGE_OF_IT, CALL_OF_IT])('is sent to who has the old one, however long it is: %s', async (address) => {
    const old = await site.get(address);
    await write(NEW);
    const now = await site.get(address, { 'if-none-match': String(old.headers['etag']) });
    expect([now.status, now.body.length]).toEqual([200, old.body.length]);
    expect(now.body).toContain(NEW);
    expect(now.headers['etag']).not.toBe(old.headers['etag']);
  });

  it.each([PAGE_OF_IT, CALL_OF_IT])('is shown a minute later, though nothing tells of it: %s', async (address) => {
    expect(await read(address)).toBe(OLD);
    const now = Date.now.bind(Date);
    const later = jest.spyOn(Date, 'now');
    await writeUntold(NEW);
    later.mockImplementation(() => now() + 45_000);
    expect(await read(address)).toBe(OLD);
    later.mockImplementation(() => now() + 61_000);
    expect(await read(address)).toBe(NEW);
  });
});
