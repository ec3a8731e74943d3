import { Injectable } from '@nestjs/common';
import { OrderBeingPaid } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import { OrderRepository } from '../domain/order.repository.js';
import { PaymentDesk } from '../domain/payment-desk.js';
import { Slots } from '../domain/slots.js';

/** What a cart was ordered as before, where it is ordered again or given up. */
@Injectable()
export class EarlierOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly desk: PaymentDesk,
  ) {}

  /**
   * Ends the cart's order that was not paid, or only the one of that reference: what it had taken is free. Tells whether
   * there was one. Throws OrderBeingPaid where its money has come, or is on its way, and only the confirmation has not.
   */
  async putAside(cart: Cart, reference?: string): Promise<boolean> {
    const earlier = cart.openOrderId ? await this.orders.findForChange(cart.openOrderId) : undefined;
    if (earlier?.status !== 'awaiting-payment') return false;
    if (reference !== undefined && reference !== earlier.reference) return false;
    if (await this.desk.hasMoneyOf(earlier.id)) throw new OrderBeingPaid({ reference: earlier.reference });
    const bookings = await this.orders.bookingsOf(earlier.id);
    earlier.replace();
    bookings.forEach((booking) => booking.lapse());
    await this.slots.releaseOrder(earlier.id);
    await this.orders.save(earlier, bookings);
    await this.desk.close(earlier.id);
    return true;
  }
}
