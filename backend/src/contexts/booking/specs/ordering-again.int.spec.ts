import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { countWaiting } from '../../../../test/harness/database/waiting.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { DATABASE_URL } from '../../../platform/persistence/database-url.js';
import { until } from '../../../platform/testing/reaction-queue.contract.js';
import type { CartView } from '../queries/cart-view.js';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;
const ROUNDS = 10;
const MINUTE = 60_000;

describe('ordering a cart again', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const ordered = async () => {
    const visitor = testApp.visitor();
    const slot = await testApp.freeSlot(TOUR, DURATION);
    expect((await visitor.put(TOUR, DURATION, slot.date, slot.time)).status).toBe(201);
    const { status, body: order } = await visitor.order();
    expect(status).toBe(201);
    return { visitor, order };
  };

  it('replaces an order that was not paid', async () => {
    const { visitor, order } = await ordered();
    expect((await visitor.order()).status).toBe(201);
    expect((await visitor.see(order)).body).toMatchObject({ status: 'cancelled', closeReason: 'superseded' });
  });

  it('names the unpaid order in the cart, in the currency of the order, until its time to pay ends', async () => {
    const { visitor, order } = await ordered();
    const { reference, total, expiresAt } = order;
    expect((await visitor.cart()).waitingOrder).toEqual({ reference, total, expiresAt });
    const inYen = await visitor.ask<CartView>('GET', '/api/cart?currency=JPY');
    expect(inYen.body).toMatchObject({ currency: 'JPY', waitingOrder: { total } });
    expect((await testApp.visitor().cart()).waitingOrder).toBeNull();
    try {
      testApp.moveTo(new Date(MORNING.getTime() + 60 * MINUTE));
      expect((await visitor.cart()).waitingOrder).toBeNull();
    } finally {
      testApp.moveTo(MORNING);
    }
  });

  it('cancels the unpaid order: the slot is free, no money is taken, and the cart keeps its items', async () => {
    const { visitor, order } = await ordered();
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const { status, body: cart } = await visitor.ask<CartView>('DELETE', `/api/cart/order/${order.reference}`);
    expect(status).toBe(200);
    expect(cart).toMatchObject({ waitingOrder: null, holdsUntil: null, items: [{ tour: { slug: TOUR } }] });
    expect((await visitor.see(order)).body).toMatchObject({
      status: 'cancelled',
      closeReason: 'cancelled-by-customer',
    });
    expect((await visitor.pay(order)).body).toMatchObject({
      code: 'ORDER_NOT_PAYABLE',
      params: { reason: 'cancelled-by-customer' },
    });
    const again = await visitor.ask<CartView>('DELETE', `/api/cart/order/${order.reference}`);
    expect([again.status, again.body.items.length]).toEqual([200, 1]);

    const booking = order.bookings[0];
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const other = testApp.visitor();
        await other.put(TOUR, DURATION, booking?.date ?? '', booking?.time ?? '');
        return (await other.order()).status;
      }),
    );
    expect(others).toContain(201);
  });

  it('cancels no order but the named one, and none of another customer', async () => {
    const { visitor, order: first } = await ordered();
    const { body: second } = await visitor.order();
    const { body: cart } = await visitor.ask<CartView>('DELETE', `/api/cart/order/${first.reference}`);
    expect(cart.waitingOrder?.reference).toBe(second.reference);
    const { visitor: stranger } = await ordered();
    for (const nobodys of [testApp.visitor(), stranger])
      expect(await nobodys.ask('DELETE', `/api/cart/order/${second.reference}`)).toMatchObject({
        status: 404,
        body: { code: 'ORDER_UNKNOWN' },
      });
    expect((await visitor.see(second)).body.status).toBe('awaiting-payment');
  });

  it('finds no order by another reference, and accepts the spellings of its own', async () => {
    const { visitor, order } = await ordered();
    for (const unknown of ['x', 'CIC-000000', order.bookings[0]?.reference ?? ''])
      expect(await visitor.ask('DELETE', `/api/cart/order/${unknown}`)).toMatchObject({
        status: 404,
        body: { code: 'ORDER_UNKNOWN' },
      });
    expect((await visitor.see(order)).body.status).toBe('awaiting-payment');
    const written = order.reference.toLowerCase().replace('-', ' ');
    expect((await visitor.ask('DELETE', `/api/cart/order/${encodeURIComponent(written)}`)).status).toBe(200);
    expect((await visitor.see(order)).body.status).toBe('cancelled');
  });

  it('cancels no paid order', async () => {
    const { visitor, order } = await ordered();
    expect((await visitor.pay(order)).body.status).toBe('paid');
    const refused = await visitor.ask('DELETE', `/api/cart/order/${order.reference}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_BEING_PAID']);
    await testApp.settle();
    const late = await visitor.ask('DELETE', `/api/cart/order/${order.reference}`);
    expect([late.status, late.body.code]).toEqual([409, 'ORDER_PAID']);
    expect((await visitor.see(order)).body.status).toBe('paid');
  });

  it('either pays or cancels the order when both are requested at once, and says which', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitor, order } = await ordered();
      const given = visitor.ask('DELETE', `/api/cart/order/${order.reference}`);
      const [{ status: answer, body }, payment] = await Promise.all([given, visitor.pay(order)]);
      await testApp.settle();
      const { status } = (await visitor.see(order)).body;
      if (answer !== 200)
        expect([body.code, payment.body.status, status]).toEqual(['ORDER_BEING_PAID', 'paid', 'paid']);
      else expect([payment.body.status === 'paid', status]).toEqual([false, 'cancelled']);
    }
  });

  it('draws another reference if one is taken, and retries after a conflict', async () => {
    const { order: earlier } = await ordered();
    const ids = jest.spyOn(testApp.app.get(Ids), 'reference');
    try {
      ids.mockReturnValueOnce('BBBBBB').mockReturnValueOnce(earlier.reference.slice('CIC-'.length));
      const { order } = await ordered();
      expect(order.reference).not.toBe(earlier.reference);
      expect(ids).toHaveBeenCalledTimes(4);

      ids.mockImplementationOnce(() => {
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      });
      expect((await ordered()).order.status).toBe('awaiting-payment');
    } finally {
      ids.mockRestore();
    }
  });

  it('may hold the places of an unpaid order once more, and the order can still be paid or replaced', async () => {
    for (const isPaid of [true, false]) {
      testApp.moveTo(MORNING);
      const { visitor, order } = await ordered();
      testApp.moveTo(new Date(MORNING.getTime() + 29 * MINUTE));
      expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
      if (isPaid) expect((await visitor.pay(order)).body.status).toBe('paid');
      else testApp.moveTo(new Date(MORNING.getTime() + 31 * MINUTE));
      await testApp.settle();
      expect((await visitor.see(order)).body.status).toBe(isPaid ? 'paid' : 'expired');
      await visitor.ask('GET', '/api/cart');
      expect((await visitor.order()).status).toBe(isPaid ? 409 : 201);
    }
    testApp.moveTo(MORNING);
  });

  it('is refused while the payment is being confirmed, which then keeps the paid places', async () => {
    const { visitor, order } = await ordered();
    expect((await visitor.pay(order)).body.status).toBe('paid');
    const again = await visitor.order();
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'ORDER_BEING_PAID', params: { reference: order.reference } },
    ]);
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({ status: 'paid', bookings: [{ status: 'pending' }] });
  });

  it('ends in one paid order and an answer with the reason, whenever it comes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitor, order } = await ordered();
      expect((await visitor.pay(order)).body.status).toBe('paid');
      const [again] = await Promise.all([visitor.order(), testApp.settle()]);
      expect(['ORDER_BEING_PAID', 'CART_EMPTY']).toContain(again.body.code);
      expect((await visitor.see(order)).body.status).toBe('paid');
    }
  });

  it('locks the cart before the order, as placing an order does', async () => {
    const { visitor, order } = await ordered();
    await visitor.pay(order);
    const [customer, observer] = [0, 1].map(
      () => new Client({ connectionString: testApp.app.get<string>(DATABASE_URL) }),
    );
    await Promise.all([customer?.connect(), observer?.connect()]);
    await customer?.query('begin');
    await customer?.query(
      'select from booking.cart where id = (select cart_id from booking.sales_order where reference = $1) for update',
      [order.reference],
    );
    const settled = testApp.settle();
    await until(async () => observer !== undefined && (await countWaiting(observer)) > 0);
    const free = await observer?.query('select from booking.sales_order where reference = $1 for update nowait', [
      order.reference,
    ]);
    expect(free?.rowCount).toBe(1);
    await customer?.query('commit');
    await settled;
    expect((await visitor.see(order)).body.status).toBe('paid');
    await Promise.all([customer?.end(), observer?.end()]);
  });

  it('accepts either the payment or the new order when both come at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitor, order } = await ordered();
      const [again, payment] = await Promise.all([visitor.order(), visitor.pay(order)]);
      await testApp.settle();
      const { status } = (await visitor.see(order)).body;
      if (again.status === 201) expect(['cancelled', 'refunded']).toContain(status);
      else expect([again.body.code, payment.body.status, status]).toEqual(['ORDER_BEING_PAID', 'paid', 'paid']);
    }
  });
});
