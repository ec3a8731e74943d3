import { Mailer, type Mail } from '../mailer.js';
import { renderMail } from '../mail-rendering.js';

/** Stores mails in memory, each dedupe key once, for tests of use cases and reactions. */
export class MemoryMailer extends Mailer {
  readonly mails: Mail[] = [];

  async write(mail: Mail): Promise<void> {
    if (this.mails.every(({ dedupeKey }) => dedupeKey !== mail.dedupeKey)) this.mails.push(mail);
  }

  /** The text part of the only mail of this kind. Throws if there is none or more than one. */
  async textOf(kind: string): Promise<string> {
    const found = this.mails.filter((mail) => mail.kind === kind);
    const [mail] = found;
    if (!mail || found.length > 1) throw new Error(`${found.length} mails of kind ${kind}`);
    return (await renderMail(mail, { publicUrl: 'https://cicerone.example', postalLine: 'Cicerone' })).text;
  }
}
