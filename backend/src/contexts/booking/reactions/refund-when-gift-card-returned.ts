import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { GiftCardReturned } from '../../gift-cards/events.js';
import { leftOf } from '../domain/price-line.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderPayments } from '../domain/order-payments.js';

/** Refunds the price of a gift card that its buyer returned unused. No gift card paid for it. */
@Reaction('booking.refund-when-gift-card-returned')
@Injectable()
export class RefundWhenGiftCardReturned implements EventHandler<GiftCardReturned> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: OrderPayments,
  ) {}

  async react({ orderId, itemId, giftCardId }: GiftCardReturned): Promise<void> {
    const order = await this.orders.getForChange(orderId);
    const lines = order.lines
      .filter((line) => line.kind === 'gift-card' && line.itemId === itemId && leftOf(line) > 0)
      .map((line) => ({ lineId: line.id, amount: leftOf(line) }));
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (amount === 0) return;
    order.refundLines(lines);
    await this.orders.save(order);
    await this.payments.refund({
      chargeId: order.id,
      key: `gift-card-return:${giftCardId}`,
      amount: { amount, currency: order.currency },
      reason: 'gift-card-returned',
      lines,
    });
  }
}
