import { Injectable } from '@nestjs/common';
import type { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';

/** Orders that expired without a purchase: no late money arrived, and none of their items was ordered again. */
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
    if (await this.payments.isPaidOrProcessing(orderId)) return undefined;
    return (await this.orders.isOrderedAnew(order)) ? undefined : order;
  }
}
