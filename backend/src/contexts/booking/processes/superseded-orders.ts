import { Injectable } from '@nestjs/common';
import type { Cart } from '../domain/cart.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderClosing } from './order-closing.js';

/** The unpaid orders of a cart that is ordered again. A cart that took in another cart may have several. */
@Injectable()
export class SupersededOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly closing: OrderClosing,
  ) {}

  /** A new order replaces the unpaid ones: the cart keeps the slots of the items that it still has. Throws OrderBeingPaid. */
  async supersede({ id, openOrderId, items }: Cart): Promise<void> {
    if (openOrderId === null) return;
    for (const earlier of await this.orders.openOfCartForChange(id)) {
      await this.closing.mustBeUnpaid(earlier);
      await this.closing.close(earlier, (order) => order.supersede(), items);
    }
  }
}
