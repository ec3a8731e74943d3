import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CartChanged, CartEmpty, PriceChanged } from '../domain/booking.errors.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { CartDiscounts } from '../queries/cart-discounts.js';
import { CartGiftCards } from '../queries/cart-gift-cards.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';
import { versionOf } from '../queries/cart-version.js';
import { SupersededOrders } from '../processes/superseded-orders.js';
import { type OrderForm, type PlacedOrder, OrderPlacement } from '../processes/order-placement.js';

/**
 * Makes an order of the cart: reserves the slots, held or not, and a use of its promo code until the order's time to pay
 * ends. Throws PromoCodeInvalid where no use is left, or where the cart was not reviewed and its code does not work.
 */
export class PlaceOrder extends Command<PlacedOrder> {
  constructor(
    readonly owner: CartOwner,
    readonly form: OrderForm,
    readonly language: Locale,
    readonly actor: Actor,
    /** The version of the cart that the customer reviewed. Without it the cart is ordered as it is. */
    readonly cartVersion?: string,
  ) {
    super();
  }
}

@CommandHandler(PlaceOrder)
export class PlaceOrderHandler implements ICommandHandler<PlaceOrder> {
  constructor(
    private readonly carts: CartRepository,
    private readonly superseded: SupersededOrders,
    private readonly pricing: CartItemPricing,
    private readonly discounts: CartDiscounts,
    private readonly giftCards: CartGiftCards,
    private readonly placement: OrderPlacement,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, form, language, actor, cartVersion }: PlaceOrder): Promise<PlacedOrder> {
    const cart = await this.carts.findForChange(owner);
    if (!cart || cart.isEmpty) throw new CartEmpty();
    for (const code of form.giftCards ?? []) {
      const { id } = await this.giftCards.mustUse(cart, code);
      cart.useGiftCard(id, this.clock.now());
    }
    const discount = await this.discounts.of(cart, actor, language);
    const off = Money.from(discount?.granted?.amount ?? Money.zero(cart.currency));
    const giftCards = await this.giftCards.of(cart, off);
    if (cartVersion === undefined) {
      if (discount?.refused) throw discount.refused.problem;
    } else if (cartVersion !== versionOf(cart, discount?.granted, giftCards)) throw new CartChanged();
    if (cart.staleItems(this.clock.now()).length > 0) throw new PriceChanged();
    await this.superseded.supersede(cart);
    const lines = await Promise.all(
      cart.items.map(async (item) => ({ item, claim: await this.pricing.claimOf(item) })),
    );
    const placed = await this.placement.place(cart, lines, form, language, actor, {
      discount: discount?.granted,
      giftCards,
    });
    await this.carts.save(cart);
    return placed;
  }
}
