import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { Config } from '../../src/platform/config.js';
import { accessTokenSecret } from '../../src/platform/http/access-tokens.js';
import { BookingTestApp, type Visitor } from '../harness/booking-test-app.js';
import { DEMO_PASSWORD } from '../../demonstration/src/people.js';
import type { OrderView } from '../../src/contexts/booking/queries/find-order.js';

const TOUR = 'rome-colosseum-and-forum';
const NOW = new Date('2027-04-20T09:00:00Z');
let testApp: BookingTestApp;

beforeAll(async () => {
  testApp = await BookingTestApp.open(NOW);
});

afterAll(() => testApp.close());

const signIn = async (who: string): Promise<string> => {
  const login = { email: `${who}@cicerone.example`, password: DEMO_PASSWORD };
  return (await testApp.visitor().ask<{ access_token: string }>('POST', '/api/auth/login', login)).body.access_token;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('an access token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forge = (header: object, claims: object, secret: string, hash = 'sha256') => {
    const signed = `${encode(header)}.${encode(claims)}`;
    return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
  };
  const verify = async (token: string) =>
    (await testApp.visitor().ask('GET', '/api/auth/verify-token', undefined, bearer(token))).status;

  it('opens nothing unless its signature, algorithm, issuer, audience, time and session are ours', async () => {
    const token = await signIn('traveller');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const other = JSON.parse(
      Buffer.from((await signIn('traveller2')).split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    const ours = { alg: 'HS256', typ: 'JWT' };
    const secret = accessTokenSecret(testApp.app.get(Config));
    expect(await verify(forge(ours, claims, secret))).toBe(200);
    const forged = {
      unsigned: `${encode({ alg: 'none' })}.${encode(claims)}.`,
      'another secret': forge(ours, claims, 'guessed'),
      'another algorithm': forge({ alg: 'HS512', typ: 'JWT' }, claims, secret, 'sha512'),
      expired: forge(ours, { ...claims, exp: NOW.getTime() / 1000 }, secret),
      'without an end': forge(ours, { ...claims, exp: undefined }, secret),
      'another audience': forge(ours, { ...claims, aud: 'elsewhere' }, secret),
      'another issuer': forge(ours, { ...claims, iss: 'elsewhere' }, secret),
      'another person in this session': forge(ours, { ...claims, sub: other['sub'] }, secret),
      'a person that is no id': forge(ours, { ...claims, sub: "' or 1=1" }, secret),
      'a session that is no id': forge(ours, { ...claims, sid: 'x' }, secret),
      nothing: '',
    };
    const answers = await Promise.all(Object.entries(forged).map(async ([name, it]) => [name, await verify(it)]));
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
  });
});

describe('an order', () => {
  const buy = async (visitor: Visitor, key?: string): Promise<OrderView> => {
    const day = key ? '2027-05-04' : '2027-05-05';
    const slot = (await visitor.slots(TOUR, 180, day))[0]?.slots[0];
    await visitor.put(TOUR, 180, day, slot?.time ?? '');
    await visitor.ask('POST', '/api/cart/checkout');
    return (await visitor.order(key)).body;
  };

  it('opens to its own link alone, and its papers too', async () => {
    const mine = await buy(testApp.visitor());
    const others = await buy(testApp.visitor(), 'key-of-somebody');
    const booking = mine.bookings[0]?.reference;
    const traveller = bearer(await signIn('traveller'));
    const statuses = async (query: string, headers: Record<string, string> = {}) =>
      Promise.all(
        [
          `/api/orders/${mine.reference}`,
          `/api/me/bookings/${booking}/voucher`,
          `/api/me/bookings/${booking}/calendar.ics`,
        ].map(async (url) => (await testApp.visitor().ask('GET', `${url}${query}`, undefined, headers)).status),
      );
    expect(await statuses('')).toEqual([401, 401, 401]);
    expect(await statuses(`?token=${others.accessToken}`)).toEqual([404, 404, 404]);
    expect(await statuses('', traveller)).toEqual([404, 404, 404]);
    expect((await testApp.visitor().see(mine)).status).toBe(200);
  });

  it('is not answered to somebody else who sends the same idempotency key', async () => {
    const first = await testApp.visitor().order('key-of-somebody');
    expect(first.status).toBe(409);
    expect(JSON.stringify(first.body)).not.toContain('CIC-');
  });
});

describe('a cart', () => {
  it('cannot be reached into by who has another', async () => {
    const owner = testApp.visitor();
    const slot = (await owner.slots(TOUR, 180, '2027-05-06'))[0]?.slots[0];
    const item = (await owner.put(TOUR, 180, '2027-05-06', slot?.time ?? '')).body.items[0]?.id;
    const stranger = bearer(await signIn('traveller2'));
    const url = `/api/cart/items/${item}`;
    expect((await testApp.visitor().ask('PATCH', url, { guideLanguage: 'it_IT' }, stranger)).status).toBe(404);
    await testApp.visitor().ask('DELETE', url, undefined, stranger);
    const cart = await owner.ask<{ items: { guideLanguage: string }[] }>('GET', '/api/cart');
    expect(cart.body.items.map(({ guideLanguage }) => guideLanguage)).toEqual(['en_US']);
  });
});
