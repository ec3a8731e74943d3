import { calendarFile, type CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { momentText, readerMomentText, type Zone } from '../../../shared-kernel/time/local-time.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';

/** What a calendar is told about a booking; texts are in the customer's language already. */
export interface BookingInCalendar {
  readonly reference: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: Zone;
  /** Of whoever comes, where it is known: the start is told on that clock too. */
  readonly readerZone?: Zone | null;
  readonly city: string;
  readonly location: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** Where the booking is seen on our site. */
  readonly url: string;
  readonly language?: Locale;
  /** Higher with each change of the booking, so that calendars take the newer one. */
  readonly sequence?: number;
  readonly cancelled?: boolean;
}

/** One booking as an `.ics` file. */
export function bookingCalendar({ madeAt, ...booking }: BookingInCalendar & { readonly madeAt: Date }): string {
  return calendarFile({ name: booking.title, madeAt, entries: [bookingEntry(booking)] });
}

/**
 * The title holds no time, as calendars show it in their reader's zone; the time of the place, and what the reader's clock
 * shows then, are in the description.
 */
function bookingEntry(booking: BookingInCalendar): CalendarEntry {
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
