import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/domain/clock.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { Cart, CartItem } from '../domain/cart.js';
import type { CartHolder } from '../domain/cart-holder.js';
import { CartRepository } from '../domain/cart.repository.js';
import { CartItemPreparation } from './cart-item-preparation.js';

/** Gives new prices to items whose guarantee has run out, and to all when the currency is another one. */
export class RefreshCart extends Command<Cart | undefined> {
  constructor(
    readonly holder: CartHolder,
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
    private readonly preparation: CartItemPreparation,
    private readonly clock: Clock,
  ) {}

  async execute({ holder, currency }: RefreshCart): Promise<Cart | undefined> {
    const cart = await this.carts.findForChange(holder);
    if (!cart) return undefined;
    const now = this.clock.now();
    const switched = currency !== undefined && currency !== cart.currency;
    const items = switched ? cart.items : cart.staleItems(now);
    for (const item of items) await this.reprice(cart, item, currency ?? cart.currency, now);
    if (switched) cart.currency = currency;
    await this.carts.save(cart);
    return cart;
  }

  private async reprice(cart: Cart, item: CartItem, currency: Currency, now: Date): Promise<void> {
    try {
      cart.reprice(item.id, await this.preparation.priceNow(item, currency), now);
    } catch (error) {
      // No longer sold: it can only be taken out of the cart.
      if (!(error instanceof DomainError)) throw error;
      cart.remove(item.id, now);
    }
  }
}
