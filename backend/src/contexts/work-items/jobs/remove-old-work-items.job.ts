import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

const DAY = 24 * 60 * 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** How long a resolved item is kept. */
export const KEPT = 730 * DAY;

@RecurringJob('work-items.remove-old-work-items', MINUTES_OF_A_DAY)
@Injectable()
export class RemoveOldWorkItems implements JobHandler<object> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.workItems.removeResolvedBefore(new Date(this.clock.now().getTime() - KEPT));
  }
}
