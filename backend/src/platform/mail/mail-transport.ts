export interface OutgoingAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail in the form in which it is sent. */
export interface OutgoingMail {
  /** The provider stores this id with the mail, so that the mail can be looked up. */
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
  readonly attachments: readonly OutgoingAttachment[];
}

/** The provider will never accept this mail (invalid address, text too large): a retry is useless. */
export class MailRefused extends Error {}

/** The provider certainly did not accept the mail: a retry needs no lookup. */
export class MailNotTaken extends Error {}

export abstract class MailTransport {
  /**
   * Seconds after which another process takes up a mail whose sending began and never ended: longer than {@link send}
   * can take.
   */
  abstract readonly patienceSeconds: number;

  /** The provider's id of a mail that was sent before; undefined if the provider never accepted it. */
  abstract find(mailId: string): Promise<string | undefined>;

  /**
   * Sends the mail and returns the provider's id. Throws {@link MailRefused} or {@link MailNotTaken} if that is
   * certain. After any other error the mail may or may not have been sent.
   */
  abstract send(mail: OutgoingMail): Promise<string>;
}

/**
 * The default without keys. The rows of `platform.mail` are the mailbox: a mail is in it as soon as it is marked as
 * sent.
 */
export class MailboxTransport extends MailTransport {
  readonly patienceSeconds = 3;

  async find(): Promise<undefined> {
    return undefined;
  }

  async send(mail: OutgoingMail): Promise<string> {
    return `mailbox-${mail.id}`;
  }
}
