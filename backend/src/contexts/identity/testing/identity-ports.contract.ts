import { beforeEach, describe, expect, it } from '@jest/globals';
import { totpCode } from '../persistence/totp.js';
import { aDevice, aUser } from './a-user.js';
import type { IdentityPorts } from './identity-ports.js';

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What commands rely on, of the fakes and of the real adapters alike. */
export function identityPortsContract(name: string, make: () => Promise<IdentityPorts>): void {
  describe(`the accounts ${name}`, () => {
    let ports: IdentityPorts;
    beforeEach(async () => (ports = await make()));

    it('find a person by the address in whatever case', async () => {
      const user = aUser({ email: 'Ada.Rossi@example.com', birthdate: '1990-05-17' });
      await ports.alone(() => ports.users.save(user));
      const found = await ports.alone(() => ports.users.findByEmail('ada.rossi@EXAMPLE.com'));
      expect(found).toMatchObject({ id: user.id, firstName: 'Ada', language: 'it_IT', birthdate: '1990-05-17' });
      expect(await ports.alone(() => ports.users.findByEmail('nobody@example.com'))).toBeUndefined();
    });

    it('give one address to one account', async () => {
      await ports.alone(() => ports.users.save(aUser({ email: 'one@example.com' })));
      const second = ports.alone(() => ports.users.save(aUser({ email: 'ONE@example.com' })));
      await expect(second).rejects.toMatchObject({ code: 'EMAIL_TAKEN', field: 'email' });
    });

    it('keep what is changed', async () => {
      const { id } = await saved();
      await ports.alone(async () => {
        const user = await ports.users.findForChange(id);
        user?.changePassword('another hash', ports.clock.now());
        if (user) await ports.users.save(user);
      });
      expect((await ports.alone(() => ports.users.find(id)))?.passwordHash).toBe('another hash');
    });

    it('make a mailed link work once, for its own purpose, until its time is over', async () => {
      const { id } = await saved();
      const token = await ports.alone(() => ports.tokens.issue(id, 'reset-password'));
      expect(await ports.alone(() => ports.tokens.use(token, 'confirm-email'))).toBeUndefined();
      ports.clock.moveBy(HOUR - 1);
      expect(await ports.alone(() => ports.tokens.use(token, 'reset-password'))).toBe(id);
      expect(await ports.alone(() => ports.tokens.use(token, 'reset-password'))).toBeUndefined();
      const late = await ports.alone(() => ports.tokens.issue(id, 'reset-password'));
      ports.clock.moveBy(HOUR);
      expect(await ports.alone(() => ports.tokens.use(late, 'reset-password'))).toBeUndefined();
    });

    it('count and revoke the links of one purpose', async () => {
      const { id } = await saved();
      const before = ports.clock.now();
      ports.clock.moveBy(1);
      const reset = await ports.alone(() => ports.tokens.issue(id, 'reset-password'));
      const confirm = await ports.alone(() => ports.tokens.issue(id, 'confirm-email'));
      expect(await ports.alone(() => ports.tokens.countIssuedSince(id, 'reset-password', before))).toBe(1);
      expect(await ports.alone(() => ports.tokens.countIssuedSince(id, 'reset-password', ports.clock.now()))).toBe(0);
      await ports.alone(() => ports.tokens.revokeAll(id, 'reset-password'));
      expect(await ports.alone(() => ports.tokens.use(reset, 'reset-password'))).toBeUndefined();
      expect(await ports.alone(() => ports.tokens.use(confirm, 'confirm-email'))).toBe(id);
    });

    it('forget tokens whose time is over, and no others', async () => {
      const { id } = await saved();
      const start = new Date(ports.clock.now().getTime() - 1);
      await ports.alone(() => ports.tokens.issue(id, 'reset-password'));
      const confirm = await ports.alone(() => ports.tokens.issue(id, 'confirm-email'));
      const { refreshToken } = await ports.alone(() => ports.sessions.open(id, aDevice));
      ports.clock.moveBy(HOUR);
      await ports.alone(() => ports.tokens.forgetExpired());
      await ports.alone(() => ports.sessions.forgetExpired());
      expect(await ports.alone(() => ports.tokens.countIssuedSince(id, 'reset-password', start))).toBe(0);
      expect(await ports.alone(() => ports.tokens.use(confirm, 'confirm-email'))).toBe(id);
      expect(await renew(refreshToken)).toBeDefined();
    });

    it('renew a session by a token, and give another tab the same next token within ten seconds', async () => {
      const first = await opened();
      const second = await renew(first.refreshToken);
      expect(second).toMatchObject({ sessionId: first.sessionId, userId: first.userId });
      expect(second?.refreshToken).not.toBe(first.refreshToken);
      ports.clock.moveBy(10 * SECOND);
      expect((await renew(first.refreshToken))?.refreshToken).toBe(second?.refreshToken);
      expect((await renew(second?.refreshToken ?? ''))?.sessionId).toBe(first.sessionId);
    });

    it('end the session of a token that comes back after ten seconds, with all its other tokens', async () => {
      const first = await opened();
      const second = await renew(first.refreshToken);
      ports.clock.moveBy(10 * SECOND + 1);
      expect(await renew(first.refreshToken)).toBeUndefined();
      expect(await renew(second?.refreshToken ?? '')).toBeUndefined();
    });

    it('end the session of a token that comes back when the next one has been used', async () => {
      const first = await opened();
      const second = await renew(first.refreshToken);
      const third = await renew(second?.refreshToken ?? '');
      expect(await renew(first.refreshToken)).toBeUndefined();
      expect(await renew(third?.refreshToken ?? '')).toBeUndefined();
    });

    it('renew until sixty days have gone by, and never by an unknown token', async () => {
      const { refreshToken } = await opened();
      ports.clock.moveBy(60 * 24 * HOUR - 1);
      const next = await renew(refreshToken);
      expect(next).toBeDefined();
      ports.clock.moveBy(60 * 24 * HOUR);
      expect(await renew(next?.refreshToken ?? '')).toBeUndefined();
      expect(await renew('never-issued')).toBeUndefined();
    });

    it('make the latest sign-in code work, once, for the account that it was issued to', async () => {
      const [{ id }, other] = [await saved(), await saved()];
      const [first, second] = [await issued(id), await issued(id)];
      if (first !== second) expect(await guess(id, first)).toBe(false);
      expect(await guess(other.id, second)).toBe(false);
      expect(await guess(id, second)).toBe(true);
      expect(await guess(id, second)).toBe(false);
    });

    it('make a sign-in code work for fifteen minutes', async () => {
      const { id } = await saved();
      const inTime = await issued(id);
      ports.clock.moveBy(15 * MINUTE - 1);
      expect(await guess(id, inTime)).toBe(true);
      const late = await issued(id);
      ports.clock.moveBy(15 * MINUTE);
      expect(await guess(id, late)).toBe(false);
    });

    it('make a sign-in code work for five guesses', async () => {
      const { id } = await saved();
      const code = await issued(id);
      for (let time = 0; time < 4; time += 1) expect(await guess(id, 'wrong')).toBe(false);
      expect(await guess(id, code)).toBe(true);
      const another = await issued(id);
      for (let time = 0; time < 5; time += 1) expect(await guess(id, 'wrong')).toBe(false);
      expect(await guess(id, another)).toBe(false);
    });

    it('count sign-in codes for an hour, and then forget them', async () => {
      const { id } = await saved();
      const start = new Date(ports.clock.now().getTime() - 1);
      await issued(id);
      ports.clock.moveBy(HOUR - 1);
      await ports.alone(() => ports.codes.forgetExpired());
      expect(await ports.alone(() => ports.codes.countIssuedSince(id, start))).toBe(1);
      ports.clock.moveBy(1);
      await ports.alone(() => ports.codes.forgetExpired());
      expect(await ports.alone(() => ports.codes.countIssuedSince(id, start))).toBe(0);
    });

    it('tell an account’s password hash and the addresses of its sessions, by its id and by its e-mail address', async () => {
      const user = await saved();
      await ports.alone(() => ports.sessions.open(user.id, { ...aDevice, ip: '192.0.2.1' }));
      ports.clock.moveBy(1);
      await ports.alone(() => ports.sessions.open(user.id, { ...aDevice, ip: '192.0.2.2' }));
      for (const whose of [{ userId: user.id }, { email: user.email.toUpperCase() }]) {
        expect(await ports.credentials.find(whose)).toEqual({
          userId: user.id,
          passwordHash: user.passwordHash,
          hasSecondFactor: false,
        });
        expect(await ports.credentials.addressesOf(whose)).toEqual(['192.0.2.2', '192.0.2.1']);
      }
      expect(await ports.credentials.find({ email: 'nobody@example.com' })).toBeUndefined();
      expect(await ports.credentials.addressesOf({ email: 'nobody@example.com' })).toEqual([]);
    });

    it('end one session, or all of one person', async () => {
      const [one, other, stranger] = [await opened(), await opened(), await opened()];
      await ports.alone(() => ports.sessions.end(one.sessionId));
      expect(await renew(one.refreshToken)).toBeUndefined();
      const again = await ports.alone(() => ports.sessions.open(other.userId, aDevice));
      await ports.alone(() => ports.sessions.endAllOf(other.userId));
      expect(await renew(other.refreshToken)).toBeUndefined();
      expect(await renew(again.refreshToken)).toBeUndefined();
      expect(await renew(stranger.refreshToken)).toBeDefined();
    });

    it('end the other sessions of a person, and one by its id only for its owner', async () => {
      const [mine, stranger] = [await opened(), await opened()];
      const other = await ports.alone(() => ports.sessions.open(mine.userId, aDevice));
      expect(await ports.alone(() => ports.sessions.endOwn(stranger.sessionId, mine.userId))).toBe(false);
      await ports.alone(() => ports.sessions.endOthersOf(mine.userId, mine.sessionId));
      expect(await renew(other.refreshToken)).toBeUndefined();
      expect(await renew(stranger.refreshToken)).toBeDefined();
      expect(await ports.alone(() => ports.sessions.endOwn(mine.sessionId, mine.userId))).toBe(true);
      expect(await ports.alone(() => ports.sessions.endOwn(mine.sessionId, mine.userId))).toBe(false);
    });

    it('know the devices of a person by the id that they tell, or else by the browser', async () => {
      const { id } = await saved();
      const stranger = await saved();
      await ports.alone(() => ports.sessions.open(id, { ...aDevice, deviceId: 'laptop' }));
      const known = (device: object, userId = id) =>
        ports.alone(() => ports.sessions.isKnownDevice(userId, { ...aDevice, ...device }));
      expect(await known({ deviceId: 'laptop', userAgent: 'Another' })).toBe(true);
      expect(await known({ deviceId: 'telephone' })).toBe(false);
      expect(await known({})).toBe(true);
      expect(await known({ userAgent: 'Another' })).toBe(false);
      expect(await known({ deviceId: 'laptop' }, stranger.id)).toBe(false);
    });

    it('remember for fifteen minutes that a password was confirmed in a session', async () => {
      const { sessionId } = await opened();
      const isConfirmed = () => ports.alone(() => ports.sessions.hasConfirmedPassword(sessionId));
      expect(await isConfirmed()).toBe(false);
      await ports.alone(() => ports.sessions.notePasswordConfirmed(sessionId));
      ports.clock.moveBy(15 * MINUTE - 1);
      expect(await isConfirmed()).toBe(true);
      ports.clock.moveBy(1);
      expect(await isConfirmed()).toBe(false);
    });

    it('turn a second factor on by a code of its secret, and then replace it no more', async () => {
      const user = await saved();
      const { secret, uri } = await prepare(user.id);
      expect(uri).toContain(`secret=${secret}`);
      expect(await ports.alone(() => ports.secondFactors.isOn(user.id))).toBe(false);
      expect(await turnOn(user.id, '000000x')).toBe(false);
      expect(await turnOn(user.id, codeOf(secret))).toBe(true);
      expect(await turnOn(user.id, codeOf(secret))).toBe(false);
      expect(await ports.credentials.find({ userId: user.id })).toMatchObject({ hasSecondFactor: true });
      const other = await prepare(user.id);
      ports.clock.moveBy(MINUTE);
      expect(await enter(user.id, codeOf(other.secret))).toBe(false);
      expect(await enter(user.id, codeOf(secret))).toBe(true);
    });

    it('take each code of an app once, half a minute early or late', async () => {
      const { id, secret } = await withFactor();
      const [now, next] = [codeOf(secret), codeOf(secret, 30 * SECOND)];
      expect(await enter(id, now)).toBe(false);
      expect(await enter(id, next)).toBe(true);
      expect(await enter(id, next)).toBe(false);
      ports.clock.moveBy(2 * MINUTE);
      expect(await enter(id, codeOf(secret, -60 * SECOND))).toBe(false);
      expect(
        await enter(id, ` ${codeOf(secret, -30 * SECOND).slice(0, 3)} ${codeOf(secret, -30 * SECOND).slice(3)}`),
      ).toBe(true);
      expect(await enter((await saved()).id, codeOf(secret))).toBe(false);
    });

    it('take each recovery code once, until there are new ones', async () => {
      const { id } = await withFactor();
      const codes = await ports.alone(() => ports.secondFactors.issueRecoveryCodes(id));
      expect(new Set(codes).size).toBe(10);
      const [first = '', second = ''] = codes;
      expect(await enter(id, first.toUpperCase().replace('-', ' '))).toBe(true);
      expect(await enter(id, first)).toBe(false);
      const [third = ''] = await ports.alone(() => ports.secondFactors.issueRecoveryCodes(id));
      expect(await enter(id, second)).toBe(false);
      expect(await enter(id, third)).toBe(true);
    });

    it('remove a second factor with its recovery codes', async () => {
      const { id, secret } = await withFactor();
      const [recovery = ''] = await ports.alone(() => ports.secondFactors.issueRecoveryCodes(id));
      expect(await ports.alone(() => ports.secondFactors.remove(id))).toBe(true);
      expect(await ports.alone(() => ports.secondFactors.remove(id))).toBe(false);
      ports.clock.moveBy(MINUTE);
      expect([await enter(id, codeOf(secret)), await enter(id, recovery)]).toEqual([false, false]);
    });

    it('keep one change of address of an account for 48 hours', async () => {
      const { id } = await saved();
      const find = () => ports.alone(() => ports.emailChanges.find(id));
      const start = (email: string) =>
        ports.alone(() => ports.emailChanges.start(id, { email, requestedAt: ports.clock.now(), approvedAt: null }));
      await start('first@example.com');
      await start('second@example.com');
      expect(await find()).toMatchObject({ email: 'second@example.com', approvedAt: null });
      expect(await ports.alone(() => ports.emailChanges.approve(id))).toBe(true);
      expect(await ports.alone(() => ports.emailChanges.approve(id))).toBe(false);
      expect((await find())?.approvedAt).toEqual(ports.clock.now());
      ports.clock.moveBy(48 * HOUR);
      expect(await find()).toBeUndefined();
      await ports.alone(() => ports.emailChanges.forgetExpired());
      expect(await ports.alone(() => ports.emailChanges.remove(id))).toBe(false);
    });

    const prepare = (userId: string) => ports.alone(() => ports.secondFactors.prepare(userId, 'ada@example.com'));
    const turnOn = (userId: string, code: string) => ports.alone(() => ports.secondFactors.turnOn(userId, code));
    const enter = (userId: string, code: string) => ports.alone(() => ports.secondFactors.use(userId, code));
    const codeOf = (secret: string, later = 0) => totpCode(secret, new Date(ports.clock.now().getTime() + later));
    const withFactor = async () => {
      const { id } = await saved();
      const { secret } = await prepare(id);
      await turnOn(id, codeOf(secret));
      return { id, secret };
    };
    const saved = async () => {
      const user = aUser();
      await ports.alone(() => ports.users.save(user));
      return user;
    };
    const opened = async () => {
      const { id } = await saved();
      return ports.alone(() => ports.sessions.open(id, aDevice));
    };
    const issued = (userId: string) => ports.alone(() => ports.codes.issue(userId));
    const guess = (userId: string, code: string) => ports.alone(() => ports.codes.use(userId, code));
    const renew = (token: string) => ports.alone(() => ports.sessions.renew(token));
  });
}
