import { Injectable } from '@nestjs/common';
import { letter, type LetterText } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { Applicant } from '../domain/applicants.js';
import { applicationMailTexts } from './application-mails.texts.js';

/** Mails about an application, in the language of the applicant. `step` tells the steps of one application apart. */
@Injectable()
export class ApplicationMails {
  constructor(private readonly mailer: Mailer) {}

  submitted(applicant: Applicant, step: string): Promise<void> {
    return this.write(applicant, 'application-submitted', step, 'recruitment', applicationMailTexts.submitted);
  }

  /** @param remark the team's words */
  askedAgain(applicant: Applicant, remark: string, step: string): Promise<void> {
    const text = applicationMailTexts.askedAgain;
    return this.write(applicant, 'application-asked-again', step, 'recruitment', text, { remark });
  }

  approved(applicant: Applicant, step: string): Promise<void> {
    return this.write(applicant, 'application-approved', step, 'guide-missions', applicationMailTexts.approved);
  }

  /** @param reason the team's words */
  rejected(applicant: Applicant, reason: string, step: string): Promise<void> {
    const text = applicationMailTexts.rejected;
    return this.write(applicant, 'application-rejected', step, 'recruitment', text, { reason });
  }

  private async write(
    { email: to, language }: Applicant,
    kind: string,
    key: string,
    path: string,
    text: LetterText,
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.mailer.write({
      dedupeKey: `${kind}:${key}`,
      kind: `recruitment.${kind}`,
      to,
      language,
      ...letter(text, language, `/${language}/${path}`, values),
    });
  }
}
