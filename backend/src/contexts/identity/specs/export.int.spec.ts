import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp } from '../../../../test/harness/identity-test-app.js';

let testApp: IdentityTestApp;
beforeAll(async () => (testApp = await identityTestApp()));
afterAll(() => testApp.close());

it('exports what every context knows about the person, and of nobody else, with the password', async () => {
  const [ada, eve] = [await testApp.signUp(), await testApp.signUp()];
  const token = ada.accessToken;
  const address = { street: 'Via Appia 1', zip: '00186', city: 'Roma', country: 'IT' };
  await testApp.call('POST', '/api/addresses', { token, body: address });
  expect(await testApp.call('GET', '/api/me/export', { token })).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_CONFIRMATION_REQUIRED' },
  });
  await testApp.call('POST', '/api/auth/confirm-password', { token, body: { password: ada.password } });
  const { status, headers, text } = await testApp.call('GET', '/api/me/export', { token });
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="cicerone-my-data.json"']);
  const { data } = JSON.parse(text) as { data: Record<string, unknown> };
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['booking', 'identity', 'notifications', 'support']));
  expect(text).toContain(ada.email);
  expect(text).toContain('Via Appia 1');
  expect(text).not.toContain(eve.email);
  expect(text).not.toContain('argon2');
});
