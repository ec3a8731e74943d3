import { Injectable } from '@nestjs/common';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { letter, type LetterText } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { User } from '../domain/user.js';
import { identityMailTexts } from './identity-mails.texts.js';

/**
 * Mails about accounts, in the person's language. They hold nothing that somebody typed: anybody can sign up with
 * anybody's address, and must not be able to write to it.
 */
@Injectable()
export class IdentityMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly ids: Ids,
  ) {}

  welcome(user: User, token: string): Promise<void> {
    return this.write(user, 'welcome', `verify-email?token=${token}`, identityMailTexts.welcome);
  }

  confirmEmail(user: User, token: string): Promise<void> {
    return this.write(user, 'confirm-email', `verify-email?token=${token}`, identityMailTexts.confirmEmail);
  }

  resetPassword(user: User, token: string): Promise<void> {
    return this.write(user, 'reset-password', `reset-password?token=${token}`, identityMailTexts.resetPassword);
  }

  signInCode(user: User, code: string): Promise<void> {
    return this.write(user, 'sign-in-code', 'forgot-password', identityMailTexts.signInCode, { code });
  }

  passwordChanged(user: User): Promise<void> {
    return this.write(user, 'password-changed', 'forgot-password', identityMailTexts.passwordChanged);
  }

  dataExportReady(user: User): Promise<void> {
    return this.write(user, 'data-export-ready', 'account', identityMailTexts.dataExportReady);
  }

  /** @param reason the team's words */
  suspended(user: User, reason: string): Promise<void> {
    return this.write(user, 'suspended', 'contact', identityMailTexts.suspended, { reason });
  }

  closed(user: User): Promise<void> {
    return this.write(user, 'closed', 'contact', identityMailTexts.closed);
  }

  restored(user: User): Promise<void> {
    return this.write(user, 'restored', 'login', identityMailTexts.restored);
  }

  private async write(
    user: User,
    kind: string,
    path: string,
    text: LetterText,
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { email: to, language, currency } = user;
    await this.mailer.write({
      // Each request is a mail of its own. The command's transaction writes it once.
      dedupeKey: `${kind}:${this.ids.uuid()}`,
      kind: `identity.${kind}`,
      to,
      language,
      confidential: kind !== 'password-changed',
      ...letter(text, language, `/${language}/${currency}/${path}`, values),
    });
  }
}
