import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView } from '../queries/cart-view.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const WITHDRAWN = 'rome-colosseum-and-forum';
const SOLD = 'paris-latin-quarter';
const DURATION = 180;

describe('a tour that is taken off sale', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, {}, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => testApp.withdraw(WITHDRAWN, 'published'));

  const put = async (visitor: Visitor, tour: string, currency = 'EUR'): Promise<CartView> => {
    const slot = await testApp.freeSlot(tour, DURATION);
    const item = {
      tour,
      duration: DURATION,
      datetime: { date: slot.date, time: slot.time },
      travellers: { adults: 2, children: 0, infants: 0 },
      guideLanguage: 'en_US',
    };
    const { status, body } = await visitor.ask<CartView>('POST', `/api/cart/items?currency=${currency}`, item);
    expect(status).toBe(201);
    return body;
  };
  const cartOf = (visitor: Visitor, currency = 'EUR') => visitor.ask<CartView>('GET', `/api/cart?currency=${currency}`);
  const toursIn = ({ items }: CartView): string[] => items.map(({ tour }) => tour.slug);

  it('stays in paid bookings, which keep what was sold', async () => {
    const visitor = testApp.visitor();
    await put(visitor, WITHDRAWN);
    const { body: order } = await visitor.order();
    expect((await visitor.pay(order)).body.status).toBe('paid');
    await testApp.withdraw(WITHDRAWN);
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({ status: 'paid', bookings: [{ status: 'pending' }] });
  });

  it('leaves the cart, and the other tours of the cart stay', async () => {
    const visitor = testApp.visitor();
    await put(visitor, WITHDRAWN);
    await put(visitor, SOLD);
    await testApp.withdraw(WITHDRAWN);
    const { status, body } = await cartOf(visitor);
    expect([status, toursIn(body), body.total]).toEqual([200, [SOLD], body.items[0]?.price]);
    await testApp.withdraw(WITHDRAWN, 'published');
    expect(toursIn((await cartOf(visitor)).body)).toEqual([SOLD]);
    expect((await visitor.order()).status).toBe(201);
  });

  it('is reported as a change of the cart at checkout and at the order', async () => {
    const visitor = testApp.visitor();
    await put(visitor, WITHDRAWN);
    await put(visitor, SOLD);
    await testApp.withdraw(WITHDRAWN);
    const refused = [await visitor.ask('POST', '/api/cart/checkout'), await visitor.order()];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'CART_CHANGED'],
      [409, 'CART_CHANGED'],
    ]);
    expect(toursIn((await cartOf(visitor)).body)).toEqual([SOLD]);
    expect((await visitor.order()).status).toBe(201);
  });

  it('does not block other changes of the cart', async () => {
    const visitor = testApp.visitor();
    const { items } = await put(visitor, WITHDRAWN);
    await testApp.withdraw(WITHDRAWN);
    expect(toursIn(await put(visitor, SOLD))).toEqual([SOLD]);
    const removed = await visitor.ask<CartView>('DELETE', `/api/cart/items/${items[0]?.id}`);
    expect([removed.status, toursIn(removed.body)]).toEqual([200, [SOLD]]);
  });

  it('is dropped when two carts of different currencies are merged', async () => {
    const owner = await testApp.visitor().signIn('traveller@cicerone.example');
    await put(owner, SOLD, 'EUR');
    const visitor = testApp.visitor();
    await put(visitor, WITHDRAWN, 'USD');
    await put(visitor, SOLD, 'USD');
    await testApp.withdraw(WITHDRAWN);
    await visitor.signIn('traveller@cicerone.example');
    const { status, body } = await cartOf(visitor);
    expect([status, toursIn(body), body.currency]).toEqual([200, [SOLD, SOLD], 'EUR']);
  });
});
