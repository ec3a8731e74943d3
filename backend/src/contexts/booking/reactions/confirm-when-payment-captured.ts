import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { PaymentCaptured } from '../../payments/events.js';
import type { Booking } from '../domain/booking.js';
import type { Cart } from '../domain/cart.js';
import { CartRepository } from '../domain/cart.repository.js';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import type { OrderCovered } from '../events.js';
import { GiftCards } from '../domain/gift-cards.js';
import { OrderConfirmation } from '../processes/order-confirmation.js';
import { PromoCodes } from '../domain/promo-codes.js';
import { Slots } from '../domain/slots.js';

/**
 * Confirms the bookings of a paid order, counts the use of its promo code and of its gift cards, and has the gift cards made
 * that it bought. Late money confirms them if their slots,
 * and a use of the code, are available, and is refunded otherwise.
 */
@Reaction('booking.confirm-when-payment-captured')
@Injectable()
export class ConfirmWhenPaymentCaptured implements EventHandler<PaymentCaptured | OrderCovered> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartRepository,
    private readonly slots: Slots,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
    private readonly confirmation: OrderConfirmation,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async react({ orderId, type }: { readonly orderId: string; readonly type?: string }): Promise<void> {
    const cart = await this.carts.findOfOrderForChange(orderId);
    const order = await this.orders.findForChange(orderId);
    if (!order || order.status === 'paid' || order.status === 'refunded') return;
    // No money comes for it: an order that was closed meanwhile stays closed.
    if (type === 'booking.order-covered.v1' && order.status !== 'awaiting-payment') return;
    const bookings = await this.orders.bookingsOf(orderId);
    if (!(await this.isStillOffered(order, bookings))) return this.giveBack(order, bookings);
    if (!(await this.confirmation.keepSlots(order, bookings))) {
      if (order.isByWire) return this.letCustomerChoose(order, bookings);
      return this.giveBack(order, bookings);
    }
    if (!(await this.confirmation.countUses(order))) return this.giveBack(order, bookings);
    await this.confirmation.confirm(order, bookings);
    if (cart) await this.clear(cart, order);
  }

  /** Late money pays a quote unless a newer version or a newer order took its place. */
  private async isStillOffered(order: Order, bookings: readonly Booking[]): Promise<boolean> {
    if (bookings.every(({ service }) => service.kind === 'tour')) return true;
    return order.closeReason !== 'superseded' && !(await this.orders.isOrderedAnew(order));
  }

  private async giveBack(order: Order, bookings: readonly Booking[]): Promise<void> {
    await this.slots.releaseOrder(order.id);
    if (order.discount > 0) await this.promoCodes.release(order.id);
    if (order.giftCards.length > 0) await this.giftCards.release(order.id);
    order.giveBack();
    bookings.filter((booking) => booking.status === 'waiting-payment').forEach((booking) => booking.expire());
    await this.orders.save(order, bookings);
  }

  /** A transfer reserved nothing, so the customer decides. The order does not expire meanwhile. */
  private async letCustomerChoose(order: Order, bookings: readonly Booking[]): Promise<void> {
    await this.slots.releaseOrder(order.id);
    order.missSlot(this.clock.now());
    await this.orders.save(order, bookings);
    await this.scheduledJobs.cancel('booking.expire-order', order.id);
  }

  private async clear(cart: Cart, order: Order): Promise<void> {
    cart.clearOf(order, this.clock.now());
    if (!cart.isEmpty) cart.openOrderId ??= (await this.orders.openOfCartForChange(cart.id)).at(-1)?.id ?? null;
    await this.carts.save(cart);
  }
}
