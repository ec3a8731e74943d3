import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CartEmpty } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { Slots } from '../domain/slots.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';

/** Holds the cart's slots for fifteen minutes. A second call extends the hold once; a slot is never held longer. */
export class CheckOutCart extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CheckOutCart)
export class CheckOutCartHandler implements ICommandHandler<CheckOutCart> {
  constructor(
    private readonly carts: CartRepository,
    private readonly pricing: CartItemPricing,
    private readonly slots: Slots,
    private readonly clock: Clock,
  ) {}

  async execute({ owner }: CheckOutCart): Promise<Cart> {
    const cart = await this.carts.findForChange(owner);
    if (!cart || cart.isEmpty) throw new CartEmpty();
    if (cart.items.length === 0) return cart;
    const holdsUntil = cart.hold(this.clock.now());
    const claims = await Promise.all(cart.items.map((item) => this.pricing.claimOf(item)));
    await this.slots.hold(claims, holdsUntil);
    cart.acceptPrices(this.clock.now());
    await this.carts.save(cart);
    return cart;
  }
}
