import { Injectable, Logger } from '@nestjs/common';
import { FileStore } from '../files/file-store.js';
import { type ClaimedMail, MailRows, type StoredAttachment } from './mail-rows.js';
import {
  MailNotTaken,
  MailRefused,
  MailTransport,
  type OutgoingAttachment,
  type OutgoingMail,
} from './mail-transport.js';

const BATCH = 10;
const LAST_ATTEMPT = 8;
/** The pause doubles with each attempt: half a minute, a minute, … about an hour in all. */
const FIRST_PAUSE_SECONDS = 30;

/** Hands the mails that are due to the transport. Many senders may run at once, in one process or several. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly rows: MailRows,
    private readonly transport: MailTransport,
    private readonly files: FileStore,
  ) {}

  /** Tries one batch and returns the number of tried mails. A failure is written to its row, not thrown. */
  async sendDue(): Promise<number> {
    const claimed = await this.rows.claim(BATCH, this.transport.patienceSeconds);
    await Promise.all(claimed.map((mail) => this.attempt(mail)));
    return claimed.length;
  }

  private async attempt(mail: ClaimedMail): Promise<void> {
    let mayBeOnItsWay = mail.outcome_unknown;
    try {
      const earlier = mail.outcome_unknown ? await this.transport.find(mail.id) : undefined;
      if (earlier) return await this.rows.sent(mail, earlier);
      mayBeOnItsWay = false;
      const outgoing = await this.outgoing(mail);
      mayBeOnItsWay = true;
      await this.rows.sent(mail, await this.transport.send(outgoing));
    } catch (error) {
      await this.failed(mail, error as Error, mayBeOnItsWay && !(error instanceof MailNotTaken));
    }
  }

  private async failed(mail: ClaimedMail, error: Error, outcomeUnknown: boolean): Promise<void> {
    this.logger.warn(
      { mail: mail.id, kind: mail.kind, attempt: mail.attempts, outcomeUnknown, error: error.message },
      'A mail was not sent',
    );
    if (error instanceof MailRefused || mail.attempts >= LAST_ATTEMPT) return this.rows.dead(mail, error);
    const pause = Math.max(FIRST_PAUSE_SECONDS * 2 ** (mail.attempts - 1), this.transport.patienceSeconds);
    await this.rows.again(mail, error, pause, outcomeUnknown);
  }

  private async outgoing(mail: ClaimedMail): Promise<OutgoingMail> {
    const stored = await this.rows.attachmentsOf(mail.id);
    return {
      id: mail.id,
      kind: mail.kind,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      replyTo: mail.reply_to ?? undefined,
      unsubscribeUrl: mail.unsubscribe_url ?? undefined,
      attachments: await Promise.all(stored.map((attachment) => this.read(attachment))),
    };
  }

  private async read({ name, content_type, content, stored_path }: StoredAttachment): Promise<OutgoingAttachment> {
    const bytes = content ?? (await this.files.get(stored_path ?? '')).bytes;
    return { name, contentType: content_type, content: bytes };
  }
}
