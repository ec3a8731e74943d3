import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Cart, CartItem } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { Slots } from '../domain/slots.js';
import { GiftCardPricing } from '../processes/gift-card-pricing.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';

/**
 * Gives new prices to items whose guarantee has ended, and to all items if the currency changed. Items that are no
 * longer sold leave the cart. An item stays if its currency is only unavailable now.
 */
export class RefreshCart extends Command<Cart | undefined> {
  constructor(
    readonly owner: CartOwner,
    readonly currency: Currency | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RefreshCart)
export class RefreshCartHandler implements ICommandHandler<RefreshCart> {
  constructor(
    private readonly carts: CartRepository,
    private readonly pricing: CartItemPricing,
    private readonly slots: Slots,
    private readonly giftCardPricing: GiftCardPricing,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, currency }: RefreshCart): Promise<Cart | undefined> {
    const cart = await this.carts.findForChange(owner);
    if (!cart) return undefined;
    const now = this.clock.now();
    for (const item of cart.items) if (!(await this.pricing.isOnSale(item))) await this.letGo(item, cart, now);
    const switched = currency !== undefined && currency !== cart.currency;
    for (const item of switched ? cart.items : cart.staleItems(now)) {
      const price = await this.pricing.priceNow(item, currency ?? cart.currency);
      if (price) cart.reprice(item.id, price, now);
      else await this.letGo(item, cart, now);
    }
    if (switched) {
      await this.giftCardPricing.reprice(cart, currency);
      cart.currency = currency;
    }
    await this.carts.save(cart);
    return cart;
  }

  private async letGo({ id }: CartItem, cart: Cart, now: Date): Promise<void> {
    cart.remove(id, now);
    await this.slots.releaseItem(id);
  }
}
