import { Injectable } from '@nestjs/common';
import type { Mail } from './mailer.js';

/** What the person at an address has said about mails of this kind. */
export type MailChoice = 'wanted' | 'refused';

export type ChosenMail = Pick<Mail, 'kind' | 'to'>;

/** Undefined: this mail is always sent, or the address is nobody's who could choose. */
export type MailChoiceSource = (mail: ChosenMail) => Promise<MailChoice | undefined>;

/** Knows which mails people have chosen to go without. The context that keeps the choices registers itself. */
@Injectable()
export class MailChoices {
  private source: MailChoiceSource | undefined;

  register(source: MailChoiceSource): void {
    this.source = source;
  }

  async choiceOf(mail: ChosenMail): Promise<MailChoice | undefined> {
    return this.source?.(mail);
  }
}
