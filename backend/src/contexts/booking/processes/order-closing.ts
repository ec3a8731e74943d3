import { Injectable } from '@nestjs/common';
import { OrderBeingPaid } from '../domain/booking.errors.js';
import type { CartItem } from '../domain/cart.js';
import type { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { GiftCards } from '../domain/gift-cards.js';
import { PromoCodes } from '../domain/promo-codes.js';
import { Slots } from '../domain/slots.js';

/**
 * Closes unpaid orders: their bookings end, their slots, the uses of their promo codes and the money of their gift
 * cards become available, their payments are closed.
 */
@Injectable()
export class OrderClosing {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly payments: OrderPayments,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
  ) {}

  /** Throws OrderBeingPaid if money of the order has arrived, or is on its way, and only the confirmation is missing. */
  async mustBeUnpaid({ id, reference }: Order): Promise<void> {
    if (await this.payments.isPaidOrProcessing(id)) throw new OrderBeingPaid({ reference });
  }

  /**
   * @param end moves the order to its last state
   * @param kept items of the cart whose reserved slots return to the cart
   */
  async close(order: Order, end: (order: Order) => void, kept: readonly CartItem[] = []): Promise<void> {
    const bookings = await this.orders.bookingsOf(order.id);
    end(order);
    bookings.forEach((booking) => booking.expire());
    if (order.discount > 0) await this.promoCodes.release(order.id);
    if (order.giftCards.length > 0) await this.giftCards.release(order.id);
    const itemIds = kept.map(({ id }) => id);
    if (itemIds.length > 0) await this.slots.returnToCart(order.id, itemIds);
    await this.slots.releaseOrder(order.id);
    await this.orders.save(order, bookings);
    await this.payments.close(order.id);
  }
}
