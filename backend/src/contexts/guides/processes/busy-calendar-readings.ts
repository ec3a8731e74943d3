import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { CalendarReading } from '../domain/busy-calendar.js';
import { BusyCalendars } from '../domain/busy-calendars.js';

export const READ_BUSY_CALENDAR = 'guides.read-busy-calendar';

/** Takes over what a calendar said, and plans its next reading. */
@Injectable()
export class BusyCalendarReadings {
  constructor(
    private readonly calendars: BusyCalendars,
    private readonly jobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** In the caller's transaction. Does nothing for a calendar that was removed meanwhile. */
  async take(calendarId: string, reading: CalendarReading): Promise<void> {
    const calendar = await this.calendars.findForChange(calendarId);
    if (!calendar) return;
    const next = calendar.note(reading, this.clock.now());
    if (reading.kind === 'read') await this.calendars.replaceTimes(calendar, reading.times);
    await this.calendars.save(calendar);
    await this.jobs.plan(READ_BUSY_CALENDAR, calendarId, next);
  }
}
