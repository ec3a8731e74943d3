import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { DiscountUnknown } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { CartDiscounts } from '../queries/cart-discounts.js';

/**
 * Takes a promo code or a gift card out of the cart, by its id. A professional's personal code then stays out until it is entered. Throws DiscountUnknown.
 */
export class RemoveDiscount extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly discountId: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveDiscount)
export class RemoveDiscountHandler implements ICommandHandler<RemoveDiscount> {
  constructor(
    private readonly carts: CartRepository,
    private readonly discounts: CartDiscounts,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, discountId, language, actor }: RemoveDiscount): Promise<Cart> {
    const cart = await this.carts.findForChange(owner);
    if (cart?.stopGiftCard(discountId, this.clock.now())) {
      await this.carts.save(cart);
      return cart;
    }
    const discount = cart && (await this.discounts.of(cart, actor, language));
    const applied = discount?.granted?.promoCodeId ?? discount?.refused?.id;
    if (!cart || applied !== discountId) throw new DiscountUnknown({ discount: discountId });
    cart.removeCode(discount?.granted?.isPersonal ?? false, this.clock.now());
    await this.carts.save(cart);
    return cart;
  }
}
