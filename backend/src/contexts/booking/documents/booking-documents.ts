import { fullName } from '../../../shared-kernel/language/full-name.js';
import { Injectable } from '@nestjs/common';
import { companyNumbersOf } from '../../../platform/company-numbers.js';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { momentText, readerMomentText, type Zone } from '../../../shared-kernel/time/local-time.js';
import { meetingLine } from '../../../shared-kernel/language/names.js';
import type { Booking } from '../domain/booking.js';
import { paidThere } from './paid-there.js';
import { supplementsOf } from '../domain/lines-of-sale.js';
import type { Order } from '../domain/order.js';
import { cancellationTexts } from './cancellation.texts.js';
import { type BookingInCalendar, bookingCalendar, bookingEntry } from './calendar.js';
import type { CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { rideFacts } from './ride-facts.js';
import { TourPosters } from './tour-posters.js';
import { VoucherCodes } from './voucher-codes.js';
import type { VoucherType } from './voucher.pdf.js';

export interface BookingDocument {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Voucher and calendar file of a booking, in the language of its order. */
@Injectable()
export class BookingDocuments {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly posters: TourPosters,
    private readonly codes: VoucherCodes,
  ) {}

  async voucher(booking: Booking, order: Order, type: VoucherType): Promise<BookingDocument> {
    const { language, service } = booking;
    // The PDF library is loaded with the first voucher.
    const { voucherFileName, voucherPdf } = await import('./voucher.pdf.js');
    const poster = type === 'own' && service.kind === 'tour' ? await this.posters.find(service.slug) : undefined;
    const bytes = await voucherPdf(
      {
        language,
        bookingReference: booking.reference,
        orderReference: order.reference,
        tourName: service.name[language],
        cityName: service.cityName[language],
        startsAt: booking.startsAt,
        timeZone: booking.timeZone,
        readerZone: zoneOfTraveller(order),
        durationMinutes: booking.durationMinutes,
        travellers: booking.travellers,
        additionalCustomers: booking.additionalCustomers,
        meetingPoint: this.meetingPoint(booking),
        travellerName: fullName(order.customer, language),
        ...(order.passenger ? { passengerName: order.passenger.name } : {}),
        ...(service.kind === 'tour'
          ? {
              included: service.included[language],
              notIncluded: [...paidThere(booking), ...service.notIncluded[language]],
              guideLanguage: booking.guideLanguage,
            }
          : { included: [], ride: { facts: rideFacts(service, language), waitMinutes: booking.policy.waitMinutes } }),
        supplements: supplementsOf(booking.sold),
        paid: Money.from(booking.sold.price).minus(order.discountOf(booking)).toJSON(),
        qrToken: this.codes.codeOf(booking.reference),
        cancellation: this.cancellation(booking, zoneOfTraveller(order)),
        ...(poster ? { poster } : {}),
        postalLine: this.config.POSTAL_LINE,
        companyNumbers: companyNumbersOf(this.config),
        madeAt: this.clock.now(),
      },
      type,
    );
    return { name: voucherFileName(booking.reference, type), contentType: 'application/pdf', bytes };
  }

  /** @param url the page with the details. It holds no secret, because calendars are synchronised and shared. */
  calendar(booking: Booking, order: Order, url: string): BookingDocument {
    const text = bookingCalendar({ ...this.inCalendar(booking, order, url), madeAt: this.clock.now() });
    return { name: `${booking.reference}.ics`, contentType: 'text/calendar; charset=utf-8', bytes: Buffer.from(text) };
  }

  /** The same for a calendar of several bookings. */
  calendarEntry(booking: Booking, order: Order, url: string): CalendarEntry {
    return bookingEntry(this.inCalendar(booking, order, url));
  }

  /**
   * The cancellation lines of mail and voucher. They state the contract's rule, or that its deadline has passed, with
   * date, hour and zone; the same instant on the reader's clock where that clock is known and differs; and how to
   * cancel.
   * @param page where the reader cancels. A voucher is passed on, so the page that it names by default holds no secret.
   */
  cancellation(
    booking: Booking,
    readerZone: Zone | null,
    page = `${this.config.publicUrl}/bookings/${booking.reference}`,
  ): readonly string[] {
    const { cancellableUntil, language, timeZone, service } = booking;
    const place = { city: service.cityName[language], timeZone };
    const until = momentText(cancellableUntil, place, language).full;
    const hasEnded = this.clock.now() > cancellableUntil;
    const rule = hasEnded ? cancellationTexts.cancellationEnded : cancellationTexts.cancellation;
    return [
      formatText(rule, language, { until }),
      readerMomentText(cancellableUntil, place, readerZone, language),
      formatText(cancellationTexts.toCancel, language, { page }),
    ].filter((line) => line !== undefined);
  }

  private inCalendar(booking: Booking, order: Order, url: string): BookingInCalendar {
    const { language } = booking;
    return {
      reference: booking.reference,
      title: booking.service.name[language],
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      timeZone: booking.timeZone,
      readerZone: zoneOfTraveller(order),
      city: booking.service.cityName[language],
      location: this.meetingPoint(booking),
      language,
      ...positionOf(booking),
      url,
      sequence: booking.revision,
      cancelled: booking.status === 'cancelled',
    };
  }

  private meetingPoint({ service, language }: Booking): string {
    return meetingLine(service.meetingPoint.name[language], service.meetingPoint, language);
  }
}

function positionOf({ service }: Booking): { latitude: number; longitude: number } | undefined {
  const { latitude, longitude } = service.meetingPoint;
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** The traveller's time zone. It is unknown where the customer booked for somebody else. */
const zoneOfTraveller = ({ passenger, timeZone }: Order): Zone | null => (passenger ? null : timeZone);
