import { Injectable } from '@nestjs/common';
import { OrderBeingPaid } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import { OrderRepository } from '../domain/order.repository.js';
import { PaymentDesk } from '../domain/payment-desk.js';
import { Slots } from '../domain/slots.js';

/** What a cart was ordered as before, where it is ordered again. */
@Injectable()
export class EarlierOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly desk: PaymentDesk,
  ) {}

  /**
   * The new order replaces the one that was not paid: what that had taken is free. Throws OrderBeingPaid where its money
   * has come, or is on its way, and only the confirmation has not.
   */
  async putAside(cart: Cart): Promise<void> {
    const earlier = cart.openOrderId ? await this.orders.findForChange(cart.openOrderId) : undefined;
    if (earlier?.status !== 'awaiting-payment') return;
    if (await this.desk.hasMoneyOf(earlier.id)) throw new OrderBeingPaid({ reference: earlier.reference });
    const bookings = await this.orders.bookingsOf(earlier.id);
    earlier.replace();
    bookings.forEach((booking) => booking.lapse());
    await this.slots.releaseOrder(earlier.id);
    await this.orders.save(earlier, bookings);
    await this.desk.close(earlier.id);
  }
}
