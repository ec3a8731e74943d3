import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CartEmpty } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { CartDiscounts } from '../queries/cart-discounts.js';

/** Applies a code to the cart, in place of another one. Throws CartEmpty, PromoCodeInvalid or PromoMinimumNotReached. */
export class ApplyPromoCode extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly promoCode: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ApplyPromoCode)
export class ApplyPromoCodeHandler implements ICommandHandler<ApplyPromoCode> {
  constructor(
    private readonly carts: CartRepository,
    private readonly discounts: CartDiscounts,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, promoCode, language, actor }: ApplyPromoCode): Promise<Cart> {
    const cart = await this.carts.findForChange(owner);
    if (!cart || cart.items.length === 0) throw new CartEmpty();
    const { promoCodeId: id, code } = await this.discounts.mustGrant(cart, promoCode, actor, language);
    cart.apply({ id, code }, this.clock.now());
    await this.carts.save(cart);
    return cart;
  }
}
