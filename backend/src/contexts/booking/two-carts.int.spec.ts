import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { DATABASE_URL } from '../../platform/persistence/database-url.js';
import { Commands } from '../../platform/commands.js';
import { Slots } from './domain/slots.js';
import type { CartView } from './http/cart-views.js';
import { Shop, type Visitor } from './testing/shop.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;

describe('a cart that becomes part of another', () => {
  let shop: Shop;
  let day = 0;

  beforeAll(async () => {
    shop = await Shop.open(MORNING);
  });
  afterAll(async () => shop.close());

  const put = async (visitor: Visitor) => {
    for (;;) {
      day += 1;
      const date = new Date(Date.UTC(2027, 4, 2 + day)).toISOString().slice(0, 10);
      const [found] = await visitor.slots(TOUR, DURATION, date);
      const slot = found?.slots[0];
      if (!slot) continue;
      const { status, body } = await visitor.put(TOUR, DURATION, slot.date, slot.time);
      expect(status).toBe(201);
      return { slot, item: body.items.at(-1)?.id ?? '' };
    }
  };
  const cartOf = async (visitor: Visitor) => (await visitor.ask<CartView>('GET', '/api/cart')).body;
  const emptied = async (visitor: Visitor): Promise<void> => {
    for (const { id } of (await cartOf(visitor)).items) await visitor.ask('DELETE', `/api/cart/items/${id}`);
  };

  it('takes its unpaid order along: what is paid leaves the cart and stays sold', async () => {
    const owner = await shop.visitor().signIn('traveller@cicerone.example');
    await emptied(owner);
    const own = await put(owner);
    const visitor = shop.visitor();
    const { slot, item } = await put(visitor);
    const { body: order } = await visitor.order();
    await visitor.signIn('traveller@cicerone.example');
    expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual([own.item, item]);
    expect((await visitor.pay(order)).body.status).toBe('paid');
    await shop.settle();
    expect((await visitor.see(order)).body.status).toBe('paid');
    expect((await cartOf(visitor)).items.map(({ id }) => id)).toEqual([own.item]);
    const [after] = await visitor.slots(TOUR, DURATION, slot.date);
    expect(after?.slots.find(({ time }) => time === slot.time)?.left ?? 0).toBe(slot.left - 1);
  });

  it('may be ordered again: the new order replaces the unpaid one', async () => {
    const owner = await shop.visitor().signIn('traveller2@cicerone.example');
    await emptied(owner);
    await put(owner);
    const visitor = shop.visitor();
    await put(visitor);
    const { body: first } = await visitor.order();
    await visitor.signIn('traveller2@cicerone.example');
    expect((await visitor.order()).status).toBe(201);
    expect((await visitor.see(first)).body.status).toBe('cancelled');
  });

  it('frees nothing that was sold, whoever lets its item go', async () => {
    const visitor = shop.visitor();
    const { slot, item } = await put(visitor);
    const { body: order } = await visitor.order();
    await visitor.pay(order);
    await shop.settle();
    await shop.app.get(Commands).inTransaction(() => shop.app.get(Slots).releaseItem(item));
    const [after] = await visitor.slots(TOUR, DURATION, slot.date);
    expect(after?.slots.find(({ time }) => time === slot.time)?.left ?? 0).toBe(slot.left - 1);
  });

  it('is opened once where a person’s first clicks come at once', async () => {
    const person = await shop.visitor().signIn('pro@cicerone.example');
    const { user } = (await person.ask<{ user: { uuid: string } }>('GET', '/api/auth/verify-token')).body;
    const [rival, observer] = [0, 1].map(() => new Client({ connectionString: shop.app.get<string>(DATABASE_URL) }));
    await Promise.all([rival?.connect(), observer?.connect()]);
    await rival?.query('begin');
    await rival?.query(
      `insert into booking.cart (id, owner_id, currency, items, expires_at) values ($1, $1, 'EUR', '[]', $2)`,
      [user.uuid, new Date(MORNING.getTime() + 86_400_000)],
    );
    const clicked = put(person);
    const isWaiting = async (): Promise<boolean> =>
      ((await observer?.query(`select from pg_locks where not granted`))?.rowCount ?? 0) > 0;
    while (!(await isWaiting()));
    await rival?.query('commit');
    const { item } = await clicked;
    expect((await cartOf(person)).items.map(({ id }) => id)).toEqual([item]);
    await Promise.all([rival?.end(), observer?.end()]);
  });
});
