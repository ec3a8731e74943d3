import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { BusyCalendars } from '../domain/busy-calendars.js';
import { CalendarReader, type WantedReading } from '../domain/calendar-reader.js';
import { GuideRepository } from '../domain/guide.repository.js';
import { BusyCalendarReadings, READ_BUSY_CALENDAR } from '../processes/busy-calendar-readings.js';

/** Reads a calendar that a guide has named. No transaction is open meanwhile; a second reading does no harm. */
@ScheduledJob(READ_BUSY_CALENDAR, { outsideTransaction: true })
@Injectable()
export class ReadBusyCalendar implements JobHandler {
  constructor(
    private readonly calendars: BusyCalendars,
    private readonly guides: GuideRepository,
    private readonly reader: CalendarReader,
    private readonly readings: BusyCalendarReadings,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  async run(_: unknown, calendarId: string): Promise<void> {
    const wanted = await this.commands.inTransaction(() => this.find(calendarId));
    if (!wanted) return;
    const reading = await this.reader.read(wanted);
    await this.commands.inTransaction(() => this.readings.take(calendarId, reading));
  }

  private async find(calendarId: string): Promise<WantedReading | undefined> {
    const calendar = await this.calendars.find(calendarId);
    const timeZone = calendar && (await this.guides.timeZoneOf(calendar.guideId));
    if (!calendar || !timeZone) return undefined;
    return { address: calendar.address, etag: calendar.etag, timeZone, now: this.clock.now() };
  }
}
