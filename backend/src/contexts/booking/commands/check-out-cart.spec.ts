import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { anItem } from '../testing/an-order.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { CheckOutCart, CheckOutCartHandler } from './check-out-cart.js';

function setUp() {
  const ports = bookingPorts();
  const handler = new CheckOutCartHandler(ports.carts, ports.pricing, ports.slots, ports.clock);
  return { ...ports, checkOut: () => handler.execute(new CheckOutCart(OWNER, Actor.visitor())) };
}

describe('checking out a cart', () => {
  it('holds its slots for 15 minutes and accepts the changed prices that were shown', async () => {
    const { checkOut, cartWith } = setUp();
    await cartWith(anItem({ previousPrice: { amount: 18_000, currency: 'EUR' } }));
    const cart = await checkOut();
    expect(cart.holdsUntil).toEqual(new Date('2027-05-01T12:15:00Z'));
    expect(cart.items[0]?.previousPrice).toBeNull();
  });

  it('extends the hold once, counted from its end', async () => {
    const { checkOut, cartWith, clock } = setUp();
    await cartWith(anItem());
    await checkOut();
    clock.moveBy(15 * MINUTE - 1);
    expect((await checkOut()).holdsUntil).toEqual(new Date('2027-05-01T12:30:00Z'));
    await expect(checkOut()).rejects.toMatchObject({ code: 'HOLD_ALREADY_EXTENDED' });
  });

  it('refuses a slot that somebody else holds, until their hold ends', async () => {
    const { checkOut, cartWith, clock, slots, pricing } = setUp();
    const until = new Date(clock.now().getTime() + 10 * MINUTE);
    await slots.hold([await pricing.claimOf(anItem({ id: 'item-of-another-cart' }))], until);
    await cartWith(anItem());
    clock.moveBy(10 * MINUTE - 1);
    await expect(checkOut()).rejects.toMatchObject({ code: 'SLOT_TAKEN', params: { item: 'item-1' } });
    clock.moveBy(1);
    await checkOut();
  });

  it('refuses an empty cart, and one whose tour was withdrawn', async () => {
    const { checkOut, cartWith, departures } = setUp();
    await expect(checkOut()).rejects.toMatchObject({ code: 'CART_EMPTY' });
    await cartWith(anItem());
    departures.withdraw('tour-1');
    await expect(checkOut()).rejects.toMatchObject({ code: 'CART_CHANGED' });
  });

  it('refuses a start that is closer than the lead time', async () => {
    const { checkOut, cartWith, clock } = setUp();
    await cartWith(anItem());
    clock.moveTo(new Date('2027-05-02T07:30:00.001Z'));
    await expect(checkOut()).rejects.toMatchObject({ code: 'SLOT_TOO_SOON' });
    clock.moveTo(new Date('2027-05-02T07:30:00Z'));
    await checkOut();
  });
});
