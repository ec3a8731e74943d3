export interface OutgoingAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail as it is sent. */
export interface OutgoingMail {
  /** The provider keeps it with the mail, so that the mail can be found again. */
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

/** The provider will never take this mail (an address that cannot be, a text that is too large): trying again is useless. */
export class MailRefused extends Error {}

/** The provider did not take the mail, for certain: it may be tried again without looking for it. */
export class MailNotTaken extends Error {}

/** Sends mails. */
export abstract class MailTransport {
  /**
   * Seconds after which a mail that somebody began to send and never finished is taken up by another: longer than
   * {@link send} can take.
   */
  abstract readonly patienceSeconds: number;

  /** The provider's id of a mail that was sent before; undefined where the provider never took it. */
  abstract find(mailId: string): Promise<string | undefined>;

  /**
   * Sends, and answers the provider's id. Throws {@link MailRefused} or {@link MailNotTaken} where that is certain;
   * after any other error the mail may or may not be on its way.
   */
  abstract send(mail: OutgoingMail): Promise<string>;
}

/** The default without keys: the row in `platform.mail` is the mailbox, so that a mail is in it when it is marked as sent. */
export class MailboxTransport extends MailTransport {
  readonly patienceSeconds = 3;

  async find(): Promise<undefined> {
    return undefined;
  }

  async send(mail: OutgoingMail): Promise<string> {
    return `mailbox-${mail.id}`;
  }
}
