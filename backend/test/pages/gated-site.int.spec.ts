import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import { testDatabase, type TestDatabase } from '../harness/database/test-database.js';

const PASSWORD = 'until we open';
const PUBLIC_URL = 'https://cicerone.example';
const BROWSER = { accept: 'text/html', origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' };
const LETTER = {
  senderType: 'customer',
  reason: 'other',
  bookingReference: '',
  name: 'Hanna Köhler',
  email: 'hanna@example.com',
  message: 'From the pier to the temples, for four of us.',
};

let database: TestDatabase;
let app: NestFastifyApplication;
let pass: string;

const post = (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...BROWSER, ...headers },
  });

beforeAll(async () => {
  database = await testDatabase();
  const common = { APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent', APP_SECRET: 'x'.repeat(40), PUBLIC_URL };
  app = await createApp(readConfig({ ...common, SITE_GATE_PASSWORD: PASSWORD }), database.url, { pages: true });
  const { headers } = await post('/site-gate', { password: PASSWORD, to: '/de_DE/EUR/contact' });
  pass = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it.each(['/', '/de_DE/EUR/contact', '/favicon.ico', '/sitemap.xml'])(
  'shows %s to nobody without a pass',
  async (url) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers: BROWSER });
    expect(statusCode).toBe(401);
    expect(body).toContain('action="/site-gate"');
  },
);

it('shows its pages to a browser with a pass', async () => {
  const headers = { ...BROWSER, cookie: pass };
  const { statusCode, body } = await app.inject({ method: 'GET', url: '/de_DE/EUR/contact', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain('name="message"');
});

it('takes a form that is sent without script from a browser with a pass', async () => {
  expect((await post('/de_DE/EUR/contact', LETTER)).statusCode).toBe(401);
  const taken = await post('/de_DE/EUR/contact', LETTER, { cookie: pass });
  expect(taken.statusCode).toBe(303);
  expect(taken.headers.location).toBe('/de_DE/EUR/contact?sent=1');
});
