import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BusyCalendars } from '../domain/busy-calendars.js';
import { GuideUnknown } from '../domain/guide.errors.js';
import { READ_BUSY_CALENDAR } from '../processes/busy-calendar-readings.js';

/** The guide no longer wants a calendar to be read: its times are free again. Throws GuideUnknown. */
export class RemoveBusyCalendar extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveBusyCalendar)
export class RemoveBusyCalendarHandler implements ICommandHandler<RemoveBusyCalendar> {
  constructor(
    private readonly calendars: BusyCalendars,
    private readonly jobs: ScheduledJobs,
  ) {}

  async execute({ id, actor }: RemoveBusyCalendar): Promise<void> {
    actor.mustBeAllowed('guide.present');
    const calendar = await this.calendars.findForChange(id);
    if (calendar?.guideId !== actor.mustBePerson()) throw new GuideUnknown();
    await this.calendars.remove(calendar);
    await this.jobs.cancel(READ_BUSY_CALENDAR, id);
  }
}
