import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { type TestDatabase, testDatabase } from '../../../../test/harness/database/test-database.js';
import { createApp } from '../../../app.js';
import { Commands } from '../../../platform/commands.js';
import { ClockOffset } from '../../../platform/dev-clock/clock-offset.js';
import { readConfig } from '../../../platform/config.js';
import { PurgeContactMessages } from '../jobs/purge-contact-messages.job.js';
import { PurgeSubscribers } from '../jobs/purge-subscribers.job.js';

interface MailRow {
  readonly kind: string;
  readonly recipient: string;
  readonly language: string;
  readonly reply_to: string | null;
  readonly text: string;
}

const FORM = {
  name: 'Hanna Köhler',
  email: 'hanna@example.com',
  message: 'May we bring a pram, and two dogs?',
  reason: 'tour-question',
  senderType: 'customer',
};

let database: TestDatabase;
let app: NestFastifyApplication;
let limited: NestFastifyApplication;
let pool: Pool;

beforeAll(async () => {
  database = await testDatabase();
  const own = { APP_SECRET: 'x'.repeat(40), TEAM_EMAIL: 'us@house.example' };
  const config = { APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent', ...own };
  app = await createApp(readConfig({ ...config, RATE_LIMITS: '0' }), database.url);
  limited = await createApp(readConfig(config), database.url);
  pool = new Pool({ connectionString: database.url, max: 2 });
  // The database is dropped with whatever connections are still closing.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await app.close();
  await limited.close();
  await database.drop();
});

const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });
const mailsTo = async (recipient: string): Promise<readonly MailRow[]> =>
  (
    await pool.query<MailRow>(
      `select kind, recipient, language, reply_to, text from platform.mail where recipient = $1 order by written_at, id`,
      [recipient],
    )
  ).rows;
const setClock = (now: string) => app.get(ClockOffset, { strict: false }).moveTo(new Date(now));

