import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { SecondFactorPolicy } from '../domain/second-factor-policy.js';
import { totpCode } from '../persistence/totp.js';

const MINUTE = 60_000;

interface Bodies {
  readonly secret: string;
  readonly qrCode: readonly string[];
  readonly recoveryCodes: readonly string[];
}

describe('the second factor over HTTP', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => (testApp = await identityTestApp({ RATE_LIMITS: '1' })));
  afterAll(() => testApp.close());
  beforeEach(async () => (ada = await testApp.signUp()));

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, { accessToken: token } = ada) => {
    const answer = await testApp.call(method, path, { body, token });
    return { ...answer, body: answer.body as typeof answer.body & Bodies };
  };
  const confirmPassword = (person = ada, code?: string) =>
    call('POST', '/api/auth/confirm-password', { password: person.password, code }, person);
  const logIn = (code?: string, { email, password } = ada, remoteAddress = '192.0.2.9') =>
    testApp.call('POST', '/api/auth/login', { body: { email, password, code }, remoteAddress });
  const codeOf = (secret: string) => totpCode(secret, testApp.clock.now());
  const later = (milliseconds: number) => testApp.clock.setTo(new Date(testApp.clock.now().getTime() + milliseconds));
  /** The person stays signed in. */
  async function turnOn(person = ada) {
    await confirmPassword(person);
    const { secret } = (await call('POST', '/api/me/second-factor', undefined, person)).body;
    const { body } = await call('POST', '/api/me/second-factor/confirm', { code: codeOf(secret) }, person);
    later(MINUTE);
    return { secret, recoveryCodes: body.recoveryCodes };
  }
  async function signUpAs(role: number): Promise<Person> {
    const person = await testApp.signUp();
    await testApp.query('update identity.user_account set role = $2 where id = $1', [person.id, role]);
    return person;
  }

  it('is turned on by the password and a code, shows its recovery codes once, and ends the other logins', async () => {
    const elsewhere = await logIn();
    expect(await call('POST', '/api/me/second-factor')).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_CONFIRMATION_REQUIRED' },
    });
    await confirmPassword();
    const prepared = await call('POST', '/api/me/second-factor');
    expect(prepared).toMatchObject({
      status: 201,
      body: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Cicerone/) },
    });
    const { qrCode, secret } = prepared.body;
    expect(qrCode.length).toBe(qrCode[0]?.length);
    const wrong = await call('POST', '/api/me/second-factor/confirm', { code: '000000' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'SECOND_FACTOR_CODE_WRONG', errors: [{ field: 'code' }] },
    });
    const on = await call('POST', '/api/me/second-factor/confirm', { code: codeOf(secret) });
    expect(on.body.recoveryCodes).toHaveLength(10);
    expect(await call('GET', '/api/me/second-factor')).toMatchObject({
      body: { on: true, needed: false, recoveryCodesLeft: 10, actions: ['renew-recovery-codes', 'turn-off'] },
    });
    expect((await call('GET', '/api/me/account')).status).toBe(200);
    expect(
      (await call('GET', '/api/me/account', undefined, { ...ada, accessToken: elsewhere.body.access_token })).status,
    ).toBe(401);
    const { rows } = await testApp.query("select 1 from platform.mail where kind = 'identity.second-factor-on'", []);
    expect(rows).toHaveLength(1);
  });

  it('is asked for at the login, and lets one of forty in at once by one code', async () => {
    const { secret } = await turnOn();
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await logIn('000000')).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_WRONG' } });
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, host) => logIn(code, ada, `198.51.100.${host}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is replaced by a recovery code, once each, by one of forty at once', async () => {
    const { recoveryCodes } = await turnOn();
    expect((await logIn(recoveryCodes[0])).status).toBe(200);
    expect((await logIn(recoveryCodes[0])).body.code).toBe('SECOND_FACTOR_WRONG');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, host) => logIn(recoveryCodes[1], ada, `198.51.100.${host}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is guessed at five times, even forty at once, and then says how long to wait', async () => {
    const { secret } = await turnOn();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, host) => logIn('000000', ada, `203.0.113.${host}`)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((each) => each === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
    // The account is tried from so many networks at once that the last ones are not told that the password was right.
    const others = codes.filter((each) => each === 'TOO_MANY_REQUESTS' || each === 'SIGN_IN_CODE_WRONG');
    expect(others).toHaveLength(35);
    const refused = await logIn(codeOf(secret));
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/wait .* before trying again/) },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is needed to confirm the password, and turned off then', async () => {
    const { secret } = await turnOn();
    later(16 * MINUTE);
    const again = (await logIn(codeOf(secret))).body;
    const me = { ...ada, accessToken: again.access_token };
    later(MINUTE);
    expect((await call('DELETE', '/api/me/second-factor', undefined, me)).body.code).toBe(
      'PASSWORD_CONFIRMATION_REQUIRED',
    );
    expect(await confirmPassword(me)).toMatchObject({ status: 422, body: { code: 'SECOND_FACTOR_CODE_MISSING' } });
    expect(await confirmPassword(me, '000000')).toMatchObject({
      status: 422,
      body: { code: 'SECOND_FACTOR_CODE_WRONG', errors: [{ field: 'code' }] },
    });
    expect((await confirmPassword(me, codeOf(secret))).status).toBe(204);
    const renewed = await call('POST', '/api/me/second-factor/recovery-codes', undefined, me);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await call('DELETE', '/api/me/second-factor', undefined, me)).status).toBe(204);
    expect((await call('DELETE', '/api/me/second-factor', undefined, me)).body.code).toBe('SECOND_FACTOR_OFF');
    expect((await logIn()).status).toBe(200);
  });

  it('is removed by a Super Admin alone, which is noted and mailed', async () => {
    await turnOn();
    const path = `/api/admin/users/${ada.id}/remove-second-factor`;
    const [admin, boss] = [await signUpAs(ROLES.admin), await signUpAs(ROLES.superAdmin)];
    expect((await call('POST', path, undefined, admin)).status).toBe(403);
    expect((await call('POST', path, undefined, boss)).body.code).toBe('PASSWORD_CONFIRMATION_REQUIRED');
    await confirmPassword(boss);
    expect((await call('POST', path, undefined, boss)).status).toBe(204);
    expect((await call('POST', path, undefined, boss)).body.code).toBe('SECOND_FACTOR_OFF');
    expect((await call('GET', '/api/me/account')).status).toBe(401);
    expect((await logIn()).status).toBe(200);
    const { rows } = await testApp.query(
      "select actor_id, content from platform.audit_record where command = 'ResetSecondFactor' and subject_id = $1",
      [ada.id],
    );
    expect(rows).toEqual([
      { actor_id: boss.id, content: { before: { secondFactor: 'on' }, after: { secondFactor: 'off' } } },
    ]);
    const { rows: mails } = await testApp.query(
      "select language from platform.mail where recipient = $1 and kind = 'identity.second-factor-reset'",
      [ada.email],
    );
    expect(mails).toEqual([{ language: 'it_IT' }]);
  });

  it('keeps its codes out of the audit trail', async () => {
    const { secret, recoveryCodes } = await turnOn();
    await logIn(recoveryCodes[0]);
    const { rows } = await testApp.query('select content::text as content from platform.audit_record', []);
    const trail = JSON.stringify(rows);
    for (const kept of [secret, recoveryCodes[0] ?? '']) expect(trail).not.toContain(kept);
  });
});

