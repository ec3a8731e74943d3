import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { MailboxTransport } from './mail-transport.js';
import type { MailboxMail } from './mailbox.js';
import { MailjetTransport } from './mailjet-transport.js';
import { aMail } from './testing/a-mail.js';
import { MailTestApp } from '../../../test/harness/mail-test-app.js';
import { mailTransportContract, type Received } from './testing/mail-transport.contract.js';
import { MailjetDouble } from './testing/mailjet-double.js';

Logger.overrideLogger(false);
const databases: TestDatabase[] = [];

async function newDatabase(): Promise<string> {
  const database = await testDatabase();
  databases.push(database);
  return database.url;
}

afterAll(async () => {
  for (const database of databases) await database.drop();
});

/** Longer than any machine needs. A transport that gave up a running call would look the mail up too early. */
const PATIENT_MS = 60_000;
/** For calls that are never answered. */
const IMPATIENT_MS = 4000;

const mailjet = (apiUrl: string, timeoutMilliseconds = PATIENT_MS): MailjetTransport =>
  new MailjetTransport({
    key: 'key',
    secret: 'secret',
    from: 'Cicerone <hello@cicerone.example>',
    apiUrl,
    timeoutMilliseconds,
  });

mailTransportContract(
  'the mailbox',
  async () => ({
    transport: new MailboxTransport(),
    received: async (testApp) => {
      const mails = await testApp.mailbox.mails();
      return Promise.all(mails.map((mail) => receivedOf(testApp, mail)));
    },
    close: async () => undefined,
  }),
  newDatabase,
);

mailTransportContract(
  'Mailjet',
  async () => {
    const double = await MailjetDouble.start();
    return {
      transport: mailjet(double.url),
      received: async () =>
        double.accepted.map((message) => ({
          to: message.To[0]?.Email ?? '',
          subject: message.Subject,
          html: message.HTMLPart,
          text: message.TextPart,
          attachments: (message.Attachments ?? []).map((attachment) => ({
            name: attachment.Filename,
            content: Buffer.from(attachment.Base64Content, 'base64'),
          })),
        })),
      close: () => double.stop(),
    };
  },
  newDatabase,
);

async function receivedOf(testApp: MailTestApp, mail: MailboxMail): Promise<Received> {
  const { to, subject, html, text } = mail;
  const attachments = await Promise.all(
    mail.attachments.map(async ({ name }, position) => {
      const file = await testApp.mailbox.attachment(mail.id, position);
      return { name, content: file?.bytes ?? Buffer.alloc(0) };
    }),
  );
  return { to, subject, html, text, attachments };
}

describe('when Mailjet misbehaves', () => {
  let testApp: MailTestApp;
  let double: MailjetDouble;

  beforeAll(async () => {
    testApp = await MailTestApp.open(await newDatabase());
  });
  beforeEach(async () => {
    await double?.stop();
    await testApp.empty();
    double = await MailjetDouble.start();
  });
  afterAll(async () => {
    await double.stop();
    await testApp.close();
  });

  it.each(['accept-then-hang', 'accept-then-500'] as const)(
    'looks a mail up and does not send it again after "%s"',
    async (fault) => {
      double.fail(fault);
      await testApp.write(aMail());
      await testApp.sendAll(mailjet(double.url, IMPATIENT_MS));
      expect(double.accepted).toHaveLength(1);
      expect(double.sendCalls).toBe(1);
      expect(await testApp.states()).toMatchObject([
        { status: 'sent', attempts: 2, provider_id: '1152921500000000000' },
      ]);
    },
  );

  it.each(['fail-500', 'too-many-429', 'forbid-401'] as const)('sends again after "%s"', async (fault) => {
    double.fail(fault, fault);
    await testApp.write(aMail());
    await testApp.sendAll(mailjet(double.url));
    expect(double.accepted).toHaveLength(1);
    expect(await testApp.states()).toMatchObject([{ status: 'sent', attempts: 3 }]);
  });

  it('does not send what it cannot look up', async () => {
    double.fail('accept-then-hang');
    double.lookupFails = true;
    await testApp.write(aMail());
    await testApp.sendAll(mailjet(double.url, IMPATIENT_MS));
    expect(double.sendCalls).toBe(1);
    expect(await testApp.states()).toMatchObject([{ status: 'dead', attempts: 8 }]);
  });

  it('waits twice as long after each failure, and gives up after eight', async () => {
    double.fail(...Array.from({ length: 9 }, () => 'too-many-429' as const));
    await testApp.write(aMail());
    const sender = testApp.sender(mailjet(double.url));
    for (const seconds of [60, 60, 120, 240, 480, 960, 1920]) {
      expect(await sender.sendDue()).toBe(1);
      testApp.clock.moveBy((seconds - 1) * 1000);
      expect(await sender.sendDue()).toBe(0);
      testApp.clock.moveBy(1000);
    }
    expect(await sender.sendDue()).toBe(1);
    expect(await testApp.states()).toMatchObject([
      { status: 'dead', attempts: 8, last_error: expect.stringContaining('429') },
    ]);
  });

  it('gives a refused mail up at once, and lets it be tried again', async () => {
    double.fail('refuse-400');
    await testApp.write(aMail());
    await testApp.sendAll(mailjet(double.url));
    expect(await testApp.states()).toMatchObject([
      { status: 'dead', attempts: 1, last_error: expect.stringContaining('400') },
    ]);
    await testApp.replayDead();
    await testApp.sendAll(mailjet(double.url));
    expect(await testApp.states()).toMatchObject([{ status: 'sent' }]);
  });

  it('offers one-click unsubscription for newsletters only', async () => {
    await testApp.write(
      aMail({
        kind: 'newsletter',
        unsubscribeUrl: 'https://cicerone.example/unsubscribe/1',
        replyTo: 'guide@example.com',
      }),
    );
    await testApp.write(aMail());
    await testApp.sendAll(mailjet(double.url));
    const headers = double.accepted.map((message) => message.Headers);
    expect(headers).toHaveLength(2);
    expect(headers).toContainEqual({
      'List-Unsubscribe': '<https://cicerone.example/unsubscribe/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(headers).toContain(undefined);
    expect(double.accepted.map((message) => message.ReplyTo?.Email)).toContain('guide@example.com');
  });
});
