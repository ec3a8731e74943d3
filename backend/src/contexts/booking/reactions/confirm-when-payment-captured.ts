import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { PaymentCaptured } from '../../payments/events.js';
import type { Booking } from '../domain/booking.js';
import { SlotNotFree } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import { CartRepository } from '../domain/cart.repository.js';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Claim, inLockOrder } from '../domain/claim.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import type { OrderCovered } from '../events.js';
import { GiftCards } from '../domain/gift-cards.js';
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
    if (!(await this.isStillSold(order, bookings)) || !(await this.countUses(order))) {
      await this.slots.releaseOrder(order.id);
      if (order.discount > 0) await this.promoCodes.release(order.id);
      if (order.giftCards.length > 0) await this.giftCards.release(order.id);
      order.giveBack();
      bookings.filter((booking) => booking.status === 'waiting-payment').forEach((booking) => booking.expire());
      return this.orders.save(order, bookings);
    }
    const now = this.clock.now();
    order.pay(now);
    bookings.forEach((booking) => booking.confirm(now));
    await this.orders.save(order, bookings);
    await this.issueGiftCards(order);
    await this.scheduledJobs.cancel('booking.expire-order', orderId);
    if (cart) await this.clear(cart, order);
  }

  /** Late money pays a quote unless a newer version or a newer order took its place; a tour, if its slot is free. */
  private async isStillSold(order: Order, bookings: readonly Booking[]): Promise<boolean> {
    const tours = bookings.filter(({ service }) => service.kind === 'tour');
    if (
      tours.length < bookings.length &&
      (order.closeReason === 'superseded' || (await this.orders.isOrderedAnew(order)))
    )
      return false;
    return this.keepSlots(order, tours);
  }

  private async keepSlots(order: Order, bookings: readonly Booking[]): Promise<boolean> {
    const claims = bookings.map((booking) => ({ booking, claim: Claim.ofBooking(booking) }));
    try {
      for (const { claim, booking } of inLockOrder(claims)) await this.slots.keep(claim, order.id, booking.id);
      return true;
    } catch (error) {
      if (!(error instanceof SlotNotFree)) throw error;
      return false;
    }
  }

  private async countUses({ id, discount, giftCards }: Order): Promise<boolean> {
    if (giftCards.length > 0 && !(await this.giftCards.count(id))) return false;
    return discount === 0 || this.promoCodes.count(id);
  }

  /** Each item makes one card, however often the payment is told. */
  private async issueGiftCards(order: Order): Promise<void> {
    const { id, reference, language, timeZone, customer, userId } = order;
    const buyer = { userId, name: fullName(customer, language), email: customer.email };
    for (const item of order.giftCardItems)
      await this.giftCards.issue({ item, order: { id, reference }, language, timeZone, buyer });
  }

  private async clear(cart: Cart, order: Order): Promise<void> {
    cart.clearOf(order, this.clock.now());
    if (!cart.isEmpty) cart.openOrderId ??= (await this.orders.openOfCartForChange(cart.id)).at(-1)?.id ?? null;
    await this.carts.save(cart);
  }
}
