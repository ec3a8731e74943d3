import { describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { PlaceOrder, PlaceOrderHandler } from '../commands/place-order.js';
import { ExpireOrder } from '../jobs/expire-order.job.js';
import { anItem, anOrder } from '../testing/an-order.js';
import type { CodeInMemory } from '../testing/in-memory-promo-codes.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { OrderConfirmation } from '../processes/order-confirmation.js';
import { ConfirmWhenPaymentCaptured } from './confirm-when-payment-captured.js';

async function setUp(code?: CodeInMemory) {
  const ports = bookingPorts();
  const { carts, orders, slots, scheduledJobs, clock, superseded, pricing, placement, closing, payments } = ports;
  const { promoCodes, discounts } = ports;
  const cart = await ports.cartWith(anItem());
  if (code) {
    promoCodes.codes.set('SPRING', code);
    cart.apply({ id: code.id, code: 'SPRING' }, clock.now());
    await carts.save(cart);
  }
  const form = { travelerType: 'myself' as const, customer: anOrder().customer };
  const placing = new PlaceOrderHandler(carts, superseded, pricing, discounts, ports.cartGiftCards, placement, clock);
  const { id } = await placing.execute(new PlaceOrder(OWNER, form, 'en_US', Actor.visitor()));
  const confirmation = new OrderConfirmation(orders, slots, promoCodes, ports.giftCards, scheduledJobs, clock);
  const reaction = new ConfirmWhenPaymentCaptured(
    orders,
    carts,
    slots,
    promoCodes,
    ports.giftCards,
    confirmation,
    scheduledJobs,
    clock,
  );
  const capture = () => reaction.react({ orderId: id } as Parameters<typeof reaction.react>[0]);
  const expire = () => new ExpireOrder(orders, closing, payments, scheduledJobs, clock).run({ orderId: id });
  const factsOf = (type: string) => orders.facts.filter((fact) => fact.type === type);
  return { ...ports, id, capture, expire, factsOf };
}

describe('money for an order', () => {
  it('confirms its bookings once, keeps their slots and takes the items out of the cart', async () => {
    const { id, capture, orders, cart, planned, factsOf, clock, slots, pricing } = await setUp();
    await capture();
    await capture();
    expect((await orders.getForChange(id)).status).toBe('paid');
    expect((await orders.bookingsOf(id))[0]).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    expect(factsOf('booking.confirmed.v1')).toHaveLength(1);
    expect([(await cart())?.items, planned.has(id)]).toEqual([[], false]);
    clock.moveBy(600 * MINUTE);
    const other = await pricing.claimOf(anItem({ id: 'item-of-another-cart' }));
    await expect(slots.mustBeFree(other, { itemIds: [], others: [] })).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('that comes after the order expired still confirms it while the slot is available', async () => {
    const { id, capture, expire, orders, factsOf } = await setUp();
    await expire();
    await capture();
    expect(await orders.getForChange(id)).toMatchObject({ status: 'paid', closeReason: null });
    expect(factsOf('booking.payment-came-too-late.v1')).toEqual([]);
  });

  it('that comes after somebody else took the slot is given back', async () => {
    const { id, capture, expire, orders, factsOf, slots, pricing, clock } = await setUp();
    await expire();
    const other = await pricing.claimOf(anItem({ id: 'item-of-another-cart' }));
    await slots.hold([other], new Date(clock.now().getTime() + 15 * MINUTE));
    await capture();
    expect((await orders.getForChange(id)).status).toBe('expired');
    expect(factsOf('booking.payment-came-too-late.v1')).toMatchObject([
      { orderId: id, closeReason: 'payment-timeout' },
    ]);
    expect(factsOf('booking.confirmed.v1')).toEqual([]);
  });
});

describe('money for an order with a promo code', () => {
  const aCode = (left: number): CodeInMemory => ({ id: 'spring', percent: 10, left });

  it('counts the use, for good', async () => {
    const { id, capture, promoCodes, orders } = await setUp(aCode(1));
    expect(promoCodes.uses.get(id)).toMatchObject({ status: 'reserved', discount: { amount: 1950, currency: 'EUR' } });
    await capture();
    expect(promoCodes.uses.get(id)?.status).toBe('counted');
    expect(await orders.getForChange(id)).toMatchObject({ status: 'paid', discount: 1950, total: 17_550 });
  });

  it('that comes late takes the use again if one is left', async () => {
    const { id, capture, expire, promoCodes, orders } = await setUp(aCode(1));
    await expire();
    expect(promoCodes.uses.get(id)?.status).toBe('released');
    await capture();
    expect(promoCodes.uses.get(id)?.status).toBe('counted');
    expect((await orders.getForChange(id)).status).toBe('paid');
  });

  it('that comes after the last use was taken goes back, and leaves the slot', async () => {
    const { id, capture, expire, promoCodes, orders, factsOf, slots, pricing } = await setUp(aCode(1));
    await expire();
    const discount = { amount: 1, currency: 'EUR' as const };
    await promoCodes.reserve({
      orderId: 'other',
      orderReference: 'CIC-2',
      promoCodeId: 'spring',
      customerId: undefined,
      discount,
    });
    await capture();
    expect(factsOf('booking.payment-came-too-late.v1')).toHaveLength(1);
    expect((await orders.getForChange(id)).status).toBe('expired');
    const another = await pricing.claimOf(anItem({ id: 'item-of-another-cart' }));
    await slots.mustBeFree(another, { itemIds: [], others: [] });
  });
});
