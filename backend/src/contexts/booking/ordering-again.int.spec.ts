import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { DATABASE_URL } from '../../platform/persistence/database-url.js';
import { Shop } from './testing/shop.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;
const ROUNDS = 20;

describe('ordering a cart again', () => {
  let shop: Shop;
  let day = 0;

  beforeAll(async () => {
    shop = await Shop.open(MORNING);
  });
  afterAll(async () => shop.close());

  const ordered = async () => {
    const visitor = shop.visitor();
    for (;;) {
      day += 1;
      const date = new Date(Date.UTC(2027, 4, 2 + day)).toISOString().slice(0, 10);
      const [found] = await visitor.slots(TOUR, DURATION, date);
      const slot = found?.slots[0];
      if (!slot) continue;
      expect((await visitor.put(TOUR, DURATION, slot.date, slot.time)).status).toBe(201);
      const { status, body: order } = await visitor.order();
      expect(status).toBe(201);
      return { visitor, order };
    }
  };

  it('replaces an order that was not paid', async () => {
    const { visitor, order } = await ordered();
    expect((await visitor.order()).status).toBe(201);
    expect((await visitor.see(order)).body.status).toBe('cancelled');
  });

  it('is refused while the payment is being confirmed, which then keeps what it paid for', async () => {
    const { visitor, order } = await ordered();
    expect((await visitor.pay(order)).body.status).toBe('paid');
    const again = await visitor.order();
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'ORDER_BEING_PAID', params: { reference: order.reference } },
    ]);
    await shop.settle();
    expect((await visitor.see(order)).body).toMatchObject({ status: 'paid', bookings: [{ status: 'pending' }] });
  });

  it('ends in one paid order and an answer that says why, whenever it comes', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitor, order } = await ordered();
      expect((await visitor.pay(order)).body.status).toBe('paid');
      const [again] = await Promise.all([visitor.order(), shop.settle()]);
      expect(['ORDER_BEING_PAID', 'CART_EMPTY']).toContain(again.body.code);
      expect((await visitor.see(order)).body.status).toBe('paid');
    }
  });

  it('waits for the cart before the order is locked, as whoever orders does', async () => {
    const { visitor, order } = await ordered();
    await visitor.pay(order);
    const [customer, observer] = [0, 1].map(() => new Client({ connectionString: shop.app.get<string>(DATABASE_URL) }));
    await Promise.all([customer?.connect(), observer?.connect()]);
    await customer?.query('begin');
    await customer?.query(
      'select from booking.cart where id = (select cart_id from booking.sales_order where reference = $1) for update',
      [order.reference],
    );
    const settled = shop.settle();
    const isWaiting = async (): Promise<boolean> =>
      ((await observer?.query(`select from pg_locks where not granted`))?.rowCount ?? 0) > 0;
    while (!(await isWaiting()));
    const free = await observer?.query('select from booking.sales_order where reference = $1 for update nowait', [
      order.reference,
    ]);
    expect(free?.rowCount).toBe(1);
    await customer?.query('commit');
    await settled;
    expect((await visitor.see(order)).body.status).toBe('paid');
    await Promise.all([customer?.end(), observer?.end()]);
  });

  it('takes either the payment or the new order where both come at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { visitor, order } = await ordered();
      const [again, payment] = await Promise.all([visitor.order(), visitor.pay(order)]);
      await shop.settle();
      const { status } = (await visitor.see(order)).body;
      if (again.status === 201) expect(['cancelled', 'refunded']).toContain(status);
      else expect([again.body.code, payment.body.status, status]).toEqual(['ORDER_BEING_PAID', 'paid', 'paid']);
    }
  });
});
