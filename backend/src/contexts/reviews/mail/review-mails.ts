import { Injectable } from '@nestjs/common';
import { letter, type LetterText } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { ReviewedGuide } from '../domain/guides.js';
import type { Visit } from '../domain/visit.js';
import { reviewMailTexts } from './review-mails.texts.js';

/** Mails about reviews, to authors in the language of their order and to guides in theirs. */
@Injectable()
export class ReviewMails {
  constructor(private readonly mailer: Mailer) {}

  invitation(visit: Visit): Promise<void> {
    return this.toAuthor(visit, 'review-invitation', visit.reference, formOf(visit), reviewMailTexts.invitation);
  }

  /** @param message tells mails of one kind about one review apart, in the following methods too */
  published(visit: Visit, message: string): Promise<void> {
    return this.toAuthor(visit, 'review-published', message, tourOf(visit), reviewMailTexts.published);
  }

  /** @param reason the team's words */
  rejected(visit: Visit, reason: string, message: string): Promise<void> {
    return this.toAuthor(visit, 'review-rejected', message, formOf(visit), reviewMailTexts.rejected, { reason });
  }

  /** @param reason the team's words */
  hidden(visit: Visit, reason: string, message: string): Promise<void> {
    return this.toAuthor(visit, 'review-hidden', message, formOf(visit), reviewMailTexts.hidden, { reason });
  }

  answered(visit: Visit, message: string): Promise<void> {
    return this.toAuthor(visit, 'review-answered', message, tourOf(visit), reviewMailTexts.answered);
  }

  guideReviewed(guide: ReviewedGuide, visit: Visit, message: string): Promise<void> {
    const values = { tour: inLanguage(visit.tour.name, guide.language) };
    return this.toGuide(guide, 'guide-reviewed', message, reviewMailTexts.guideReviewed, values);
  }

  /** @param reason the team's words */
  answerWithdrawn(guide: ReviewedGuide, reason: string, message: string): Promise<void> {
    return this.toGuide(guide, 'answer-withdrawn', message, reviewMailTexts.answerWithdrawn, { reason });
  }

  private async toAuthor(
    { reference, language, customer, tour }: Visit,
    kind: string,
    key: string,
    path: string,
    text: LetterText,
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    // Nobody writes to who had their data erased.
    if (customer.email === '') return;
    const name = language === 'ja_JP' ? customer.lastName : customer.firstName;
    await this.write(customer.email, language, kind, key, path, text, {
      name,
      tour: inLanguage(tour.name, language),
      reference,
      ...values,
    });
  }

  private toGuide(
    { email, language }: ReviewedGuide,
    kind: string,
    key: string,
    text: LetterText,
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    return this.write(email, language, kind, key, `/${language}/guide-reviews`, text, values);
  }

  private async write(
    to: string,
    language: Locale,
    kind: string,
    key: string,
    path: string,
    text: LetterText,
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.mailer.write({
      dedupeKey: `${kind}:${key}`,
      kind: `reviews.${kind}`,
      to,
      language,
      ...letter(text, language, path, values),
    });
  }
}

const formOf = ({ language, currency, reference, accessToken }: Visit): string =>
  `/${language}/${currency}/review/${reference}${accessToken === null ? '' : `?token=${accessToken}`}`;

const tourOf = ({ language, currency, tour }: Visit): string => `/${language}/${currency}/tour/${tour.slug}#reviews`;
