import { calendarFile, type CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { momentText, readerMomentText, type Zone } from '../../../shared-kernel/time/local-time.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';

/** The facts of a booking for a calendar. The texts are in the customer's language. */
export interface BookingInCalendar {
  readonly reference: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: Zone;
  /** The traveller's zone, where it is known. The description states the start on that clock too. */
  readonly readerZone?: Zone | null;
  readonly city: string;
  readonly location: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** The page of the booking on our site. */
  readonly url: string;
  readonly language?: Locale;
  /** Grows with each change of the booking, so that calendars take the newer entry. */
  readonly sequence?: number;
  readonly cancelled?: boolean;
}

/** One booking as an `.ics` file. */
export function bookingCalendar({ madeAt, ...booking }: BookingInCalendar & { readonly madeAt: Date }): string {
  return calendarFile({ name: booking.title, madeAt, entries: [bookingEntry(booking)] });
}

/**
 * The title holds no time, because calendars show the time in their reader's zone. The description states the local
 * time of the place and the time on the reader's clock.
 */
export function bookingEntry(booking: BookingInCalendar): CalendarEntry {
  const { reference, startsAt, readerZone, location, url, language = DEFAULT_LOCALE } = booking;
  const when = [
    momentText(startsAt, booking, language).full,
    readerMomentText(startsAt, booking, readerZone, language),
  ];
  return {
    ...booking,
    uid: `${reference.toLowerCase()}@cicerone`,
    title: `${booking.title} (${reference})`,
    description: [...when, location, url].filter((line) => line !== undefined).join('\n'),
  };
}
