import { Injectable } from '@nestjs/common';
import { letter } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { Professional } from '../domain/professionals.js';
import type { PromoCode } from '../domain/promo-code.js';
import { personalCodeTexts } from './personal-code-mails.texts.js';

/** Mails about the personal code of a professional, in their language. */
@Injectable()
export class PersonalCodeMails {
  constructor(private readonly mailer: Mailer) {}

  async made({ email: to, language }: Professional, { id, code, percent }: PromoCode): Promise<void> {
    await this.mailer.write({
      dedupeKey: `personal-code-made:${id}`,
      kind: 'promotions.personal-code-made',
      to,
      language,
      ...letter(personalCodeTexts, language, `/${language}/tours`, { code, percent: String(percent) }),
    });
  }
}
