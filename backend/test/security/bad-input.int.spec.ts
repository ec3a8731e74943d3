import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type Route, valueAt, withField } from './api-routes.js';
import { Attacker } from './attacker.js';
import { GOOD_BODIES } from './good-requests.js';
import { FORBIDDEN_FIELDS, HOSTILE_BODIES, HOSTILE_PARTS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.js';

/** The clock would move, and the session end, under the other calls' feet. */
const LEFT_OUT = new Set(['/api/dev/clock', '/api/auth/logout']);
/** What they take is no JSON, or Stripe's own. */
const RAW = new Set([
  'POST /api/admin/transfers/statements',
  'POST /api/mails/mailjet/events/{secret}',
  'POST /api/payments/stripe/webhook',
  'POST /api/s3/uploadFile',
]);
let attacker: Attacker;

beforeAll(async () => {
  attacker = await Attacker.arrive(new Date('2027-04-20T09:00:00Z'));
});

afterAll(() => attacker.leave());

afterEach(() => {
  attacker.findings.length = 0;
});

const calls = () => attacker.routes.filter(({ path }) => !LEFT_OUT.has(path));
const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';

it('refuses each field of each body that is of a wrong kind, size or form', async () => {
  for (const route of calls()) {
    for (const { path: field } of route.fields ?? []) {
      for (const value of HOSTILE_VALUES) {
        const body = JSON.stringify(withField(GOOD_BODIES[route.name] ?? {}, field, value));
        await attacker.send(route, { body, what: `${field.join('.')} = ${short(value)}` });
      }
    }
  }
  expect(attacker.findings).toEqual([]);
  expect(attacker.refusals.get('VALIDATION_FAILED')).toBeGreaterThan(1000);
});

it('refuses fields that no form has', async () => {
  for (const route of calls()) {
    if (!route.fields) continue;
    for (const [name, value] of Object.entries(FORBIDDEN_FIELDS)) {
      const body = JSON.stringify({ ...GOOD_BODIES[route.name], [name]: value });
      await attacker.send(route, { body, what: `with ${name}` });
    }
  }
  expect(attacker.findings).toEqual([]);
});

it('refuses fields where a call asks for none', async () => {
  const asking = attacker.routes.filter(({ name, method, fields }) => method !== 'GET' && !fields && !RAW.has(name));
  expect(asking.length).toBeGreaterThan(5);
  for (const route of asking) {
    const fields = (await attacker.problemsOf(route, JSON.stringify({ surprise: 1 }))).map(({ field }) => field);
    expect([route.name, ...fields]).toEqual([route.name, 'surprise']);
  }
});

it.each(['null', '[]', '[{}]', '"x"', '3', 'true'])('says of the body %s that an object is wanted', async (body) => {
  const told: string[] = [];
  for (const route of calls())
    if (route.method !== 'GET' && !RAW.has(route.name))
      for (const { field, code } of await attacker.problemsOf(route, body))
        told.push(`${route.name} ${field}: ${code}`);
  const writing = calls().filter(({ method, name }) => method !== 'GET' && !RAW.has(name));
  expect(told).toEqual(writing.map(({ name }) => `${name} : IS_OBJECT`));
});

it('refuses a parameter that a call does not know, whether others are known or none', async () => {
  const wrong: string[] = [];
  for (const route of calls().filter(({ path }) => path.startsWith('/api/'))) {
    const { status, fields } = await attacker.answerTo(route, { query: 'nobodyKnows=1' });
    if (status !== 422 || !fields.includes('nobodyKnows')) wrong.push(`${route.name}: ${status} ${fields.join()}`);
  }
  expect(wrong).toEqual([]);
});

/** Turn the writing round, break a word, hide a text in a text. */
const UNSEEN = '\u202E\u2066\u200B\u2060\uFEFF\u{E0041}';

it('keeps nothing that nobody sees of what is written in any field', async () => {
  const written = calls().flatMap((route) => (route.fields ?? []).map((field) => ({ route, field })));
  for (const { route, field } of written) {
    const good = valueAt(GOOD_BODIES[route.name] ?? {}, field.path);
    if (!field.isText && typeof good !== 'string') continue;
    const text = typeof good === 'string' ? good : 'Unseen';
    const body = JSON.stringify(withField(GOOD_BODIES[route.name] ?? {}, field.path, `${text}${UNSEEN}`));
    await attacker.send(route, { body, what: `with ${field.path.join('.')}` });
  }
  expect(attacker.findings).toEqual([]);
  expect(await attacker.tablesWith('May we bring a pram?')).not.toEqual([]);
  for (const sign of UNSEEN) expect(await attacker.tablesWith(sign)).toEqual([]);
});

it('refuses bodies that are no form at all', async () => {
  for (const route of calls()) {
    if (route.method === 'GET') continue;
    for (const { type, text } of HOSTILE_BODIES) {
      await attacker.send(route, { body: text, type, what: `${type} ${text.slice(0, 40)}` });
    }
  }
  expect(attacker.findings).toEqual([]);
});

it('refuses what a query or a header cannot hold', async () => {
  for (const route of calls()) {
    const names = route.parameters.filter((parameter) => parameter.in !== 'path');
    for (const { name, in: place } of [...names, { name: 'nobodyKnows', in: 'query' as const }]) {
      const key = encodeURIComponent(name);
      // The language is read by one function everywhere, for which anything unknown is English.
      const texts = name === 'language' || name === 'nobodyKnows' ? HOSTILE_TEXTS.slice(0, 3) : HOSTILE_TEXTS;
      for (const text of texts) {
        const wire = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));
        if (place === 'query') await attacker.send(route, { query: `${key}=${wire}`, what: `?${name}=${short(text)}` });
        else if (/^[\x20-\x7e]*$/.test(text))
          await attacker.send(route, { headers: { [name]: text }, what: `${name}: ${short(text)}` });
      }
      if (place === 'header') continue;
      for (const odd of [`${key}=1&${key}=2`, `${key}[]=1`, `${key}[a]=1`, `${key}=%00`, `${key}=%ff%zz`, key])
        await attacker.send(route, { query: odd, what: `?${odd}` });
    }
    for (const odd of ['__proto__=1', 'constructor=1', '__proto__[role]=1', '&&&=&', '%'])
      await attacker.send(route, { query: odd, what: `?${odd}` });
  }
  expect(attacker.findings).toEqual([]);
});

it('finds nothing where a part of the path names nothing', async () => {
  for (const route of calls()) {
    for (const { name, in: place } of route.parameters) {
      if (place !== 'path') continue;
      for (const part of HOSTILE_PARTS.filter((each) => !leadsToAnother(route, name, each)))
        await attacker.send(route, { parts: { [name]: part }, what: `{${name}} = ${part.slice(0, 60)}` });
    }
  }
  expect(attacker.findings).toEqual([]);
});

/** Two dots at the end of an address make the address of the call above it, which declares what it refuses itself. */
function leadsToAnother({ method, path }: Route, name: string, part: string): boolean {
  const { pathname } = new URL(path.replace(`{${name}}`, part), 'http://localhost');
  const above = pathname.replace(/\/$/, '');
  return above !== path && attacker.routes.some((other) => other.method === method && other.path === above);
}
