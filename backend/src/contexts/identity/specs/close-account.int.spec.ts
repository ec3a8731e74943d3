import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp } from '../../../../test/harness/identity-test-app.js';

describe('closing an account', () => {
  let testApp: IdentityTestApp;
  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());

  it('needs the password, erases the person, ends the sessions and mails the address known before', async () => {
    const ada = await testApp.signUp();
    const token = ada.accessToken;
    const close = () => testApp.call('DELETE', '/api/me', { token });
    expect(await close()).toMatchObject({ status: 403, body: { code: 'PASSWORD_CONFIRMATION_REQUIRED' } });
    await testApp.call('POST', '/api/auth/confirm-password', { token, body: { password: ada.password } });
    expect((await close()).status).toBe(204);
    expect((await testApp.call('GET', '/api/me/account', { token })).status).toBe(401);
    const body = { email: ada.email, password: ada.password };
    expect((await testApp.call('POST', '/api/auth/login', { body })).status).toBe(401);
    const { rows } = await testApp.query(
      'select email::text, first_name, last_name, state from identity.user_account where id = $1',
      [ada.id],
    );
    expect(rows).toEqual([
      { email: `closed-${ada.id}@closed.invalid`, first_name: '', last_name: '', state: 'closed' },
    ]);
    const mails = await testApp.query(
      `select kind from platform.mail where recipient = $1 and kind = 'identity.closed'`,
      [ada.email],
    );
    expect(mails.rows).toHaveLength(1);
    // The address is free again.
    const form = {
      type: 'individual',
      firstName: 'Ada',
      lastName: 'Rossi',
      nativeLanguage: 'it',
      acceptTerms: true,
    };
    const again = { ...form, email: ada.email, confirmEmail: ada.email, password: ada.password };
    const signUp = await testApp.call('POST', '/api/auth/signup', {
      body: { ...again, confirmPassword: ada.password },
    });
    expect(signUp.status).toBe(201);
  });

  it('is refused while a booking is to come', async () => {
    const ada = await testApp.signUp();
    const token = ada.accessToken;
    await testApp.query(
      `insert into booking.sales_order (id, reference, cart_id, user_id, status, language, currency, traveler_type, customer,
         lines, subtotal, total, payment_method, terms_accepted_at, placed_at, expires_at)
       values (gen_random_uuid(), 'CIC-TEST01', gen_random_uuid(), $1, 'paid', 'it_IT', 'EUR', 'myself', '{}', '[]', 1, 1,
         'card', now(), now(), now())`,
      [ada.id],
    );
    await testApp.query(
      `insert into booking.booking (id, reference, order_id, item_id, language, service, sold, policy, local_date, local_time,
         time_zone, starts_at, ends_at, duration_minutes, travellers, guide_language, client, status, payment_status,
         visit_status)
       select gen_random_uuid(), 'BK-TEST01', id, gen_random_uuid(), 'it_IT', $2, '{}', '{}', '2027-05-02', '09:30',
         'Europe/Rome', now() + interval '9 days', now() + interval '10 days', 180, '{}', 'it_IT', '{}', 'pending', 'paid',
         'upcoming' from booking.sales_order where user_id = $1`,
      [ada.id, { name: { en_US: 'Colosseum', it_IT: 'Colosseo' }, cityName: { en_US: 'Rome', it_IT: 'Roma' } }],
    );
    await testApp.call('POST', '/api/auth/confirm-password', { token, body: { password: ada.password } });
    expect(await testApp.call('DELETE', '/api/me', { token })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_HAS_OPEN_MATTERS', params: { matters: ['booking-to-come'] } },
    });
    expect((await testApp.call('GET', '/api/me/account', { token })).status).toBe(200);
    const { body } = await testApp.call('GET', '/api/me/open-matters?language=it_IT', { token });
    const matter = { code: 'booking-to-come', reference: 'BK-TEST01', name: 'Colosseo', city: 'Roma' };
    expect(body).toEqual([{ ...matter, timeZone: 'Europe/Rome', startsAt: expect.stringMatching(/Z$/) }]);
  });
});
