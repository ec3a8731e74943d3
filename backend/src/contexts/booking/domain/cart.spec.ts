import { describe, expect, it } from '@jest/globals';
import { anItem, anOrder } from '../testing/an-order.js';
import { CartFull, CartItemUnknown, HoldAlreadyExtended } from './booking.errors.js';
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

describe('the slots of a cart', () => {
  const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  const withItem = (changes: object = {}) => {
    const cart = aCart();
    cart.add(anItem(changes), now);
    return cart;
  };

  it('are held for a quarter of an hour, extended once', () => {
    const cart = withItem();
    expect(cart.hold(now)).toEqual(after(15));
    expect(cart.hold(after(14))).toEqual(after(30));
    expect(() => cart.hold(after(29))).toThrow(HoldAlreadyExtended);
  });

  it('are held no more once that time is over, until the next day', () => {
    const cart = withItem();
    cart.hold(now);
    cart.hold(after(1));
    for (const minutes of [30, 31, 600, 24 * 60 + 29])
      expect(() => cart.hold(after(minutes))).toThrow(HoldAlreadyExtended);
    expect(cart.hold(after(24 * 60 + 31))).toEqual(after(24 * 60 + 46));
  });

  it('have their second quarter of an hour after the first is over too, and no third', () => {
    const cart = withItem();
    cart.hold(now);
    expect(cart.hold(after(40))).toEqual(after(55));
    for (const minutes of [41, 56]) expect(() => cart.hold(after(minutes))).toThrow(HoldAlreadyExtended);
  });

  it('are the same under another item, beside another one, and after an order that was given up', () => {
    const cart = withItem();
    cart.hold(now);
    cart.hold(now);
    cart.forgetOrder();
    cart.remove('item-1', now);
    cart.add(anItem({ id: 'item-2', startsAt: '2027-05-04T07:30:00.000Z' }), now);
    cart.add(anItem({ id: 'item-3' }), now);
    expect(() => cart.hold(after(31))).toThrow(HoldAlreadyExtended);
    cart.remove('item-3', now);
    expect(cart.hold(after(31))).toEqual(after(46));
  });

  it('are not carried on by an item that another slot is held for', () => {
    const cart = withItem();
    cart.hold(now);
    cart.hold(now);
    cart.remove('item-1', now);
    cart.add(anItem({ id: 'item-2', startsAt: '2027-05-04T07:30:00.000Z' }), now);
    cart.hold(after(31));
    expect(cart.holdOf(anItem({ id: 'item-2', startsAt: '2027-05-05T07:30:00.000Z' }), after(32))).toEqual(after(46));
    expect(cart.holdOf(anItem({ id: 'item-2' }), after(32))).toBeUndefined();
  });

  it('are known of both carts where one takes the other in', () => {
    const [own, other] = [aCart(), withItem()];
    other.hold(now);
    other.hold(now);
    own.takeOver(other, after(1));
    expect(() => own.hold(after(31))).toThrow(HoldAlreadyExtended);
  });
});
