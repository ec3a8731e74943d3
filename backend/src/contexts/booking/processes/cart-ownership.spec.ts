import { describe, expect, it } from '@jest/globals';
import { InMemoryCommands } from '../../../platform/testing/in-memory-commands.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { MergeCarts, MergeCartsHandler } from '../commands/merge-carts.js';
import { Cart } from '../domain/cart.js';
import { anItem } from '../testing/an-order.js';
import { bookingPorts, OWNER } from '../testing/booking-ports.js';
import { CartOwnership } from './cart-ownership.js';

const ada = Actor.person({ id: 'ada', role: ROLES.customer, isPro: false, language: 'en_US', sessionId: 'session' });
const visitor = Actor.visitor();
const adas = { ownerId: 'ada' };

function setUp() {
  const ports = bookingPorts();
  const { carts, orders, slots, pricing, clock } = ports;
  const merging = new MergeCartsHandler(carts, orders, slots, pricing, ports.giftCardPricing, clock);
  const ownership = new CartOwnership(new InMemoryCommands().handle(MergeCarts, merging));
  const itemsOf = async (owner: typeof OWNER) => (await carts.findForChange(owner))?.items.map(({ id }) => id);
  const cartOfAda = async (currency: Currency) => {
    const cart = Cart.open('cart of ada', adas, currency, clock.now());
    cart.add(anItem({ id: 'own-item', price: { amount: 21_000, currency } }), clock.now());
    await carts.save(cart);
  };
  return { ...ports, ownership, itemsOf, cartOfAda };
}

describe('whose cart a call is about', () => {
  it('is the cart of the visitor’s token, and nobody’s without one', async () => {
    const { ownership, cartWith, itemsOf } = setUp();
    await cartWith(anItem());
    expect(await ownership.find(visitor, 'hash')).toEqual({ owner: OWNER, isTokenUsedUp: false });
    expect(await ownership.find(visitor, undefined)).toEqual({ owner: undefined, isTokenUsedUp: false });
    expect(await itemsOf(OWNER)).toEqual(['item-1']);
  });

  it('is the customer’s own without a token', async () => {
    const { ownership, cartWith, itemsOf } = setUp();
    await cartWith(anItem());
    expect(await ownership.find(ada, undefined)).toEqual({ owner: adas, isTokenUsedUp: false });
    expect([await itemsOf(OWNER), await itemsOf(adas)]).toEqual([['item-1'], undefined]);
  });

  it('becomes the customer’s who signed in; then the token names none', async () => {
    const { ownership, cartWith, itemsOf } = setUp();
    await cartWith(anItem());
    for (const _ of ['first call', 'repetition']) {
      expect(await ownership.find(ada, 'hash')).toEqual({ owner: adas, isTokenUsedUp: true });
      expect([await itemsOf(OWNER), await itemsOf(adas)]).toEqual([undefined, ['item-1']]);
    }
  });

  it('is the customer’s earlier cart with what the visitor had put into theirs', async () => {
    const { ownership, cartWith, cartOfAda, itemsOf } = setUp();
    await cartOfAda('EUR');
    await cartWith(anItem());
    expect(await ownership.find(ada, 'hash')).toEqual({ owner: adas, isTokenUsedUp: true });
    expect([await itemsOf(OWNER), await itemsOf(adas)]).toEqual([undefined, ['own-item', 'item-1']]);
  });

  it('is the customer’s, whose token still names the other while that cannot be priced in their currency', async () => {
    const { ownership, cartWith, cartOfAda, itemsOf, prices } = setUp();
    await cartOfAda('USD');
    await cartWith(anItem());
    prices.notOffered.add('USD');
    expect(await ownership.find(ada, 'hash')).toEqual({ owner: adas, isTokenUsedUp: false });
    expect([await itemsOf(OWNER), await itemsOf(adas)]).toEqual([['item-1'], ['own-item']]);
    prices.notOffered.clear();
    expect(await ownership.find(ada, 'hash')).toEqual({ owner: adas, isTokenUsedUp: true });
    expect(await itemsOf(adas)).toEqual(['own-item', 'item-1']);
  });
});
