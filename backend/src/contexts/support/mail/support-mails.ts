import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Config } from '../../../platform/config.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { letter } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { DEFAULT_LOCALE, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { languageName } from '../../../shared-kernel/language/names.js';
import type { ContactMessage, KeptMessage } from '../domain/contact-messages.js';
import type { Subscriber } from '../domain/subscriber.js';
import { TeamMail } from './team.mail.js';
import {
  contactReason,
  managerReason,
  newsletterReason,
  reasonWords,
  senderWords,
  supportMailTexts,
  teamReason,
} from './support-mails.texts.js';

type LetterName = keyof typeof supportMailTexts;

const TO_TEAM = 'support.contact-message';
const TO_MANAGER_MAIL = 'support.manager-message';
const kindOf = (name: LetterName): string =>
  `support.${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** Kinds of the mails about one message, and about one subscription. */
export const CONTACT_MAILS: readonly string[] = [TO_TEAM, TO_MANAGER_MAIL, kindOf('acknowledgement')];
export const NEWSLETTER_MAILS: readonly string[] = [
  kindOf('confirmSubscription'),
  kindOf('welcomeSubscriber'),
  kindOf('alreadySubscribed'),
];

/** What both sides may name a message by: `MSG-3FA91C`, of what is random in its id. */
export const messageReference = (id: string): string => `MSG-${id.slice(-6).toUpperCase()}`;

interface Sending {
  readonly name: LetterName;
  readonly dedupeKey: string;
  readonly to: string;
  readonly language: Locale;
  readonly path: string;
  readonly reason: Translated;
  readonly values?: Readonly<Record<string, string>>;
}

interface SendingToTeam {
  readonly dedupeKey: string;
  readonly kind: string;
  readonly to: string;
  readonly reason: string;
  readonly subject: string;
  readonly title: string;
  readonly id: string;
  readonly message: KeptMessage;
}

/** Mails between visitors and the team. Those to visitors hold nothing that somebody typed. */
@Injectable()
export class SupportMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  /** In English, as all that the team alone reads. */
  toTeam(id: string, message: ContactMessage): Promise<void> {
    const { senderType, reason, name, bookingReference } = message;
    const title = `${senderWords[senderType]} ${reasonWords[reason]}`;
    return this.toReaders({
      dedupeKey: `contact-message:${id}`,
      kind: TO_TEAM,
      to: this.config.TEAM_EMAIL,
      reason: teamReason,
      subject: `${title}: ${bookingReference ?? name}`,
      title,
      id,
      message,
    });
  }

  /** @param email the manager's; undefined: the team looks after the person */
  toManager(id: string, message: KeptMessage, email: string | undefined): Promise<void> {
    const sender = message.senderType === 'guide' ? 'A guide' : 'A professional';
    const title = email === undefined ? `${sender} without a manager writes` : `${sender} writes to you`;
    const { name, bookingReference } = message;
    return this.toReaders({
      dedupeKey: `manager-message:${id}`,
      kind: TO_MANAGER_MAIL,
      to: email ?? this.config.TEAM_EMAIL,
      reason: managerReason,
      subject: `${title}: ${bookingReference ?? name}`,
      title,
      id,
      message,
    });
  }

  acknowledgement(id: string, { email: to, language }: Pick<ContactMessage, 'email' | 'language'>): Promise<void> {
    const dedupeKey = `contact-acknowledgement:${id}`;
    const values = { reference: messageReference(id) };
    return this.write({ name: 'acknowledgement', dedupeKey, to, language, path: 'faq', reason: contactReason, values });
  }

  confirmSubscription(subscriber: Subscriber, token: string): Promise<void> {
    return this.toSubscriber('confirmSubscription', subscriber, `subscription?confirm=${token}`);
  }

  welcomeSubscriber(subscriber: Subscriber, token: string): Promise<void> {
    return this.toSubscriber('welcomeSubscriber', subscriber, `subscription?leave=${token}`);
  }

  /** In the language asked for now: the one of the newsletter stays as it is. */
  alreadySubscribed({ email }: Subscriber, language: Locale, token: string): Promise<void> {
    return this.toSubscriber('alreadySubscribed', { email, language }, `subscription?leave=${token}`);
  }

  private toReaders({ id, title, subject, message, ...mail }: SendingToTeam): Promise<void> {
    const { name, email, bookingReference, language } = message;
    return this.mailer.write({
      ...mail,
      replyTo: email,
      language: DEFAULT_LOCALE,
      subject: subject.slice(0, 60),
      body: createElement(TeamMail, {
        title,
        facts: [
          { name: 'Message', value: messageReference(id) },
          { name: 'Name', value: name },
          { name: 'E-mail', value: email },
          { name: 'Reference', value: bookingReference },
          { name: 'Language', value: languageName(language, DEFAULT_LOCALE) },
        ],
        message: message.message,
      }),
    });
  }

  private toSubscriber(
    name: LetterName,
    { email: to, language }: Pick<Subscriber, 'email' | 'language'>,
    path: string,
  ): Promise<void> {
    // Each link is a mail of its own; the command's transaction keeps it single.
    const dedupeKey = `newsletter:${this.ids.uuid()}`;
    return this.write({ name, dedupeKey, to, language, path, reason: newsletterReason });
  }

  private async write({ name, dedupeKey, to, language, path, reason, values }: Sending): Promise<void> {
    await this.mailer.write({
      dedupeKey,
      kind: kindOf(name),
      to,
      language,
      reason: formatText(reason, language),
      ...letter(supportMailTexts[name], language, `/${language}/${path}`, values),
    });
  }
}
