import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
  /** Never changes for the same thing, so that a calendar replaces what it has. */
  readonly uid: string;
  /** Higher with each change; 0 where it is not said. */
  readonly sequence?: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly location: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly description?: string;
  readonly url?: string;
  readonly cancelled?: boolean;
}

export interface CalendarFile {
  /** Shown by programs that subscribe to it. */
  readonly name: string;
  readonly madeAt: Date;
  readonly entries: readonly CalendarEntry[];
}

/**
 * An iCalendar file (RFC 5545). Times are instants (UTC): right in every calendar, whatever zone rules it knows; the
 * time of the place belongs into the description.
 */
export function calendarFile({ name, madeAt, entries }: CalendarFile): string {
  const calendar = ical({
    name,
    prodId: { company: 'Cicerone', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) {
    const { uid, sequence = 0, title, startsAt, endsAt, description, url, cancelled = false } = entry;
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: madeAt,
      start: startsAt,
      end: endsAt,
      summary: title,
      location: locationOf(entry),
      ...(description ? { description } : {}),
      ...(url ? { url } : {}),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // The library leaves the last line open, which the format does not.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function locationOf({ location, latitude, longitude }: CalendarEntry): {
  title: string;
  geo?: { lat: number; lon: number };
} {
  if (latitude === undefined || longitude === undefined) return { title: location };
  return { title: location, geo: { lat: latitude, lon: longitude } };
}
