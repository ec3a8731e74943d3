import { describe, expect, it } from '@jest/globals';
import { GiftCardPricing } from '../processes/gift-card-pricing.js';
import { EqualRates } from '../testing/in-memory-gift-cards.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import { SystemIds } from '../../../platform/system.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import type { CartRepository } from '../domain/cart.repository.js';
import { Departures, type OptionForSale } from '../domain/departures.js';
import type { OrderRepository } from '../domain/order.repository.js';
import { type PriceOffer, PriceOffers } from '../domain/price-offers.js';
import type { Slots } from '../domain/slots.js';
import type { Travellers } from '../domain/party.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Priceable } from '../../../shared-kernel/money/price-table.js';
import { anItem, aTable } from '../testing/an-order.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';
import { MergeCarts, MergeCartsHandler } from './merge-carts.js';

const clock = new FixedClock(new Date('2027-05-01T12:00:00Z'));

class Shelf extends Departures {
  async findOption(tour: string): Promise<OptionForSale> {
    return { optionId: tour } as OptionForSale;
  }

  async durations(): Promise<[]> {
    return [];
  }

  async guides(): Promise<[]> {
    return [];
  }
}

class NotOffered extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CURRENCY_NOT_OFFERED';
}

/** Dollars can be promised for the tour that is sold in them, and for others while there are rates. */
class Prices extends PriceOffers {
  hasRates = true;

  async offer({ optionId }: OptionForSale, _: Travellers, currency: Currency): Promise<PriceOffer> {
    if (!this.hasRates && optionId !== 'tour-in-dollars') throw new NotOffered();
    return { ...anItem(), price: { amount: 21_000, currency }, quoteToken: '' };
  }

  async promised(): Promise<undefined> {
    return undefined;
  }

  reprice(): never {
    throw new Error('Nothing is sold here');
  }

  async tableOf(): Promise<Priceable> {
    return aTable;
  }
}

function setUp() {
  const own = Cart.open('own', { ownerId: 'ada' }, 'USD', clock.now());
  own.add(anItem({ id: 'own-item', price: { amount: 21_000, currency: 'USD' } }), clock.now());
  const anonymous = Cart.open('anonymous', { tokenHash: 'hash' }, 'EUR', clock.now());
  anonymous.add(anItem({ id: 'item-1', tourId: 'tour-in-dollars' }), clock.now());
  anonymous.add(anItem({ id: 'item-2' }), clock.now());
  const removed: string[] = [];
  const carts = {
    findForChange: async (owner: CartOwner) => ('ownerId' in owner ? own : anonymous),
    save: async () => undefined,
    remove: async ({ id }: Cart) => void removed.push(id),
  } as unknown as CartRepository;
  const orders = { moveToCart: async () => undefined } as unknown as OrderRepository;
  const prices = new Prices();
  const pricing = new CartItemPricing(new Shelf(), prices, {} as Slots, new SystemIds(), clock);
  const released: string[] = [];
  const slots = { releaseHolds: async (ids: readonly string[]) => void released.push(...ids) } as unknown as Slots;
  const handler = new MergeCartsHandler(
    carts,
    orders,
    slots,
    pricing,
    new GiftCardPricing(new EqualRates(), clock),
    clock,
  );
  const merge = () => handler.execute(new MergeCarts('hash', 'ada', Actor.visitor()));
  return { own, anonymous, removed, released, prices, merge };
}

describe('the cart of a visitor who signs in', () => {
  it('goes into their own, in its currency', async () => {
    const { own, removed, merge } = setUp();
    expect(await merge()).toBe(true);
    expect(own.items.map(({ id, price }) => [id, price.currency])).toEqual([
      ['own-item', 'USD'],
      ['item-1', 'USD'],
      ['item-2', 'USD'],
    ]);
    expect(removed).toEqual(['anonymous']);
  });

  it('goes in as far as there is room; what stays behind holds nothing any more', async () => {
    const { own, released, merge } = setUp();
    for (let item = 2; item < 20; item += 1) own.add(anItem({ id: `own-${item}` }), clock.now());
    expect(await merge()).toBe(true);
    expect(own.items).toHaveLength(20);
    expect(released).toEqual(['item-2']);
  });

  it('waits as it is, and keeps nobody from their own, while that currency is not offered', async () => {
    const { own, anonymous, removed, prices, merge } = setUp();
    prices.hasRates = false;
    expect(await merge()).toBe(false);
    expect([own.items.length, anonymous.items.map(({ price }) => price.currency), removed]).toEqual([
      1,
      ['EUR', 'EUR'],
      [],
    ]);
    prices.hasRates = true;
    expect(await merge()).toBe(true);
    expect(own.items).toHaveLength(3);
  });
});
