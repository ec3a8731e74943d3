import { Injectable } from '@nestjs/common';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';

/** The time to pay is over: the slots are free for others (they were by time already), the order says so. */
@DueWorkHandler('booking.expire-order')
@Injectable()
export class ExpireOrder implements DoesDueWork<{ orderId: string }> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
  ) {}

  async run({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'awaiting-payment') return;
    const bookings = await this.orders.bookingsOf(orderId);
    order.expire();
    bookings.forEach((booking) => booking.lapse());
    await this.slots.releaseOrder(orderId);
    await this.orders.save(order, bookings);
  }
}
