import { Injectable } from '@nestjs/common';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderPayments } from '../domain/order-payments.js';

/** Orders that expired, and nothing was bought: no money has come after all, and nothing of them was ordered anew. */
@Injectable()
export class ExpiredOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: OrderPayments,
  ) {}

  /** Locks the order until the transaction ends. */
  async find(orderId: string): Promise<Order | undefined> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'expired') return undefined;
    if ((await this.payments.isPaidOrProcessing(orderId)) || (await this.orders.isOrderedAnew(order))) return undefined;
    return order;
  }
}
