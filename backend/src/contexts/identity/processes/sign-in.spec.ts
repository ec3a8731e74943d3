import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import type { User } from '../domain/user.js';
import { totpCode } from '../persistence/totp.js';
import { aDevice, aUser } from '../testing/a-user.js';
import { inMemoryCommands } from '../testing/in-memory-commands.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { inMemoryLimits } from '../testing/in-memory-limits.js';
import { SecondFactorGuesses } from './second-factor-guesses.js';
import { SignIn } from './sign-in.js';
import { SignInLimits } from './sign-in-limits.js';

const PASSWORD = 'a quiet street';
const NEW_PLACE = '198.51.100.99';
const visitor = Actor.visitor('en_US');
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('signing in', () => {
  let ports: ReturnType<typeof inMemoryPorts>;
  let mailer: MemoryMailer;
  let limits: RateLimits;
  let signIn: SignIn;
  let user: User;

  beforeEach(async () => {
    ports = inMemoryPorts();
    mailer = new MemoryMailer();
    limits = inMemoryLimits();
    const { credentials, passwords } = ports;
    const commands = inMemoryCommands(ports, mailer);
    signIn = new SignIn(
      credentials,
      passwords,
      new SignInLimits(limits, credentials),
      new SecondFactorGuesses(limits),
      commands,
    );
    user = aUser({ email: 'ada@example.com' });
    await ports.users.save(user);
  });
  afterEach(() => limits.onApplicationShutdown());

  const logIn = (password: string, ip: string, typed?: string, email = user.email) =>
    signIn.signIn({ email, password, code: typed }, { ...aDevice, ip }, visitor);
  const guessFromEverywhere = async (email = user.email): Promise<void> => {
    for (let network = 1; network <= 30; network += 1)
      await expect(logIn('wrong', `198.51.100.${network}`, undefined, email)).rejects.toEqual(
        code('CREDENTIALS_WRONG'),
      );
  };

  it('opens a session for the owner of the password', async () => {
    expect(await logIn(PASSWORD, '192.0.2.1')).toMatchObject({ userId: user.id });
  });

  it.each(['suspended', 'closed'] as const)('refuses an account that is %s like a wrong password', async (state) => {
    user.state = state;
    await expect(logIn(PASSWORD, '192.0.2.1')).rejects.toEqual(code('CREDENTIALS_WRONG'));
  });

  it('compares a password for an address without an account too', async () => {
    await expect(logIn(PASSWORD, '192.0.2.1', undefined, 'nobody@example.com')).rejects.toEqual(
      code('CREDENTIALS_WRONG'),
    );
    expect(ports.passwords.comparisons).toBe(1);
  });

  it('looks at no code where none is needed', async () => {
    expect(await logIn(PASSWORD, '192.0.2.1', '999999')).toMatchObject({ userId: user.id });
  });

  it('refuses an eleventh wrong password from one network', async () => {
    for (let time = 0; time < 10; time += 1)
      await expect(logIn('wrong', '192.0.2.1')).rejects.toEqual(code('CREDENTIALS_WRONG'));
    await expect(logIn(PASSWORD, '192.0.2.1')).rejects.toEqual(code('TOO_MANY_REQUESTS'));
    expect(await logIn(PASSWORD, '192.0.2.2')).toMatchObject({ userId: user.id });
  });

  it('renews a session by its refresh token', async () => {
    const { refreshToken, sessionId } = await logIn(PASSWORD, '192.0.2.1');
    expect(await signIn.renew(refreshToken, visitor)).toMatchObject({ sessionId });
    await expect(signIn.renew('never given', visitor)).rejects.toEqual(code('INVALID_TOKEN'));
  });

  describe('after thirty wrong passwords from thirty networks', () => {
    beforeEach(() => guessFromEverywhere());

    it('lets the owner in on a new network by a mailed code', async () => {
      await expect(logIn(PASSWORD, NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      expect(await mailer.textOf('identity.sign-in-code')).toContain('000001');
      expect(await logIn(PASSWORD, NEW_PLACE, ' 000 001 ')).toMatchObject({ userId: user.id });
      expect(await logIn(PASSWORD, NEW_PLACE)).toMatchObject({ userId: user.id });
    });

    it('asks for no code on a network that the owner has signed in from', async () => {
      await ports.sessions.open(user.id, { ...aDevice, ip: '192.0.2.40' });
      expect(await logIn(PASSWORD, '192.0.2.40')).toMatchObject({ userId: user.id });
    });

    it('mails no code for a wrong password, nor to an account that cannot be used, and says the same', async () => {
      await expect(logIn('wrong', NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      user.state = 'suspended';
      await expect(logIn(PASSWORD, NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      expect(mailer.mails).toEqual([]);
    });

    it('refuses a wrong code, a wrong password and a suspended account alike', async () => {
      await expect(logIn(PASSWORD, NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      await expect(logIn(PASSWORD, NEW_PLACE, '999999')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
      await expect(logIn('wrong', NEW_PLACE, '000001')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
      user.state = 'suspended';
      await expect(logIn(PASSWORD, NEW_PLACE, '000001')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
    });

    it('counts no guess at a code against somebody who does not know the password', async () => {
      await expect(logIn(PASSWORD, NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      for (let time = 0; time < 9; time += 1)
        await expect(logIn('wrong', '203.0.113.7', '999999')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
      expect(await logIn(PASSWORD, NEW_PLACE, '000001')).toMatchObject({ userId: user.id });
    });

    it('takes no code after five guesses at it', async () => {
      await expect(logIn(PASSWORD, NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      for (let time = 0; time < 5; time += 1)
        await expect(logIn(PASSWORD, NEW_PLACE, '999999')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
      await expect(logIn(PASSWORD, NEW_PLACE, '000001')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
    });

    it('mails five codes an hour at most', async () => {
      for (let time = 1; time <= 7; time += 1)
        await expect(logIn(PASSWORD, `203.0.113.${time}`)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
      expect(mailer.mails).toHaveLength(5);
    });
  });

  it('asks for a code for an address without an account alike', async () => {
    await guessFromEverywhere('nobody@example.com');
    const nobody = (typed?: string) => logIn(PASSWORD, NEW_PLACE, typed, 'nobody@example.com');
    await expect(nobody()).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
    await expect(nobody('000001')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
    expect(mailer.mails).toEqual([]);
  });

  describe('with a second factor', () => {
    let secret: string;
    const factorCode = () => totpCode(secret, ports.clock.now());

    beforeEach(async () => {
      ({ secret } = await ports.secondFactors.prepare(user.id, user.email));
      await ports.secondFactors.turnOn(user.id, factorCode());
      ports.clock.moveBy(60_000);
    });

    it('asks for a code once the password is right, and opens a session by it, once', async () => {
      await expect(logIn('wrong', '192.0.2.1', factorCode())).rejects.toEqual(code('CREDENTIALS_WRONG'));
      await expect(logIn(PASSWORD, '192.0.2.1')).rejects.toEqual(code('SECOND_FACTOR_REQUIRED'));
      const typed = factorCode();
      expect(await logIn(PASSWORD, '192.0.2.1', typed)).toMatchObject({ userId: user.id });
      await expect(logIn(PASSWORD, '192.0.2.1', typed)).rejects.toEqual(code('SECOND_FACTOR_WRONG'));
    });

    it('takes a recovery code once', async () => {
      const [recovery = ''] = await ports.secondFactors.issueRecoveryCodes(user.id);
      expect(await logIn(PASSWORD, '192.0.2.1', recovery)).toMatchObject({ userId: user.id });
      await expect(logIn(PASSWORD, '192.0.2.1', recovery)).rejects.toEqual(code('SECOND_FACTOR_WRONG'));
    });

    it('lets nobody guess more than five codes, from whatever networks', async () => {
      for (let network = 1; network <= 5; network += 1)
        await expect(logIn(PASSWORD, `192.0.2.${network}`, '000000')).rejects.toEqual(code('SECOND_FACTOR_WRONG'));
      await expect(logIn(PASSWORD, '192.0.2.6', factorCode())).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: expect.any(Number),
      });
    });

    it('says nothing about the password where the account is tried from everywhere', async () => {
      await guessFromEverywhere();
      for (const password of [PASSWORD, 'wrong']) {
        await expect(logIn(password, NEW_PLACE)).rejects.toEqual(code('SIGN_IN_CODE_REQUIRED'));
        for (let time = 0; time < 4; time += 1)
          await expect(logIn(password, `203.0.113.${time}`, '000000')).rejects.toEqual(code('SIGN_IN_CODE_WRONG'));
      }
      expect(mailer.mails).toEqual([]);
      expect(await logIn(PASSWORD, NEW_PLACE, factorCode())).toMatchObject({ userId: user.id });
    });
  });

  it('mails the person when the device is new, in their language', async () => {
    const device = { ...aDevice, deviceId: 'laptop' };
    const open = (deviceId: string) =>
      signIn.signIn({ email: user.email, password: PASSWORD }, { ...device, deviceId }, visitor);
    await open('laptop');
    await open('laptop');
    await open('telephone');
    expect(mailer.mails.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'identity.new-device it_IT',
      'identity.new-device it_IT',
    ]);
  });
});
