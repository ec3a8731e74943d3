import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { Passwords } from '../domain/passwords.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';

describe('guessing passwords', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => {
    testApp = await identityTestApp({ RATE_LIMITS: '1' });
    ada = await testApp.signUp();
  });
  afterAll(() => testApp.close());

  const logIn = (email: string, password: string, remoteAddress: string, code?: string) =>
    testApp.call('POST', '/api/auth/login', { body: { email, password, code }, remoteAddress });
  /** Forty wrong passwords, each from a network of its own. */
  const guessFrom = async (network: string, email: string) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, host) => logIn(email, 'wrong', `${network}.${host}`)),
    );
    return answers.map(({ body }) => body.code);
  };
  const statuses = async (times: number, attempt: () => ReturnType<typeof logIn>) => {
    const answers = await Promise.all(Array.from({ length: times }, attempt));
    return answers.map(({ status }) => status);
  };

  it('is slowed down per account and address, with the time to wait', async () => {
    const wrong = await statuses(10, () => logIn(ada.email, 'wrong', '192.0.2.1'));
    expect(wrong).toEqual(Array.from({ length: 10 }, () => 401));
    const refused = await logIn(ada.email.toUpperCase(), ada.password, '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  it('does not lock the owner out, nor others behind the same address', async () => {
    expect((await logIn(ada.email, ada.password, '192.0.2.2')).status).toBe(200);
    const other = await testApp.signUp();
    expect((await logIn(other.email, other.password, '192.0.2.1')).status).toBe(200);
  });

  it('counts for unknown accounts too, so that the limit tells nothing', async () => {
    const email = 'nobody@example.com';
    await statuses(10, () => logIn(email, 'wrong', '192.0.2.3'));
    expect((await logIn(email, 'wrong', '192.0.2.3')).status).toBe(429);
  });

  it('is slowed down per address over many accounts, even all at once', async () => {
    const answers = await statuses(60, () => logIn(`${randomUUID()}@example.com`, 'wrong', '192.0.2.4'));
    expect(answers.filter((status) => status === 401)).toHaveLength(50);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  it('is slowed down per network of IPv6, whatever address of it calls', async () => {
    let calls = 0;
    const answers = await statuses(60, () =>
      logIn(`${randomUUID()}@example.com`, 'wrong', `2001:db8:1:2::${(calls += 1).toString(16)}`),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect((await logIn(ada.email, ada.password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('from however many addresses asks for a code, but not its owner where they have signed in before', async () => {
    const owner = await testApp.signUp();
    expect((await logIn(owner.email, owner.password, '192.0.2.40')).status).toBe(200);
    const codes = await guessFrom('198.51.100', owner.email);
    expect(codes.filter((code) => code === 'CREDENTIALS_WRONG')).toHaveLength(30);
    expect(codes.filter((code) => code === 'SIGN_IN_CODE_REQUIRED')).toHaveLength(10);
    expect((await logIn(owner.email, owner.password, '192.0.2.40')).status).toBe(200);
    const guesses = await statuses(12, () => logIn(owner.email, 'wrong', '192.0.2.40'));
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  });

  it('from however many addresses lets its owner in on a new network by a mailed code, once', async () => {
    const owner = await testApp.signUp();
    await guessFrom('198.51.100', owner.email);
    const asked = await logIn(owner.email, owner.password, '198.51.100.99');
    expect(asked).toMatchObject({ status: 401, body: { code: 'SIGN_IN_CODE_REQUIRED' } });
    await drain(testApp.app);
    const code = await testApp.mailedCode(owner.email);
    const wrong = await logIn(owner.email, owner.password, '198.51.100.99', code === '123456' ? '654321' : '123456');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'SIGN_IN_CODE_WRONG', errors: [{ field: 'code' }] } });
    const answers = await statuses(9, () => logIn(owner.email, owner.password, '198.51.100.98', code));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await testApp.query('select hash from identity.sign_in_code where user_id = $1', [owner.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('from however many addresses is told the same of an address without an account', async () => {
    const owner = await testApp.signUp();
    await guessFrom('203.0.113', owner.email);
    await guessFrom('203.0.113', 'no-one@example.com');
    const { body: known } = await logIn(owner.email, owner.password, '198.51.100.97');
    const { body: unknown } = await logIn('no-one@example.com', owner.password, '198.51.100.97');
    expect({ ...unknown, requestId: '' }).toEqual({ ...known, requestId: '' });
    const { body: wrong } = await logIn(owner.email, owner.password, '198.51.100.97', '000000');
    const { body: nobody } = await logIn('no-one@example.com', owner.password, '198.51.100.97', '000000');
    expect({ ...nobody, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    await drain(testApp.app);
    const { rows } = await testApp.query('select 1 from platform.mail where recipient = $1', ['no-one@example.com']);
    expect(rows).toEqual([]);
  });

  it('does not count who knows the password', async () => {
    for (let time = 0; time < 15; time += 1) {
      expect((await logIn(ada.email, ada.password, '192.0.2.5')).status).toBe(200);
    }
  });

  it('of a signed-in person’s password is slowed down too', async () => {
    const body = { currentPassword: 'wrong', password: 'a noisy market', confirmPassword: 'a noisy market' };
    const attempt = () =>
      testApp.call('PUT', '/api/me/password', { body, token: ada.accessToken, remoteAddress: '192.0.2.6' });
    const answers = await statuses(11, attempt);
    expect(answers.filter((status) => status === 422)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('listing who has an account', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => {
    testApp = await identityTestApp({ RATE_LIMITS: '1' });
    ada = await testApp.signUp();
  });
  afterAll(() => testApp.close());

  const signUp = (email: string, remoteAddress: string) => {
    const names = { firstName: 'Ada', lastName: 'Rossi', nativeLanguage: 'it', acceptTerms: true };
    const secret = { password: 'a quiet street', confirmPassword: 'a quiet street' };
    const body = { type: 'individual', ...names, ...secret, email, confirmEmail: email };
    return testApp.call('POST', '/api/auth/signup', { body, remoteAddress });
  };

  it('by signing up is answered ten times per network, even all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => signUp(ada.email, `2001:db8:7:7::${index}`)),
    );
    expect(answers.filter(({ body }) => body.code === 'EMAIL_TAKEN')).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signUp(`${randomUUID()}@example.com`, '2001:db8:7:7::99')).status).toBe(429);
    expect((await signUp(`${randomUUID()}@example.com`, '2001:db8:7:8::1')).status).toBe(201);
  });

  it('does not count who is new', async () => {
    for (let time = 0; time < 12; time += 1)
      expect((await signUp(`${randomUUID()}@example.com`, '192.0.2.40')).status).toBe(201);
  });
});

describe('an address without an account', () => {
  let testApp: IdentityTestApp;

  beforeAll(async () => {
    testApp = await identityTestApp();
  });
  afterAll(() => testApp.close());

  it('costs a comparison of passwords too, so that the answer comes no sooner', async () => {
    const passwords = testApp.app.get(Passwords, { strict: false });
    const dummies: string[] = [];
    const hashDummyPassword = passwords.hashDummyPassword.bind(passwords);
    passwords.hashDummyPassword = (password) => {
      dummies.push(password);
      return hashDummyPassword(password);
    };
    const body = { email: `${randomUUID()}@example.com`, password: 'wrong password' };
    expect((await testApp.call('POST', '/api/auth/login', { body })).status).toBe(401);
    expect(dummies).toEqual(['wrong password']);
  });
});
