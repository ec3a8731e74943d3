import { Injectable } from '@nestjs/common';
import { GiftCards } from '../domain/gift-cards.js';
import type { Order } from '../domain/order.js';
import { OrderPayments, type RefundOfCharge } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';

/**
 * Requests refunds inside the caller's command, divided over the means that paid: what came from a gift card goes back to
 * it, the rest to the card of the payment.
 */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: OrderPayments,
    private readonly giftCards: GiftCards,
  ) {}

  async request(order: Order, refund: RefundOfCharge): Promise<void> {
    if (order.isOnAccount) return this.creditAccount(order, refund);
    const { money, giftCards } = order.takeBack(refund.chargeId, refund.amount);
    if (money.amount > 0) await this.payments.refund({ ...refund, amount: money });
    for (const { giftCardId, amount } of giftCards)
      await this.giftCards.refund({ orderId: order.id, giftCardId, key: `${refund.key}:${giftCardId}`, amount });
    if (giftCards.length > 0) await this.mark(order, refund, money.amount === 0);
  }

  /** Nothing was paid yet: the partner owes less. */
  private async creditAccount(order: Order, refund: RefundOfCharge): Promise<void> {
    const { key, amount } = refund;
    await this.payments.creditAccount({ key, orderReference: order.reference, amount });
    await this.mark(order, refund, true);
  }

  /** Money of the card is marked once it has gone back; money of gift cards is back at once. */
  private async mark(order: Order, { lines }: RefundOfCharge, isGiftCardsAlone: boolean): Promise<void> {
    if (!isGiftCardsAlone) return this.orders.save(order);
    const touched = order.lines.filter(({ id }) => lines.some(({ lineId }) => lineId === id));
    const bookings = (await this.orders.bookingsOf(order.id)).filter(({ id }) =>
      touched.some(({ bookingId }) => bookingId === id),
    );
    order.refund(order.isRefundedWhole());
    bookings.forEach((booking) => booking.refund(order.isRefundedWhole(booking.id)));
    await this.orders.save(order, bookings);
  }
}
