import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';

const HOUR = 3_600_000;

describe('a change of e-mail address', () => {
  let testApp: IdentityTestApp;
  let ada: Person;
  let next: string;

  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());
  beforeEach(async () => {
    ada = await testApp.signUp();
    next = `${randomUUID()}@example.org`;
  });

  const post = (path: string, body: object, token?: string) => testApp.call('POST', path, { body, token });
  const link = (step: 'approve' | 'stop' | 'confirm', token: string) =>
    post(`/api/auth/email-change/${step}`, { token });
  const confirmOwn = async () => {
    await drain(testApp.app);
    await post('/api/auth/verify-email', { token: await testApp.mailedToken(ada.email, 'identity.welcome') });
  };
  const ask = async (email = next) => {
    await post('/api/auth/confirm-password', { password: ada.password }, ada.accessToken);
    const { status, body } = await post('/api/me/email', { email }, ada.accessToken);
    return { status, code: body.code };
  };
  const oldToken = () => testApp.mailedToken(ada.email, 'identity.approve-email-change');
  const newToken = () => testApp.mailedToken(next, 'identity.confirm-new-email');
  const addressNow = async () => {
    const { body } = await testApp.call('GET', '/api/me/email', { token: ada.accessToken });
    return body as unknown as { email: string; confirmed: boolean; change: { approved: boolean } | null };
  };

  it('is approved at the old address, then confirmed at the new one, which logs in from then on', async () => {
    await confirmOwn();
    expect(await post('/api/me/email', { email: next }, ada.accessToken)).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_CONFIRMATION_REQUIRED' },
    });
    expect((await ask()).status).toBe(202);
    expect(await newToken()).toBe('');
    expect(await addressNow()).toMatchObject({ email: ada.email, change: { email: next, approved: false } });
    const answers = await Promise.all(Array.from({ length: 40 }, async () => link('approve', await oldToken())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await addressNow()).change).toMatchObject({ approved: true });
    const token = await newToken();
    const confirmed = await Promise.all(Array.from({ length: 40 }, () => link('confirm', token)));
    expect(confirmed.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await addressNow()).toEqual({ email: next, confirmed: true, change: null });
    expect((await post('/api/auth/login', { email: next, password: ada.password })).status).toBe(200);
    expect((await post('/api/auth/login', { email: ada.email, password: ada.password })).status).toBe(401);
    const { rows } = await testApp.query(
      'select kind, recipient from platform.mail where recipient = any($1) order by kind',
      [[ada.email, next]],
    );
    expect(rows).toEqual([
      { kind: 'identity.approve-email-change', recipient: ada.email },
      { kind: 'identity.confirm-new-email', recipient: next },
      { kind: 'identity.email-changed', recipient: ada.email },
      { kind: 'identity.welcome', recipient: ada.email },
    ]);
  });

  it('is stopped by the link in the old mailbox, also after it was approved', async () => {
    await confirmOwn();
    await ask();
    await link('approve', await oldToken());
    expect((await link('stop', await oldToken())).status).toBe(204);
    expect((await link('confirm', await newToken())).body.code).toBe('LINK_NOT_VALID');
    expect((await link('stop', await oldToken())).body.code).toBe('LINK_NOT_VALID');
    expect(await addressNow()).toMatchObject({ email: ada.email, change: null });
  });

  it('is confirmed at the new address alone where nobody has confirmed the old one, which can stop it', async () => {
    await ask();
    expect(await oldToken()).not.toBe('');
    expect((await link('confirm', await newToken())).status).toBe(204);
    expect((await addressNow()).email).toBe(next);
  });

  it('is given up by the person, by a new password, and after 48 hours', async () => {
    await ask();
    await testApp.call('DELETE', '/api/me/email', { token: ada.accessToken });
    expect((await link('confirm', await newToken())).body.code).toBe('LINK_NOT_VALID');
    const eve = { ...ada };
    ada = await testApp.signUp();
    next = `${randomUUID()}@example.org`;
    await ask();
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + 48 * HOUR));
    expect((await link('confirm', await newToken())).body.code).toBe('LINK_NOT_VALID');
    expect(eve.email).not.toBe(ada.email);
  });

  it('gives one address to one account', async () => {
    const eve = await testApp.signUp();
    expect(await ask(eve.email.toUpperCase())).toEqual({ status: 409, code: 'EMAIL_TAKEN' });
    expect(await ask(ada.email)).toEqual({ status: 422, code: 'EMAIL_UNCHANGED' });
    await ask();
    await testApp.query('update identity.user_account set email = $2 where id = $1', [eve.id, next]);
    expect(await link('confirm', await newToken())).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await addressNow()).email).toBe(ada.email);
  });
});
