import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Cart, CartItemId, GuaranteedPrice } from '../domain/cart.js';
import { CartRepository } from '../domain/cart.repository.js';
import { OrderRepository } from '../domain/order.repository.js';
import { CURRENCY_NOT_OFFERED } from '../domain/price-offers.js';
import { Slots } from '../domain/slots.js';
import { GiftCardPricing } from '../processes/gift-card-pricing.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';

type NewPrices = readonly (readonly [CartItemId, GuaranteedPrice | undefined])[];

/**
 * Merges the anonymous cart into the customer's cart after the login, in the currency of the customer's cart, and
 * deletes the anonymous one. False if the merge must wait because that currency is not offered now.
 */
export class MergeCarts extends Command<boolean> {
  constructor(
    readonly tokenHash: string,
    readonly ownerId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MergeCarts)
export class MergeCartsHandler implements ICommandHandler<MergeCarts> {
  constructor(
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly pricing: CartItemPricing,
    private readonly giftCardPricing: GiftCardPricing,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, ownerId }: MergeCarts): Promise<boolean> {
    const anonymous = await this.carts.findForChange({ tokenHash });
    if (!anonymous) return true;
    const own = await this.carts.findForChange({ ownerId });
    if (!own) {
      anonymous.ownerId = ownerId;
      anonymous.tokenHash = null;
      await this.carts.save(anonymous);
      return true;
    }
    const now = this.clock.now();
    const itemIds = anonymous.items.map(({ id }) => id);
    if (own.isEmpty) own.currency = anonymous.currency;
    if (own.currency !== anonymous.currency) {
      const prices = await this.pricesIn(own.currency, anonymous);
      if (!prices) return false;
      reprice(anonymous, prices, now);
      await this.giftCardPricing.reprice(anonymous, own.currency);
    }
    own.takeOver(anonymous, now);
    const stay = itemIds.filter((id) => !own.items.some((item) => item.id === id));
    await this.slots.releaseHolds(stay);
    await this.orders.moveToCart(anonymous.id, own.id);
    await this.carts.remove(anonymous);
    await this.carts.save(own);
    return true;
  }

  private async pricesIn(currency: Currency, { items }: Cart): Promise<NewPrices | undefined> {
    try {
      const prices: [CartItemId, GuaranteedPrice | undefined][] = [];
      for (const item of items) prices.push([item.id, await this.pricing.priceNow(item, currency)]);
      return prices;
    } catch (error) {
      if (error instanceof DomainError && error.code === CURRENCY_NOT_OFFERED) return undefined;
      throw error;
    }
  }
}

/** Removes items that are no longer sold. */
function reprice(cart: Cart, prices: NewPrices, now: Date): void {
  for (const [id, price] of prices) {
    if (price) cart.reprice(id, price, now);
    else cart.remove(id, now);
  }
}
