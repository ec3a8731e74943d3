import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Passwords } from '../domain/passwords.js';
import { identityHouse, type IdentityHouse, type Person } from '../testing/identity-house.js';

describe('guessing passwords', () => {
  let house: IdentityHouse;
  let ada: Person;

  beforeAll(async () => {
    house = await identityHouse({ RATE_LIMITS: '1' });
    ada = await house.signUp();
  });
  afterAll(() => house.close());

  const logIn = (email: string, password: string, remoteAddress: string) =>
    house.call('POST', '/api/auth/login', { body: { email, password }, remoteAddress });
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
    const other = await house.signUp();
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

  it('is slowed down from however many addresses, but not for its owner where they have signed in before', async () => {
    const owner = await house.signUp();
    expect((await logIn(owner.email, owner.password, '192.0.2.40')).status).toBe(200);
    let calls = 0;
    const answers = await statuses(40, () => logIn(owner.email, 'wrong', `198.51.100.${(calls += 1)}`));
    expect(answers.filter((status) => status === 401)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect((await logIn(owner.email, owner.password, '198.51.100.99')).status).toBe(429);
    expect((await logIn(owner.email, owner.password, '192.0.2.40')).status).toBe(200);
    const guesses = await statuses(12, () => logIn(owner.email, 'wrong', '192.0.2.40'));
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  });

  it('from however many addresses is slowed down for unknown accounts alike', async () => {
    let calls = 0;
    const answers = await statuses(40, () => logIn('no-one@example.com', 'wrong', `203.0.113.${(calls += 1)}`));
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  it('does not count who knows the password', async () => {
    for (let time = 0; time < 15; time += 1) {
      expect((await logIn(ada.email, ada.password, '192.0.2.5')).status).toBe(200);
    }
  });

  it('of a signed-in person’s password is slowed down too', async () => {
    const body = { currentPassword: 'wrong', password: 'a noisy market', confirmPassword: 'a noisy market' };
    const attempt = () =>
      house.call('PUT', '/api/me/password', { body, token: ada.accessToken, remoteAddress: '192.0.2.6' });
    const answers = await statuses(11, attempt);
    expect(answers.filter((status) => status === 422)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('listing who has an account', () => {
  let house: IdentityHouse;
  let ada: Person;

  beforeAll(async () => {
    house = await identityHouse({ RATE_LIMITS: '1' });
    ada = await house.signUp();
  });
  afterAll(() => house.close());

  const signUp = (email: string, remoteAddress: string) => {
    const names = { firstName: 'Ada', lastName: 'Rossi', nativeLanguage: 'it_IT', acceptTerms: true };
    const secret = { password: 'a quiet street', confirmPassword: 'a quiet street' };
    const body = { type: 'individual', ...names, ...secret, email, confirmEmail: email };
    return house.call('POST', '/api/auth/signup', { body, remoteAddress });
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
  let house: IdentityHouse;

  beforeAll(async () => {
    house = await identityHouse();
  });
  afterAll(() => house.close());

  it('costs a comparison of passwords too, so that the answer comes no sooner', async () => {
    const passwords = house.app.get(Passwords, { strict: false });
    const pretended: string[] = [];
    const pretend = passwords.pretend.bind(passwords);
    passwords.pretend = (password) => {
      pretended.push(password);
      return pretend(password);
    };
    const body = { email: `${randomUUID()}@example.com`, password: 'wrong password' };
    expect((await house.call('POST', '/api/auth/login', { body })).status).toBe(401);
    expect(pretended).toEqual(['wrong password']);
  });
});
