import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { anItem } from '../testing/an-order.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { RemoveFromCart, RemoveFromCartHandler } from './remove-from-cart.js';

function setUp() {
  const ports = bookingPorts();
  const { slots, pricing, clock } = ports;
  const handler = new RemoveFromCartHandler(ports.carts, slots, clock);
  const remove = (itemId = 'item-1', owner = OWNER) =>
    handler.execute(new RemoveFromCart(owner, itemId, Actor.visitor()));
  const claim = () => pricing.claimOf(anItem());
  const until = () => new Date(clock.now().getTime() + 10 * MINUTE);
  const holdForAnother = async () => slots.hold([await pricing.claimOf(anItem({ id: 'theirs' }))], until());
  return { ...ports, remove, claim, until, holdForAnother };
}

describe('removing an item from the cart', () => {
  it('leaves the others, and keeps the cart for thirty days from now', async () => {
    const { remove, cart, cartWith, clock } = setUp();
    await cartWith(anItem(), anItem({ id: 'item-2' }));
    clock.moveBy(MINUTE);
    const answered = await remove();
    expect(await cart()).toEqual(answered);
    expect(answered).toMatchObject({ items: [{ id: 'item-2' }], expiresAt: new Date('2027-05-31T12:01:00Z') });
  });

  it('leaves an empty cart in its currency', async () => {
    const { remove, cartWith } = setUp();
    await cartWith(anItem());
    expect(await remove()).toMatchObject({ items: [], currency: 'EUR' });
  });

  it('releases what was held, or reserved by an unpaid order', async () => {
    const { remove, cartWith, slots, claim, until, holdForAnother } = setUp();
    await cartWith(anItem());
    await slots.hold([await claim()], until());
    await slots.reserve([{ claim: await claim(), bookingId: 'booking-1' }], 'order-1', until());
    await expect(holdForAnother()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await remove();
    await holdForAnother();
  });

  it('does not release what was sold', async () => {
    const { remove, cartWith, slots, claim, holdForAnother } = setUp();
    await cartWith(anItem());
    await slots.keep(await claim(), 'order-1', 'booking-1');
    await remove();
    await expect(holdForAnother()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('knows the items of this cart alone, and releases no other', async () => {
    const { remove, cart, cartWith, slots, claim, until, holdForAnother } = setUp();
    await cartWith(anItem());
    await slots.hold([await claim()], until());
    await expect(remove('item-9')).rejects.toMatchObject({ code: 'CART_ITEM_UNKNOWN', params: { item: 'item-9' } });
    const another = remove('item-1', { tokenHash: 'of another' });
    await expect(another).rejects.toMatchObject({ code: 'CART_ITEM_UNKNOWN', params: { item: 'item-1' } });
    expect((await cart())?.items).toHaveLength(1);
    await expect(holdForAnother()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });
});
