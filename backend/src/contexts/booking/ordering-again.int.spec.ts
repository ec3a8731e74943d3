import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { Ids } from '../../platform/domain/ids.js';
import { DATABASE_URL } from '../../platform/persistence/database-url.js';
import { Shop } from './testing/shop.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;
const ROUNDS = 20;
const MINUTE = 60_000;

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

  it('draws another reference where one is taken, and comes again after giving way to another', async () => {
    const { order: earlier } = await ordered();
    const ids = jest.spyOn(shop.app.get(Ids), 'reference');
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

  it('may hold the places of an unpaid order once more, which is still paid or replaced', async () => {
    for (const isPaid of [true, false]) {
      shop.moveTo(MORNING);
      const { visitor, order } = await ordered();
      shop.moveTo(new Date(MORNING.getTime() + 29 * MINUTE));
      expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
      if (isPaid) expect((await visitor.pay(order)).body.status).toBe('paid');
      else shop.moveTo(new Date(MORNING.getTime() + 31 * MINUTE));
      await shop.settle();
      expect((await visitor.see(order)).body.status).toBe(isPaid ? 'paid' : 'expired');
      await visitor.ask('GET', '/api/cart');
      expect((await visitor.order()).status).toBe(isPaid ? 409 : 201);
    }
    shop.moveTo(MORNING);
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
