import { Injectable } from '@nestjs/common';
import { DueWork } from '../../../platform/queue/due-work.js';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderClosing } from '../processes/order-closing.js';

const RETRY_MS = 5 * 60_000;

/**
 * Expires an order whose time to pay is over. An order whose money has arrived, or is on its way, is looked at again
 * later: its customer must not read that nothing was bought.
 */
@DueWorkHandler('booking.expire-order')
@Injectable()
export class ExpireOrder implements DoesDueWork<{ orderId: string }> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly closing: OrderClosing,
    private readonly payments: OrderPayments,
    private readonly dueWork: DueWork,
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
    return this.dueWork.plan('booking.expire-order', orderId, later, { orderId });
  }
}
