import { Injectable } from '@nestjs/common';
import { DueWork } from '../../../platform/queue/due-work.js';
import type { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';

/** What a new order owes and until when: its payment is expected, and its end is planned. */
@Injectable()
export class Bill {
  constructor(
    private readonly payments: OrderPayments,
    private readonly dueWork: DueWork,
  ) {}

  async present({ id, reference, grandTotal, expiresAt }: Order): Promise<void> {
    await this.payments.request({ orderId: id, reference, amount: grandTotal.toJSON() });
    await this.dueWork.plan('booking.expire-order', id, expiresAt, { orderId: id });
  }
}
