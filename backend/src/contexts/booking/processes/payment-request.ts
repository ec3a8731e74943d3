import { Injectable } from '@nestjs/common';
import { DueWork } from '../../../platform/queue/due-work.js';
import type { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';

/** Requests the payment of a new order and schedules the expiry of the order. */
@Injectable()
export class PaymentRequest {
  constructor(
    private readonly payments: OrderPayments,
    private readonly dueWork: DueWork,
  ) {}

  async make({ id, reference, grandTotal, expiresAt }: Order): Promise<void> {
    await this.payments.request({ orderId: id, reference, amount: grandTotal.toJSON() });
    await this.dueWork.plan('booking.expire-order', id, expiresAt, { orderId: id });
  }
}
