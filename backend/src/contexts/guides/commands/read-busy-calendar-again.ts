import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { BusyCalendars } from '../domain/busy-calendars.js';
import { GuideUnknown } from '../domain/guide.errors.js';
import { READ_BUSY_CALENDAR } from '../processes/busy-calendar-readings.js';

/** The guide wants a calendar read now. Does nothing within a minute of the last time. Throws GuideUnknown. */
export class ReadBusyCalendarAgain extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReadBusyCalendarAgain)
export class ReadBusyCalendarAgainHandler implements ICommandHandler<ReadBusyCalendarAgain> {
  constructor(
    private readonly calendars: BusyCalendars,
    private readonly jobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ id, actor }: ReadBusyCalendarAgain): Promise<void> {
    actor.mustBeAllowed('guide.present');
    const calendar = await this.calendars.findForChange(id);
    if (calendar?.guideId !== actor.mustBePerson()) throw new GuideUnknown();
    const now = this.clock.now();
    if (!calendar.askAgain(now)) return;
    await this.calendars.save(calendar);
    await this.jobs.plan(READ_BUSY_CALENDAR, id, now);
  }
}
