import type { ReactElement } from 'react';
import type { Locale } from '../../shared-kernel/language/locale.js';

export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  /** The bytes, kept with the mail, or the path of a file of the file store, read when the mail is sent. */
  readonly file: Buffer | string;
}

export interface Mail {
  /** Names the event and the reader, e.g. `booking-confirmed:BK-4F8T2W`: a second mail with it is not written. */
  readonly dedupeKey: string;
  /** What it is, e.g. `booking.confirmed`: for the mailbox, the provider's statistics and support. */
  readonly kind: string;
  readonly to: string;
  readonly language: Locale;
  /** Plain text, 60 characters at most, with the reference where there is one. */
  readonly subject: string;
  /** The content alone, made of `components/`: the paper around it, the logo and the footer are the mailer's. */
  readonly body: ReactElement;
  /** The line that mail programs show beside the subject. */
  readonly preview?: string;
  /** Why the reader gets it, where that is not a booking or an account. */
  readonly reason?: string;
  readonly replyTo?: string;
  /** For newsletters only: the address that ends the subscription with one POST. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly Attachment[];
}

/** Writes mails to people. */
export abstract class Mailer {
  /**
   * Puts the mail into the running transaction: it is sent if and only if that commits, and once, however often
   * the same `dedupeKey` is written.
   */
  abstract write(mail: Mail): Promise<void>;
}
