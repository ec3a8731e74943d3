import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { SystemIds } from '../../../platform/system.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { mustNotBeAddress } from '../domain/passwords.js';
import { MailResetLink } from '../jobs/mail-reset-link.job.js';
import { IdentityMails } from '../mail/identity-mails.js';
import { aDevice, aUser } from '../testing/a-user.js';
import { inMemoryCommands } from '../testing/in-memory-commands.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { ChangePassword, ChangePasswordHandler } from './change-password.js';
import { OpenSession } from './open-session.js';
import { ResetPassword, ResetPasswordHandler } from './reset-password.js';

const visitor = Actor.visitor('en_US');
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('passwords', () => {
  let ports: ReturnType<typeof inMemoryPorts>;
  let mailer: MemoryMailer;
  let mails: IdentityMails;
  let user: ReturnType<typeof aUser>;

  beforeEach(async () => {
    ports = inMemoryPorts();
    mailer = new MemoryMailer();
    mails = new IdentityMails(mailer, new SystemIds());
    user = aUser({ email: 'ada@example.com', nativeLanguage: 'de' });
    await ports.users.save(user);
  });

  const ask = (email: string) => new MailResetLink(ports.users, ports.tokens, mails, ports.clock).run({ email });
  const reset = (token: string, password = 'a noisy market') => {
    const { tokens, users, sessions, clock } = ports;
    return new ResetPasswordHandler(tokens, users, sessions, mails, clock).execute(
      new ResetPassword(token, password, `hash of ${password}`, visitor),
    );
  };
  const kinds = () => mailer.mails.map(({ kind }) => kind);

  it('are reset by a mailed link, which ends all sessions and confirms the address', async () => {
    const session = await ports.sessions.open(user.id, aDevice);
    await ask('ADA@example.com');
    const text = await mailer.textOf('identity.reset-password');
    expect(text).toContain('/de_DE/EUR/reset-password?token=token-1');
    await reset('token-1');
    expect(user).toMatchObject({ passwordHash: 'hash of a noisy market', emailVerifiedAt: ports.clock.now() });
    expect(await ports.sessions.renew(session.refreshToken)).toBeUndefined();
    expect(kinds()).toEqual(['identity.reset-password', 'identity.password-changed']);
  });

  it('are reset by one link only: the others of the same hour are void', async () => {
    await ask(user.email);
    await ask(user.email);
    await reset('token-2');
    await expect(reset('token-1')).rejects.toEqual(code('LINK_NOT_VALID'));
    await expect(reset('token-2')).rejects.toEqual(code('LINK_NOT_VALID'));
  });

  it('are not reset by the link that confirms an address', async () => {
    const token = await ports.tokens.issue(user.id, 'confirm-email');
    await expect(reset(token)).rejects.toEqual(code('LINK_NOT_VALID'));
    expect(user.passwordHash).toBe('hash of a quiet street');
  });

  it('are asked for five times an hour at most, whoever asks', async () => {
    for (let time = 0; time < 7; time += 1) await ask(user.email);
    expect(mailer.mails).toHaveLength(5);
    ports.clock.moveBy(3_600_001);
    await ask(user.email);
    expect(mailer.mails).toHaveLength(6);
  });

  it.each(['suspended', 'closed'] as const)('of an account that is %s cannot be reset', async (state) => {
    const token = await ports.tokens.issue(user.id, 'reset-password');
    user.state = state;
    await ask(user.email);
    expect(mailer.mails).toEqual([]);
    await expect(reset(token)).rejects.toEqual(code('LINK_NOT_VALID'));
  });

  it('that nobody has are looked for in silence', async () => {
    await ask('nobody@example.com');
    expect(mailer.mails).toEqual([]);
    expect(ports.tokens.issued).toEqual([]);
  });

  it('are changed by who knows the present one; every session ends but the one opened for it', async () => {
    const actor = Actor.person({ id: user.id, role: ROLES.customer, isPro: false, language: 'de_DE', sessionId: 's' });
    const { users, sessions, tokens, clock } = ports;
    const handler = new ChangePasswordHandler(users, sessions, tokens, mails, clock);
    const session = await sessions.open(user.id, aDevice);
    const link = await tokens.issue(user.id, 'reset-password');
    await expect(handler.execute(new ChangePassword('another', 'new', 'hash of new', aDevice, actor))).rejects.toEqual(
      code('PRESENT_PASSWORD_WRONG'),
    );
    const pair = await handler.execute(
      new ChangePassword('hash of a quiet street', 'new', 'hash of new', aDevice, actor),
    );
    expect(user.passwordHash).toBe('hash of new');
    expect(await sessions.renew(session.refreshToken)).toBeUndefined();
    expect(await sessions.renew(pair.refreshToken)).toBeDefined();
    await expect(reset(link)).rejects.toEqual(code('LINK_NOT_VALID'));
  });

  it.each(['ada.lovelace@example.com', ' ADA.Lovelace@Example.com', 'ada.lovelace', 'Ada.Lovelace '])(
    'are not the own address, nor what stands before its @: %j',
    async (password) => {
      user = aUser({ email: 'Ada.Lovelace@example.com' });
      await ports.users.save(user);
      const { users, sessions, tokens, clock } = ports;
      const facts = { id: user.id, role: ROLES.customer, isPro: false, language: 'de_DE', sessionId: 's' } as const;
      const change = new ChangePassword(user.passwordHash, password, 'hash', aDevice, Actor.person(facts));
      const handler = new ChangePasswordHandler(users, sessions, tokens, mails, clock);
      await expect(handler.execute(change)).rejects.toMatchObject({ code: 'PASSWORD_IS_ADDRESS', field: 'password' });
      const link = await tokens.issue(user.id, 'reset-password');
      await expect(reset(link, password)).rejects.toEqual(code('PASSWORD_IS_ADDRESS'));
      expect(user.passwordHash).toBe('hash of a quiet street');
    },
  );

  it.each(['example.com', 'ada.lovelace@example.org', 'ada.lovelace1'])('may be %j', (password) => {
    expect(() => mustNotBeAddress(password, 'ada.lovelace@example.com')).not.toThrow();
  });

  it('that were changed meanwhile open no session', async () => {
    const commands = inMemoryCommands(ports, mailer);
    const owner = { userId: user.id, passwordHash: 'hash of a quiet street', hasSecondFactor: false };
    const open = () => commands.execute(new OpenSession(owner, aDevice, visitor));
    expect(await open()).toMatchObject({ userId: user.id });
    user.changePassword('new', ports.clock.now());
    await expect(open()).rejects.toEqual(code('CREDENTIALS_WRONG'));
  });
});
