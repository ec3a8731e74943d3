import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CartEmpty } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { CartGiftCards } from '../queries/cart-gift-cards.js';

/** Has a gift card pay for the tours of the cart. Throws CartEmpty, GiftCardInvalid and TooManyGiftCards. */
export class ApplyGiftCard extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly code: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ApplyGiftCard)
export class ApplyGiftCardHandler implements ICommandHandler<ApplyGiftCard> {
  constructor(
    private readonly carts: CartRepository,
    private readonly giftCards: CartGiftCards,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, code }: ApplyGiftCard): Promise<Cart> {
    const cart = await this.carts.findForChange(owner);
    if (!cart || cart.items.length === 0) throw new CartEmpty();
    const { id } = await this.giftCards.mustUse(cart, code);
    cart.useGiftCard(id, this.clock.now());
    await this.carts.save(cart);
    return cart;
  }
}
