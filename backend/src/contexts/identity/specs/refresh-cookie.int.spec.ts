import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  identityTestApp,
  type IdentityTestApp,
  type Person,
} from '../../../../test/harness/identity-test-app.js';

const COOKIE = /cicerone_refresh=([^;]*)/;
const X_SESSION = { 'x-session': 'cookie' };

describe('the refresh token of a browser', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());
  beforeEach(async () => (ada = await testApp.signUp()));

  const cookieOf = ({ headers }: Answer): string =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((each) => COOKIE.test(each)) ?? '';
  const logIn = (headers = {}) =>
    testApp.call('POST', '/api/auth/login', { body: { email: ada.email, password: ada.password }, headers });
  const renew = (headers: Readonly<Record<string, string>>, body: object = {}) =>
    testApp.call('POST', '/api/user/refresh-token', { body, headers });

  it('is in a cookie for its own path that no script and no other site gets, and not in the body', async () => {
    const answer = await logIn(X_SESSION);
    expect(answer.body).not.toHaveProperty('refresh_token');
    const [cookie = '', ...attributes] = cookieOf(answer).split('; ');
    expect(cookie).toMatch(/^cicerone_refresh=.{20,}/);
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/api/user/refresh-token', 'HttpOnly', 'SameSite=Strict', 'Max-Age=5184000']),
    );
  });

  it('is renewed by the cookie, and used once', async () => {
    const cookie = cookieOf(await logIn(X_SESSION)).split(';')[0] ?? '';
    const renewed = await renew({ ...X_SESSION, cookie });
    expect(renewed.status).toBe(200);
    expect(renewed.body).not.toHaveProperty('refresh_token');
    const next = cookieOf(renewed).split(';')[0] ?? '';
    expect(next).not.toBe(cookie);
    expect((await testApp.call('GET', '/api/me/account', { token: renewed.body.access_token })).status).toBe(200);
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + 10_500));
    expect((await renew({ ...X_SESSION, cookie })).status).toBe(401);
    expect((await renew({ ...X_SESSION, cookie: next })).status).toBe(401);
  });

  it('does nothing without the header, which another site cannot send', async () => {
    const cookie = cookieOf(await logIn(X_SESSION)).split(';')[0] ?? '';
    expect(await renew({ cookie })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'refreshToken', code: 'REQUIRED' }] },
    });
    expect((await renew({ ...X_SESSION, cookie })).status).toBe(200);
    expect((await renew(X_SESSION)).status).toBe(401);
  });

  it('travels in bodies, without a cookie, for who does not ask for one', async () => {
    const answer = await logIn();
    expect(cookieOf(answer)).toBe('');
    const renewed = await renew({}, { refreshToken: answer.body.refresh_token });
    expect([renewed.status, cookieOf(renewed)]).toEqual([200, '']);
    expect(renewed.body.refresh_token).toMatch(/.{20,}/);
  });

  it('is forgotten by the logout', async () => {
    const { body } = await logIn(X_SESSION);
    const left = await testApp.call('POST', '/api/auth/logout', { token: body.access_token, headers: X_SESSION });
    expect(cookieOf(left)).toMatch(/^cicerone_refresh=; .*Path=\/api\/user\/refresh-token/);
  });
});
