import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Booking } from '../domain/booking.js';
import { REMINDED_HOURS, type RemindedHours, reminderTime } from '../domain/reminders.js';

export const REMIND_TRAVELLER = 'booking.remind-traveller';

export interface Reminder {
  readonly bookingId: string;
  readonly hours: RemindedHours;
}

/** Plans the reminders of a booking, in the running transaction. A second call moves them to the booking's new time. */
@Injectable()
export class ReminderPlanning {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async plan({ id, startsAt }: Pick<Booking, 'id' | 'startsAt'>): Promise<void> {
    for (const hours of REMINDED_HOURS) {
      const dueAt = reminderTime(startsAt, hours);
      const key = `${id}:${hours}`;
      // Whoever books or moves a visit later than that has just read all of it.
      if (dueAt <= this.clock.now()) await this.scheduledJobs.cancel(REMIND_TRAVELLER, key);
      else await this.scheduledJobs.plan(REMIND_TRAVELLER, key, dueAt, { bookingId: id, hours } satisfies Reminder);
    }
  }
}
