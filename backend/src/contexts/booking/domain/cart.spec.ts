import { describe, expect, it } from '@jest/globals';
import { anItem } from '../testing/an-order.js';
import { CartFull, CartItemUnknown } from './booking.errors.js';
import { Cart } from './cart.js';

const now = new Date('2027-05-01T12:00:00Z');
const aCart = (): Cart => Cart.open('cart-1', { tokenHash: 'hash' }, 'EUR', now);

describe('a cart', () => {
  it('lives thirty days after its last change', () => {
    const cart = aCart();
    cart.add(anItem(), new Date('2027-05-11T12:00:00Z'));
    expect(cart.expiresAt).toEqual(new Date('2027-06-10T12:00:00Z'));
  });

  it('holds twenty tours', () => {
    const cart = aCart();
    for (let count = 0; count < 20; count += 1) cart.add(anItem({ id: `item-${count}` }), now);
    expect(() => cart.add(anItem({ id: 'one more' }), now)).toThrow(new CartFull({ most: 20 }));
  });

  it('knows which guarantees have run out, at their instant and after it', () => {
    const cart = aCart();
    cart.add(anItem(), now);
    expect(cart.staleItems(new Date('2027-05-01T12:29:59.999Z'))).toEqual([]);
    expect(cart.staleItems(new Date('2027-05-01T12:30:00Z'))).toHaveLength(1);
  });

  it('marks a changed price with the one seen before, until it is accepted', () => {
    const cart = aCart();
    cart.add(anItem(), now);
    cart.reprice('item-1', { ...anItem(), price: { amount: 20_000, currency: 'EUR' } }, now);
    expect(cart.item('item-1')).toMatchObject({ price: { amount: 20_000 }, previousPrice: { amount: 19_500 } });
    cart.acceptPrices(now);
    expect(cart.item('item-1').previousPrice).toBeNull();
  });

  it('marks nothing when only the currency is another one', () => {
    const cart = aCart();
    cart.add(anItem(), now);
    cart.reprice('item-1', { ...anItem(), price: { amount: 31_833, currency: 'JPY' } }, now);
    expect(cart.item('item-1').previousPrice).toBeNull();
  });

  it('refuses to change what is not in it', () => {
    expect(() => aCart().remove('item-9', now)).toThrow(new CartItemUnknown({ item: 'item-9' }));
  });

  it('loses only what was paid for', () => {
    const cart = aCart();
    cart.add(anItem(), now);
    cart.add(anItem({ id: 'item-2' }), now);
    cart.clearOf(['item-1'], now);
    expect(cart.items.map((item) => item.id)).toEqual(['item-2']);
  });
});
