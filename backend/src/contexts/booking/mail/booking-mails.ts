import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { paidThere } from '../documents/paid-there.js';
import { supplementTexts } from '../documents/supplement.texts.js';
import type { Booking } from '../domain/booking.js';
import type { BookedService } from '../domain/booked-service.js';
import { supplementsOf } from '../domain/lines-of-sale.js';
import type { Order } from '../domain/order.js';
import { OrderLinks } from '../domain/order-links.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import type { RemindedHours } from '../domain/reminders.js';
import { guideNews, placeOf, reminderNews, type Say, saying, visitFacts, wishFact } from './booking-facts.js';
import { BookingMail } from './booking.mail.js';

/** The name in the greeting: the first name, in Japanese the family name. */
const greeted = ({ language, customer }: Order): string =>
  language === 'ja_JP' ? customer.lastName : customer.firstName;

/** Why nothing was bought, and where the reader continues. */
interface MoneyBack {
  readonly amount: MoneyView;
  readonly title: 'tooLateTitle' | 'unwantedTitle';
  readonly text: 'tooLateText' | 'cancelledText' | 'supersededText' | 'nothingBoughtText';
  readonly button: { readonly text: string; readonly href: string };
}

type MoneyBackKind =
  | 'booking.payment-came-too-late'
  | 'booking.cancelled-order-paid'
  | 'booking.superseded-order-paid'
  | 'booking.money-given-back';

const UNWANTED = {
  'cancelled-by-customer': { kind: 'booking.cancelled-order-paid', text: 'cancelledText' },
  superseded: { kind: 'booking.superseded-order-paid', text: 'supersededText' },
} as const;

const slugOf = (service: BookedService | undefined): string | undefined =>
  service?.kind === 'tour' ? service.slug : undefined;

/** A group may have its guide already; another mail names this guide in the same minute. */
const confirmation = (service: BookedService) =>
  service.kind === 'quote'
    ? ({ title: 'quoteConfirmedTitle', text: 'quoteConfirmedText', guideComes: 'quotePersonComes' } as const)
    : ({
        title: 'confirmedTitle',
        text: 'confirmedText',
        guideComes: service.departure === 'group' ? 'guideComesToGroup' : 'guideComes',
      } as const);

