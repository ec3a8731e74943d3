import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';

const MINUTE = 60_000;

describe('accounts over HTTP', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());
  beforeEach(async () => (ada = await testApp.signUp()));

  const put = (path: string, body: unknown, token = ada.accessToken) => testApp.call('PUT', path, { body, token });
  const post = (path: string, body: unknown = {}, token?: string) => testApp.call('POST', path, { body, token });
  const get = (path: string, token?: string) => testApp.call('GET', path, { token });
  const renew = (refreshToken: string) => post('/api/user/refresh-token', { refreshToken });
  const account = { firstName: 'Ada', lastName: 'Rossi' };

  it('answer what a person may change, and take it back as it is', async () => {
    const changed = await put('/api/me/account', { ...account, phone: '06 (+39)', dateOfBirth: '2026-02-30' });
    expect(changed).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    expect(changed.body.errors.map(({ field }: { field: string }) => field)).toEqual(['dateOfBirth', 'phone']);
    await put('/api/me/account', { ...account, phone: '+39 06 1234-5678', dateOfBirth: '1990-05-17', vat: '' });
    const { body } = await get('/api/me/account', ada.accessToken);
    expect(body).toMatchObject({ phone: '+390612345678', dateOfBirth: '1990-05-17', vat: null, language: 'it_IT' });
    expect(await put('/api/me/account', body)).toMatchObject({ status: 200, body });
  });

  it('keep what is left out, and lose what is null', async () => {
    const whole = {
      ...account,
      phone: '+390612345678',
      dateOfBirth: '1990-05-17',
      gender: 'female',
      vat: 'IT 12345670017',
    };
    const { body: before } = await put('/api/me/account', whole);
    expect(before).toMatchObject({ phone: '+390612345678', gender: 'female', vat: 'IT 12345670017' });
    expect(await put('/api/me/account', { vat: null })).toMatchObject({ status: 200, body: { ...before, vat: null } });
    expect(await put('/api/me/account', {})).toMatchObject({ status: 200, body: { ...before, vat: null } });
    for (const [firstName, code] of [
      [null, 'IS_STRING'],
      [' ', 'BLANK'],
    ]) {
      const refused = await put('/api/me/account', { firstName });
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'firstName', code }] } });
    }
  });

  it.each([
    ['2126-01-01', 'Enter a date of birth in the past.'],
    ['1850-01-01', 'This date of birth is more than 130 years ago. Check the year.'],
  ])('tell of the birth date %s what is wrong with it', async (dateOfBirth, detail) => {
    const answer = await put('/api/me/account', { ...account, dateOfBirth });
    expect(answer).toMatchObject({ status: 422, body: { code: 'BIRTHDATE_IMPOSSIBLE', detail } });
  });

  it.each([
    ['2020-01-01', 422],
    ['1990-05-17', 201],
  ])('are opened by who is of age alone: born on %s', async (birthdate, status) => {
    const email = `${birthdate}@example.com`;
    const password = 'a quiet street';
    const answer = await post('/api/auth/signup?language=de_DE', {
      ...account,
      ...{ type: 'individual', nativeLanguage: 'de', acceptTerms: true, birthdate },
      ...{ email, confirmEmail: email, password, confirmPassword: password },
    });
    expect(answer.status).toBe(status);
    const { rows } = await testApp.query('select id from identity.user_account where email = $1', [email]);
    expect(rows).toHaveLength(status === 201 ? 1 : 0);
    if (status === 201) return;
    const detail = expect.stringMatching(/^Ein Konto ist für Personen ab 18 Jahren\./);
    expect(answer.body).toMatchObject({
      code: 'UNDER_AGE',
      errors: [{ field: 'birthdate', code: 'UNDER_AGE', detail }],
    });
  });

  it('take the birthday of who is of age alone, and leave an earlier one where it is', async () => {
    const young = { dateOfBirth: '2020-01-01' };
    expect(await put('/api/me/account', young)).toMatchObject({ status: 422, body: { code: 'UNDER_AGE' } });
    await testApp.query('update identity.user_account set birthdate = $1 where email = $2', ['2020-01-01', ada.email]);
    expect(await put('/api/me/account', { ...young, firstName: 'Eva' })).toMatchObject({ status: 200 });
  });

  it.each([{ role: 1 }, { isPro: true }, { status: 'active' }, { uuid: 'x' }, { email: 'other@example.com' }])(
    'refuse %j and change nothing',
    async (forbidden) => {
      const answer = await put('/api/me/account', { ...account, firstName: 'Eve', ...forbidden });
      expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
      const { body } = await get('/api/auth/verify-token', ada.accessToken);
      expect(body.user).toMatchObject({ firstName: 'Ada', role: 4, isPro: false, status: 'active', email: ada.email });
    },
  );

  it('refuse a VAT number that is cut short', async () => {
    const answer = await testApp.call('PUT', '/api/me/account?language=de_DE', {
      body: { vat: 'DE1' },
      token: ada.accessToken,
    });
    const detail = expect.stringMatching(/^Diese USt-IdNr\. ist unvollständig/);
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'vat', code: 'IS_VAT_NUMBER', detail }] } });
    expect(await put('/api/me/account', { vat: 'de 136 695 976' })).toMatchObject({ status: 200 });
  });

  it('refuse __proto__ as a field', async () => {
    const answer = await testApp.raw(
      'PUT',
      '/api/me/account',
      '{"firstName":"A","lastName":"B","__proto__":{"role":1}}',
      { token: ada.accessToken },
    );
    expect([400, 422]).toContain(answer.status);
  });

  it('tell what is wrong in the language asked for', async () => {
    const answer = await testApp.call('POST', '/api/auth/login', {
      body: { email: ada.email, password: 'wrong' },
      headers: { 'accept-language': 'de-AT,de;q=0.9' },
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'CREDENTIALS_WRONG', detail: 'E-Mail-Adresse oder Passwort stimmt nicht.' },
    });
  });

  it('answer alike whether or not an account exists', async () => {
    const [known, unknown] = await Promise.all([
      post('/api/auth/forgot-password', { email: ada.email }),
      post('/api/auth/forgot-password', { email: 'nobody@example.com' }),
    ]);
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const wrong = await post('/api/auth/login', { email: ada.email, password: 'wrong' });
    const nobody = await post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' });
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
  });

  it('get a new password by a mailed link, once, within the hour', async () => {
    await post('/api/auth/forgot-password', { email: ada.email.toUpperCase() });
    await drain(testApp.app);
    const token = await testApp.mailedToken(ada.email, 'identity.reset-password');
    const body = { token, password: 'a noisy market', confirmPassword: 'a noisy market' };
    expect((await get(`/api/auth/reset-password?token=${token}`)).status).toBe(204);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('/api/auth/reset-password', body)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 204)).toMatchObject({
      status: 422,
      body: { code: 'LINK_NOT_VALID' },
    });
    for (const dead of [token, 'bad', await testApp.mailedToken(ada.email, 'identity.welcome')]) {
      const look = await get(`/api/auth/reset-password?token=${dead}`);
      expect(look).toMatchObject({ status: 422, body: { code: 'LINK_NOT_VALID' } });
      expect(look.body.errors).toEqual([{ field: 'token', code: 'LINK_NOT_VALID', detail: look.body.detail }]);
    }
    expect((await get('/api/me/account', ada.accessToken)).status).toBe(401);
    expect((await renew(ada.refreshToken)).status).toBe(401);
    expect((await post('/api/auth/login', { email: ada.email, password: ada.password })).status).toBe(401);
    const again = await post('/api/auth/login', { email: ada.email, password: 'a noisy market' });
    expect(again.body.user.emailConfirmed).toBe(true);
  });

  it('confirm the address by a mailed link', async () => {
    await drain(testApp.app);
    const token = await testApp.mailedToken(ada.email, 'identity.welcome');
    expect((await post('/api/auth/verify-email', { token })).status).toBe(204);
    expect((await post('/api/auth/verify-email', { token })).body.code).toBe('LINK_NOT_VALID');
    expect((await get('/api/auth/verify-token', ada.accessToken)).body.user.emailConfirmed).toBe(true);
  });

  it('end every session when the password is changed, and open a new one', async () => {
    const change = { currentPassword: 'wrong', password: 'a noisy market', confirmPassword: 'a noisy market' };
    const refused = await put('/api/me/password', change);
    expect(refused.body).toMatchObject({ code: 'PRESENT_PASSWORD_WRONG', errors: [{ field: 'currentPassword' }] });
    const changed = await put('/api/me/password', { ...change, currentPassword: ada.password });
    expect(changed.status).toBe(200);
    expect((await get('/api/me/account', ada.accessToken)).status).toBe(401);
    expect((await renew(ada.refreshToken)).status).toBe(401);
    expect((await get('/api/me/account', changed.body.access_token)).status).toBe(200);
  });

  it('keep a session through forty renewals at once, and end it when a token comes back later', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => renew(ada.refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    const [pair] = answers;
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + 10_500));
    expect((await get('/api/me/account', pair?.body.access_token)).status).toBe(200);
    expect((await renew(ada.refreshToken)).status).toBe(401);
    expect((await renew(pair?.body.refresh_token ?? '')).status).toBe(401);
    expect((await get('/api/me/account', pair?.body.access_token)).status).toBe(401);
  });

  it('end the session when a token comes back that is two generations old', async () => {
    const second = await renew(ada.refreshToken);
    const third = await renew(second.body.refresh_token);
    expect((await renew(ada.refreshToken)).status).toBe(401);
    expect((await renew(third.body.refresh_token)).status).toBe(401);
  });

  it('that are suspended are not renewed', async () => {
    await testApp.query("update identity.user_account set state = 'suspended' where id = $1", [ada.id]);
    expect((await renew(ada.refreshToken)).status).toBe(401);
    await testApp.query("update identity.user_account set state = 'active' where id = $1", [ada.id]);
    expect((await renew(ada.refreshToken)).status).toBe(401);
  });

  it('refuse an access token after fifteen minutes, and one that was tampered with', async () => {
    const [head, claims, signature] = ada.accessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
    for (const token of ['x', `${head}.${claims}.${signature}x`, unsigned]) {
      expect(await get('/api/me/account', token)).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    }
    expect((await testApp.call('GET', '/api/languages', { headers: { authorization: 'Basic eA==' } })).status).toBe(
      401,
    );
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + 15 * MINUTE + 1000));
    expect((await get('/api/me/account', ada.accessToken)).status).toBe(401);
  });

  it('are not told of in the audit trail, which nobody could be erased from', async () => {
    await put('/api/me/account', { ...account, phone: '+39 06 1234-5678' });
    const { rows } = await testApp.query('select command, content::text as content from platform.audit_record', []);
    const records = rows as readonly { readonly command: string; readonly content: string }[];
    expect(records.map(({ command }) => command)).toEqual(expect.arrayContaining(['SignUp', 'ChangeAccount']));
    for (const told of [ada.email, '390612345678', 'Rossi'])
      expect(records.filter(({ content }) => content.includes(told))).toEqual([]);
  });

  it('give a browser that lost the cookie of its session a new one', async () => {
    const { headers } = await get('/api/auth/verify-token', ada.accessToken);
    expect(String(headers['set-cookie'])).toMatch(/^cicerone_session=[\da-f-]{36}\.[^;]+;.*HttpOnly/);
    expect((await get('/api/auth/verify-token')).headers).not.toHaveProperty('set-cookie');
  });

  it('let nobody in who has logged out', async () => {
    expect((await post('/api/auth/logout', {}, ada.accessToken)).status).toBe(204);
    expect((await get('/api/auth/verify-token', ada.accessToken)).status).toBe(401);
    expect((await renew(ada.refreshToken)).status).toBe(401);
  });
});
