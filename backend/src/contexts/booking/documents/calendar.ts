import { calendarFile, type CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { momentText, type Zone } from '../../../shared-kernel/local-time.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/locale.js';

/** What a calendar is told about a booking; texts are in the customer's language already. */
export interface BookingInCalendar {
  readonly reference: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: Zone;
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

/** The title holds no time, as calendars show it in their reader's zone; the time of the place is in the description. */
function bookingEntry(booking: BookingInCalendar): CalendarEntry {
  const { reference, startsAt, language = DEFAULT_LOCALE } = booking;
  return {
    ...booking,
    uid: `${reference.toLowerCase()}@cicerone`,
    title: `${booking.title} (${reference})`,
    description: `${momentText(startsAt, booking, language).full}\n${booking.location}\n${booking.url}`,
  };
}
