import { randomUUID } from 'node:crypto';
import type { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { SystemIds } from '../../../platform/system.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import type { Priceable } from '../../../shared-kernel/money/price-table.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Cart, type CartItem } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import type { OptionForSale } from '../domain/departures.js';
import type { Travellers } from '../domain/party.js';
import { type PriceOffer, PriceOffers, type Repriced } from '../domain/price-offers.js';
import { CartDiscounts } from '../queries/cart-discounts.js';
import { CartGiftCards } from '../queries/cart-gift-cards.js';
import { GiftCardPricing } from '../processes/gift-card-pricing.js';
import { OrderRefunds } from '../processes/order-refunds.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';
import { ChangeClosing } from '../processes/change-closing.js';
import { OrderClosing } from '../processes/order-closing.js';
import { OrderPlacement } from '../processes/order-placement.js';
import { SupersededOrders } from '../processes/superseded-orders.js';
import { anItem, aTable } from './an-order.js';
import { anOption, FixedDepartures } from './an-option.js';
import { InMemoryBookingChanges } from './in-memory-booking-changes.js';
import { InMemoryCartRepository } from './in-memory-cart.repository.js';
import { EqualRates, InMemoryGiftCards } from './in-memory-gift-cards.js';
import { InMemoryOrderPayments } from './in-memory-order-payments.js';
import { InMemoryOrderRepository } from './in-memory-order.repository.js';
import { InMemoryPromoCodes } from './in-memory-promo-codes.js';
import { InMemorySlots } from './in-memory-slots.js';

class CurrencyNotOffered extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CURRENCY_NOT_OFFERED';
  override readonly field = 'currency';
}

class FixedPrices extends PriceOffers {
  amount = 19_500;
  perPerson = 9_750;
  /** The offers by token. */
  readonly promises = new Map<string, PriceOffer>();
  readonly notOffered = new Set<Currency>();

  async offer(_: OptionForSale, __: Travellers, currency: Currency): Promise<PriceOffer> {
    if (this.notOffered.has(currency)) throw new CurrencyNotOffered();
    return { ...anItem(), price: { amount: this.amount, currency }, quoteToken: '' };
  }

  async promised(
    quoteToken: string,
    _: OptionForSale,
    __: Travellers,
    currency: Currency,
  ): Promise<PriceOffer | undefined> {
    const promise = this.promises.get(quoteToken);
    return promise?.price.currency === currency ? promise : undefined;
  }

  /** As many times the amount as there are people, without infants. */
  reprice({ rate }: Pick<PriceOffer, 'table' | 'rate'>, { adults, children }: Travellers): Repriced {
    const amount = { amount: this.perPerson * (adults + children), currency: rate.to };
    return { price: amount, priceOriginalCurrency: amount, steps: [] };
  }

  async tableOf(): Promise<Priceable> {
    return aTable;
  }
}

export const OWNER: CartOwner = { tokenHash: 'hash' };
export const MINUTE = 60_000;

/**
 * All ports of booking's commands and processes, in memory. It is noon on 1 May 2027. By default one private tour is on
 * sale.
 */
export function bookingPorts(departures = new FixedDepartures(anOption())) {
  const clock = new FixedClock(new Date('2027-05-01T12:00:00Z'));
  const ids = new SystemIds();
  const orders = new InMemoryOrderRepository();
  const carts = new InMemoryCartRepository(orders);
  const slots = new InMemorySlots(departures, clock);
  const payments = new InMemoryOrderPayments();
  const prices = new FixedPrices();
  const planned = new Map<string, Date>();
  const scheduledJobs = {
    plan: async (_: string, key: string, dueAt: Date) => void planned.set(key, dueAt),
    cancel: async (_: string, key: string) => void planned.delete(key),
  } as unknown as ScheduledJobs;
  const promoCodes = new InMemoryPromoCodes();
  const giftCards = new InMemoryGiftCards();
  const rates = new EqualRates();
  const cartGiftCards = new CartGiftCards(giftCards, rates);
  const giftCardPricing = new GiftCardPricing(rates, clock);
  const refunds = new OrderRefunds(orders, payments, giftCards);
  const discounts = new CartDiscounts(promoCodes);
  const pricing = new CartItemPricing(departures, prices, slots, ids, clock);
  const changes = new InMemoryBookingChanges();
  const changeClosing = new ChangeClosing(changes, slots, payments, scheduledJobs);
  const closing = new OrderClosing(orders, slots, payments, promoCodes, giftCards);
  const superseded = new SupersededOrders(orders, closing);
  const placement = new OrderPlacement(orders, slots, payments, promoCodes, giftCards, scheduledJobs, ids, clock);
  const processes = { pricing, discounts, closing, superseded, placement };
  const cartWith = async (...items: readonly CartItem[]): Promise<Cart> => {
    const cart = Cart.open(randomUUID(), OWNER, 'EUR', clock.now());
    for (const item of items) cart.add(item, clock.now());
    await carts.save(cart);
    return cart;
  };
  const cart = async (): Promise<Cart | undefined> => carts.findForChange(OWNER);
  return {
    clock,
    ids,
    departures,
    orders,
    changes,
    changeClosing,
    carts,
    slots,
    payments,
    promoCodes,
    giftCards,
    cartGiftCards,
    giftCardPricing,
    refunds,
    prices,
    planned,
    scheduledJobs,
    ...processes,
    cartWith,
    cart,
  };
}
