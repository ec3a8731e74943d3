import ical, { ICalCalendarMethod } from 'ical-generator';

export interface CalendarEntry {
  readonly reference: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly url: string;
  readonly madeAt: Date;
}

/** An .ics file of one booking (RFC 5545). Instants in UTC: every calendar shows them right, whatever zones it knows. */
export function bookingCalendar(entry: CalendarEntry): string {
  const calendar = ical({ name: entry.title, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Cicerone', product: 'Bookings' } });
  calendar.createEvent({
    id: `${entry.reference}@cicerone`,
    summary: entry.title,
    description: `${entry.reference}\n${entry.timeZone}\n${entry.url}`,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp: entry.madeAt,
    location: { title: entry.location, geo: { lat: entry.latitude, lon: entry.longitude } },
    url: entry.url,
  });
  return calendar.toString();
}
