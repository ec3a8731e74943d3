import type { ReactElement } from 'react';
import type { Locale } from '../../shared-kernel/language/locale.js';

export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  /** The bytes, stored with the mail, or a path in the file store that is read when the mail is sent. */
  readonly file: Buffer | string;
}

export interface Mail {
  /** The event and the reader, e.g. `booking-confirmed:BK-4F8T2W`. A second mail with the same key is not written. */
  readonly dedupeKey: string;
  /** The kind of mail, e.g. `booking.confirmed`, for the mailbox, the provider's statistics and support. */
  readonly kind: string;
  readonly to: string;
  readonly language: Locale;
  /** Plain text, 60 characters at most, with the reference if there is one. */
  readonly subject: string;
  /** The content alone, made of `components/`. The mailer adds layout, logo and footer. */
  readonly body: ReactElement;
  /** The line that mail programs show beside the subject. */
  readonly preview?: string;
  /** Why the reader gets the mail, if the reason is neither a booking nor an account. */
  readonly reason?: string;
  readonly replyTo?: string;
  /** For newsletters only: the address that ends the subscription with one POST. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly Attachment[];
  /** The mail holds a key to the account, such as a link or a code to sign in: nobody of the team may read it. */
  readonly confidential?: boolean;
}

export abstract class Mailer {
  /**
   * Writes the mail in the running transaction. It is sent if and only if the transaction commits, and once per
   * `dedupeKey`.
   */
  abstract write(mail: Mail): Promise<void>;
}