describe('the contact form', () => {
  it('keeps the message, mails the team and tells the sender, in the language of the page', async () => {
    const answer = await post('/api/contact?language=ru_RU', { ...FORM, bookingReference: ' bk 4f8t2w ' });
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const { rows } = await pool.query(
      'select sender_type, reason, name, booking_reference, language from support.contact_message',
    );
    const kept = { sender_type: 'customer', reason: 'tour-question', name: 'Hanna Köhler' };
    expect(rows).toEqual([{ ...kept, booking_reference: 'BK-4F8T2W', language: 'ru_RU' }]);
    expect(await mailsTo('us@house.example')).toMatchObject([
      { kind: 'support.contact-message', language: 'en_US', reply_to: 'hanna@example.com' },
    ]);
    expect(await mailsTo('hanna@example.com')).toMatchObject([
      { kind: 'support.acknowledgement', language: 'ru_RU', reply_to: null },
    ]);
  });

  it('acknowledges three messages of one address within a day, and brings the team all', async () => {
    const email = 'Flooded@example.com';
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post('/api/contact', { ...FORM, email })).statusCode).toBe(202);
    expect(await mailsTo(email)).toHaveLength(3);
    const toTeam = await mailsTo('us@house.example');
    expect(toTeam.filter(({ reply_to }) => reply_to === email)).toHaveLength(5);
  });

  it('acknowledges three of forty messages that come at once', async () => {
    const email = 'rushed@example.com';
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post('/api/contact', { ...FORM, email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect([...(await mailsTo(email)), ...(await mailsTo(email.toUpperCase()))]).toHaveLength(3);
  });

  it.each([
    ['email', 'IS_EMAIL', { email: 'nobody' }],
    ['message', 'IS_LENGTH', { message: ' x ' }],
    ['message', 'IS_LENGTH', { message: 'x'.repeat(5001) }],
    ['name', 'IS_NAME', { name: 'A<b>' }],
    ['name', 'REQUIRED', { name: undefined }],
    ['reason', 'IS_IN', { reason: 'love' }],
    ['senderType', 'IS_IN', { senderType: 'admin' }],
    ['bookingReference', 'IS_REFERENCE', { bookingReference: 'BK-1' }],
    ['to', 'WHITELIST_VALIDATION', { to: 'other@example.com' }],
  ])('refuses a wrong %s: %s', async (field, code, change) => {
    const answer = await post('/api/contact', { ...FORM, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([{ field, code }]);
  });

  it('tells what is wrong in the language of the form, where nothing before names one', async () => {
    const answer = await post('/api/contact', { ...FORM, reason: 'love', language: 'de_DE' });
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([
      { detail: expect.stringMatching(/^Wählen Sie einen dieser Werte: /) },
    ]);
    const japanese = await post('/api/newsletter', { email: 'nobody', language: 'ja_JP' });
    expect(japanese.json<{ detail: string }>().detail).toMatch(/[ぁ-ん]/);
  });

  it.each([
    ['customer', 'mission', 422],
    ['guide', 'mission', 202],
    ['guide', 'cancel-tour', 422],
    ['guide', 'account', 202],
  ])('lets a %s write about %s: %i', async (senderType, reason, status) => {
    const answer = await post('/api/contact', {
      ...FORM,
      email: 'roles@example.com',
      senderType,
      reason,
      bookingReference: '',
    });
    expect(answer.statusCode).toBe(status);
    if (status === 422) expect(answer.json<{ code: string }>().code).toBe('CONTACT_REASON_NOT_OF_SENDER');
  });

  it('takes ten messages an hour from one computer', async () => {
    const write = () =>
      limited.inject({ method: 'POST', url: '/api/contact', payload: FORM, remoteAddress: '192.0.2.9' });
    const statuses = (await Promise.all(Array.from({ length: 12 }, write))).map(({ statusCode }) => statusCode);
    expect(statuses.sort((one, other) => one - other)).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
  });

  it.each([
    ['192.0.2.77', { message: '' }],
    ['192.0.2.78', { reason: 'mission' }],
  ])('does not count what was not filled in rightly: from %s, %j', async (remoteAddress, mistake) => {
    const write = async (change: object) =>
      (await limited.inject({ method: 'POST', url: '/api/contact', payload: { ...FORM, ...change }, remoteAddress }))
        .statusCode;
    for (let time = 0; time < 12; time += 1) expect(await write(mistake)).toBe(422);
    expect(await write({ message: 'Where do we meet?' })).toBe(202);
  });
});

describe('what is old', () => {
  const NOW = '2030-06-01T00:00:00Z';
  const forget = async (): Promise<void> => {
    await setClock(NOW);
    for (const job of [PurgeContactMessages, PurgeSubscribers])
      await app.get(Commands).inTransaction(() => app.get(job, { strict: false }).run());
  };

  it('is forgotten when its time is over, and not before', async () => {
    const past = (days: number, seconds: number) => new Date(Date.parse(NOW) - days * 86_400_000 + seconds * 1000);
    const subscriber = (email: string, state: string, at: Date) =>
      pool.query(
        `insert into support.subscriber (id, email, language, state, asked_at, changed_at)
         values (gen_random_uuid(), $1, 'en_US', $2, $3, $3)`,
        [email, state, at],
      );
    const message = (name: string, at: Date) =>
      pool.query(
        `insert into support.contact_message (id, received_at, sender_type, reason, name, email, message, language)
         values (gen_random_uuid(), $1, 'customer', 'other', $2, 'old@example.com', 'Good morning', 'en_US')`,
        [at, name],
      );
    await subscriber('pending-over@example.com', 'pending', past(30, -1));
    await subscriber('pending-still@example.com', 'pending', past(30, 1));
    await subscriber('left-over@example.com', 'left', past(30, -1));
    await subscriber('left-still@example.com', 'left', past(30, 1));
    await subscriber('reader@example.com', 'confirmed', past(2000, 0));
    const mail = (kind: string, subject: string, at: Date) =>
      pool.query(
        `insert into platform.mail (id, dedupe_key, kind, recipient, language, subject, html, text, written_at, next_attempt_at)
         values (gen_random_uuid(), $1 || $2, $1, 'mail@example.com', 'en_US', $2, '', '', $3, $3)`,
        [kind, subject, at],
      );
    await message('Over', past(3 * 365, -1));
    await message('Still', past(3 * 365, 1));
    for (const kind of ['support.contact-message', 'support.acknowledgement']) {
      await mail(kind, 'Over', past(3 * 365, -1));
      await mail(kind, 'Still', past(3 * 365, 1));
    }
    for (const kind of ['support.confirm-subscription', 'support.welcome-subscriber', 'support.already-subscribed']) {
      await mail(kind, 'Over', past(30, -1));
      await mail(kind, 'Still', past(30, 1));
    }
    await mail('booking.confirmed', 'Still', past(5 * 365, 0));

    await forget();
    await forget();

    const kept = await pool.query<{ email: string; state: string }>(
      `select email, state from support.subscriber where changed_at >= $1 or email not like '%@%' or state = 'confirmed'`,
      [past(31, 0)],
    );
    const emails = kept.rows.map(({ email }) => email);
    expect(emails).toEqual(
      expect.arrayContaining(['pending-still@example.com', 'left-still@example.com', 'reader@example.com']),
    );
    expect(emails.filter((email) => email.includes('over'))).toEqual([]);
    expect(kept.rows.filter(({ email }) => /^forgotten [\da-f-]{36}$/.test(email)).map(({ state }) => state)).toEqual([
      'left',
    ]);
    const messages = await pool.query<{ name: string }>(
      `select name from support.contact_message where email = 'old@example.com'`,
    );
    expect(messages.rows.map(({ name }) => name)).toEqual(['Still']);
    const mails = await pool.query<{ kind: string; subject: string }>(
      `select kind, subject from platform.mail where recipient = 'mail@example.com' order by kind`,
    );
    expect(mails.rows.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'booking.confirmed Still',
      'support.acknowledgement Still',
      'support.already-subscribed Still',
      'support.confirm-subscription Still',
      'support.contact-message Still',
      'support.welcome-subscriber Still',
    ]);
  });
});

describe('the newsletter', () => {
  const ask = (email: string, language = 'ja_JP') => post('/api/newsletter', { email, language });
  const linkIn = (mail: MailRow | undefined, purpose: 'confirm' | 'leave'): string =>
    new RegExp(`subscription\\?${purpose}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  const follow = async (purpose: 'confirm' | 'leave', token: string) => {
    const answer = await post(`/api/newsletter/${purpose}`, { token });
    const { email, code } = answer.json<{ email?: string; code?: string }>();
    return [answer.statusCode, email ?? code];
  };
  const look = async (purpose: string, token: string) => {
    const answer = await app.inject(`/api/newsletter/link?purpose=${purpose}&token=${token}`);
    const { used, email, code } = answer.json<{ used?: boolean; email?: string; code?: string }>();
    return [answer.statusCode, ...(code === undefined ? [used, email] : [code])];
  };
  const stateOf = async (email: string): Promise<string | undefined> =>
    (await pool.query<{ state: string }>('select state from support.subscriber where email = $1', [email])).rows[0]
      ?.state;

  it('is sent to nobody who has not opened the link, and to nobody who has left', async () => {
    await setClock('2026-11-20T10:00:00Z');
    await ask('Mia@Example.com');
    const [mail] = await mailsTo('mia@example.com');
    expect(mail).toMatchObject({ kind: 'support.confirm-subscription', language: 'ja_JP' });
    expect(await stateOf('mia@example.com')).toBe('pending');
    const token = linkIn(mail, 'confirm');
    expect(await follow('confirm', token)).toEqual([200, 'm•••@example.com']);
    expect(await follow('confirm', token)).toEqual([200, 'm•••@example.com']);
    expect(await stateOf('mia@example.com')).toBe('confirmed');
    const leaving = linkIn((await mailsTo('mia@example.com'))[1], 'leave');
    expect(await follow('leave', leaving)).toEqual([200, 'm•••@example.com']);
    expect(await follow('leave', leaving)).toEqual([200, 'm•••@example.com']);
    expect(await stateOf('mia@example.com')).toBe('left');
    expect(await follow('confirm', token)).toEqual([422, 'SUBSCRIPTION_LINK_NOT_VALID']);
    expect(await mailsTo('mia@example.com')).toHaveLength(2);
  });

  it('says what a link does to who looks at it, and does nothing', async () => {
    await setClock('2026-11-20T10:00:00Z');
    await ask('look@example.com');
    const confirming = linkIn((await mailsTo('look@example.com'))[0], 'confirm');
    expect(await look('confirm', confirming)).toEqual([200, false, 'l•••@example.com']);
    expect(await stateOf('look@example.com')).toBe('pending');
    expect(await look('leave', confirming)).toEqual([422, 'SUBSCRIPTION_LINK_NOT_VALID']);
    await setClock('2026-11-27T12:00:00Z');
    expect(await look('confirm', confirming)).toEqual([422, 'SUBSCRIPTION_LINK_NOT_VALID']);
    await setClock('2026-11-27T08:00:00Z');
    await follow('confirm', confirming);
    expect(await look('confirm', confirming)).toEqual([200, true, 'l•••@example.com']);
    const leaving = linkIn((await mailsTo('look@example.com'))[1], 'leave');
    expect(await look('leave', leaving)).toEqual([200, false, 'l•••@example.com']);
    expect(await stateOf('look@example.com')).toBe('confirmed');
    await follow('leave', leaving);
    expect(await look('leave', leaving)).toEqual([200, true, 'l•••@example.com']);
    expect(await look('confirm', confirming)).toEqual([422, 'SUBSCRIPTION_LINK_NOT_VALID']);
    expect(await look('nonsense', leaving)).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('answers alike whether the address is new, waiting, subscribed or has left', async () => {
    await setClock('2026-11-20T10:00:00Z');
    const answers = [await ask('zoe@example.com'), await ask('ZOE@example.com')];
    await follow('confirm', linkIn((await mailsTo('zoe@example.com'))[0], 'confirm'));
    await setClock('2026-11-20T11:00:00Z');
    answers.push(await ask('zoe@example.com'), await ask('mia@example.com'));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 4 }, () => [202, '']),
    );
    expect((await mailsTo('zoe@example.com')).map(({ kind }) => kind)).toEqual([
      'support.confirm-subscription',
      'support.welcome-subscriber',
      'support.already-subscribed',
    ]);
    expect((await mailsTo('mia@example.com')).at(-1)?.kind).toBe('support.confirm-subscription');
  });

  it('has one subscriber and one mail when forty ask for one address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('rush@example.com')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await mailsTo('rush@example.com')).toHaveLength(1);
  });

  it('is mailed for again a minute later, then ten minutes later, in the language asked for last, thrice an hour', async () => {
    const mailed = async (at: string, language: string): Promise<unknown[]> => {
      await setClock(`2026-11-20T${at}Z`);
      await ask('lost@example.com', language);
      return (await mailsTo('lost@example.com')).map((mail) => mail.language);
    };
    expect(await mailed('10:00:00', 'ja_JP')).toEqual(['ja_JP']);
    expect(await mailed('10:00:30', 'de_DE')).toEqual(['ja_JP']);
    expect(await mailed('10:01:10', 'de_DE')).toEqual(['ja_JP', 'de_DE']);
    expect(await mailed('10:10:00', 'fr_FR')).toEqual(['ja_JP', 'de_DE']);
    expect(await mailed('10:12:00', 'fr_FR')).toEqual(['ja_JP', 'de_DE', 'fr_FR']);
    expect(await mailed('10:50:00', 'it_IT')).toHaveLength(3);
    expect(await mailed('11:01:00', 'it_IT')).toEqual(['ja_JP', 'de_DE', 'fr_FR', 'it_IT']);
  });

  it('tells who gets it already so, in the language asked for, with a link that ends it, thrice an hour', async () => {
    const email = 'reader-again@example.com';
    const mailed = async (at: string, language: string): Promise<unknown[]> => {
      await setClock(`2026-11-20T${at}Z`);
      await ask(email, language);
      return (await mailsTo(email))
        .filter(({ kind }) => kind === 'support.already-subscribed')
        .map((mail) => mail.language);
    };
    await mailed('10:00:00', 'ja_JP');
    await setClock('2026-11-20T10:00:30Z');
    await follow('confirm', linkIn((await mailsTo(email))[0], 'confirm'));
    expect(await mailed('10:01:00', 'de_DE')).toEqual([]);
    expect(await mailed('10:02:00', 'de_DE')).toEqual(['de_DE']);
    expect(await mailed('10:11:00', 'fr_FR')).toEqual(['de_DE']);
    expect(await mailed('10:13:00', 'fr_FR')).toEqual(['de_DE', 'fr_FR']);
    expect(await mailed('10:50:00', 'it_IT')).toHaveLength(2);
    expect(await mailed('11:01:00', 'it_IT')).toEqual(['de_DE', 'fr_FR', 'it_IT']);
    expect(await stateOf(email)).toBe('confirmed');
    const { rows } = await pool.query('select language from support.subscriber where email = $1', [email]);
    expect(rows).toEqual([{ language: 'ja_JP' }]);
    const last = (await mailsTo(email)).at(-1);
    expect(last?.text).toContain('/it_IT/subscription?leave=');
    expect(await follow('leave', linkIn(last, 'leave'))).toEqual([200, 'r•••@example.com']);
    expect(await stateOf(email)).toBe('left');
  });

  it('can be asked for at once by who has left it, with one mail when forty do', async () => {
    await setClock('2026-11-20T10:00:00Z');
    await ask('back@example.com');
    const first = linkIn((await mailsTo('back@example.com'))[0], 'confirm');
    await follow('confirm', first);
    await follow('leave', linkIn((await mailsTo('back@example.com'))[1], 'leave'));
    await Promise.all(Array.from({ length: 40 }, () => ask('back@example.com', 'es_ES')));
    const mails = await mailsTo('back@example.com');
    expect(mails).toHaveLength(3);
    expect(mails[2]).toMatchObject({ kind: 'support.confirm-subscription', language: 'es_ES' });
    expect(await follow('confirm', first)).toEqual([422, 'SUBSCRIPTION_LINK_NOT_VALID']);
    expect(await follow('confirm', linkIn(mails[2], 'confirm'))).toEqual([200, 'b•••@example.com']);
  });

  it('keeps no token, and knows none that it has not mailed', async () => {
    await ask('kim@example.com');
    const token = linkIn((await mailsTo('kim@example.com'))[0], 'confirm');
    const { rows } = await pool.query<{ hash: string }>('select hash from support.subscription_token');
    expect(rows.some(({ hash }) => hash.includes(token))).toBe(false);
    for (const [purpose, wrong] of [
      ['leave', token],
      ['confirm', 'unheard'],
      ['confirm', rows[0]?.hash ?? ''],
    ] as const)
      expect(await follow(purpose, wrong)).toEqual([422, 'SUBSCRIPTION_LINK_NOT_VALID']);
  });

  it.each([['pt_PT'], ['de-DE'], [''], [undefined]])('is English where asked for in %j', async (language) => {
    const email = `polyglot-${language}@example.com`.toLowerCase();
    expect((await post('/api/newsletter', { email, language })).statusCode).toBe(202);
    expect(await mailsTo(email)).toMatchObject([{ language: 'en_US' }]);
  });

  it('refuses what is no address', async () => {
    expect((await ask('nobody')).statusCode).toBe(422);
  });
});
