import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { BookingTestApp } from '../harness/booking-test-app.js';
import { Config } from '../../src/platform/config.js';
import { apiDocumentOf } from '../../src/api-description.js';
import { DEMO_PASSWORD } from '../../demonstration/src/people.js';

const NOW = new Date('2027-01-10T09:00:00Z');

let testApp: BookingTestApp;
let port: number;

beforeAll(async () => {
  testApp = await BookingTestApp.open(NOW);
  await testApp.app.listen(0, '127.0.0.1');
  ({ port } = testApp.app.getHttpServer().address() as { port: number });
});
afterAll(() => testApp.close());

const post = async (url: string, contentType: string, payload: string | Buffer) => {
  const { statusCode, headers, body } = await testApp.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload,
  });
  const problem = JSON.parse(body) as { code: string; errors?: { field: string; code: string }[] };
  return { status: statusCode, cookie: headers['set-cookie'], ...problem };
};

/** What the server says to bytes that are no request. */
const say = async (bytes: string | Buffer): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  let said = '';
  for await (const piece of socket) said += String(piece);
  return said;
};

it('refuses a prototype as it refuses any unknown field', async () => {
  const answer = await post('/api/auth/login', 'application/json', '{"email":"a@b.cd","__proto__":{"role":9}}');
  expect(answer).toMatchObject({ status: 422, errors: [{ field: '__proto__', code: 'WHITELIST_VALIDATION' }] });
  expect(({} as { role?: unknown }).role).toBeUndefined();
});

it('refuses text that is no UTF-8, and keeps nothing of it', async () => {
  const body = Buffer.from('{"email":"a@b.cd","password":"\xe9\xff12345678"}', 'latin1');
  expect(await post('/api/auth/login', 'application/json', body)).toMatchObject({
    status: 400,
    code: 'MALFORMED_REQUEST',
  });
});

it('takes no form, which another site could send in its reader’s name', async () => {
  const form = new URLSearchParams({ email: 'traveller@cicerone.example', password: DEMO_PASSWORD }).toString();
  const answer = await post('/api/auth/login', 'application/x-www-form-urlencoded', form);
  expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', cookie: undefined });
});

it('takes no JSON that is said to come in parts, and does not answer as if nothing had been asked', async () => {
  const answer = await post('/api/auth/login', 'multipart/form-data; boundary=x', '{}');
  expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

it.each(['text/plain', 'application/xml', 'text/json'])(
  'says of JSON that is called %s how to call it',
  async (type) => {
    const answer = await post('/api/auth/login', type, '{"email":"a@b.cd","password":"12345678"}');
    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  },
);

it.each([
  ['blanks', '{"firstName":"  ","lastName":"\u3000"}'],
  ['an address of the web', '{"firstName":"Win http://prize.example","lastName":"WWW.prize.example"}'],
])('takes no name of %s', async (_, body) => {
  const { errors } = await post('/api/auth/signup', 'application/json', body);
  expect(errors?.filter(({ field }) => field.endsWith('Name')).map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
  ]);
});

it.each(['password', 'PassWord', '12345678', 'qwertyuiop', ' '.repeat(8)])(
  'takes no password that is guessed first: %j',
  async (password) => {
    const { errors } = await post('/api/auth/signup', 'application/json', JSON.stringify({ password }));
    expect(errors?.find(({ field }) => field === 'password')).toMatchObject({ code: 'IS_UNCOMMON' });
  },
);

it('takes another password, and tells of a short one that it is short', async () => {
  const codeOf = async (password: string) => {
    const { errors } = await post('/api/auth/signup', 'application/json', JSON.stringify({ password }));
    return errors?.find(({ field }) => field === 'password')?.code;
  };
  expect([await codeOf('a noisy market'), await codeOf('short')]).toEqual([undefined, 'IS_LENGTH']);
});

it('mails the link of one order five times an hour, whoever asks', async () => {
  const body = JSON.stringify({ reference: 'CIC-7K3M9Q', email: 'Somebody@example.org' });
  const ask = (remoteAddress: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/orders/find',
      headers: { 'content-type': 'application/json' },
      payload: body,
      remoteAddress,
    });
  const config = testApp.app.get(Config);
  config.RATE_LIMITS = 1;
  const statuses: number[] = [];
  for (let caller = 1; caller <= 6; caller += 1) statuses.push((await ask(`198.51.100.${caller}`)).statusCode);
  config.RATE_LIMITS = 0;
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

it.each([
  ['a head that is too long', `GET /api/tours HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'letters that are no address',
    Buffer.from('GET /api/tours?city=M\xfcnchen HTTP/1.1\r\nhost: x\r\n\r\n\r\n', 'latin1'),
    400,
  ],
  ['no request', 'hello\r\n\r\n', 400],
])('tells of %s as a problem', async (_, bytes, status) => {
  const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code: 'MALFORMED_REQUEST' });
});

it('documents every part of a path, on a page that runs nothing but its own files', async () => {
  const { paths } = apiDocumentOf(testApp.app);
  type Operations = Record<string, { parameters?: { in: string; name: string }[] }>;
  const missing = Object.entries(paths as Record<string, Operations>).flatMap(([address, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      [...address.matchAll(/\{(\w+)\}/g)]
        .filter(([, name]) => !parameters.some((parameter) => parameter.in === 'path' && parameter.name === name))
        .map(([, name]) => `${method} ${address}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
  const { headers } = await testApp.app.inject({ url: '/api/docs' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

it.each([
  ['POST', '/api/cities?language=de_DE', 'GET, HEAD', 'Diese Adresse nimmt andere Methoden an'],
  ['GET', '/api/cart/items/01a1fa60-347f-72dd-a5d4-a88cbacc4bdb', 'DELETE, PATCH', 'takes other methods'],
  ['GET', '/api/orders/', 'POST', 'takes other methods'],
  ['DELETE', '/api/tour/rome-colosseum-and-forum', 'GET, HEAD', 'takes other methods'],
  ['PUT', '/api/orders/find', 'GET, HEAD, POST', 'takes other methods'],
] as const)('answers %s %s by what the address takes', async (method, url, allow, detail) => {
  const { statusCode, headers, body } = await testApp.app.inject({ method, url });
  expect([statusCode, headers['allow']]).toEqual([405, allow]);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  expect(body).toContain(detail);
});

it.each([
  ['POST', '/api/no-such-call'],
  ['DELETE', '/api/orders/CIC-7K3M9Q/nothing/at/all'],
  ['POST', '/apis'],
] as const)('knows nothing of %s %s, by any method', async (method, url) => {
  const { statusCode, headers } = await testApp.app.inject({ method, url });
  expect([statusCode, headers['allow']]).toEqual([404, undefined]);
});
