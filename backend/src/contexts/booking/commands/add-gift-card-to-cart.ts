import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { GiftCardPricing } from '../processes/gift-card-pricing.js';

export interface GiftCardForm {
  readonly amount: MoneyView;
  readonly design: string;
  readonly from: string;
  readonly recipient?: { readonly name: string; readonly email: string } | undefined;
  readonly message?: string | undefined;
  readonly deliverOn?: string | undefined;
}

/** Puts a gift card into the visitor's cart. Throws CartFull, and GiftCardDayOver for a day of delivery that is over. */
export class AddGiftCardToCart extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly form: GiftCardForm,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddGiftCardToCart)
export class AddGiftCardToCartHandler implements ICommandHandler<AddGiftCardToCart> {
  constructor(
    private readonly carts: CartRepository,
    private readonly pricing: GiftCardPricing,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, form }: AddGiftCardToCart): Promise<Cart> {
    const now = this.clock.now();
    this.pricing.mustBeDeliverable(form.deliverOn);
    const { currency } = form.amount;
    const cart =
      (await this.carts.findForChange(owner)) ??
      (await this.carts.open(Cart.open(this.ids.uuid(), owner, currency, now), owner));
    if (cart.isEmpty) cart.currency = currency;
    cart.addGiftCard(
      {
        id: this.ids.uuid(),
        amount: form.amount,
        price: await this.pricing.priceIn(cart.currency, form.amount),
        design: form.design,
        from: form.from,
        recipient: form.recipient ?? null,
        message: form.message ?? null,
        deliverOn: form.deliverOn ?? null,
      },
      now,
    );
    await this.carts.save(cart);
    return cart;
  }
}
