import { calendarFile, type CalendarEntry } from '../../../platform/documents/calendar-file.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Mission } from '../domain/mission.js';
import { meetingPointsIn, personsOf, referencesOf, standing } from '../domain/mission-departure.js';
import { missionCalendarTexts } from './mission-calendar.texts.js';

/** A mission as a calendar file. */
export function missionCalendar(mission: Mission, language: Locale, url: string, madeAt: Date): string {
  const entry = missionEntry(mission, language, url);
  return calendarFile({ name: entry.title, madeAt, entries: [entry] });
}

/**
 * A mission for the calendar of its guide, in their language. No name and no number of a guest: a calendar keeps what it
 * is given, and others may look into it.
 */
export function missionEntry(mission: Mission, language: Locale, url: string): CalendarEntry {
  const { id, tour, startsAt, endsAt, timeZone, state, revision } = mission;
  const bookings = standing(mission.bookings);
  const city = tour.cityName[language];
  const location = meetingPointsIn(language, bookings);
  const references = referencesOf(bookings);
  const title = `${tour.name[language]} (${references})`;
  const guests = `${formatText(missionCalendarTexts.travellers, language)}: ${personsOf(bookings)}`;
  const description = [momentText(startsAt, { city, timeZone }, language).full, location, guests, url].join('\n');
  return {
    uid: `mission-${id}@cicerone`,
    sequence: revision,
    title,
    startsAt,
    endsAt,
    location,
    description,
    url,
    cancelled: state === 'cancelled',
  };
}
