import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { currentSession, endSession, startSession, type SessionUser } from './session.js';
import { ApiProblem } from '../api/api.js';
import { BrowserApi } from './browser-api.js';
import { learnServerTime, serverNow } from '../api/server-clock.js';

const user: SessionUser = {
  uuid: 'u-1',
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@cicerone.example',
  picture: null,
  role: 4,
  roleDetails: { id: 4, name: 'Customer' },
  status: 'active',
  isPro: false,
  language: 'en_US',
  currency: 'EUR',
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' },
  });

const tokenOf = (uuid: string, number: number): string => `h${number}.${btoa(JSON.stringify({ sub: uuid }))}.s`;
const FIRST = tokenOf('u-1', 1);
const SECOND = tokenOf('u-1', 2);

/** A server that accepts one access token, and renews by the cookie of one browser. */
class TokenServer {
  readonly calls: string[] = [];
  accepted = SECOND;
  renewed: string | undefined = SECOND;
  readonly renewals: Headers[] = [];

  readonly fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    this.calls.push(url);
    await Promise.resolve();
    if (url === '/api/user/refresh-token') return this.renew(init);
    const isAccepted = new Headers(init?.headers).get('authorization') === `Bearer ${this.accepted}`;
    return isAccepted ? json(200, { url }) : json(401, { code: 'INVALID_TOKEN' });
  };

  private renew(init: RequestInit | undefined): Response {
    this.renewals.push(new Headers(init?.headers));
    return this.renewed ? json(200, { access_token: this.renewed }) : json(401, { code: 'INVALID_TOKEN' });
  }
}

function given() {
  const server = new TokenServer();
  let lost = 0;
  const api = new BrowserApi(() => (lost += 1), server.fetch as typeof fetch);
  return { server, api, timesLost: () => lost };
}

describe('the API in the browser', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('cart_count', '2');
    startSession(user, { access_token: FIRST });
  });
  afterAll(endSession);

  it('renews the tokens once for ten calls that fail together, and repeats each', async () => {
    const { server, api } = given();
    const paths = Array.from({ length: 10 }, (_, index) => `/api/me/${index}`);
    const answers = await Promise.all(paths.map((path) => api.get(path)));
    expect(answers).toMatchObject(paths.map((url) => ({ url })));
    expect(server.renewals.map((headers) => headers.get('x-session'))).toEqual(['cookie']);
    expect(localStorage.getItem('access_token')).toBe(SECOND);
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });

  it('takes the tokens that another tab has renewed meanwhile', async () => {
    const { server, api } = given();
    localStorage.setItem('access_token', SECOND);
    await expect(api.get('/api/me/account')).resolves.toEqual({ url: '/api/me/account' });
    expect(server.renewals).toHaveLength(0);
  });

  it('forgets the person, but not the cart, when the refresh token is refused', async () => {
    const { server, api, timesLost } = given();
    server.renewed = undefined;
    await expect(api.get('/api/me/account')).rejects.toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(timesLost()).toBe(1);
    expect(currentSession()).toBeUndefined();
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('cart_count')).toBe('2');
  });

  it('tells that the session is gone where another tab has logged out meanwhile', async () => {
    const { server, api, timesLost } = given();
    localStorage.clear();
    await expect(api.get('/api/me/account')).rejects.toMatchObject({ status: 401 });
    expect([timesLost(), server.renewals.length]).toEqual([1, 0]);
  });

  it('does not ask in the name of another person, who has signed in in another tab meanwhile', async () => {
    const { server, api } = given();
    const asked = api.get('/api/me/account');
    startSession({ ...user, uuid: 'u-2' }, { access_token: (server.accepted = tokenOf('u-2', 1)) });
    await expect(asked).rejects.toMatchObject({ status: 401 });
    expect(server.calls).toEqual(['/api/me/account']);
    expect(currentSession()?.user.uuid).toBe('u-2');
  });

  it('keeps no token of a person who is about to be signed in in another tab', async () => {
    const { server, api, timesLost } = given();
    server.renewed = tokenOf('u-2', 2);
    await expect(api.get('/api/me/account')).rejects.toMatchObject({ status: 401 });
    expect([currentSession()?.accessToken, timesLost()]).toEqual([FIRST, 0]);
  });

  it('keeps the session when the server fails while renewing', async () => {
    const server = given().server;
    const failing = async (input: unknown, init?: RequestInit) =>
      String(input).includes('refresh') ? json(503, { code: 'UNAVAILABLE' }) : server.fetch(input, init);
    const api = new BrowserApi(() => undefined, failing as typeof fetch);
    await expect(api.get('/api/me/account')).rejects.toMatchObject({ status: 503 });
    expect(currentSession()?.accessToken).toBe(FIRST);
  });

  it('throws what the server says, with the request number', async () => {
    const problem = {
      code: 'PROMO_EXPIRED',
      detail: 'This code has expired.',
      errors: [{ field: 'code', code: 'X', detail: 'Y' }],
    };
    const api = new BrowserApi(() => undefined, (async () => json(422, problem)) as typeof fetch);
    const failure = await api.send('POST', '/api/cart/discount', { code: 'A' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({ status: 422, ...problem, requestId: 'r-1' });
  });

  it('says that there is no connection', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(new BrowserApi(() => undefined, offline).get('/api/tours')).rejects.toMatchObject({
      status: 0,
      code: 'OFFLINE',
    });
  });

  it('sends the idempotency key', async () => {
    let sent: Headers | undefined;
    const recording = async (_: unknown, init?: RequestInit) => {
      sent = new Headers(init?.headers);
      return json(201, {});
    };
    await new BrowserApi(() => undefined, recording as typeof fetch).send(
      'POST',
      '/api/orders',
      {},
      { idempotencyKey: 'k-1' },
    );
    expect(sent?.get('idempotency-key')).toBe('k-1');
  });

  it('learns how far the browser’s clock is wrong', async () => {
    const hour = 3_600_000;
    const now = new Date(Date.now() + 5 * hour).toISOString();
    const telling = async () => new Response('{}', { headers: { 'x-server-time': now } });
    const api = new BrowserApi(() => undefined, telling as typeof fetch);
    await api.get('/api/guide/missions');
    expect(Math.round((serverNow() - Date.now()) / hour)).toBe(5);
    expect(Math.round(serverNow(0) / hour)).toBe(5);
    await new BrowserApi(() => undefined, (async () => json(200, {})) as typeof fetch).get('/api/tours');
    expect(Math.round(serverNow(0) / hour)).toBe(5);
    // The learned time belongs to the whole program and would reach other tests.
    learnServerTime(new Date().toISOString());
  });

  it('says that there is no connection when it breaks in the middle of an answer', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    const cut = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
    const api = new BrowserApi(() => undefined, cut as typeof fetch);
    await expect(api.get('/api/tours')).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
  });

  it('takes a refusal without words for one', async () => {
    const api = new BrowserApi(() => undefined, (async () => json(502, null)) as typeof fetch);
    await expect(api.get('/api/tours')).rejects.toMatchObject({ status: 502, code: 'HTTP_502' });
  });
});