describe('an admin without a second factor, where the role needs one', () => {
  let testApp: IdentityTestApp;
  let admin: Person;

  beforeAll(async () => {
    testApp = await identityTestApp();
    const policy = testApp.app.get(SecondFactorPolicy, { strict: false });
    Object.defineProperty(policy, 'isProduction', { value: true });
    admin = await testApp.signUp();
    await testApp.query('update identity.user_account set role = $2 where id = $1', [admin.id, ROLES.admin]);
  });
  afterAll(() => testApp.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    testApp.call(method, path, { body, token: admin.accessToken });

  it('can set one up, and do nothing else until then', async () => {
    const setup = { status: 403, body: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } };
    for (const path of ['/api/admin/audit', '/api/me/account', '/api/me/notifications'])
      expect(await call('GET', path)).toMatchObject(setup);
    expect((await call('GET', '/api/auth/verify-token')).body.user).toMatchObject({
      lacksSecondFactor: true,
      permissions: [],
    });
    await call('POST', '/api/auth/confirm-password', { password: admin.password });
    const { secret } = (await call('POST', '/api/me/second-factor')).body as unknown as Bodies;
    const code = totpCode(secret, testApp.clock.now());
    expect((await call('POST', '/api/me/second-factor/confirm', { code })).status).toBe(200);
    expect((await call('GET', '/api/admin/audit')).status).toBe(200);
    expect(await call('DELETE', '/api/me/second-factor')).toMatchObject({
      status: 409,
      body: { code: 'SECOND_FACTOR_NEEDED_FOR_ROLE' },
    });
  });

  it('has no permission of the role where a handler asks', () => {
    const facts = { id: 'a', role: ROLES.superAdmin, isPro: false, language: 'en_US', sessionId: 's' } as const;
    const actor = Actor.person({ ...facts, lacksSecondFactor: true });
    expect(actor.can('order.read-any')).toBe(false);
    expect(() => actor.mustBeAllowed('order.read-any')).toThrow(
      expect.objectContaining({ code: 'SECOND_FACTOR_SETUP_REQUIRED' }),
    );
    expect(Actor.person(facts).can('order.read-any')).toBe(true);
  });
});
