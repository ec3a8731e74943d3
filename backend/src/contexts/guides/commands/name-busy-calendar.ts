import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { BusyCalendar } from '../domain/busy-calendar.js';
import { BusyCalendars } from '../domain/busy-calendars.js';
import { CalendarReader } from '../domain/calendar-reader.js';
import {
  CalendarAddressRefused,
  CalendarNamedAlready,
  GuideUnknown,
  TooManyCalendars,
} from '../domain/guide.errors.js';
import { GuideRepository } from '../domain/guide.repository.js';
import { READ_BUSY_CALENDAR } from '../processes/busy-calendar-readings.js';

export const MOST_CALENDARS = 5;

/**
 * The guide names a calendar that says when they are busy; it is read at once by a job. Throws GuideUnknown,
 * CalendarAddressRefused, CalendarNamedAlready, TooManyCalendars.
 */
export class NameBusyCalendar extends Command<void> {
  constructor(
    readonly address: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(NameBusyCalendar)
export class NameBusyCalendarHandler implements ICommandHandler<NameBusyCalendar> {
  constructor(
    private readonly guides: GuideRepository,
    private readonly calendars: BusyCalendars,
    private readonly reader: CalendarReader,
    private readonly jobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ address: typed, actor }: NameBusyCalendar): Promise<void> {
    actor.mustBeAllowed('guide.present');
    const address = typed.replace(/^webcals?:/i, 'https:');
    if (!this.reader.takes(address)) throw new CalendarAddressRefused();
    // Locked, so that two at once are counted one after the other.
    const guide = await this.guides.findForChange(actor.mustBePerson());
    if (!guide) throw new GuideUnknown();
    const known = await this.calendars.ofGuide(guide.userId);
    if (known.some((each) => each.address === address)) throw new CalendarNamedAlready();
    if (known.length >= MOST_CALENDARS) throw new TooManyCalendars({ most: MOST_CALENDARS });
    const now = this.clock.now();
    const calendar = BusyCalendar.begin({ id: this.ids.uuid(), guideId: guide.userId, address }, now);
    await this.calendars.save(calendar);
    await this.jobs.plan(READ_BUSY_CALENDAR, calendar.id, now);
  }
}
