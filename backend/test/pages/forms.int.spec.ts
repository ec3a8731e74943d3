import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { MOST_PEOPLE } from '../../src/contexts/catalogue/domain/prices.js';
import { readForm } from './form-facts.js';
import { readPage } from './page-facts.js';
import { PUBLIC_URL, Site } from './site.js';

const LETTER = {
  senderType: 'customer',
  reason: 'quote',
  bookingReference: '',
  name: 'Hanna Köhler',
  email: 'hanna@example.com',
  message: 'From the pier to the temples,\r\nfor four of us.',
};
const MESSAGES = path.join(import.meta.dirname, '..', '..', '..', 'frontend', 'src', 'i18n', 'messages');
/** The site's own words, which its editors may change. */
const words = (locale: string, id: string): string => {
  const file = path.join(MESSAGES, locale, `${id.split('.')[0]}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id] ?? id;
};

/** How the summary says it: with the field's name, which of a question is without its mark. */
const named = (field: string, text: string): string =>
  words('de_DE', 'common.errorSummary.field')
    .replace('{field}', words('de_DE', `contact.${field}`).replace('?', ''))
    .replace('{text}', text);
const BROWSER = { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' };

let site: Site;
let client: Client;

beforeAll(async () => {
  site = await Site.open({ RATE_LIMITS: '1' });
  client = new Client({ connectionString: site.testApp.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await site.close();
});

let senders = 0;
const newSender = (): string => `10.0.0.${(senders += 1)}`;

/** As a browser sends a form. */
const send = (
  url: string,
  fields: Readonly<Record<string, string>>,
  headers: object = BROWSER,
  remoteAddress = newSender(),
) =>
  site.testApp.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const mailedToken = async (recipient: string, step: string): Promise<string> => {
  const { rows } = await client.query<{ text: string }>('select text from platform.mail where recipient = $1', [
    recipient,
  ]);
  const found = rows.map(({ text }) => new RegExp(`subscription\\?${step}=([\\w-]+)`).exec(text)?.[1]);
  return found.find((token) => token !== undefined) ?? '';
};

const letters = async (): Promise<readonly object[]> =>
  (await client.query<object>('select name, reason, language from support.contact_message')).rows;

describe('the number of people', () => {
  it.each(['/en_US/EUR/', '/en_US/EUR/tours'])(
    'can be chosen on %s up to the most that the list takes',
    async (path) => {
      const { body } = await site.get(path);
      const [select = ''] = /<select[^>]*name="people".*?<\/select>/s.exec(body) ?? [];
      expect([...select.matchAll(/<option[^>]*value="(\d+)"/g)].map(([, value]) => Number(value))).toEqual(
        Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1),
      );
    },
  );
});

describe('a form that is sent without script', () => {
  it('stands on the page so that a browser can send it', async () => {
    const form = readForm((await site.get('/de_DE/EUR/contact?reason=quote&service=transfer')).body);
    expect(form).toMatchObject({
      method: 'post',
      action: undefined,
      canBeSent: true,
      groups: ['Gast', 'Guide'],
      values: { senderType: 'customer', reason: 'quote', bookingReference: '', name: '', email: '' },
      failures: {},
    });
    expect(form?.values['message']).toBe(words('de_DE', 'contact.quote.transfer'));
  });

  it('asks nothing for a service that there is not', async () => {
    const form = readForm((await site.get('/de_DE/EUR/contact?reason=quote&service=submarine')).body);
    expect(form?.values).toMatchObject({ reason: 'quote', message: '' });
  });

  it('begins with the name of the tour that it asks about, in the language of the page, and with no text of the address', async () => {
    const {
      tours: [tour],
    } = JSON.parse((await site.get('/api/tours?language=ja_JP')).body) as {
      tours: readonly { slug: string; name: string }[];
    };
    const letterAbout = async (asked: string): Promise<unknown[]> => {
      const url = `/ja_JP/EUR/contact?reason=tour-question&tour=${asked}`;
      const { status, body, headers } = await site.get(url);
      return [asked, status, headers['location'], readForm(body)?.values['message']];
    };
    const begin = words('ja_JP', 'contact.tour').replace('{tour}', tour?.name ?? 'none');
    expect(await letterAbout(tour?.slug ?? '')).toEqual([tour?.slug, 200, undefined, begin]);
    expect(await letterAbout('no-such-tour')).toEqual(['no-such-tour', 200, undefined, '']);
    for (const text of ['Please%20pay%20here', 'A%22b'])
      expect(await letterAbout(text)).toEqual([text, 301, '/ja_JP/EUR/contact?reason=tour-question', undefined]);
  });

  it('is kept once, in the language of the page, and leads to a page that says so', async () => {
    const answer = await send('/ru_RU/EUR/contact?reason=quote', LETTER);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/ru_RU/EUR/contact?sent=1']);
    expect(await letters()).toEqual([{ name: 'Hanna Köhler', reason: 'quote', language: 'ru_RU' }]);
    const { body } = await site.get('/ru_RU/EUR/contact?sent=1');
    expect(readPage(body).isListed).toBe(false);
    expect(readForm(body)).toBeUndefined();
    // Short words are held to the next one by a space at which no line ends.
    expect(body.replaceAll('\u00A0', ' ')).toContain(words('ru_RU', 'contact.sent.noted'));
  });

  it('comes back as it was, with what is wrong on top and beside the field', async () => {
    const before = await letters();
    const answer = await send('/de_DE/EUR/contact', { ...LETTER, email: 'hanna@', message: '', name: 'A <b>' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store']);
    const form = readForm(answer.body);
    expect(form?.title.startsWith(words('de_DE', 'common.head.failed').replace('{title}', ''))).toBe(true);
    expect(form?.failures).toEqual({
      'field-name': expect.any(String),
      'field-email': expect.any(String),
      'field-message': named('message', words('de_DE', 'contact.message.missing')),
    });
    expect(form?.beside['field-message']).toBe(words('de_DE', 'contact.message.missing'));
    expect(new Set(Object.keys(form?.beside ?? {}))).toEqual(new Set(Object.keys(form?.failures ?? {})));
    expect(form?.values).toMatchObject({ name: 'A <b>', email: 'hanna@', reason: 'quote', message: '' });
    expect(await letters()).toEqual(before);
  });

  it('comes back empty with what is missing, in the order of its fields', async () => {
    const empty = { senderType: 'customer', reason: '', message: '', name: '', email: '' };
    const form = readForm((await send('/de_DE/EUR/contact', empty)).body);
    expect(Object.entries(form?.failures ?? {})).toEqual(
      ['reason', 'message', 'name', 'email'].map((field) => [
        `field-${field}`,
        named(field, words('de_DE', `contact.${field}.missing`)),
      ]),
    );
  });

  it.each([
    ['chosen', { ...LETTER, reason: '' }],
    ['there, with fields missing beside it', { senderType: 'customer', email: 'hanna@example.com' }],
  ])('asks for a reason in the form’s own words where none is %s', async (_, fields) => {
    const { statusCode, body } = await send('/de_DE/EUR/contact', fields);
    expect(statusCode).toBe(422);
    const form = readForm(body);
    expect(form?.failures['field-reason']).toBe(named('reason', words('de_DE', 'contact.reason.missing')));
    expect(form?.beside['field-reason']).toBe(words('de_DE', 'contact.reason.missing'));
  });

  it('of the newsletter does the same', async () => {
    const wrong = await send('/fr_FR/EUR/subscription', { email: 'nobody' });
    expect(wrong.statusCode).toBe(422);
    expect(readForm(wrong.body)?.values).toEqual({ email: 'nobody' });
    const right = await send('/fr_FR/EUR/subscription', { email: 'reader@example.com' });
    expect([right.statusCode, right.headers['location']]).toEqual([303, '/fr_FR/EUR/subscription?sent=1']);
    const { rows } = await client.query('select email, language from support.subscriber');
    expect(rows).toEqual([{ email: 'reader@example.com', language: 'fr_FR' }]);
  });

  it('follows the links of the newsletter’s mails', async () => {
    await send('/de_DE/EUR/subscription', { email: 'double@example.com' });
    for (const [step, state] of [
      ['confirm', 'confirmed'],
      ['leave', 'left'],
    ] as const) {
      const token = await mailedToken('double@example.com', step);
      const address = `/de_DE/EUR/subscription?${step}=${token}`;
      const form = readForm((await site.get(address)).body);
      expect(form).toMatchObject({ action: undefined, canBeSent: true, values: { token } });
      const { statusCode, headers } = await send(address, form?.values ?? {});
      expect([statusCode, headers['location']]).toEqual([303, `/de_DE/EUR/subscription?sent=${step}`]);
      const { rows } = await client.query('select state from support.subscriber where email = $1', [
        'double@example.com',
      ]);
      expect(rows).toEqual([{ state }]);
      const { body } = await site.get(`/de_DE/EUR/subscription?sent=${step}`);
      expect(body).toContain(words('de_DE', `subscription.${step}.done.title`));
      expect(readForm(body)).toBeUndefined();
    }
  });

  it('says of a link of the newsletter’s mails what it is before it is followed, each time anew', async () => {
    const email = 'looking@example.com';
    await send('/de_DE/EUR/subscription', { email });
    const address = `/de_DE/EUR/subscription?confirm=${await mailedToken(email, 'confirm')}`;
    const open = await site.get(address);
    expect(open.headers['cache-control']).toBe('private, no-cache');
    expect(open.body).not.toContain(words('de_DE', 'subscription.dead.title'));
    const form = readForm(open.body);
    expect(form?.action).toBeUndefined();
    await send(address, form?.values ?? {});
    const used = (await site.get(address)).body;
    expect(used).toContain(words('de_DE', 'subscription.confirm.used'));
    expect(readForm(used)).toBeUndefined();
    const leaving = await mailedToken(email, 'leave');
    await send(`/de_DE/EUR/subscription?leave=${leaving}`, { token: leaving });
    for (const dead of [address, '/de_DE/EUR/subscription?leave=nonsense', '/de_DE/EUR/subscription?confirm=']) {
      const { body } = await site.get(dead);
      expect(body).toContain(words('de_DE', 'subscription.dead.title'));
      expect(readForm(body)).toMatchObject({ action: '/de_DE/EUR/subscription', values: { email: '' } });
    }
  });

  it.each(['confirm', 'leave'])('says that a link to %s is none, and offers to ask for a new one', async (step) => {
    const { statusCode, body } = await send(`/fr_FR/EUR/subscription?${step}=nonsense`, { token: 'nonsense' });
    expect(statusCode).toBe(422);
    expect(body).toContain(words('fr_FR', 'subscription.dead.title'));
    const form = readForm(body);
    expect(form).toMatchObject({ action: '/fr_FR/EUR/subscription', canBeSent: true, values: { email: '' } });
    expect(form?.alert).toBeUndefined();
    const again = await send('/fr_FR/EUR/subscription', { email: `${step}-again@example.com` });
    expect(again.headers['location']).toBe('/fr_FR/EUR/subscription?sent=1');
  });

  it('that a mail of the newsletter leads to is taken from an older browser, and from no other site', async () => {
    const email = 'old-browser@example.com';
    await send('/it_IT/EUR/subscription', { email });
    const token = await mailedToken(email, 'confirm');
    const address = `/it_IT/EUR/subscription?confirm=${token}`;
    const state = async () =>
      (await client.query<{ state: string }>('select state from support.subscriber where email = $1', [email])).rows;
    for (const origin of ['null', 'https://evil.example'])
      expect((await send(address, { token }, { origin })).statusCode).toBe(403);
    expect(await state()).toEqual([{ state: 'pending' }]);
    expect((await send(address, { token }, { origin: PUBLIC_URL })).statusCode).toBe(303);
    expect(await state()).toEqual([{ state: 'confirmed' }]);
  });

  it('that a mail of the newsletter leads to tells no other page its address', async () => {
    for (const query of ['confirm=abc', 'leave=abc', 'utm_source=mail&leave=abc'])
      expect((await site.get(`/fr_FR/EUR/subscription?${query}`)).headers['referrer-policy']).toBe('strict-origin');
    const { headers } = await site.get('/fr_FR/EUR/subscription?sent=1');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { origin: 'https://shop.cicerone.example', 'sec-fetch-site': 'same-site' }],
    ['another site, in an older browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused from %s, and nothing of it is shown', async (_, headers) => {
    const before = await letters();
    const answer = await send('/en_US/EUR/contact', LETTER, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('Hanna');
    expect(readForm(answer.body)?.alert).toContain('did not come from a page');
    expect(await letters()).toEqual(before);
  });

  it('is taken from the page itself in an older browser, and from what is no browser', async () => {
    expect((await send('/en_US/EUR/contact', LETTER, { origin: PUBLIC_URL })).statusCode).toBe(303);
    expect((await send('/en_US/EUR/contact', LETTER, {})).statusCode).toBe(303);
  });

  it('counts for the same limit as the call of the API', async () => {
    const sender = newSender();
    expect((await send('/en_US/EUR/subscription', { email: 'x' }, BROWSER, sender)).statusCode).toBe(422);
    for (let sent = 0; sent < 10; sent += 1)
      expect(
        (await send('/en_US/EUR/subscription', { email: `ann${sent}@example.com` }, BROWSER, sender)).statusCode,
      ).toBe(303);
    const page = await send('/en_US/EUR/subscription', { email: 'ann@example.com' }, BROWSER, sender);
    expect(page.statusCode).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(readForm(page.body)?.values).toEqual({ email: 'ann@example.com' });
    const call = await site.testApp.app.inject({
      method: 'POST',
      remoteAddress: sender,
      url: '/api/newsletter',
      payload: { email: 'ann@example.com' },
    });
    expect(call.statusCode).toBe(429);
  });

  it.each([
    ['/en_US/EUR/tours', LETTER],
    ['/xx_XX/EUR/contact', LETTER],
  ])('is not taken by %s', async (url, fields) => {
    expect((await send(url, fields)).statusCode).toBe(404);
  });

  it('is no other kind of body', async () => {
    const answer = await site.testApp.app.inject({ method: 'POST', url: '/en_US/EUR/contact', payload: LETTER });
    expect(answer.statusCode).toBe(404);
  });
});
