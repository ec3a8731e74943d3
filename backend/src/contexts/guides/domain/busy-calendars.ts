import type { BusyCalendar, BusyTime } from './busy-calendar.js';

/** The calendars that guides name, and the times that were read from them. */
export abstract class BusyCalendars {
  /** Stays locked until the transaction ends. */
  abstract findForChange(id: string): Promise<BusyCalendar | undefined>;
  abstract find(id: string): Promise<BusyCalendar | undefined>;
  abstract ofGuide(guideId: string): Promise<readonly BusyCalendar[]>;
  abstract save(calendar: BusyCalendar): Promise<void>;
  /** With the times that were read from it. */
  abstract remove(calendar: BusyCalendar): Promise<void>;
  abstract replaceTimes(calendar: BusyCalendar, times: readonly BusyTime[]): Promise<void>;
}
