import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { type CartItemForm, CartItemPricing } from '../processes/cart-item-pricing.js';

/** Puts a tour into the visitor's cart and answers the cart. */
export class AddToCart extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly form: CartItemForm,
    readonly currency: Currency,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddToCart)
export class AddToCartHandler implements ICommandHandler<AddToCart> {
  constructor(
    private readonly carts: CartRepository,
    private readonly pricing: CartItemPricing,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, form, currency }: AddToCart): Promise<Cart> {
    const now = this.clock.now();
    const cart =
      (await this.carts.findForChange(owner)) ??
      (await this.carts.open(Cart.open(this.ids.uuid(), owner, currency, now), owner));
    const item = await this.pricing.prepare(form, cart.isEmpty ? currency : cart.currency, cart);
    if (cart.isEmpty) cart.currency = currency;
    cart.add(item, now);
    await this.carts.save(cart);
    return cart;
  }
}
