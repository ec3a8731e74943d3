import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { anItem, anOrder } from '../testing/an-order.js';
import { bookingPorts, OWNER } from '../testing/booking-ports.js';
import { CancelUnpaidOrder, CancelUnpaidOrderHandler } from './cancel-unpaid-order.js';
import { PlaceOrder, PlaceOrderHandler } from './place-order.js';

async function setUp() {
  const ports = bookingPorts();
  const { carts, orders, slots, closing, superseded, pricing, discounts, placement, clock } = ports;
  await ports.cartWith(anItem());
  const form = { travelerType: 'myself' as const, customer: anOrder().customer };
  const placing = new PlaceOrderHandler(carts, superseded, pricing, discounts, ports.cartGiftCards, placement, clock);
  const placed = await placing.execute(new PlaceOrder(OWNER, form, 'en_US', Actor.visitor()));
  const handler = new CancelUnpaidOrderHandler(carts, orders, slots, closing);
  const cancel = (reference = placed.reference, owner = OWNER) =>
    handler.execute(new CancelUnpaidOrder(owner, reference, Actor.visitor()));
  return { ...ports, placed, cancel };
}

describe('cancelling an unpaid order', () => {
  it('releases its slots and closes its payment; the cart keeps its items', async () => {
    const { cancel, placed, orders, payments, slots, pricing } = await setUp();
    const cart = await cancel();
    expect([cart.items.length, cart.openOrderId]).toEqual([1, null]);
    expect(await orders.getForChange(placed.id)).toMatchObject({
      status: 'cancelled',
      closeReason: 'cancelled-by-customer',
    });
    expect(payments.closed).toEqual([placed.id]);
    await slots.mustBeFree(await pricing.claimOf(anItem({ id: 'item-of-another-cart' })), { itemIds: [], others: [] });
  });

  it('takes the reference as people write it', async () => {
    const { cancel, placed, orders } = await setUp();
    await cancel(` ${placed.reference.toLowerCase()} `);
    expect((await orders.getForChange(placed.id)).status).toBe('cancelled');
  });

  it('leaves an order as it is that is closed already', async () => {
    const { cancel, placed, orders } = await setUp();
    const order = await orders.getForChange(placed.id);
    order.expire();
    await orders.save(order);
    await cancel();
    expect((await orders.getForChange(placed.id)).status).toBe('expired');
  });

  it('refuses an order that is paid, or whose money is on its way', async () => {
    const { cancel, placed, orders, payments, clock } = await setUp();
    payments.paid.add(placed.id);
    await expect(cancel()).rejects.toMatchObject({ code: 'ORDER_BEING_PAID' });
    const order = await orders.getForChange(placed.id);
    order.pay(clock.now());
    await orders.save(order);
    await expect(cancel()).rejects.toMatchObject({ code: 'ORDER_PAID' });
  });

  it('knows no order of another cart', async () => {
    const { cancel, placed } = await setUp();
    await expect(cancel('CIC-000000')).rejects.toMatchObject({ code: 'ORDER_UNKNOWN' });
    await expect(cancel(placed.reference, { ownerId: 'somebody' })).rejects.toMatchObject({ code: 'ORDER_UNKNOWN' });
  });
});
