import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { createApp } from '../../app.js';
import { LOCALES } from '../../shared-kernel/language/locale.js';
import { readConfig } from '../config.js';
import { gateProblems } from './gate.problems.js';
import { gatePageTexts } from './gate-page.texts.js';

const PASSWORD = 'until we open';
const PAGE = { accept: 'text/html,application/xhtml+xml' };
const DOCUMENT = path.join(import.meta.dirname, '..', '..', '..', 'openapi.json');
const OUTSIDE = [
  'GET /api/health/live',
  'GET /api/health/ready',
  'POST /api/mails/mailjet/events/{secret}',
  'POST /api/payments/stripe/webhook',
];

let database: TestDatabase;

const open = (environment: NodeJS.ProcessEnv, { url } = database): Promise<NestFastifyApplication> => {
  const common = { APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent', APP_SECRET: 'x'.repeat(40) };
  return createApp(readConfig({ ...common, RATE_LIMITS: '0', ...environment }), url);
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

describe('a site behind a password', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await open({ SITE_GATE_PASSWORD: PASSWORD, RATE_LIMITS: '1' });
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ method: 'GET', url, headers });
  let networks = 0;
  const enter = (password: string, to = '/', remoteAddress = `192.0.2.${(networks += 1)}`, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/site-gate',
      remoteAddress,
      payload: new URLSearchParams({ password, to }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...PAGE, ...headers },
    });
  const cookieOf = (answer: Awaited<ReturnType<typeof enter>>): string =>
    String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

  it('answers every call of the API with 401, but health checks and webhooks', async () => {
    const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Record<string, unknown>> };
    const calls = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url })),
    );
    const passed: string[] = [];
    for (const { method, url } of calls) {
      const answer = await app.inject({ method: method as 'GET', url: url.replace(/\{\w+\}/g, 'x') });
      const isLocked = answer.statusCode === 401 && answer.json<{ code: string }>().code === 'SITE_LOCKED';
      if (!isLocked) passed.push(`${method} ${url}`);
    }
    expect(calls.length).toBeGreaterThan(50);
    expect(passed.sort()).toEqual(OUTSIDE);
  });

  it.each(['/', '/de_DE/EUR/tours', '/robots.txt', '/assets/index.js', '/posters/hero/home/wide.svg', '/dev/mailbox'])(
    'answers %s with 401',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'SITE_LOCKED', status: 401 });
      expect((await get(url, PAGE)).statusCode).toBe(401);
    },
  );

  it('tells programs what is wrong in their language', async () => {
    const { headers, ...answer } = await get('/api/languages', { 'accept-language': 'de-AT,de;q=0.9' });
    expect(answer.json()).toMatchObject({ detail: gateProblems['SITE_LOCKED']?.de_DE });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) });
  });

  it.each(LOCALES)('shows readers a page that asks for the password, in %s', async (language) => {
    const { headers, body } = await get('/en_US/EUR/tours?page=2', { ...PAGE, cookie: `language=${language}` });
    for (const text of Object.values(gatePageTexts)) expect(body).toContain(text[language]);
    expect(body).toContain(`<html lang="${language.replace('_', '-')}">`);
    expect(body).toContain('name="to" value="/en_US/EUR/tours?page=2"');
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const again = await enter('wrong', '/tours', undefined, { cookie: `language=${language}` });
    expect(again.body).toContain(gateProblems['SITE_PASSWORD_WRONG']?.[language]);
  });

  it('goes by the language that the browser prefers where none was chosen', async () => {
    const { body } = await get('/', { ...PAGE, 'accept-language': 'pt;q=0.9, en;q=0.3, ja;q=0.8' });
    expect(body).toContain('<html lang="ja-JP">');
  });

  it('writes nothing into the page that the address could run', async () => {
    const { body } = await get('/"><script>alert(1)</script>', PAGE);
    expect(body).not.toContain('<script>');
  });

  it('lets in who knows the password, and leads to the page that was asked for', async () => {
    const answer = await enter(PASSWORD, '/de_DE/EUR/tours?page=2');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/de_DE/EUR/tours?page=2');
    expect(String(answer.headers['set-cookie'])).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(answer);
    expect((await get('/api/languages', { cookie })).statusCode).toBe(200);
    expect((await get('/de_DE/EUR/tours', { ...PAGE, cookie })).statusCode).not.toBe(401);
    expect((await get('/site-gate', { ...PAGE, cookie })).headers.location).toBe('/');
  });

  it.each(['/api/languages', '/api/tours', '/api/nothing', '/de_DE/EUR/tours', '/site-gate'])(
    'has no proxy keep what it answers to a pass: %s',
    async (url) => {
      const cookie = cookieOf(await enter(PASSWORD));
      const { headers } = await get(url, { ...PAGE, cookie });
      expect(headers['cache-control']).toMatch(/^(private, .+|no-store)$/);
      expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
    },
  );

  it('has the browser keep answers for as long as without a gate', async () => {
    const cookie = cookieOf(await enter(PASSWORD));
    const { headers } = await get('/api/languages', { cookie });
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example'])(
    'leads to no other site: %s',
    async (to) => {
      expect((await enter(PASSWORD, to)).headers.location).toBe('/');
      expect((await enter('wrong', to)).body).toContain('name="to" value="/"');
    },
  );

  it.each(['wrong', '', `${PASSWORD} `])(
    'asks again after %j, and keeps the page that was asked for',
    async (password) => {
      const answer = await enter(password, '/de_DE/EUR/tours');
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).toContain('Incorrect password. Try again.');
      expect(answer.body).toContain('name="to" value="/de_DE/EUR/tours"');
    },
  );

  it.each(['', 'x', PASSWORD])('knows no pass that it did not give: %j', async (value) => {
    expect((await get('/api/languages', { cookie: `cicerone_gate=${value}` })).statusCode).toBe(401);
  });

  it('takes ten guesses from a network in five minutes, of forty at once, and does not count who knows the password', async () => {
    for (let time = 0; time < 12; time += 1) expect((await enter(PASSWORD, '/', '198.51.100.1')).statusCode).toBe(303);
    const answers = await Promise.all(Array.from({ length: 40 }, () => enter('wrong', '/tours', '198.51.100.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const refused = await enter(PASSWORD, '/tours', '198.51.100.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('role="alert"');
    expect(refused.body).toContain('name="to" value="/tours"');
    expect((await enter(PASSWORD, '/', '198.51.100.2')).statusCode).toBe(303);
  });

  it('knows no pass of another password any more', async () => {
    const cookie = cookieOf(await enter(PASSWORD));
    const changed = await open({ SITE_GATE_PASSWORD: 'another one' });
    const answer = await changed.inject({ method: 'GET', url: '/api/languages', headers: { cookie } });
    await changed.close();
    expect(answer.statusCode).toBe(401);
  });
});

describe('guesses from many networks', () => {
  let own: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    own = await testDatabase();
    app = await open({ SITE_GATE_PASSWORD: PASSWORD, RATE_LIMITS: '1' }, own);
  });
  afterAll(async () => {
    await app.close();
    await own.drop();
  });

  let networks = 0;
  const enter = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/site-gate',
      remoteAddress: `198.51.100.${(networks += 1)}`,
      payload: new URLSearchParams({ password, to: '/' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...PAGE },
    });

  it('are a hundred in five minutes, forty at once, and keep nobody out who has a pass', async () => {
    const cookie = String((await enter(PASSWORD)).headers['set-cookie']).split(';')[0] ?? '';
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => enter('wrong')));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await enter(PASSWORD)).statusCode).toBe(429);
    expect((await app.inject({ url: '/api/languages', headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('a site without a password', () => {
  it('has no gate', async () => {
    const app = await open({ SITE_GATE_PASSWORD: '' });
    expect((await app.inject({ method: 'GET', url: '/api/languages' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/site-gate' })).statusCode).toBe(404);
    await app.close();
  });
});
