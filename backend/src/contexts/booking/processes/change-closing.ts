import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type BookingChange, BookingChanges } from '../domain/booking-change.js';
import { OrderPayments } from '../domain/order-payments.js';
import { Slots } from '../domain/slots.js';

/** The job that ends a change whose time to pay is over. Its key is the change's id. */
export const EXPIRE_CHANGE = 'booking.expire-change';

/** Ends changes that were not paid: their slots become available, their payments are closed. */
@Injectable()
export class ChangeClosing {
  constructor(
    private readonly changes: BookingChanges,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly scheduledJobs: ScheduledJobs,
  ) {}

  /** A newer change or a cancellation takes the place of one that waits. Money that comes for it goes back. */
  async closeWaiting(bookingId: string): Promise<void> {
    const waiting = await this.changes.findWaitingForChange(bookingId);
    if (waiting) await this.close(waiting);
  }

  async close(change: BookingChange): Promise<void> {
    change.status = 'expired';
    await this.changes.save(change);
    await this.slots.releaseItem(change.id);
    await this.payments.close(change.id);
    await this.scheduledJobs.cancel(EXPIRE_CHANGE, change.id);
  }
}
