import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/domain/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { Cart } from '../domain/cart.js';
import { CartRepository } from '../domain/cart.repository.js';
import { OrderRepository } from '../domain/order.repository.js';
import { CartItemPreparation } from './cart-item-preparation.js';

/** Somebody signed in: what was in the anonymous cart goes into theirs, in its currency; the anonymous one ends. */
export class MergeCarts extends Command<void> {
  constructor(
    readonly tokenHash: string,
    readonly ownerId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MergeCarts)
export class MergeCartsHandler implements ICommandHandler<MergeCarts> {
  constructor(
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly preparation: CartItemPreparation,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, ownerId }: MergeCarts): Promise<void> {
    const anonymous = await this.carts.findForChange({ tokenHash });
    if (!anonymous) return;
    const own = await this.carts.findForChange({ ownerId });
    if (!own) {
      anonymous.ownerId = ownerId;
      anonymous.tokenHash = null;
      return this.carts.save(anonymous);
    }
    const now = this.clock.now();
    if (own.items.length === 0) own.currency = anonymous.currency;
    if (own.currency !== anonymous.currency) await this.reprice(anonymous, own.currency, now);
    own.takeOver(anonymous, now);
    await this.moveOrder(anonymous, own);
    await this.carts.remove(anonymous);
    await this.carts.save(own);
  }

  /** What is no longer sold stays behind. */
  private async reprice(cart: Cart, currency: Currency, now: Date): Promise<void> {
    for (const item of cart.items) {
      const price = await this.preparation.priceNow(item, currency);
      if (price) cart.reprice(item.id, price, now);
      else cart.remove(item.id, now);
    }
  }

  /** Its payment clears the cart that its items are in now. */
  private async moveOrder({ openOrderId }: Cart, own: Cart): Promise<void> {
    const order = openOrderId === null ? undefined : await this.orders.findForChange(openOrderId);
    if (!order) return;
    order.cartId = own.id;
    await this.orders.save(order);
  }
}
