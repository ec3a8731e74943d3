import { describe, expect, it } from '@jest/globals';
import { GiftCardPricing } from '../processes/gift-card-pricing.js';
import { EqualRates } from '../testing/in-memory-gift-cards.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Cart } from '../domain/cart.js';
import type { CartRepository } from '../domain/cart.repository.js';
import { Departures, type OptionForSale } from '../domain/departures.js';
import { PriceOffers } from '../domain/price-offers.js';
import type { Slots } from '../domain/slots.js';
import { SystemIds } from '../../../platform/system.js';
import type { Priceable } from '../../../shared-kernel/money/price-table.js';
import { anItem, aTable } from '../testing/an-order.js';
import { CartItemPricing } from '../processes/cart-item-pricing.js';
import { RefreshCart, RefreshCartHandler } from './refresh-cart.js';

const clock = new FixedClock(new Date('2027-05-01T12:00:00Z'));
const OWNER = { tokenHash: 'hash' };

class Shelf extends Departures {
  async findOption(): Promise<OptionForSale> {
    return { optionId: 'option-1' } as OptionForSale;
  }

  async durations(): Promise<[]> {
    return [];
  }

  async guides(): Promise<[]> {
    return [];
  }
}

class Refusal extends DomainError {
  readonly kind = 'rule-violated';

  constructor(readonly code: string) {
    super();
  }
}

class RefusedPrices extends PriceOffers {
  constructor(private readonly code: string) {
    super();
  }

  async offer(): Promise<never> {
    throw new Refusal(this.code);
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

function setUp(code: string) {
  const cart = Cart.open('cart-1', OWNER, 'EUR', clock.now());
  cart.add(anItem(), clock.now());
  const released: string[] = [];
  const carts = { findForChange: async () => cart, save: async () => undefined } as unknown as CartRepository;
  const slots = { releaseItem: async (id: string) => void released.push(id) } as unknown as Slots;
  const pricing = new CartItemPricing(new Shelf(), new RefusedPrices(code), slots, new SystemIds(), clock);
  const handler = new RefreshCartHandler(carts, pricing, slots, new GiftCardPricing(new EqualRates(), clock), clock);
  const refresh = () => handler.execute(new RefreshCart(OWNER, 'USD', Actor.visitor()));
  return { cart, released, refresh };
}

describe('a cart that is looked at in another currency', () => {
  it('keeps everything as it is where that currency is not offered now', async () => {
    const { cart, refresh } = setUp('CURRENCY_NOT_OFFERED');
    await expect(refresh()).rejects.toMatchObject({ code: 'CURRENCY_NOT_OFFERED' });
    expect(cart).toMatchObject({ currency: 'EUR', items: [anItem()] });
  });

  it('loses what this party cannot have any more, and its places with it', async () => {
    const { cart, released, refresh } = setUp('PARTY_NOT_BOOKABLE');
    await refresh();
    expect([cart.items, released]).toEqual([[], ['item-1']]);
  });
});
