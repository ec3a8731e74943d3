import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { type Attachment, Mailer } from '../../../platform/mail/mailer.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import type { Booking } from '../domain/booking.js';
import type { Order, Passenger } from '../domain/order.js';
import { OrderLinks } from '../domain/order-links.js';
import type { RemindedHours } from '../domain/reminders.js';
import { guideNews, reminderNews, type Say, saying, visitFacts } from './booking-facts.js';
import { BookingMail } from './booking.mail.js';

interface Letter {
  readonly event: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly MailFact[];
  readonly attachments?: readonly Attachment[];
}

/**
 * Mails to the passenger of a booking for somebody else, if the customer agreed to them: the tour may be a surprise.
 * They contain no price and no link to the order.
 */
@Injectable()
export class PassengerMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly documents: BookingDocuments,
    private readonly links: OrderLinks,
  ) {}

  async confirmed(booking: Booking, order: Order): Promise<void> {
    const { passenger } = order;
    if (!passenger?.getsMails) return;
    const say = saying(booking.language);
    const buyer = fullName(order.customer, booking.language);
    const files = [
      await this.documents.voucher(booking, order, 'classic'),
      this.documents.calendar(booking, order, this.tourPage(booking, order)),
    ];
    await this.write(booking, order, passenger, say, {
      event: 'booked-for-you',
      subject: say('bookedForYouSubject', { reference: booking.reference }),
      title: say('bookedForYouTitle'),
      text: say('bookedForYouText', { name: passenger.name, buyer }),
      facts: visitFacts(booking, say),
      attachments: files.map(({ name, contentType, bytes }) => ({ name, contentType, file: bytes })),
    });
  }

  async guideNamed(booking: Booking, order: Order): Promise<void> {
    const { passenger } = order;
    if (!passenger?.getsMails) return;
    const say = saying(booking.language);
    const { guide, ...news } = guideNews(booking, passenger.name, say);
    await this.write(booking, order, passenger, say, {
      ...news,
      facts: [{ name: say('guide'), value: guide }, ...visitFacts(booking, say)],
    });
  }

  async reminder(booking: Booking, order: Order, hours: RemindedHours): Promise<void> {
    const { passenger } = order;
    if (!passenger?.getsMails) return;
    const say = saying(booking.language);
    const { subject, title, paragraphs, guideFacts } = reminderNews(booking, passenger.name, hours, say);
    await this.write(booking, order, passenger, say, {
      event: `reminder:${hours}:${booking.revision}`,
      subject,
      title,
      text: paragraphs.join(' '),
      facts: [...guideFacts, ...visitFacts(booking, say)],
    });
  }

  private async write(
    booking: Booking,
    order: Order,
    { email }: Passenger,
    say: Say,
    { event, subject, title, text, facts, attachments = [] }: Letter,
  ): Promise<void> {
    const [kind] = event.split(':');
    await this.mailer.write({
      dedupeKey: `passenger:${booking.id}:${event}`,
      kind: `booking.passenger-${kind}`,
      to: email,
      language: booking.language,
      subject,
      reason: say('passengerReason', { buyer: fullName(order.customer, booking.language) }),
      body: createElement(BookingMail, {
        title,
        paragraphs: [text],
        facts,
        button: { text: say('openTour'), href: this.tourPage(booking, order) },
      }),
      attachments,
    });
  }

  private tourPage({ tour }: Booking, order: Order): string {
    return this.links.tourAddress(tour.slug, order);
  }
}
