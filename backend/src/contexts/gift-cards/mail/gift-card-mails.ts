import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Mailer } from '../../../platform/mail/mailer.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { formatDay } from '../../../shared-kernel/time/local-time.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { GiftCardDocuments } from '../documents/gift-card-documents.js';
import { groupedCode } from '../domain/code-text.js';
import type { GiftCard } from '../domain/gift-card.js';
import { GiftCardCodes } from '../domain/gift-card-codes.js';
import { GiftCardLinks } from '../domain/gift-card-links.js';
import { GiftCardMail } from './gift-card.mail.js';
import { giftCardMailTexts } from './gift-card-mails.texts.js';

type Say = (name: keyof typeof giftCardMailTexts, params?: TextParams) => string;

/** Mails of gift cards, in the language in which the card was bought. */
@Injectable()
export class GiftCardMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly documents: GiftCardDocuments,
    private readonly codes: GiftCardCodes,
    private readonly links: GiftCardLinks,
  ) {}

  /** The card itself, with code and PDF. Each delivery of a card is one mail. */
  async delivered(card: GiftCard): Promise<void> {
    const { language, isForBuyer, fromName: from, message } = card;
    const say = saying(card);
    const amount = moneyText({ amount: card.balance, currency: card.currency }, language);
    const subject = say(isForBuyer ? 'yours' : 'forYou', { amount });
    await this.mailer.write({
      dedupeKey: `gift-card-delivered:${card.id}:${card.deliveries}`,
      kind: 'gift-cards.gift-card-delivered',
      to: card.addressee.email,
      language,
      subject,
      confidential: true,
      ...(isForBuyer ? {} : { reason: say('reason') }),
      body: createElement(GiftCardMail, {
        title: subject,
        paragraphs: isForBuyer ? [say('ready')] : [say('gift', { from, amount })],
        ...(message === null || isForBuyer ? {} : { message }),
        code: groupedCode(this.codes.codeOf(card.id)),
        facts: [{ name: say('validUntil'), value: lastDay(card) }],
        button: isForBuyer
          ? { text: say('open'), href: this.links.address(card) }
          : { text: say('choose'), href: `/${language}/tours` },
        after: isForBuyer ? [say('how'), pageText(say)] : [say('how')],
      }),
      attachments: [await this.documents.pdf(card)],
    });
  }

  /** The link to the card's page, for the buyer whose card goes to somebody else. */
  async bought(card: GiftCard): Promise<void> {
    const { language } = card;
    const say = saying(card);
    const amount = moneyText({ amount: card.amount, currency: card.currency }, language);
    const day = formatDay(card.deliverAt.toISOString().slice(0, 10), language);
    await this.mailer.write({
      dedupeKey: `gift-card-bought:${card.id}`,
      kind: 'gift-cards.gift-card-bought',
      to: card.buyerEmail,
      language,
      subject: say('boughtSubject', { reference: card.orderReference }),
      confidential: true,
      body: createElement(GiftCardMail, {
        title: say('boughtTitle', { recipient: card.addressee.name }),
        paragraphs: [say('bought', { amount, email: card.addressee.email, day })],
        facts: [
          { name: say('validUntil'), value: lastDay(card) },
          { name: say('order'), value: card.orderReference },
        ],
        button: { text: say('open'), href: this.links.address(card) },
        after: [pageText(say)],
      }),
    });
  }
}

const saying =
  ({ language }: GiftCard): Say =>
  (name, params) =>
    formatText(giftCardMailTexts[name], language, params);

const pageText = (say: Say): string => say('page', { days: TERMS.giftCardReturnDays });

const lastDay = ({ expiresAt, language }: GiftCard): string =>
  formatDay(expiresAt.toISOString().slice(0, 10), language);
