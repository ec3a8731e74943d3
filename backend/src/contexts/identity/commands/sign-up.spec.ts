import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { SystemIds } from '../../../platform/system.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { IdentityMails } from '../mail/identity-mails.js';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { anAddress } from '../testing/an-address.js';
import { aDevice } from '../testing/a-user.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { AskForEmailConfirmation, AskForEmailConfirmationHandler } from './ask-for-email-confirmation.js';
import { ConfirmEmail, ConfirmEmailHandler } from './confirm-email.js';
import { SignUp, type SignUpForm, SignUpHandler } from './sign-up.js';

const visitor = Actor.visitor('en_US');
const form = {
  email: 'ada@example.com',
  firstName: 'Win a prize at evil.example',
  lastName: 'Rossi',
  nativeLanguage: 'fr',
  currency: 'USD',
} as const;

describe('signing up', () => {
  let ports: ReturnType<typeof inMemoryPorts>;
  let mailer: MemoryMailer;
  let mails: IdentityMails;

  beforeEach(() => {
    ports = inMemoryPorts();
    mailer = new MemoryMailer();
    mails = new IdentityMails(mailer, new SystemIds());
  });

  const signUp = (more: Partial<SignUpForm> = {}) => {
    const { users, addresses, sessions, tokens, clock } = ports;
    const handler = new SignUpHandler(users, addresses, sessions, tokens, mails, new SystemIds(), clock);
    return handler.execute(new SignUp({ ...form, ...more }, 'hash', aDevice, visitor));
  };
  const confirm = (token: string) =>
    new ConfirmEmailHandler(ports.tokens, ports.users, ports.clock).execute(new ConfirmEmail(token, visitor));
  const askAgain = (userId: string) => {
    const who = { id: userId, role: ROLES.customer, isPro: false, language: 'fr_FR', sessionId: 's' } as const;
    const handler = new AskForEmailConfirmationHandler(ports.users, ports.tokens, mails, ports.clock);
    return handler.execute(new AskForEmailConfirmation(Actor.person(who)));
  };

  it('opens a session and mails a link that confirms the address, with nothing in it that was typed', async () => {
    const { userId } = await signUp();
    const text = await mailer.textOf('identity.welcome');
    expect(text).toContain('Bienvenue chez Cicerone');
    expect(text).toContain('/fr_FR/USD/verify-email?token=token-1');
    expect(text).not.toContain('evil.example');
    await confirm('token-1');
    expect((await ports.users.find(userId))?.emailVerifiedAt).toEqual(ports.clock.now());
  });

  it('keeps the company of a business account, its address, and tells who validates it', async () => {
    const { userId } = await signUp({
      business: { companyName: 'Rossi Viaggi', vat: 'IT12345670017' },
      taxNumber: '2024/118',
      address: anAddress({ companyName: 'Rossi Viaggi' }),
    });
    const user = await ports.users.find(userId);
    expect(user).toMatchObject({
      accountType: 'business',
      companyName: 'Rossi Viaggi',
      vat: 'IT12345670017',
      taxNumber: '2024/118',
    });
    expect((await ports.addresses.getForChange(userId)).addresses).toMatchObject([
      { companyName: 'Rossi Viaggi', isPrimary: true },
    ]);
    expect(user && takeEvents(user)).toContainEqual({ type: 'identity.business-signed-up.v1', userId });
  });

  it('leaves the address unconfirmed when the link comes after 48 hours', async () => {
    const { userId } = await signUp();
    ports.clock.moveBy(48 * 3_600_000);
    await expect(confirm('token-1')).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
    expect((await ports.users.find(userId))?.emailVerifiedAt).toBeNull();
  });

  it('is possible once with an address', async () => {
    await signUp();
    await expect(signUp()).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(mailer.mails).toHaveLength(1);
  });

  it('mails the link again until the address is confirmed', async () => {
    const { userId } = await signUp();
    await askAgain(userId);
    await confirm('token-2');
    await askAgain(userId);
    expect(mailer.mails.map(({ kind }) => kind)).toEqual(['identity.welcome', 'identity.confirm-email']);
  });

  it('mails five such links an hour at most, whoever asks', async () => {
    const { userId } = await signUp();
    for (let time = 0; time < 7; time += 1) await askAgain(userId);
    expect(mailer.mails).toHaveLength(5);
    ports.clock.moveBy(3_600_000);
    await askAgain(userId);
    expect(mailer.mails).toHaveLength(6);
  });
});
