import { Injectable } from '@nestjs/common';
import { OrderBeingPaid } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderPayments } from '../domain/order-payments.js';
import { Slots } from '../domain/slots.js';

/** What a cart was ordered as before, where it is ordered again or given up: carts that became one may each have been. */
@Injectable()
export class SupersededOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
  ) {}

  /**
   * A new order replaces those that were not paid: what they had taken is the cart's, or free where that has it no more.
   * Throws OrderBeingPaid where the money of one has come, or is on its way, and only the confirmation has not.
   */
  async supersede(cart: Cart): Promise<void> {
    for (const earlier of await this.openOf(cart)) {
      await this.end(earlier, cart, () => earlier.supersede());
    }
  }

  /**
   * Ends the unpaid order of that reference: what it had taken is free. False where the cart has none. Throws
   * OrderBeingPaid as above.
   */
  async cancel(cart: Cart, reference: string): Promise<boolean> {
    const open = await this.openOf(cart);
    const unwanted = open.find((order) => order.reference === reference);
    if (!unwanted) return false;
    await this.end(unwanted, { items: [] }, () => unwanted.cancel());
    for (const { itemId } of unwanted.lines) await this.slots.releaseItem(itemId);
    cart.forgetOrder(open.findLast((order) => order !== unwanted)?.id);
    return true;
  }

  private async openOf({ id, openOrderId }: Cart): Promise<readonly Order[]> {
    return openOrderId === null ? [] : this.orders.openOfCartForChange(id);
  }

  private async end(earlier: Order, { items }: Pick<Cart, 'items'>, close: () => void): Promise<void> {
    if (await this.payments.isPaidOrProcessing(earlier.id)) throw new OrderBeingPaid({ reference: earlier.reference });
    const bookings = await this.orders.bookingsOf(earlier.id);
    close();
    bookings.forEach((booking) => booking.expire());
    await this.slots.returnToCart(
      earlier.id,
      items.map(({ id }) => id),
    );
    await this.slots.releaseOrder(earlier.id);
    await this.orders.save(earlier, bookings);
    await this.payments.close(earlier.id);
  }
}
