import { describe, expect, it } from '@jest/globals';
import { anItem, anOrder } from '../testing/an-order.js';
import { CartFull, CartItemUnknown } from './booking.errors.js';
import { Cart } from './cart.js';

const now = new Date('2027-05-01T12:00:00Z');
const orderOf = (itemId: string) =>
  anOrder({
    lines: anOrder()
      .lines.slice(0, 1)
      .map((line) => ({ ...line, itemId })),
  });
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

  it('is another purchase as soon as anything that is agreed to changes, and by nothing else', () => {
    const contentOf = (changes: Parameters<typeof anItem>[0]): string => {
      const cart = aCart();
      cart.add(anItem(changes), now);
      return cart.content;
    };
    const same = [{}, { guaranteedUntil: '2027-05-01T13:00:00.000Z' }, { previousPrice: anItem().price }];
    expect(new Set(same.map(contentOf)).size).toBe(1);
    const others = [
      { tourId: 'tour-2' },
      { durationMinutes: 120 },
      { date: '2027-05-04' },
      { time: '10:30' },
      { travellers: { adults: 2, children: 1, infants: 0 } },
      { guideLanguage: 'de_DE' as const },
      { meetingPointId: 'point-2' },
      { specialRequirements: 'slowly' },
      { price: { amount: 19_501, currency: 'EUR' as const } },
      { price: { amount: 19_500, currency: 'USD' as const } },
    ];
    expect(new Set([{}, ...others].map(contentOf)).size).toBe(others.length + 1);
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

  it('compares no price with one of another currency', () => {
    const cart = aCart();
    cart.add(anItem(), now);
    cart.reprice('item-1', { ...anItem(), price: { amount: 20_000, currency: 'EUR' } }, now);
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
    cart.openOrderId = 'order-1';
    cart.clearOf(orderOf('item-1'), now);
    expect(cart.items.map((item) => item.id)).toEqual(['item-2']);
    expect(cart.openOrderId).toBeNull();
  });

  it('still knows its newer order when an older one is paid after all', () => {
    const cart = aCart();
    cart.add(anItem({ id: 'item-2' }), now);
    Object.assign(cart, { openOrderId: 'order-2', holdsUntil: now });
    cart.clearOf(orderOf('item-1'), now);
    expect(cart).toMatchObject({ openOrderId: 'order-2', holdsUntil: now });
  });
});
