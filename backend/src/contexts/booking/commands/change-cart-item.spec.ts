import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { CartItem } from '../domain/cart.js';
import { anItem, anOrder } from '../testing/an-order.js';
import { anOption, FixedDepartures } from '../testing/an-option.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { type CartItemChange, ChangeCartItem, ChangeCartItemHandler } from './change-cart-item.js';
import { CheckOutCart, CheckOutCartHandler } from './check-out-cart.js';
import { PlaceOrder, PlaceOrderHandler } from './place-order.js';

const NEXT_DAY = { datetime: { date: '2027-05-04', time: '09:30' } };
const nextDay = { date: '2027-05-04', startsAt: '2027-05-04T07:30:00.000Z' };
const ofThree = { adults: 3, children: 0, infants: 0 };

function setUp(departures?: FixedDepartures) {
  const ports = bookingPorts(departures);
  const { carts, orders, pricing, slots, clock, superseded, discounts, placement } = ports;
  const visitor = Actor.visitor();
  const handler = new ChangeCartItemHandler(carts, orders, pricing, slots, clock);
  const change = (changes: CartItemChange, itemId = 'item-1') =>
    handler.execute(new ChangeCartItem(OWNER, itemId, changes, visitor));
  const checkOut = () =>
    new CheckOutCartHandler(carts, pricing, slots, clock).execute(new CheckOutCart(OWNER, visitor));
  const form = { travelerType: 'myself' as const, customer: anOrder().customer };
  const order = () =>
    new PlaceOrderHandler(carts, superseded, pricing, discounts, ports.cartGiftCards, placement, clock).execute(
      new PlaceOrder(OWNER, form, 'en_US', visitor),
    );
  /** Whether somebody else could have it now. */
  const mustBeFree = async (changes: Partial<CartItem> = {}): Promise<void> =>
    slots.mustBeFree(await pricing.claimOf(anItem({ id: 'theirs', ...changes })), { itemIds: [], others: [] });
  return { ...ports, change, checkOut, order, mustBeFree };
}

/** Eight seats at each start. */
const aGroup = () => new FixedDepartures(anOption({ kind: 'group', capacity: 8 }));

