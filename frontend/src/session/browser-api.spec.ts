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

/** A server that accepts one access token and one refresh token, each once. */
class TokenServer {
  readonly calls: string[] = [];
  accepted = 'access-2';
  refresh = 'refresh-1';

  readonly fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    this.calls.push(url);
    await Promise.resolve();
    if (url === '/api/user/refresh-token')
      return this.renew(JSON.parse(init?.body as string) as { refreshToken: string });
    const isAccepted = new Headers(init?.headers).get('authorization') === `Bearer ${this.accepted}`;
    return isAccepted ? json(200, { url }) : json(401, { code: 'INVALID_TOKEN' });
  };

  private renew({ refreshToken }: { refreshToken: string }): Response {
    if (refreshToken !== this.refresh) return json(401, { code: 'INVALID_TOKEN' });
    this.refresh = 'refresh-2';
    return json(200, { access_token: 'access-2', refresh_token: 'refresh-2' });
  }

  renewals = (): number => this.calls.filter((url) => url === '/api/user/refresh-token').length;
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
    startSession(user, { access_token: 'access-1', refresh_token: 'refresh-1' });
  });
  afterAll(endSession);

  it('renews the tokens once for ten calls that fail together, and repeats each', async () => {
    const { server, api } = given();
    const paths = Array.from({ length: 10 }, (_, index) => `/api/me/${index}`);
    const answers = await Promise.all(paths.map((path) => api.get(path)));
    expect(answers).toMatchObject(paths.map((url) => ({ url })));
    expect(server.renewals()).toBe(1);
    expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
  });

  it('takes the tokens that another tab has renewed meanwhile', async () => {
    const { server, api } = given();
    localStorage.setItem('access_token', 'access-2');
    await expect(api.get('/api/me/account')).resolves.toEqual({ url: '/api/me/account' });
    expect(server.renewals()).toBe(0);
  });

  it('forgets the person, but not the cart, when the refresh token is refused', async () => {
    const { server, api, timesLost } = given();
    server.refresh = 'another';
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
    expect([timesLost(), server.renewals()]).toEqual([1, 0]);
  });

  it('keeps the session when the server fails while renewing', async () => {
    const server = given().server;
    const failing = async (input: unknown, init?: RequestInit) =>
      String(input).includes('refresh') ? json(503, { code: 'UNAVAILABLE' }) : server.fetch(input, init);
    const api = new BrowserApi(() => undefined, failing as typeof fetch);
    await expect(api.get('/api/me/account')).rejects.toMatchObject({ status: 503 });
    expect(currentSession()?.refreshToken).toBe('refresh-1');
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
