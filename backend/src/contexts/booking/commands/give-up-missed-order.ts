import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OrderRepository } from '../domain/order.repository.js';
import { GiftCards } from '../domain/gift-cards.js';
import { PromoCodes } from '../domain/promo-codes.js';

/**
 * Has the money of an order sent back, whose transfer came after its slots were sold. The caller has checked that the
 * order is the customer's. Throws SlotNotMissed.
 */
export class GiveUpMissedOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(GiveUpMissedOrder)
export class GiveUpMissedOrderHandler implements ICommandHandler<GiveUpMissedOrder> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly promoCodes: PromoCodes,
    private readonly giftCards: GiftCards,
  ) {}

  async execute({ orderId }: GiveUpMissedOrder): Promise<void> {
    const order = await this.orders.getForChange(orderId);
    order.mustHaveMissedSlot();
    const bookings = await this.orders.bookingsOf(orderId);
    if (order.discount > 0) await this.promoCodes.release(orderId);
    if (order.giftCards.length > 0) await this.giftCards.release(orderId);
    order.giveBack();
    bookings.filter(({ status }) => status === 'waiting-payment').forEach((booking) => booking.expire());
    await this.orders.save(order, bookings);
  }
}
