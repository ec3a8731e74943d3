import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;

describe('an order of the cart that was reviewed', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const put = async (visitor: Visitor) => {
    const slot = await testApp.freeSlot(TOUR, DURATION);
    const { status, body } = await visitor.put(TOUR, DURATION, slot.date, slot.time);
    expect(status).toBe(201);
    return body;
  };
  const outcomeOf = async (visitor: Visitor, version: string) => {
    const { status, body } = await visitor.order(undefined, { cartVersion: version });
    return [status, body.code];
  };

  it('is taken while the cart is the same, however often it is looked at and held', async () => {
    const visitor = testApp.visitor();
    const { version } = await put(visitor);
    expect((await visitor.cart()).version).toBe(version);
    await visitor.ask('POST', '/api/cart/checkout');
    testApp.moveTo(new Date(MORNING.getTime() + 3_600_000));
    expect((await visitor.cart()).version).toBe(version);
    expect((await visitor.order(undefined, { cartVersion: version })).status).toBe(201);
    testApp.moveTo(MORNING);
  });

  it('is refused once a tour was added, changed or removed, or the currency is another', async () => {
    const visitor = testApp.visitor();
    const reviewed = await put(visitor);
    const more = await put(visitor);
    expect(await outcomeOf(visitor, reviewed.version)).toEqual([409, 'CART_CHANGED']);

    const [first, second] = more.items;
    await visitor.ask('PATCH', `/api/cart/items/${first?.id}`, { travellers: { adults: 3, children: 0, infants: 0 } });
    expect(await outcomeOf(visitor, more.version)).toEqual([409, 'CART_CHANGED']);

    const { version: ofThree } = await visitor.cart();
    await visitor.ask('DELETE', `/api/cart/items/${second?.id}`);
    expect(await outcomeOf(visitor, ofThree)).toEqual([409, 'CART_CHANGED']);

    const { version: inEuros } = await visitor.cart();
    await visitor.ask('GET', '/api/cart?currency=USD');
    expect(await outcomeOf(visitor, inEuros)).toEqual([409, 'CART_CHANGED']);
    expect(await outcomeOf(visitor, (await visitor.cart()).version)).toEqual([201, undefined]);
  });

  it('leaves the unpaid order of before as it was when it is refused', async () => {
    const visitor = testApp.visitor();
    const { version } = await put(visitor);
    const { body: order } = await visitor.order(undefined, { cartVersion: version });
    await put(visitor);
    expect(await outcomeOf(visitor, version)).toEqual([409, 'CART_CHANGED']);
    expect((await visitor.see(order)).body).toMatchObject({ status: 'awaiting-payment', total: order.total });
  });

  it('is answered again as before when it is repeated, though the cart is another by then', async () => {
    const visitor = testApp.visitor();
    const { version } = await put(visitor);
    const place = () => visitor.order('one-and-the-same', { cartVersion: version });
    const { body: order } = await place();
    await put(visitor);
    expect(await place()).toMatchObject({ status: 201, body: { reference: order.reference, total: order.total } });
  });

  it('is taken as the cart is where no version is named', async () => {
    const visitor = testApp.visitor();
    await put(visitor);
    const { items } = await put(visitor);
    expect((await visitor.order()).body.bookings).toHaveLength(items.length);
  });
});