const missing = ({ kind }: BookedService) =>
  kind === 'quote'
    ? ({
        subject: 'quoteMissingSubject',
        title: 'quoteMissingTitle',
        text: 'quoteMissingText',
        offer: 'quoteMissingOffer',
      } as const)
    : ({
        subject: 'guideMissingSubject',
        title: 'guideMissingTitle',
        text: 'guideMissingText',
        offer: 'guideMissingOffer',
      } as const);

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
    const { guideComes, title, text } = confirmation(booking.service);
    const [voucher, calendar] = [
      await this.documents.voucher(booking, order, 'own'),
      this.documents.calendar(booking, order, this.links.publicAddress(order)),
    ];
    await this.mailer.write({
      dedupeKey: `booking-confirmed:${booking.id}`,
      kind: 'booking.confirmed',
      to: order.customer.email,
      language,
      subject: say('confirmedSubject', { reference }),
      body: createElement(BookingMail, {
        title: say(title),
        paragraphs: [say(text, { name: greeted(order) }), say(guideComes)],
        facts: this.facts(booking, order, say),
        smallPrint: [
          ...this.cancellation(booking, order),
          say('invoiceThere'),
          ...(order.userId === null ? [say('accountOffer')] : []),
        ],
        button: this.button(order, say),
      }),
      attachments: [voucher, calendar].map(({ name, contentType, bytes }) => ({ name, contentType, file: bytes })),
    });
  }

  /** What was cancelled, and what goes back until when. */
  async cancelled(booking: Booking, order: Order): Promise<void> {
    const { reference, language, cancellation } = booking;
    if (!cancellation) return;
    const say = saying(language);
    const { refund, by, at } = cancellation;
    const isPaidBack = refund.amount > 0;
    const amount = moneyText(refund, language);
    const text = by === 'company' ? 'cancelledByCompanyText' : isPaidBack ? 'cancelledFreeText' : 'cancelledLateText';
    await this.mailer.write({
      dedupeKey: `booking-cancelled:${booking.id}`,
      kind: 'booking.cancelled',
      to: order.customer.email,
      language,
      subject: say('cancelledSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('cancelledTitle'),
        paragraphs: [
          say(text, { name: greeted(order), amount, days: TERMS.refundDays }),
          ...(cancellation.reason && by === 'company' ? [cancellation.reason] : []),
          ...(isPaidBack ? [say('creditNoteThere')] : []),
        ],
        facts: [
          ...this.facts(booking, order, say),
          { name: say('refunded'), value: amount },
          { name: say('cancelledOn'), value: momentText(new Date(at), placeOf(booking), language).full },
        ],
        button: this.button(order, say),
      }),
    });
  }

  /** The terms of a booking after a change, with its new voucher. */
  async changed(booking: Booking, order: Order, revision: number): Promise<void> {
    const { reference, language, meetingPointBefore, service } = booking;
    const say = saying(language);
    const [voucher, calendar] = [
      await this.documents.voucher(booking, order, 'own'),
      this.documents.calendar(booking, order, this.links.publicAddress(order)),
    ];
    const sum = order.linesOf(booking.id).reduce((total, { refunded }) => total + refunded, 0);
    const refunded =
      sum > 0 ? [{ name: say('refunded'), value: moneyText({ amount: sum, currency: order.currency }, language) }] : [];
    await this.mailer.write({
      dedupeKey: `booking-changed:${booking.id}:${revision}`,
      kind: 'booking.changed',
      to: order.customer.email,
      language,
      subject: say('changedSubject', { reference }),
      body: createElement(BookingMail, {
        title: say(meetingPointBefore ? 'meetingPointChangedTitle' : 'changedTitle'),
        paragraphs: [
          say('changedText', { name: greeted(order) }),
          ...(meetingPointBefore
            ? [
                say('meetingPointChanged', {
                  before: meetingPointBefore.name[language],
                  after: service.meetingPoint.name[language],
                }),
                say('meetingPointRefusable'),
              ]
            : []),
        ],
        facts: [...this.facts(booking, order, say), ...refunded],
        smallPrint: this.cancellation(booking, order),
        button: this.button(order, say),
      }),
      attachments: [voucher, calendar].map(({ name, contentType, bytes }) => ({ name, contentType, file: bytes })),
    });
  }

  /** The visit is near: all that one needs on the day. */
  async reminder(booking: Booking, order: Order, hours: RemindedHours): Promise<void> {
    const { language } = booking;
    const say = saying(language);
    const news = reminderNews(booking, greeted(order), hours, say);
    await this.mailer.write({
      dedupeKey: `booking-reminder:${booking.id}:${hours}:${booking.revision}`,
      kind: 'booking.reminder',
      to: order.customer.email,
      language,
      subject: news.subject,
      body: createElement(BookingMail, {
        title: news.title,
        paragraphs: news.paragraphs,
        facts: [...news.guideFacts, ...visitFacts(booking, say, order.timeZone)],
        button: this.button(order, say),
      }),
    });
  }

  /** The team gives a part of the price back. */
  async refundedByTeam(order: Order, refundId: string, amount: MoneyView): Promise<void> {
    const { reference, language } = order;
    const say = saying(language);
    const text = moneyText(amount, language);
    await this.mailer.write({
      dedupeKey: `team-refund:${refundId}`,
      kind: 'booking.refunded-by-team',
      to: order.customer.email,
      language,
      subject: say('teamRefundSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('teamRefundTitle', { amount: text }),
        paragraphs: [
          say('teamRefundText', { name: greeted(order), amount: text, days: TERMS.refundDays }),
          say('creditNoteThere'),
        ],
        facts: [],
        button: this.button(order, say),
      }),
    });
  }

  /** The change was paid, and could not be made any more. */
  async changeNotMade(booking: Booking, order: Order, changeId: string, amount: MoneyView): Promise<void> {
    const { reference, language } = booking;
    const say = saying(language);
    await this.mailer.write({
      dedupeKey: `change-not-made:${changeId}`,
      kind: 'booking.change-not-made',
      to: order.customer.email,
      language,
      subject: say('changeNotMadeSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('changeNotMadeTitle'),
        paragraphs: [
          say('changeNotMadeText', {
            name: greeted(order),
            amount: moneyText(amount, language),
            days: TERMS.refundDays,
          }),
        ],
        facts: this.facts(booking, order, say),
        button: this.button(order, say),
      }),
    });
  }

  async guideNamed(booking: Booking, order: Order): Promise<void> {
    const { language } = booking;
    const say = saying(language);
    const { event, guide, subject, title, text } = guideNews(booking, greeted(order), say);
    const [kind, occasion] = event.split(':');
    await this.mailer.write({
      dedupeKey: `${kind}:${booking.id}:${occasion}`,
      kind: `booking.${kind}`,
      to: order.customer.email,
      language,
      subject,
      body: createElement(BookingMail, {
        title,
        paragraphs: [text],
        facts: [{ name: say('guide'), value: guide }, ...this.facts(booking, order, say)],
        button: this.button(order, say),
      }),
    });
  }

  /** The start is near and no guide has accepted: the customer decides. */
  async guideMissing(booking: Booking, order: Order): Promise<void> {
    const { reference, language } = booking;
    const say = saying(language);
    const words = missing(booking.service);
    await this.mailer.write({
      dedupeKey: `guide-missing:${booking.id}:${booking.guideMissingSince?.getTime()}`,
      kind: 'booking.guide-missing',
      to: order.customer.email,
      language,
      subject: say(words.subject, { reference }),
      body: createElement(BookingMail, {
        title: say(words.title),
        paragraphs: [say(words.text, { name: greeted(order) }), say(words.offer)],
        facts: this.facts(booking, order, say),
        button: this.button(order, say),
      }),
    });
  }

  /** @param request makes each requested link a mail of its own */
  async orderLink(order: Order, request: string): Promise<void> {
    const { reference, language } = order;
    const say = saying(language);
    const isOfGuest = order.userId === null;
    const subject = say(isOfGuest ? 'linkSubject' : 'linkSubjectOfAccount', { reference });
    await this.mailer.write({
      dedupeKey: `order-link:${request}`,
      kind: 'booking.order-link',
      to: order.customer.email,
      language,
      subject,
      body: createElement(BookingMail, {
        title: isOfGuest ? say('linkTitle') : subject,
        paragraphs: [say(isOfGuest ? 'linkText' : 'linkTextOfAccount')],
        facts: [],
        button: this.button(order, say),
      }),
    });
  }

  /** The time to pay has ended without a purchase. The mail names the tours and links to them. */
  async expired(order: Order, bookings: readonly Booking[]): Promise<void> {
    const { reference, language } = order;
    const say = saying(language);
    const slugs = new Set(bookings.map(({ service }) => slugOf(service)));
    const [slug] = slugs;
    await this.mailer.write({
      dedupeKey: `order-expired:${order.id}`,
      kind: 'booking.order-expired',
      to: order.customer.email,
      language,
      subject: say('expiredSubject', { reference }),
      body: createElement(BookingMail, {
        title: say('expiredTitle'),
        paragraphs: [say('expiredText', { name: greeted(order) })],
        facts: bookings.map((booking) => wishFact(booking, order.timeZone)),
        smallPrint: [say('expiredLateMoney')],
        button:
          slugs.size === 1
            ? { text: say('chooseAgain'), href: this.links.tourAddress(slug, order) }
            : { text: say('toCart'), href: this.links.cartAddress(order) },
      }),
    });
  }

  /** @param amount the whole amount of the refund, in the following methods too */
  async paymentCameTooLate(order: Order, bookings: readonly Booking[], amount: MoneyView): Promise<void> {
    const say = saying(order.language);
    await this.moneyGoesBack('booking.payment-came-too-late', order, bookings, {
      amount,
      title: 'tooLateTitle',
      text: 'tooLateText',
      button: { text: say('chooseAgain'), href: this.links.tourAddress(slugOf(bookings[0]?.service), order) },
    });
  }

  /** The customer had cancelled the order or replaced it. The mail does not offer the tours again. */
  async unwantedOrderPaid(
    closeReason: keyof typeof UNWANTED,
    order: Order,
    bookings: readonly Booking[],
    amount: MoneyView,
  ): Promise<void> {
    const { kind, text } = UNWANTED[closeReason];
    await this.moneyGoesBack(kind, order, bookings, {
      amount,
      title: 'unwantedTitle',
      text,
      button: this.button(order, saying(order.language)),
    });
  }

  /** An admin refunded a payment that had bought nothing. */
  async nothingBought(order: Order, bookings: readonly Booking[], amount: MoneyView): Promise<void> {
    const say = saying(order.language);
    await this.moneyGoesBack('booking.money-given-back', order, bookings, {
      amount,
      title: 'unwantedTitle',
      text: 'nothingBoughtText',
      button: { text: say('chooseAgain'), href: this.links.tourAddress(slugOf(bookings[0]?.service), order) },
    });
  }

  private async moneyGoesBack(
    kind: MoneyBackKind,
    order: Order,
    [first]: readonly Booking[],
    { amount, title, text, button }: MoneyBack,
  ): Promise<void> {
    const { reference, language } = order;
    const say = saying(language);
    await this.mailer.write({
      dedupeKey: `payment-came-too-late:${order.id}`,
      kind,
      to: order.customer.email,
      language,
      subject: say('tooLateSubject', { reference }),
      body: createElement(BookingMail, {
        title: say(title),
        paragraphs: [say(text, { name: greeted(order), amount: moneyText(amount, language) })],
        facts: first ? this.facts(first, order, say).filter(({ name }) => name !== say('paid')) : [],
        button,
      }),
    });
  }

  /** A guest has no account to open the booking with, so the link that opens the order stands in its place. */
  private cancellation(booking: Booking, order: Order): readonly string[] {
    const page = order.userId === null ? this.links.address(order) : undefined;
    return this.documents.cancellation(booking, order.timeZone, page);
  }

  private button(order: Order, say: Say): { text: string; href: string } {
    return { text: say('openOrder'), href: this.links.address(order) };
  }

  private facts(booking: Booking, order: Order, say: Say): MailFact[] {
    const off = order.discountOf(booking);
    const paid = Money.from(booking.sold.price).minus(off);
    return [
      ...visitFacts(booking, say, order.timeZone),
      { name: say('passenger'), value: order.passenger?.name },
      ...supplementsOf(booking.sold).map(({ reason, amount }) => ({
        name: supplementTexts[reason][booking.language],
        value: moneyText(amount, booking.language),
      })),
      ...paidThere(booking).map((value) => ({ name: say('paidThere'), value })),
      ...(off.isZero() ? [] : [{ name: say('discount'), value: moneyText(off.negated().toJSON(), booking.language) }]),
      { name: say('paid'), value: moneyText(paid.toJSON(), booking.language) },
    ];
  }
}
