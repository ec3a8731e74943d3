import { Injectable } from '@nestjs/common';
import { letter, type LetterText } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { Account } from '../domain/accounts.js';
import { professionalMailTexts } from './professional-mails.texts.js';

/** Mails about the validation of a professional, in their language. */
@Injectable()
export class ProfessionalMails {
  constructor(private readonly mailer: Mailer) {}

  registered(account: Account): Promise<void> {
    const { id } = account;
    return this.write(account, 'professional-registered', id, 'account', professionalMailTexts.registered);
  }

  /** @param decision tells decisions about one professional apart */
  validated(account: Account, decision: string): Promise<void> {
    return this.write(account, 'professional-validated', decision, 'tours', professionalMailTexts.validated);
  }

  /** @param reason the team's words */
  rejected(account: Account, reason: string, decision: string): Promise<void> {
    const text = professionalMailTexts.rejected;
    return this.write(account, 'professional-rejected', decision, 'account', text, { reason });
  }

  private async write(
    { email: to, language }: Account,
    kind: string,
    key: string,
    path: string,
    text: LetterText,
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.mailer.write({
      dedupeKey: `${kind}:${key}`,
      kind: `agencies.${kind}`,
      to,
      language,
      ...letter(text, language, `/${language}/${path}`, values),
    });
  }
}
