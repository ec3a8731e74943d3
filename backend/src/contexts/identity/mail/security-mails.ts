import { Injectable } from '@nestjs/common';
import { letter, type LetterText } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { DeviceDescriptions } from '../domain/device-descriptions.js';
import type { DeviceFacts } from '../domain/sessions.js';
import type { User } from '../domain/user.js';
import { securityMailTexts, unknownDevice } from './security-mails.texts.js';

type Recipient = Pick<User, 'email' | 'language' | 'currency'>;

/** Mails about the security of an account, in the person's language. They hold nothing that somebody typed. */
@Injectable()
export class SecurityMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly ids: Ids,
    private readonly devices: DeviceDescriptions,
  ) {}

  newDevice(user: User, { userAgent, ip }: DeviceFacts, at: Date): Promise<void> {
    const { language } = user;
    return this.write(user, 'new-device', 'login-history', securityMailTexts.newDevice, {
      browser: this.devices.browserOf(userAgent) ?? unknownDevice.unknownBrowser[language],
      place: this.devices.locationOf(ip, language) ?? unknownDevice.unknownPlace[language],
      when: timeIn(language, at),
    });
  }

  secondFactorTurnedOn(user: User): Promise<void> {
    return this.write(user, 'second-factor-on', 'forgot-password', securityMailTexts.secondFactorTurnedOn);
  }

  secondFactorTurnedOff(user: User): Promise<void> {
    return this.write(user, 'second-factor-off', 'forgot-password', securityMailTexts.secondFactorTurnedOff);
  }

  secondFactorReset(user: User): Promise<void> {
    return this.write(user, 'second-factor-reset', 'login', securityMailTexts.secondFactorReset);
  }

  approveEmailChange(user: User, token: string): Promise<void> {
    const path = `email-change?token=${token}`;
    return this.write(user, 'approve-email-change', path, securityMailTexts.approveEmailChange, {}, true);
  }

  /** To the new address. */
  confirmNewEmail({ language, currency }: User, email: string, token: string): Promise<void> {
    const to = { email, language, currency };
    return this.write(to, 'confirm-new-email', `new-email?token=${token}`, securityMailTexts.confirmNewEmail, {}, true);
  }

  /** To the former address. */
  emailChanged({ language, currency }: User, email: string): Promise<void> {
    return this.write({ email, language, currency }, 'email-changed', 'contact', securityMailTexts.emailChanged);
  }

  private async write(
    { email: to, language, currency }: Recipient,
    kind: string,
    path: string,
    text: LetterText,
    values: Readonly<Record<string, string>> = {},
    confidential = false,
  ): Promise<void> {
    await this.mailer.write({
      // Each request is a mail of its own. The command's transaction writes it once.
      dedupeKey: `${kind}:${this.ids.uuid()}`,
      kind: `identity.${kind}`,
      to,
      language,
      confidential,
      ...letter(text, language, `/${language}/${currency}/${path}`, values),
    });
  }
}

const timeIn = (language: Locale, at: Date): string =>
  new Intl.DateTimeFormat(language.replace('_', '-'), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(at);
