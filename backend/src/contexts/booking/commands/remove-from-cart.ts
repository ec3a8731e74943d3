import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CartItemUnknown } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { Slots } from '../domain/slots.js';

export class RemoveFromCart extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly itemId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveFromCart)
export class RemoveFromCartHandler implements ICommandHandler<RemoveFromCart> {
  constructor(
    private readonly carts: CartRepository,
    private readonly slots: Slots,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, itemId }: RemoveFromCart): Promise<Cart> {
    const cart = await this.carts.findForChange(owner);
    if (!cart) throw new CartItemUnknown({ item: itemId });
    if (!cart.removeGiftCard(itemId, this.clock.now())) {
      cart.remove(itemId, this.clock.now());
      await this.slots.releaseItem(itemId);
    }
    await this.carts.save(cart);
    return cart;
  }
}
