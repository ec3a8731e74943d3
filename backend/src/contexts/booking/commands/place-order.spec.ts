import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { versionOf } from '../queries/cart-version.js';
import { anItem, anOrder } from '../testing/an-order.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { PlaceOrder, PlaceOrderHandler } from './place-order.js';

function setUp() {
  const ports = bookingPorts();
  const handler = new PlaceOrderHandler(
    ports.carts,
    ports.superseded,
    ports.pricing,
    ports.discounts,
    ports.cartGiftCards,
    ports.placement,
    ports.clock,
  );
  const form = { travelerType: 'myself' as const, customer: anOrder().customer, specialRequirements: 'Two dogs' };
  const place = (cartVersion?: string, paymentMethod?: 'card' | 'wire') =>
    handler.execute(
      new PlaceOrder(
        OWNER,
        { ...form, ...(paymentMethod ? { paymentMethod } : {}) },
        'en_US',
        Actor.visitor(),
        cartVersion,
      ),
    );
  return { ...ports, place };
}

describe('placing an order', () => {
  it('sells the cart, reserves its slots for 30 minutes and requests the payment', async () => {
    const { place, cartWith, cart, orders, payments, planned, slots, pricing, clock } = setUp();
    await cartWith(anItem({ specialRequirements: 'A slow pace' }));
    const { id, reference } = await place();
    const expiresAt = new Date('2027-05-01T12:30:00Z');
    expect(await orders.getForChange(id)).toMatchObject({
      reference,
      status: 'awaiting-payment',
      total: 19_500,
      expiresAt,
    });
    expect(await orders.bookingsOf(id)).toMatchObject([
      {
        status: 'waiting-payment',
        itemId: 'item-1',
        specialRequirements: 'A slow pace\n\nTwo dogs',
        client: { name: 'Ada Lovelace' },
        policy: { freeUntilMinutesBefore: 1440 },
      },
    ]);
    expect(payments.requested).toEqual([{ orderId: id, amount: { amount: 19_500, currency: 'EUR' } }]);
    expect(planned).toEqual(new Map([[id, expiresAt]]));
    expect((await cart())?.openOrderId).toBe(id);
    const other = await pricing.claimOf(anItem({ id: 'item-of-another-cart' }));
    const isFree = () => slots.mustBeFree(other, { itemIds: [], others: [] });
    clock.moveBy(30 * MINUTE - 1);
    await expect(isFree()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    clock.moveBy(1);
    await isFree();
  });

  it('refuses an empty cart', async () => {
    await expect(setUp().place()).rejects.toMatchObject({ code: 'CART_EMPTY' });
  });

  it('orders the cart that was reviewed, and no other', async () => {
    const { place, cartWith } = setUp();
    const reviewed = versionOf(await cartWith(anItem()));
    await expect(place(`${reviewed}-of-yesterday`)).rejects.toMatchObject({ code: 'CART_CHANGED' });
    await place(reviewed);
  });

  it('refuses a price whose guarantee has run out', async () => {
    const { place, cartWith, clock } = setUp();
    await cartWith(anItem({ guaranteedUntil: '2027-05-01T12:30:00.000Z' }));
    clock.moveTo(new Date('2027-05-01T12:30:00Z'));
    await expect(place()).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    clock.moveTo(new Date('2027-05-01T12:29:59.999Z'));
    await place();
  });

  it('refuses a slot that has gone', async () => {
    const { place, cartWith, slots, pricing, orders } = setUp();
    const claim = await pricing.claimOf(anItem({ id: 'item-of-another-cart' }));
    await slots.keep(claim, 'another-order', 'another-booking');
    const { id } = await cartWith(anItem());
    await expect(place()).rejects.toMatchObject({ code: 'SLOT_TAKEN', params: { item: 'item-1' } });
    expect(orders.facts).toEqual([]);
    expect(id).toBeTruthy();
  });

  it('replaces the unpaid order of the cart, whose slots it keeps', async () => {
    const { place, cartWith, orders, payments } = setUp();
    await cartWith(anItem());
    const first = await place();
    const second = await place();
    expect(await orders.getForChange(first.id)).toMatchObject({ status: 'cancelled', closeReason: 'superseded' });
    expect(await orders.bookingsOf(first.id)).toMatchObject([{ status: 'cancelled' }]);
    expect(await orders.getForChange(second.id)).toMatchObject({ status: 'awaiting-payment' });
    expect(payments.closed).toEqual([first.id]);
  });

  it('replaces no order whose money has arrived or is on its way', async () => {
    const { place, cartWith, orders, payments } = setUp();
    await cartWith(anItem());
    const { id, reference } = await place();
    payments.paid.add(id);
    await expect(place()).rejects.toMatchObject({ code: 'ORDER_BEING_PAID', params: { reference } });
    expect((await orders.getForChange(id)).status).toBe('awaiting-payment');
  });

  describe('by bank transfer', () => {
    const inMay = { date: '2027-05-20', startsAt: '2027-05-20T07:30:00.000Z' };

    it('reserves nothing, empties the cart and gives five bank days to pay', async () => {
      const { place, cartWith, cart, orders, payments, planned, slots, pricing } = setUp();
      await cartWith(anItem(inMay));
      const { id } = await place(undefined, 'wire');
      const expiresAt = new Date('2027-05-07T16:00:00Z');
      expect(await orders.getForChange(id)).toMatchObject({
        status: 'awaiting-payment',
        paymentMethod: 'wire',
        expiresAt,
      });
      expect(payments.requested).toMatchObject([{ orderId: id, method: 'wire' }]);
      expect(planned.get(id)).toEqual(expiresAt);
      expect(await cart()).toMatchObject({ items: [], openOrderId: null });
      expect(orders.facts).toMatchObject([{ type: 'booking.transfer-requested.v1', orderId: id }]);
      const other = await pricing.claimOf(anItem({ ...inMay, id: 'item-of-another-cart' }));
      await slots.mustBeFree(other, { itemIds: [], others: [] });
    });

    it('is refused less than seven days before the start, and where we have no account', async () => {
      const soon = setUp();
      await soon.cartWith(anItem({ date: '2027-05-08', startsAt: '2027-05-08T07:30:00.000Z' }));
      const refused = { code: 'WIRE_STARTS_TOO_SOON', params: { days: 7 } };
      await expect(soon.place(undefined, 'wire')).rejects.toMatchObject(refused);
      const { place, cartWith, payments, orders } = setUp();
      payments.accounts.clear();
      await cartWith(anItem(inMay));
      await expect(place(undefined, 'wire')).rejects.toMatchObject({
        code: 'WIRE_CURRENCY_NOT_TAKEN',
        params: { currency: 'EUR' },
      });
      expect(orders.facts).toEqual([]);
    });

    it('is refused for a slot that has gone', async () => {
      const { place, cartWith, slots, pricing } = setUp();
      await slots.keep(await pricing.claimOf(anItem({ ...inMay, id: 'item-of-another-cart' })), 'another', 'another');
      await cartWith(anItem(inMay));
      await expect(place(undefined, 'wire')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    });
  });
});
