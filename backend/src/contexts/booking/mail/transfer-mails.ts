import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Mailer } from '../../../platform/mail/mailer.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { transferTexts } from '../documents/transfer.texts.js';
import { TransferDocuments } from '../documents/transfer-documents.js';
import type { Booking } from '../domain/booking.js';
import type { Order } from '../domain/order.js';
import { OrderLinks } from '../domain/order-links.js';
import { saying, wishFact } from './booking-facts.js';
import { BookingMail } from './booking.mail.js';

const MAIL_KINDS = {
  short: 'booking.transfer-short',
  missed: 'booking.slot-missed',
  account: 'booking.refund-account',
} as const;

/** The name in the greeting: the first name, in Japanese the family name. */
const greeted = ({ language, customer }: Order): string =>
  language === 'ja_JP' ? customer.lastName : customer.firstName;

/** Mails to customers who pay by bank transfer, in the language of the order. */
@Injectable()
export class TransferMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly documents: TransferDocuments,
    private readonly links: OrderLinks,
  ) {}

  /** Where to send the money, with the PDF. */
  async awaits(order: Order, bookings: readonly Booking[]): Promise<void> {
    await this.write('awaits', `transfer-awaited:${order.id}`, order, bookings);
  }

  async reminder(order: Order, bookings: readonly Booking[]): Promise<void> {
    await this.write('reminder', `transfer-reminder:${order.id}`, order, bookings);
  }

  /** The transfer brought less than the order costs. Once for each order. */
  async fellShort(order: Order, bookings: readonly Booking[], received: MoneyView, missing: MoneyView): Promise<void> {
    const { language } = order;
    await this.send('short', `transfer-short:${order.id}`, order, {
      params: { received: moneyText(received, language), amount: moneyText(missing, language) },
      facts: this.documents.facts(order, bookings, missing),
    });
  }

  /** The money is here and the slot is gone: another time, or a refund. */
  async slotMissed(order: Order, bookings: readonly Booking[]): Promise<void> {
    await this.send('missed', `slot-missed:${order.id}:${order.slotMissedAt?.getTime()}`, order, {
      facts: bookings.map((booking) => wishFact(booking, order.timeZone)),
    });
  }

  /** A refund goes by transfer, and needs an account. */
  async askAccount(order: Order, refundId: string, amount: MoneyView): Promise<void> {
    const params = { amount: moneyText(amount, order.language) };
    await this.send('account', `refund-account:${refundId}`, order, { params, facts: [] });
  }

  private async send(
    what: 'short' | 'missed' | 'account',
    dedupeKey: string,
    order: Order,
    { params = {}, facts }: { readonly params?: TextParams; readonly facts: readonly MailFact[] },
  ): Promise<void> {
    const { reference, language, customer } = order;
    const say = (name: keyof typeof transferTexts): string =>
      formatText(transferTexts[name], language, { ...params, reference, name: greeted(order) });
    await this.mailer.write({
      dedupeKey,
      kind: MAIL_KINDS[what],
      to: customer.email,
      language,
      subject: say(`${what}Subject`),
      body: createElement(BookingMail, {
        title: say(`${what}Title`),
        paragraphs: [say(`${what}Text`)],
        facts,
        button: { text: saying(language)('openOrder'), href: this.links.address(order) },
      }),
    });
  }

  private async write(
    what: 'awaits' | 'reminder',
    dedupeKey: string,
    order: Order,
    bookings: readonly Booking[],
  ): Promise<void> {
    const { reference, language, customer } = order;
    const say = (name: keyof typeof transferTexts, params?: TextParams): string =>
      formatText(transferTexts[name], language, params);
    const amount = moneyText(order.toPay.toJSON(), language);
    const name = greeted(order);
    const instructions = await this.documents.instructions(order, bookings);
    await this.mailer.write({
      dedupeKey,
      kind: what === 'awaits' ? 'booking.transfer-awaited' : 'booking.transfer-reminder',
      to: customer.email,
      language,
      subject: say(`${what}Subject`, { reference, amount }),
      body: createElement(BookingMail, {
        title: say(`${what}Title`, { amount }),
        paragraphs: [say(`${what}Text`, { name, amount })],
        facts: [
          ...this.documents.facts(order, bookings),
          ...bookings.map((booking) => wishFact(booking, order.timeZone)),
        ],
        smallPrint: [say('reservesNothing')],
        button: { text: saying(language)('openOrder'), href: this.links.address(order) },
      }),
      attachments: instructions
        ? [{ name: instructions.name, contentType: instructions.contentType, file: instructions.bytes }]
        : [],
    });
  }
}
