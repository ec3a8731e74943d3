import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CartItemUnknown } from '../domain/booking.errors.js';
import type { Cart, CartItem } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';
import { type CartItemForm, CartItemPricing } from '../processes/cart-item-pricing.js';

export type CartItemChange = Partial<Omit<CartItemForm, 'tour'>>;

/** Changes date, party, language or requirements of a cart item and prices the item again. */
export class ChangeCartItem extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly itemId: string,
    readonly change: CartItemChange,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeCartItem)
export class ChangeCartItemHandler implements ICommandHandler<ChangeCartItem> {
  constructor(
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly pricing: CartItemPricing,
    private readonly slots: Slots,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, itemId, change }: ChangeCartItem): Promise<Cart> {
    const cart = await this.carts.findForChange(owner);
    if (!cart) throw new CartItemUnknown({ item: itemId });
    const item = cart.item(itemId);
    const form: CartItemForm = {
      tour: item.tourId,
      duration: item.durationMinutes,
      datetime: { date: item.date, time: item.time },
      travellers: item.travellers,
      guideLanguage: item.guideLanguage,
      meetingPoint: item.meetingPointId,
      ...(item.specialRequirements === null ? {} : { specialRequirements: item.specialRequirements }),
      ...change,
    };
    const changed = await this.pricing.prepare(form, cart.currency, cart, item.id);
    cart.replace(withPriceSeen(changed, item), this.clock.now());
    await this.holdAnew(cart, item, changed);
    await this.carts.save(cart);
    return cart;
  }

  /** In a held cart, holds the changed item for its new party for as long as the other items. */
  private async holdAnew(cart: Cart, before: CartItem, item: CartItem): Promise<void> {
    const isMoved = !isSameDeparture(before, item);
    if (!isMoved && (await this.isOrdered(item, cart))) return;
    const until = cart.holdOf(item, this.clock.now());
    if (until) await this.slots.hold([await this.pricing.claimOf(item)], until);
    else if (isMoved) await this.slots.releaseItem(item.id);
  }

  /** Whether an unpaid order has reserved the same departure. These places are for the party that may still pay. */
  private async isOrdered({ id }: CartItem, cart: Cart): Promise<boolean> {
    if (cart.openOrderId === null) return false;
    return (await this.orders.openOfCartForChange(cart.id)).some((order) => order.sells(id));
  }
}

/** Customers who change only the time expect the price on screen. If the price differs, both are shown. */
function withPriceSeen(changed: CartItem, { price, previousPrice, durationMinutes, travellers }: CartItem): CartItem {
  const isForTheSame =
    durationMinutes === changed.durationMinutes &&
    price.currency === changed.price.currency &&
    (['adults', 'children', 'infants'] as const).every((band) => travellers[band] === changed.travellers[band]);
  if (!isForTheSame) return changed;
  return { ...changed, previousPrice: price.amount === changed.price.amount ? previousPrice : price };
}

const isSameDeparture = (before: CartItem, after: CartItem): boolean =>
  before.startsAt === after.startsAt &&
  before.durationMinutes === after.durationMinutes &&
  before.guideLanguage === after.guideLanguage;
