import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp } from '../../../../test/harness/identity-test-app.js';
import { FirstSuperAdmin } from '../processes/first-super-admin.js';

let testApp: IdentityTestApp;

beforeAll(async () => {
  testApp = await identityTestApp();
});
afterAll(() => testApp.close());

it('is made once, by a link that sets the password', async () => {
  const first = testApp.app.get(FirstSuperAdmin, { strict: false });
  const made = await Promise.allSettled(
    Array.from({ length: 40 }, (_, number) => first.create(`first-${number}@example.com`)),
  );
  const addresses = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(addresses).toHaveLength(1);
  const refused = made.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []));
  expect(new Set(refused)).toEqual(new Set(['SUPER_ADMIN_EXISTS']));
  const token = new URL(addresses[0] ?? '').searchParams.get('token');
  const password = 'a quiet street';
  const set = { token, password, confirmPassword: password };
  expect((await testApp.call('POST', '/api/auth/reset-password', { body: set })).status).toBe(204);
  const { rows } = await testApp.query('select email::text as email from identity.user_account where role = 1', []);
  const login = await testApp.call('POST', '/api/auth/login', { body: { email: rows[0].email, password } });
  expect(login.body.user).toMatchObject({ role: 1, status: 'active', emailConfirmed: true });
  await expect(first.create('another@example.com')).rejects.toMatchObject({ code: 'SUPER_ADMIN_EXISTS' });
});
