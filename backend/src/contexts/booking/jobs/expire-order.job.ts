import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderClosing } from '../processes/order-closing.js';

const RETRY_MS = 5 * 60_000;

/**
 * Expires an order whose time to pay has ended. If its money has arrived or is being processed, the order is checked
 * again later: its customer must not read that nothing was bought.
 */
@ScheduledJob('booking.expire-order')
@Injectable()
export class ExpireOrder implements JobHandler<{ orderId: string }> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly closing: OrderClosing,
    private readonly payments: OrderPayments,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async run({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'awaiting-payment') return;
    if (await this.payments.isPaidOrProcessing(orderId)) return this.retryLater(orderId);
    await this.closing.close(order, (unpaid) => unpaid.expire());
  }

  private retryLater(orderId: string): Promise<void> {
    const later = new Date(this.clock.now().getTime() + RETRY_MS);
    return this.scheduledJobs.plan('booking.expire-order', orderId, later, { orderId });
  }
}
