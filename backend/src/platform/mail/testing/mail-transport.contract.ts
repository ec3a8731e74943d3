import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MailTransport, type OutgoingMail } from '../mail-transport.js';
import { aMail } from './a-mail.js';
import { MailTestApp } from '../../../../test/harness/mail-test-app.js';

/** A received mail, whatever the transport. */
export interface Received {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly content: Buffer }[];
}

export interface TransportUnderTest {
  readonly transport: MailTransport;
  received(testApp: MailTestApp): Promise<readonly Received[]>;
  close(): Promise<void>;
}

/** Does its work and dies before it reports the result. */
export class DyingTransport extends MailTransport {
  readonly patienceSeconds: number;
  private dying: 'before' | 'after' | 'never' = 'never';

  constructor(private readonly inner: MailTransport) {
    super();
    this.patienceSeconds = inner.patienceSeconds;
  }

  dieOnce(when: 'before' | 'after'): void {
    this.dying = when;
  }

  find(mailId: string): Promise<string | undefined> {
    return this.inner.find(mailId);
  }

  async send(mail: OutgoingMail): Promise<string> {
    const dying = this.dying;
    this.dying = 'never';
    if (dying === 'before') return new Promise<never>(() => undefined);
    const id = await this.inner.send(mail);
    return dying === 'after' ? new Promise<never>(() => undefined) : id;
  }
}

/** Every transport delivers each mail once, whichever process dies. */
export function mailTransportContract(
  name: string,
  open: () => Promise<TransportUnderTest>,
  database: () => Promise<string>,
): void {
  describe(`${name} as a mail transport`, () => {
    let testApp: MailTestApp;
    let subject: TransportUnderTest;

    beforeAll(async () => {
      testApp = await MailTestApp.open(await database());
    });
    beforeEach(async () => {
      await subject?.close();
      await testApp.empty();
      subject = await open();
    });
    afterAll(async () => {
      await subject.close();
      await testApp.close();
    });

    it('delivers subject, both parts and attachments', async () => {
      await testApp.files.put('vouchers/one.pdf', Buffer.from('%PDF-1'), 'application/pdf');
      const attachments = [
        { name: 'voucher.pdf', contentType: 'application/pdf', file: 'vouchers/one.pdf' },
        { name: 'visit.ics', contentType: 'text/calendar', file: Buffer.from('BEGIN:VCALENDAR') },
      ];
      await testApp.write(aMail({ subject: 'Ваша экскурсия\r\nBcc: x', language: 'ru_RU', attachments }));
      await testApp.sendAll(subject.transport);
      const [received, ...others] = await subject.received(testApp);
      expect(others).toEqual([]);
      expect(received).toMatchObject({ to: 'ada@example.com', subject: 'Ваша экскурсия Bcc: x' });
      expect(received?.html).toContain('<html lang="ru-RU"');
      expect(received?.text).toContain('See you at the fountain.');
      expect(received?.attachments.map((attachment) => [attachment.name, attachment.content.toString()])).toEqual([
        ['voucher.pdf', '%PDF-1'],
        ['visit.ics', 'BEGIN:VCALENDAR'],
      ]);
      expect(await testApp.states()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    });

    it('delivers one mail for one dedupe key, and none for what was rolled back', async () => {
      await testApp.write(aMail({ dedupeKey: 'once' }));
      await testApp.write(aMail({ dedupeKey: 'once' }));
      await expect(testApp.write(aMail({ dedupeKey: 'never' }), new Error('no'))).rejects.toThrow('no');
      await testApp.sendAll(subject.transport);
      expect(await subject.received(testApp)).toHaveLength(1);
    });

    it.each(['before', 'after'] as const)('delivers once when a process is killed %s the delivery', async (when) => {
      const dying = new DyingTransport(subject.transport);
      dying.dieOnce(when);
      await testApp.write(aMail());
      void testApp.sender(dying).sendDue();
      while ((await testApp.states())[0]?.status !== 'sending' || (when === 'after' && !(await delivered(dying))))
        await tick();
      await testApp.sendAll(dying);
      expect(await testApp.states()).toMatchObject([{ status: 'sending' }]);
      await testApp.forgetClaims();
      await testApp.sendAll(dying);
      expect(await subject.received(testApp)).toHaveLength(1);
      expect(await testApp.states()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    });

    it('delivers each of a hundred mails once when eight workers send', async () => {
      for (let number = 0; number < 100; number += 1) await testApp.write(aMail({ subject: `Mail ${number}` }));
      await Promise.all(Array.from({ length: 8 }, () => testApp.sendAll(subject.transport)));
      const subjects = (await subject.received(testApp)).map((received) => received.subject);
      expect(new Set(subjects).size).toBe(100);
      expect(subjects).toHaveLength(100);
    });

    /** The mailbox has a mail when its row says so. Other transports store mails themselves. */
    const delivered = async (dying: DyingTransport): Promise<boolean> =>
      (await subject.received(testApp)).length > 0 || dying.patienceSeconds < 10;
  });
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
