import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { formatText, type TextParams } from '../../../platform/texts.js';
import { momentText } from '../../../shared-kernel/local-time.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { capitalised, languageName, placeLine } from '../../../shared-kernel/names.js';
import { moneyText } from '../../../shared-kernel/money-text.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import type { Booking } from '../domain/booking.js';
import type { Order } from '../domain/order.js';
import { OrderLinks } from '../domain/order-links.js';
import { BookingMail } from './booking.mail.js';
import { bookingMailTexts } from './booking-mails.texts.js';

type Say = (name: keyof typeof bookingMailTexts, params?: TextParams) => string;

const saying =
  (language: Locale): Say =>
  (name, params) =>
    formatText(bookingMailTexts[name], language, params);

/** How the letter addresses the reader: by first name, in Japanese by family name. */
const greeted = ({ language, customer }: Order): string =>
  language === 'ja_JP' ? customer.lastName : customer.firstName;

/** Mails to customers about their bookings, each once per event, in the language of the order. */
@Injectable()
export class BookingMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly documents: BookingDocuments,
    private readonly links: OrderLinks,
  ) {}

  async confirmed(booking: Booking, order: Order): Promise<void> {
    const { reference, language } = booking;
    const say = saying(language);
    const [voucher, calendar] = [
      await this.documents.voucher(booking, order, 'own'),
      this.documents.calendar(booking, order),
    ];
    await this.mailer.write({
      dedupeKey: `booking-confirmed:${booking.id}`,
      kind: 'booking.confirmed',
      to: order.customer.email,
      language,
      subject: say('confirmedSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('confirmedTitle'),
        paragraphs: [say('confirmedText', { name: greeted(order) }), say('guideComes')],
        facts: this.facts(booking, say),
        smallPrint: this.documents.cancellation(booking, language),
        button: this.button(order, say),
      }),
      attachments: [voucher, calendar].map(({ name, contentType, bytes }) => ({ name, contentType, file: bytes })),
    });
  }

  async guideNamed(booking: Booking, order: Order): Promise<void> {
    const { reference, language, guideName, guideContact } = booking;
    const say = saying(language);
    const guide = guideName ?? '';
    await this.mailer.write({
      dedupeKey: `guide-named:${booking.id}:${booking.guideId}`,
      kind: 'booking.guide-named',
      to: order.customer.email,
      language,
      subject: say('guideNamedSubject', { reference, guide }),
      body: createElement(BookingMail, {
        title: say('guideNamedTitle', { guide }),
        paragraphs: [say('guideNamedText', { name: greeted(order), guide, contact: guideContact ?? '' })],
        facts: [{ name: say('guide'), value: guide }, ...this.facts(booking, say)],
        button: this.button(order, say),
      }),
    });
  }

  /** `request` makes each asked-for link a mail of its own. */
  async orderLink(order: Order, request: string): Promise<void> {
    const { reference, language } = order;
    const say = saying(language);
    await this.mailer.write({
      dedupeKey: `order-link:${request}`,
      kind: 'booking.order-link',
      to: order.customer.email,
      language,
      subject: say('linkSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('linkTitle'),
        paragraphs: [say('linkText')],
        facts: [],
        button: this.button(order, say),
      }),
    });
  }

  async paymentCameTooLate(order: Order, [first]: readonly Booking[]): Promise<void> {
    const { reference, language } = order;
    const say = saying(language);
    await this.mailer.write({
      dedupeKey: `payment-came-too-late:${order.id}`,
      kind: 'booking.payment-came-too-late',
      to: order.customer.email,
      language,
      subject: say('tooLateSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('tooLateTitle'),
        paragraphs: [
          say('tooLateText', { name: greeted(order), amount: moneyText(order.grandTotal.toJSON(), language) }),
        ],
        facts: first ? this.facts(first, say).filter(({ name }) => name !== say('paid')) : [],
        button: { text: say('chooseAgain'), href: this.links.tourAddress(first?.tour.slug, order) },
      }),
    });
  }

  private button(order: Order, say: Say): { text: string; href: string } {
    return { text: say('openOrder'), href: this.links.address(order) };
  }

  private facts(booking: Booking, say: Say): MailFact[] {
    const { language, tour, timeZone, startsAt } = booking;
    return [
      { name: say('booking'), value: booking.reference },
      { name: say('tour'), value: tour.name[language] },
      { name: say('when'), value: momentText(startsAt, { city: tour.cityName[language], timeZone }, language).full },
      { name: say('where'), value: placeLine([tour.meetingPoint.name[language], tour.meetingPoint.address], language) },
      { name: say('language'), value: capitalised(languageName(booking.guideLanguage, language), language) },
      { name: say('paid'), value: moneyText(booking.sold.price, language) },
    ];
  }
}
