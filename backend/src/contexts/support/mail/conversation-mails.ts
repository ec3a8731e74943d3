import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Mailer } from '../../../platform/mail/mailer.js';
import { inLanguage, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import type { BookedVisit } from '../domain/booked-visits.js';
import type { Message } from '../domain/conversation.js';
import type { Reader } from '../domain/correspondents.js';
import { ConversationMail } from './conversation.mail.js';
import { conversationMailTexts as texts } from './conversation-mails.texts.js';

const KIND = 'support.unread-messages';
const LONGEST_SUBJECT = 60;

export const CONVERSATION_MAILS: readonly string[] = [KIND];

interface Sending {
  readonly to: string;
  readonly language: Locale;
  readonly href: string;
  readonly conversationId: string;
  readonly unread: readonly Message[];
  readonly visit: BookedVisit;
}

/** Mails to people who are away, in their language. The mail leads to the page and holds no address of anybody. */
@Injectable()
export class ConversationMails {
  constructor(private readonly mailer: Mailer) {}

  async toCustomer(visit: BookedVisit, conversationId: string, unread: readonly Message[]): Promise<void> {
    const { language, currency, reference, accessToken, customer } = visit;
    // Nobody writes to who had their data erased.
    if (customer.email === '') return;
    const token = accessToken === null ? '' : `?token=${accessToken}`;
    const href = `/${language}/${currency}/messages/${reference}${token}`;
    await this.write({ to: customer.email, language, href, conversationId, unread, visit });
  }

  async toGuide(guide: Reader, visit: BookedVisit, conversationId: string, unread: readonly Message[]): Promise<void> {
    const { email: to, language } = guide;
    await this.write({ to, language, href: `/${language}/messages/${visit.reference}`, conversationId, unread, visit });
  }

  private async write({ to, language, href, conversationId, unread, visit }: Sending): Promise<void> {
    const [first] = unread;
    if (!first) return;
    const values = {
      author: first.authorName,
      reference: visit.reference,
      tour: inLanguage(visit.tourName, language),
    };
    const say = (text: Translated): string => formatText(text, language, values);
    const count = unread.length - 1;
    await this.mailer.write({
      dedupeKey: `conversation:${conversationId}:${first.to}:${first.position}`,
      kind: KIND,
      to,
      language,
      subject: say(texts.subject).slice(0, LONGEST_SUBJECT),
      body: createElement(ConversationMail, {
        title: say(texts.title),
        lead: say(texts.lead),
        text: first.text,
        more: count === 0 ? undefined : formatText(texts.more, language, { count }),
        reply: say(texts.reply),
        href,
        smallPrint: say(texts.smallPrint),
      }),
    });
  }
}
