import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { BookingChanges } from '../domain/booking-change.js';
import { OrderPayments } from '../domain/order-payments.js';
import { ChangeClosing, EXPIRE_CHANGE } from '../processes/change-closing.js';

const RETRY_MS = 5 * 60_000;

/** Ends a change whose time to pay is over, unless its money has arrived or is being processed. */
@ScheduledJob(EXPIRE_CHANGE)
@Injectable()
export class ExpireChange implements JobHandler<{ changeId: string }> {
  constructor(
    private readonly changes: BookingChanges,
    private readonly closing: ChangeClosing,
    private readonly payments: OrderPayments,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async run({ changeId }: { changeId: string }): Promise<void> {
    const change = await this.changes.findForChange(changeId);
    if (change?.status !== 'waiting-payment') return;
    if (!(await this.payments.isPaidOrProcessing(changeId))) return this.closing.close(change);
    const later = new Date(this.clock.now().getTime() + RETRY_MS);
    await this.scheduledJobs.plan(EXPIRE_CHANGE, changeId, later, { changeId });
  }
}
