import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { CartItemForm } from '../processes/cart-item-pricing.js';
import { anItem } from '../testing/an-order.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { AddToCart, AddToCartHandler } from './add-to-cart.js';

const form: CartItemForm = {
  tour: 'rome-colosseum-and-forum',
  duration: 180,
  datetime: { date: '2027-05-03', time: '09:30' },
  travellers: { adults: 2, children: 0, infants: 0 },
  guideLanguage: 'en_US',
};

function setUp() {
  const ports = bookingPorts();
  const handler = new AddToCartHandler(ports.carts, ports.pricing, ports.ids, ports.clock);
  const add = (changes: Partial<CartItemForm> = {}, currency: Currency = 'EUR') =>
    handler.execute(new AddToCart(OWNER, { ...form, ...changes }, currency, Actor.visitor()));
  const items = async () => (await ports.cart())?.items ?? [];
  return { ...ports, add, items };
}

describe('adding a tour to the cart', () => {
  it('opens the visitor’s cart with the item, priced and guaranteed, at the first meeting point', async () => {
    const { add, cart, clock } = setUp();
    const answered = await add();
    expect(await cart()).toEqual(answered);
    const { id: _, ...item } = anItem();
    expect(answered).toMatchObject({
      tokenHash: 'hash',
      ownerId: null,
      currency: 'EUR',
      items: [item],
      expiresAt: new Date(clock.now().getTime() + 30 * 24 * 60 * MINUTE),
    });
  });

  it('keeps the cart’s currency beside other items, and takes the visitor’s once the cart is empty', async () => {
    const { add, cart, carts, clock } = setUp();
    await add();
    const beside = await add({ datetime: { date: '2027-05-04', time: '09:30' } }, 'USD');
    expect([beside.currency, beside.items[1]?.price.currency]).toEqual(['EUR', 'EUR']);
    const emptied = await cart();
    for (const { id } of beside.items) emptied?.remove(id, clock.now());
    await carts.save(emptied!);
    const alone = await add({}, 'USD');
    expect([alone.currency, alone.items[0]?.price.currency]).toEqual(['USD', 'USD']);
  });

  it('keeps a promised price until its guarantee ends; then it shows the price of now beside it', async () => {
    const { add, prices, clock } = setUp();
    const guaranteedUntil = '2027-05-01T12:30:00.000Z';
    prices.promises.set('token', {
      ...anItem(),
      price: { amount: 18_000, currency: 'EUR' },
      guaranteedUntil,
      quoteToken: 'token',
    });
    clock.moveTo(new Date('2027-05-01T12:29:59.999Z'));
    const promised = await add({ quoteToken: 'token' });
    expect(promised.items[0]).toMatchObject({ price: { amount: 18_000 }, previousPrice: null, guaranteedUntil });
    clock.moveBy(1);
    const late = await add({ quoteToken: 'token', datetime: { date: '2027-05-04', time: '09:30' } });
    expect(late.items[1]).toMatchObject({ price: { amount: 19_500 }, previousPrice: { amount: 18_000 } });
  });

  it('prices anew what was promised in another currency than the cart’s', async () => {
    const { add, prices } = setUp();
    const price = { amount: 21_000, currency: 'USD' as const };
    prices.promises.set('token', { ...anItem(), price, quoteToken: 'token' });
    const { items } = await add({ quoteToken: 'token' });
    expect(items[0]).toMatchObject({ price: { amount: 19_500, currency: 'EUR' }, previousPrice: null });
  });

  it.each<[string, Partial<CartItemForm>, object]>([
    ['TOUR_NOT_FOUND', { tour: 'unknown' }, { tour: 'unknown' }],
    ['DURATION_NOT_OFFERED', { duration: 60 }, { tour: form.tour, durationMinutes: 60, offered: '180' }],
    ['NO_SUCH_SLOT', { datetime: { date: '2027-05-03', time: '10:30' } }, { date: '2027-05-03', time: '10:30' }],
    ['SLOT_TOO_SOON', { datetime: { date: '2027-05-02', time: '09:30' } }, { hours: 24 }],
    ['SLOT_TOO_FAR', { datetime: { date: '2029-05-03', time: '09:30' } }, { days: 730 }],
    ['MEETING_POINT_UNKNOWN', { meetingPoint: 'elsewhere' }, { tour: form.tour }],
  ])('is refused with %s', async (code, changes, params) => {
    const { add, items } = setUp();
    await expect(add(changes)).rejects.toMatchObject({ code, params });
    expect(await items()).toEqual([]);
  });

  it('is refused in a currency that is not offered now', async () => {
    const { add, items, prices } = setUp();
    prices.notOffered.add('USD');
    await expect(add({}, 'USD')).rejects.toMatchObject({ code: 'CURRENCY_NOT_OFFERED' });
    expect(await items()).toEqual([]);
  });

  it('is refused while somebody else holds the only guide, and takes no hold itself', async () => {
    const { add, items, slots, pricing, clock } = setUp();
    const until = new Date(clock.now().getTime() + 10 * MINUTE);
    await slots.hold([await pricing.claimOf(anItem({ id: 'theirs' }))], until);
    const params = { date: '2027-05-03', time: '09:30', left: 0 };
    await expect(add()).rejects.toMatchObject({ code: 'SLOT_TAKEN', params });
    expect(await items()).toEqual([]);
    clock.moveTo(until);
    await add();
    await slots.hold([await pricing.claimOf(anItem({ id: 'theirs' }))], new Date(until.getTime() + MINUTE));
  });

  it('is refused where the cart itself needs the only guide then', async () => {
    const { add, items } = setUp();
    await add();
    const params = { date: '2027-05-03', time: '09:30', left: 0 };
    await expect(add()).rejects.toMatchObject({ code: 'SLOT_IN_CART', params });
    expect(await items()).toHaveLength(1);
  });

  it('is refused where nobody guides in the language', async () => {
    const { add, departures } = setUp();
    departures.freeGuides.set('ja_JP', 0);
    await expect(add({ guideLanguage: 'ja_JP' })).rejects.toMatchObject({ code: 'NO_GUIDE_IN_LANGUAGE' });
  });

  it('is refused to a full cart', async () => {
    const { add, items, cartWith, departures } = setUp();
    departures.guidesInOtherLanguages = 21;
    await cartWith(...Array.from({ length: 19 }, (_, place) => anItem({ id: `item-${place}` })));
    await add();
    await expect(add()).rejects.toMatchObject({ code: 'CART_FULL', params: { most: 20 } });
    expect(await items()).toHaveLength(20);
  });
});
