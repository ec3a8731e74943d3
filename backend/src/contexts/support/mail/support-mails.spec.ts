import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { SystemIds } from '../../../platform/system.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { ALL_REASONS, type ContactMessage, isReasonOf, SENDER_TYPES } from '../domain/contact-messages.js';
import { Subscriber } from '../domain/subscriber.js';
import { SupportMails } from './support-mails.js';

const written = (language: Locale): ContactMessage => ({
  senderType: 'customer',
  reason: 'tour-question',
  name: 'Mallory <b>',
  email: 'ada@example.com',
  bookingReference: 'BK-4F8T2W',
  message: 'May we bring a pram?\nBuy at http://spam.example',
  language,
});

const MESSAGE = '0193e4a2-0000-7000-8000-0000003fa91c';
const OTHER_MESSAGE = '0193e4a2-0000-7000-8000-0000003fa91d';

async function mailsIn(language: Locale): Promise<MemoryMailer> {
  const mailer = new MemoryMailer();
  const mails = new SupportMails(
    mailer,
    new SystemIds(),
    readConfig({ APP_MODE: 'test', TEAM_EMAIL: 'us@house.example' }),
  );
  const subscriber = Subscriber.asking('1', 'ada@example.com', language, new Date('2026-11-20T10:00:00Z'));
  await mails.toTeam(MESSAGE, written(language));
  await mails.acknowledgement(MESSAGE, written(language));
  const toManager = { ...written(language), reason: 'to-manager' } as const;
  await mails.toManager(MESSAGE, toManager, 'manager@house.example');
  await mails.toManager(OTHER_MESSAGE, { ...toManager, senderType: 'guide' }, undefined);
  await mails.confirmSubscription(subscriber, 'the-token');
  await mails.welcomeSubscriber(subscriber, 'the-token');
  await mails.alreadySubscribed(subscriber, language, 'the-token');
  return mailer;
}

describe('mails between visitors and the team', () => {
  it.each(['ru_RU', 'ja_JP'] as const)('read well in %s', async (language) => {
    const mailer = await mailsIn(language);
    for (const kind of ['acknowledgement', 'confirm-subscription', 'welcome-subscriber', 'already-subscribed'])
      expect(await mailer.textOf(`support.${kind}`)).toMatchSnapshot(kind);
  });

  it('bring the manager the words, or the team where nobody was chosen', async () => {
    const mailer = await mailsIn('ja_JP');
    const mails = mailer.mails.filter(({ kind }) => kind === 'support.manager-message');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['manager@house.example', 'A professional writes to you: BK-4F8T2W'],
      ['us@house.example', 'A guide without a manager writes: BK-4F8T2W'],
    ]);
  });

  it('bring the team the words, and an answer goes to who wrote them', async () => {
    const mailer = await mailsIn('ja_JP');
    const [mail] = mailer.mails;
    expect(mail).toMatchObject({ to: 'us@house.example', replyTo: 'ada@example.com', language: 'en_US' });
    expect(mail?.subject).toBe('A customer asks about a tour: BK-4F8T2W');
    const text = await mailer.textOf('support.contact-message');
    expect(text).toContain('MSG-3FA91C');
    expect(text).toContain('May we bring a pram?');
    expect(text).toContain('Mallory <b>');
    expect(text).toContain('Your answer to this message goes to who wrote it.');
    expect(text).not.toContain('an account of yours');
  });

  it('say in words who writes and about what, whatever was chosen, and leave room for the name', async () => {
    const subjects = new Set<string>();
    for (const senderType of SENDER_TYPES)
      for (const reason of ALL_REASONS.filter((each) => isReasonOf(senderType, each))) {
        const mailer = new MemoryMailer();
        const config = readConfig({ APP_MODE: 'test', TEAM_EMAIL: 'us@house.example' });
        const { bookingReference: _, ...message } = written('de_DE');
        await new SupportMails(mailer, new SystemIds(), config).toTeam('1', { ...message, senderType, reason });
        const subject = mailer.mails[0]?.subject ?? '';
        expect(subject).toMatch(new RegExp(`^A ${senderType} [a-z ]+: Mallory <b>$`));
        subjects.add(subject);
      }
    expect(subjects.size).toBe(12);
  });

  it.each(LOCALES)('bring visitors nothing that was typed, in %s', async (language) => {
    const mailer = await mailsIn(language);
    const text = await mailer.textOf('support.acknowledgement');
    expect(text).toContain('MSG-3FA91C');
    for (const typed of ['Mallory', 'pram', 'spam.example', 'BK-4F8T2W']) expect(text).not.toContain(typed);
    for (const { subject } of mailer.mails) expect(subject.length).toBeLessThanOrEqual(60);
    expect(await mailer.textOf('support.confirm-subscription')).toContain(
      `/${language}/subscription?confirm=the-token`,
    );
    for (const kind of ['support.welcome-subscriber', 'support.already-subscribed'])
      expect(await mailer.textOf(kind)).toContain(`/${language}/subscription?leave=the-token`);
  });
});