describe('changing an item of the cart', () => {
  it('prices it again and keeps what was not mentioned', async () => {
    const { change, cart, cartWith, prices } = setUp();
    await cartWith(anItem({ specialRequirements: 'A slow pace' }), anItem({ id: 'item-2', ...nextDay, time: '14:00' }));
    prices.amount = 25_000;
    const changed = await change({ travellers: ofThree });
    expect(await cart()).toEqual(changed);
    expect(changed.items).toEqual([
      anItem({ travellers: ofThree, price: { amount: 25_000, currency: 'EUR' }, specialRequirements: 'A slow pace' }),
      anItem({ id: 'item-2', ...nextDay, time: '14:00' }),
    ]);
  });

  it('moves it and clears its requirements where that is said', async () => {
    const { change, cartWith } = setUp();
    await cartWith(anItem({ specialRequirements: 'A slow pace' }));
    const { items } = await change({ ...NEXT_DAY, guideLanguage: 'it_IT', specialRequirements: null });
    expect(items).toEqual([anItem({ ...nextDay, guideLanguage: 'it_IT' })]);
  });

  it('shows the price that was seen beside another one for the same party, and not for another party', async () => {
    const { change, cartWith, prices } = setUp();
    await cartWith(anItem());
    prices.amount = 21_000;
    expect((await change(NEXT_DAY)).items[0]?.previousPrice).toEqual({ amount: 19_500, currency: 'EUR' });
    expect((await change({ specialRequirements: 'Two dogs' })).items[0]?.previousPrice).toEqual({
      amount: 19_500,
      currency: 'EUR',
    });
    expect((await change({ travellers: ofThree })).items[0]?.previousPrice).toBeNull();
  });

  it('holds the new slot as long as the rest of a held cart, and lets go of the old one', async () => {
    const { change, cartWith, checkOut, mustBeFree, clock } = setUp();
    await cartWith(anItem());
    await checkOut();
    await expect(mustBeFree()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    clock.moveBy(10 * MINUTE);
    await change(NEXT_DAY);
    await mustBeFree();
    await expect(mustBeFree(nextDay)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    clock.moveTo(new Date('2027-05-01T12:15:00Z'));
    await mustBeFree(nextDay);
  });

  it('holds nothing of a cart that is not held', async () => {
    const { change, cartWith, mustBeFree } = setUp();
    await cartWith(anItem());
    await change(NEXT_DAY);
    await mustBeFree();
    await mustBeFree(nextDay);
  });

  it('lets go of what an unpaid order has reserved where the item moves', async () => {
    const { change, cartWith, order, mustBeFree } = setUp();
    await cartWith(anItem());
    await order();
    await expect(mustBeFree()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await change(NEXT_DAY);
    await mustBeFree();
    await mustBeFree(nextDay);
  });

  it('leaves what an unpaid order has reserved to the party that may still pay, where it stays', async () => {
    const { change, cartWith, checkOut, order, mustBeFree } = setUp(aGroup());
    await cartWith(anItem());
    await checkOut();
    await order();
    await change({ travellers: ofThree });
    await mustBeFree({ travellers: { adults: 6, children: 0, infants: 0 } });
    await expect(mustBeFree({ travellers: { adults: 7, children: 0, infants: 0 } })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      params: { left: 6 },
    });
  });

  it('holds the seats of the party as it is now', async () => {
    const { change, cartWith, checkOut, mustBeFree } = setUp(aGroup());
    await cartWith(anItem());
    await checkOut();
    await change({ travellers: ofThree });
    await expect(mustBeFree({ travellers: { adults: 6, children: 0, infants: 0 } })).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      params: { left: 5 },
    });
  });

  it('is refused where somebody else has the slot, and changes nothing', async () => {
    const { change, cart, cartWith, checkOut, mustBeFree, slots, pricing, clock } = setUp();
    await cartWith(anItem());
    await checkOut();
    const theirs = await pricing.claimOf(anItem({ id: 'theirs', ...nextDay }));
    await slots.hold([theirs], new Date(clock.now().getTime() + MINUTE));
    const params = { date: '2027-05-04', time: '09:30', left: 0, item: 'item-1' };
    await expect(change(NEXT_DAY)).rejects.toMatchObject({ code: 'SLOT_TAKEN', params });
    expect((await cart())?.items).toEqual([anItem()]);
    await expect(mustBeFree()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('is refused where another item of the cart needs the only guide then', async () => {
    const { change, cartWith } = setUp();
    await cartWith(anItem(), anItem({ id: 'item-2', ...nextDay }));
    await expect(change(NEXT_DAY)).rejects.toMatchObject({ code: 'SLOT_IN_CART', params: { left: 0, item: 'item-1' } });
  });

  it('is refused with what is not offered, and where the tour is no longer sold', async () => {
    const { change, cartWith, departures } = setUp();
    await cartWith(anItem());
    await expect(change({ duration: 60 })).rejects.toMatchObject({
      code: 'DURATION_NOT_OFFERED',
      params: { tour: 'tour-1', durationMinutes: 60, offered: '180' },
    });
    await expect(change({ meetingPoint: 'elsewhere' })).rejects.toMatchObject({ code: 'MEETING_POINT_UNKNOWN' });
    departures.withdraw('tour-1');
    await expect(change(NEXT_DAY)).rejects.toMatchObject({ code: 'TOUR_NOT_FOUND', params: { tour: 'tour-1' } });
  });

  it('knows the items of this cart alone', async () => {
    const { change, cartWith } = setUp();
    const unknown = { code: 'CART_ITEM_UNKNOWN', params: { item: 'item-9' } };
    await expect(change(NEXT_DAY, 'item-9')).rejects.toMatchObject(unknown);
    await cartWith(anItem());
    await expect(change(NEXT_DAY, 'item-9')).rejects.toMatchObject(unknown);
  });
});
