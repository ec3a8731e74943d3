import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Client } from 'pg';
import { countWaiting } from '../../../../test/harness/database/waiting.js';
import { DATABASE_URL } from '../../../platform/persistence/database-url.js';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { until } from '../../../platform/testing/reaction-queue.contract.js';
import type { PaymentCaptured } from '../../payments/events.js';
import { Slots } from '../domain/slots.js';
import type { CartView } from '../queries/cart-view.js';
import type { OrderView } from '../queries/find-order.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;

describe('a cart that is merged into another', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const put = async (visitor: Visitor) => {
    const slot = await testApp.freeSlot(TOUR, DURATION);
    const { status, body } = await visitor.put(TOUR, DURATION, slot.date, slot.time);
    expect(status).toBe(201);
    return { slot, item: body.items.at(-1)?.id ?? '' };
  };
  const cartOf = async (visitor: Visitor) => (await visitor.ask<CartView>('GET', '/api/cart')).body;
  const emptied = async (visitor: Visitor): Promise<void> => {
    for (const { id } of (await cartOf(visitor)).items) await visitor.ask('DELETE', `/api/cart/items/${id}`);
  };

  it('brings its unpaid order: paid items leave the cart and stay sold', async () => {
    const owner = await testApp.visitor().signIn('traveller@cicerone.example');
    await emptied(owner);
    const own = await put(owner);
    const visitor = testApp.visitor();
    const { slot, item } = await put(visitor);
    const { body: order } = await visitor.order();
    await visitor.signIn('traveller@cicerone.example');
    expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual([own.item, item]);
    expect((await visitor.pay(order)).body.status).toBe('paid');
    await testApp.settle();
    expect((await visitor.see(order)).body.status).toBe('paid');
    expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual([own.item]);
    const [after] = await visitor.slots(TOUR, DURATION, slot.date);
    expect(after?.slots.find(({ time }) => time === slot.time)?.left ?? 0).toBe(slot.left - 1);
  });

  it('brings its cancelled order too: late money clears the items from the merged cart', async () => {
    const owner = await testApp.visitor().signIn('traveller@cicerone.example');
    await emptied(owner);
    const own = await put(owner);
    const visitor = testApp.visitor();
    const { item } = await put(visitor);
    const { body: order } = await visitor.order();
    expect((await visitor.ask('DELETE', `/api/cart/order/${order.reference}`)).status).toBe(200);
    await visitor.signIn('traveller@cicerone.example');
    expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual([own.item, item]);
    const amount = { amount: order.total.amount, currency: 'EUR' } as const;
    await testApp.tell<PaymentCaptured>({
      type: 'payments.payment-captured.v1',
      ...(await testApp.paymentOf(order)),
      amount,
    });
    expect((await visitor.see(order)).body.status).toBe('paid');
    expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual([own.item]);
  });

  it('may be ordered again: the new order replaces the unpaid one', async () => {
    const owner = await testApp.visitor().signIn('traveller2@cicerone.example');
    await emptied(owner);
    await put(owner);
    const visitor = testApp.visitor();
    await put(visitor);
    const { body: first } = await visitor.order();
    await visitor.signIn('traveller2@cicerone.example');
    expect((await visitor.order()).status).toBe(201);
    expect((await visitor.see(first)).body.status).toBe('cancelled');
  });

  /** Both carts of a person have an unpaid order when they become one. */
  const bothOrdered = async (email: string) => {
    const owner = await testApp.visitor().signIn(email);
    await emptied(owner);
    await put(owner);
    const own = (await owner.order()).body;
    const visitor = testApp.visitor();
    await put(visitor);
    const other = (await visitor.order()).body;
    await visitor.signIn(email);
    expect((await cartOf(visitor)).items).toHaveLength(2);
    return { visitor, own, other };
  };
  const statusesOf = (visitor: Visitor, ...orders: readonly OrderView[]) =>
    Promise.all(orders.map(async (order) => (await visitor.see(order)).body.status));

  it('may be ordered again if both had an unpaid order: the new one replaces them', async () => {
    const { visitor, own, other } = await bothOrdered('traveller@cicerone.example');
    const { status, body: order } = await visitor.order();
    expect([status, order.bookings.length]).toEqual([201, 2]);
    expect(await statusesOf(visitor, own, other, order)).toEqual(['cancelled', 'cancelled', 'awaiting-payment']);
    expect((await visitor.pay(order)).body.status).toBe('paid');
    await testApp.settle();
    expect(await statusesOf(visitor, own, other, order)).toEqual(['cancelled', 'cancelled', 'paid']);
    expect((await cartOf(visitor)).items).toEqual([]);
  });

  it('leaves one of two unpaid orders open when the other is paid, until the rest is ordered again', async () => {
    const { visitor, own, other } = await bothOrdered('traveller2@cicerone.example');
    expect((await visitor.pay(other)).body.status).toBe('paid');
    expect((await visitor.order()).body).toMatchObject({
      code: 'ORDER_BEING_PAID',
      params: { reference: other.reference },
    });
    await testApp.settle();
    expect(await statusesOf(visitor, own, other)).toEqual(['awaiting-payment', 'paid']);
    const { status, body: order } = await visitor.order();
    expect([status, order.bookings.length]).toEqual([201, 1]);
    expect(await statusesOf(visitor, own, other)).toEqual(['cancelled', 'paid']);
  });

  it('names the other unpaid order after one was cancelled', async () => {
    const { visitor, own, other } = await bothOrdered('traveller2@cicerone.example');
    expect((await cartOf(visitor)).waitingOrder?.reference).toBe(other.reference);
    const { body: cart } = await visitor.ask<CartView>('DELETE', `/api/cart/order/${other.reference}`);
    expect([cart.waitingOrder?.reference, cart.items.length]).toEqual([own.reference, 2]);
    expect(await statusesOf(visitor, own, other)).toEqual(['awaiting-payment', 'cancelled']);
    expect((await visitor.order()).status).toBe(201);
    expect(await statusesOf(visitor, own, other)).toEqual(['cancelled', 'cancelled']);
  });

  it('has one open order and claims its places once when it is ordered forty times at once', async () => {
    const { visitor, own, other } = await bothOrdered('traveller@cicerone.example');
    const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.order()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const statuses = await statusesOf(visitor, own, other, ...answers.map(({ body }) => body));
    expect(statuses.filter((status) => status === 'awaiting-payment')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(41);
    const open = answers.map(({ body }) => body).find((_, index) => statuses[index + 2] === 'awaiting-payment');
    const claims = await testApp.app.get(ReadDb).rows(sql<{ reference: string }>`
      select o.reference from booking.slot_claim c join booking.sales_order o on o.id = c.order_id
      where o.reference = any(${[own, other, ...answers.map(({ body }) => body)].map(({ reference }) => reference)})`);
    expect(claims.map(({ reference }) => reference)).toEqual([open?.reference, open?.reference]);
  });

  it.each(['its own', 'the other'])(
    'tells that %s order has expired though the one that came with it is newer, and names that one',
    async (which) => {
      const email = 'traveller@cicerone.example';
      // The clock has gone on since.
      testApp.moveTo(MORNING);
      try {
        const owner = await testApp.visitor().signIn(email);
        await emptied(owner);
        await put(owner);
        const visitor = testApp.visitor();
        await put(visitor);
        const [early, late] = which === 'its own' ? [owner, visitor] : [visitor, owner];
        const address = `${which.replace(' ', '-')}@example.com`;
        const { body: older } = await early.order(undefined, { email: address });
        testApp.moveTo(new Date(MORNING.getTime() + 10 * 60_000));
        const { body: newer } = await late.order();
        await visitor.signIn(email);
        expect((await cartOf(visitor)).items).toHaveLength(2);
        testApp.moveTo(new Date(MORNING.getTime() + 31 * 60_000));
        await testApp.settle();
        const back = await testApp.visitor().signIn(email);
        expect(await statusesOf(back, older, newer)).toEqual(['expired', 'awaiting-payment']);
        expect(await testApp.mailKinds(address)).toContain('booking.order-expired');
        expect(await cartOf(back)).toMatchObject({ waitingOrder: { reference: newer.reference } });
      } finally {
        testApp.moveTo(MORNING);
      }
    },
  );

  it('frees no sold place, whichever cart removes the item', async () => {
    const visitor = testApp.visitor();
    const { slot, item } = await put(visitor);
    const { body: order } = await visitor.order();
    await visitor.pay(order);
    await testApp.settle();
    await testApp.app.get(Commands).inTransaction(() => testApp.app.get(Slots).releaseItem(item));
    const [after] = await visitor.slots(TOUR, DURATION, slot.date);
    expect(after?.slots.find(({ time }) => time === slot.time)?.left ?? 0).toBe(slot.left - 1);
  });

  it('is created once when a person’s first clicks come at the same time', async () => {
    const person = await testApp.visitor().signIn('pro@cicerone.example');
    const { user } = (await person.ask<{ user: { uuid: string } }>('GET', '/api/auth/verify-token')).body;
    const [rival, observer] = [0, 1].map(() => new Client({ connectionString: testApp.app.get<string>(DATABASE_URL) }));
    await Promise.all([rival?.connect(), observer?.connect()]);
    await rival?.query('begin');
    await rival?.query(
      `insert into booking.cart (id, owner_id, currency, items, expires_at) values ($1, $1, 'EUR', '[]', $2)`,
      [user.uuid, new Date(MORNING.getTime() + 86_400_000)],
    );
    const clicked = put(person);
    await until(async () => observer !== undefined && (await countWaiting(observer)) > 0);
    await rival?.query('commit');
    const { item } = await clicked;
    expect((await cartOf(person)).items.map(({ id }) => id)).toEqual([item]);
    await Promise.all([rival?.end(), observer?.end()]);
  });
});
