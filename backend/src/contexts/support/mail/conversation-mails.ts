import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Mailer } from '../../../platform/mail/mailer.js';
import { inLanguage, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import type { Visitor } from '../domain/conversations.js';
import { ChatLinks } from '../domain/chat-links.js';
import type { BookedVisit } from '../domain/booked-visits.js';
import type { Message } from '../domain/conversation.js';
import type { Reader } from '../domain/correspondents.js';
import { TranscriptMail } from './transcript.mail.js';
import { ConversationMail } from './conversation.mail.js';
import { conversationMailTexts as texts } from './conversation-mails.texts.js';

const KIND = 'support.unread-messages';
const TRANSCRIPT = 'support.chat-transcript';
const LONGEST_SUBJECT = 60;

export const CONVERSATION_MAILS: readonly string[] = [KIND, TRANSCRIPT];

interface Sending {
  readonly to: string;
  readonly language: Locale;
  readonly href: string;
  readonly conversationId: string;
  readonly unread: readonly Message[];
  /** What the mail says the messages are about. */
  readonly subject: Translated;
  readonly lead: Translated;
  readonly values: Readonly<Record<string, string>>;
}

/** A visitor who can be reached. */
export interface ReachableVisitor extends Visitor {
  readonly email: string;
}

/** Mails to people who are away, in their language. The mail leads to the page and holds no address of anybody. */
@Injectable()
export class ConversationMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly links: ChatLinks,
  ) {}

  async toCustomer(visit: BookedVisit, conversationId: string, unread: readonly Message[]): Promise<void> {
    const { language, currency, reference, accessToken, customer } = visit;
    // Nobody writes to who had their data erased.
    if (customer.email === '') return;
    const token = accessToken === null ? '' : `?token=${accessToken}`;
    const href = `/${language}/${currency}/messages/${reference}${token}`;
    await this.write({ to: customer.email, language, href, conversationId, unread, ...about(visit, language) });
  }

  /** Of a chat or a letter: the link opens the chat again. */
  async toVisitor(visitor: ReachableVisitor, conversationId: string, unread: readonly Message[]): Promise<void> {
    const { email: to, language } = visitor;
    const href = this.chatOf(visitor, conversationId);
    const { chatSubject: subject, chatLead: lead } = texts;
    await this.write({ to, language, href, conversationId, unread, subject, lead, values: {} });
  }

  /** All of a chat, as its visitor has read it. */
  async transcript(visitor: ReachableVisitor, conversationId: string, messages: readonly Message[]): Promise<void> {
    const { email: to, language } = visitor;
    const say = (text: Translated): string => formatText(text, language);
    const [last] = messages.slice(-1);
    await this.mailer.write({
      dedupeKey: `transcript:${conversationId}:${to}:${last?.position ?? 0}`,
      kind: TRANSCRIPT,
      to,
      language,
      subject: say(texts.transcriptSubject),
      body: createElement(TranscriptMail, {
        title: say(texts.transcriptSubject),
        messages: messages.map(({ id, author, authorName, text, sentAt }) => ({
          id,
          head: `${author === 'team' ? authorName : say(texts.you)}, ${momentOf(sentAt, language)}`,
          text,
        })),
        reply: say(texts.reply),
        href: this.chatOf(visitor, conversationId),
        smallPrint: say(texts.smallPrint),
      }),
    });
  }

  async toGuide(guide: Reader, visit: BookedVisit, conversationId: string, unread: readonly Message[]): Promise<void> {
    const { email: to, language } = guide;
    await this.write({
      to,
      language,
      href: `/${language}/messages/${visit.reference}`,
      conversationId,
      unread,
      ...about(visit, language),
    });
  }

  private chatOf({ language, currency }: ReachableVisitor, conversationId: string): string {
    return `/${language}/${currency}/contact?chat=${this.links.tokenOf(conversationId)}`;
  }

  private async write({ to, language, href, conversationId, unread, ...told }: Sending): Promise<void> {
    const [first] = unread;
    if (!first) return;
    const values = { ...told.values, author: first.authorName };
    const say = (text: Translated): string => formatText(text, language, values);
    const count = unread.length - 1;
    await this.mailer.write({
      dedupeKey: `conversation:${conversationId}:${first.to}:${first.position}`,
      kind: KIND,
      to,
      language,
      subject: say(told.subject).slice(0, LONGEST_SUBJECT),
      body: createElement(ConversationMail, {
        title: say(texts.title),
        lead: say(told.lead),
        text: first.text,
        more: count === 0 ? undefined : formatText(texts.more, language, { count }),
        reply: say(texts.reply),
        href,
        smallPrint: say(texts.smallPrint),
      }),
    });
  }
}

const about = (
  { reference, tourName }: BookedVisit,
  language: Locale,
): Pick<Sending, 'subject' | 'lead' | 'values'> => ({
  subject: texts.subject,
  lead: texts.lead,
  values: { reference, tour: inLanguage(tourName, language) },
});

/** On the clock of Greenwich, which the text names: nobody knows where the visitor is. */
const momentOf = (instant: Date, language: Locale): string => momentText(instant, { timeZone: 'UTC' }, language).full;
