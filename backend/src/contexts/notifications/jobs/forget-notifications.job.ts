import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { NotificationInbox } from '../domain/notification-inbox.js';

const DAY = 24 * 60 * 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** How long notifications are kept: after the reading, and in any case. */
export const KEPT = { read: 90 * DAY, any: 365 * DAY };

@RecurringJob('notifications.forget-notifications', MINUTES_OF_A_DAY)
@Injectable()
export class ForgetNotifications implements JobHandler<object> {
  constructor(
    private readonly inbox: NotificationInbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.inbox.removeReadBefore(new Date(now - KEPT.read));
    await this.inbox.removeOlderThan(new Date(now - KEPT.any));
  }
}
