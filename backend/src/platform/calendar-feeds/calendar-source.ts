import { SetMetadata } from '@nestjs/common';
import type { CalendarEntry } from '../documents/calendar-file.js';

export const CALENDAR_SOURCE = 'calendar-source';

/** Marks the provider that knows what stands in the calendars of people, of its context. */
export const IsCalendarSource = (): ClassDecorator => SetMetadata(CALENDAR_SOURCE, true);

/** What one context has for a person's own calendar. */
export abstract class CalendarSource {
  /**
   * What is to come and what was lately, 500 entries at most. What was cancelled stays as cancelled, with a higher
   * sequence, so that programs remove it.
   */
  abstract entriesOf(userId: string, now: Date): Promise<readonly CalendarEntry[]>;
}
