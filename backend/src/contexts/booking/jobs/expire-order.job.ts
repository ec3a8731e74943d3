import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DueWork } from '../../../platform/queue/due-work.js';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderPayments } from '../domain/order-payments.js';
import { Slots } from '../domain/slots.js';

const LATER_MS = 5 * 60_000;

/**
 * The time to pay is over: the slots are free for others (they were by time already), the order says so. Not where its
 * money has come, or is on its way, and only the confirmation has not: nobody is told then that nothing was bought.
 */
@DueWorkHandler('booking.expire-order')
@Injectable()
export class ExpireOrder implements DoesDueWork<{ orderId: string }> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly dueWork: DueWork,
    private readonly clock: Clock,
  ) {}

  async run({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'awaiting-payment') return;
    if (await this.payments.isPaidOrProcessing(orderId)) return this.lookAgain(orderId);
    const bookings = await this.orders.bookingsOf(orderId);
    order.expire();
    bookings.forEach((booking) => booking.expire());
    await this.slots.releaseOrder(orderId);
    await this.orders.save(order, bookings);
    await this.payments.close(orderId);
  }

  private lookAgain(orderId: string): Promise<void> {
    const later = new Date(this.clock.now().getTime() + LATER_MS);
    return this.dueWork.plan('booking.expire-order', orderId, later, { orderId });
  }
}
