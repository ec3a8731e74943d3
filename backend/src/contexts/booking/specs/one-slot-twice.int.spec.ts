import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartView } from '../queries/cart-view.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const GROUP = 'rome-evening-piazzas';
const GROUP_MINUTES = 120;
const PRIVATE = 'rome-colosseum-and-forum';
const PRIVATE_MINUTES = 180;

interface Refusal {
  readonly code: string;
  readonly detail: string;
  readonly params: { readonly left: number; readonly item?: string };
}

describe('a cart with two items of one slot', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, {}, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());
  beforeEach(() => testApp.moveTo(MORNING));

  /** The places of a group departure that nobody has looked at. */
  const departure = () => testApp.freeSlot(GROUP, GROUP_MINUTES, 1);
  const put = (visitor: Visitor, { date, time }: { date: string; time: string }, adults: number, extra: object = {}) =>
    visitor.put(GROUP, GROUP_MINUTES, date, time, adults, extra);
  const resize = (visitor: Visitor, item: string | undefined, adults: number) =>
    visitor.ask<CartView & Refusal>('PATCH', `/api/cart/items/${item}`, {
      travellers: { adults, children: 0, infants: 0 },
    });
  const idsIn = async (visitor: Visitor): Promise<string[]> => (await visitor.cart()).items.map(({ id }) => id);
  /** Others order so many places of it. */
  const sellTo = async (slot: { date: string; time: string }, adults: number): Promise<void> => {
    const other = testApp.visitor();
    expect((await put(other, slot, adults)).status).toBe(201);
    expect((await other.order()).status).toBe(201);
  };

  it('may order two items that fit together, and pays for both', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    const half = Math.floor(slot.left / 2);
    for (const _ of [1, 2]) expect((await put(visitor, slot, half)).status).toBe(201);
    expect((await visitor.cart()).items.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const { status, body: order } = await visitor.order();
    expect([status, order.bookings.length]).toEqual([201, 2]);
    expect((await visitor.pay(order)).body.status).toBe('paid');
    await testApp.settle();
    const paid = (await visitor.see(order)).body;
    expect([paid.status, ...paid.bookings.map((booking) => booking.status)]).toEqual(['paid', 'pending', 'pending']);
  });

  it('shows the places left beside the first item as soon as the second one is added', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    expect((await put(visitor, slot, slot.left - 3)).status).toBe(201);
    const refused = await put(visitor, slot, 4);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_IN_CART', params: { left: 3 } } });
    expect(refused.body.detail).toMatch(/^Beside what your cart already has on .*, only 3 places are left\./);
    expect(refused.body).not.toHaveProperty('params.item');
    expect((await put(visitor, slot, 3)).status).toBe(201);
    const full = await put(visitor, slot, 1);
    expect(full).toMatchObject({ status: 409, body: { code: 'SLOT_IN_CART', params: { left: 0 } } });
    expect(full.body.detail).toMatch(/^Your cart already takes all that is left on /);
    expect((await visitor.order()).status).toBe(201);
  });

  it('shows the same when an item grows, and names that item', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    await put(visitor, slot, 2);
    await put(visitor, slot, 2);
    const [first] = await idsIn(visitor);
    const grown = await resize(visitor, first, slot.left - 1);
    expect(grown).toMatchObject({
      status: 409,
      body: { code: 'SLOT_IN_CART', params: { left: slot.left - 2, item: first } },
    });
    expect((await resize(visitor, first, slot.left - 2)).status).toBe(200);
    expect((await visitor.order()).status).toBe(201);
  });

  it('is refused by cart and order when too few places are left for both items', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    for (const adults of [4, 5]) await put(visitor, slot, adults);
    await sellTo(slot, slot.left - 6);
    const [first, second] = (await visitor.ask<CartView>('GET', '/api/cart?language=de_DE')).body.items;
    expect([first?.refusal, second?.refusal?.code]).toEqual([null, 'SLOT_IN_CART']);
    expect(second?.refusal?.detail).toMatch(
      /^Neben dem, was schon in Ihrem Warenkorb liegt, .* nur noch 2 Plätze frei/,
    );
    for (const call of [visitor.ask<Refusal>('POST', '/api/cart/checkout'), visitor.order()])
      expect(await call).toMatchObject({
        status: 409,
        body: { code: 'SLOT_IN_CART', params: { left: 2, item: second?.id } },
      });
    expect((await resize(visitor, second?.id, 2)).status).toBe(200);
    expect((await visitor.order()).status).toBe(201);
  });

  it('names another customer as the reason only if there is one', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    for (const adults of [2, 2]) await put(visitor, slot, adults);
    await sellTo(slot, slot.left);
    expect((await visitor.cart()).items.map(({ refusal }) => refusal?.code)).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN']);
    expect((await visitor.order()).body).toMatchObject({ code: 'SLOT_TAKEN', params: { left: 0 } });
  });

  it('counts what its items need now, not what they held when they were larger', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    for (const adults of [2, slot.left - 2]) await put(visitor, slot, adults);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const [first, second] = await idsIn(visitor);
    expect((await resize(visitor, second, 2)).status).toBe(200);
    expect((await resize(visitor, first, slot.left - 2)).status).toBe(200);
    expect((await visitor.order()).status).toBe(201);
  });

  it('keeps its other items when one is refused', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    for (const adults of [4, 2]) await put(visitor, slot, adults);
    await sellTo(slot, slot.left - 3);
    expect((await visitor.cart()).items.map(({ refusal }) => refusal?.code)).toEqual(['SLOT_TAKEN', undefined]);
  });

  it('holds for a changed item only what it needs now: another cart may take the rest', async () => {
    const [one, other] = [await departure(), await departure()];
    const visitor = testApp.visitor();
    for (const slot of [one, other]) await put(visitor, slot, slot.left - 2);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const [first, second] = await idsIn(visitor);
    expect((await resize(visitor, second, 2)).status).toBe(200);
    const { date, time } = other;
    const moved = await visitor.ask<CartView>('PATCH', `/api/cart/items/${first}`, { datetime: { date, time } });
    expect([moved.status, moved.body]).toMatchObject([200, { items: [{ id: first }, { id: second }] }]);
    expect((await resize(visitor, second, 1)).status).toBe(200);
    await sellTo(other, 1);
    expect((await visitor.order()).status).toBe(201);
  });

  it('leaves an unpaid order its places when its item gets smaller', async () => {
    const slot = await departure();
    const visitor = testApp.visitor();
    await put(visitor, slot, slot.left);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const { body: order } = await visitor.order();
    expect((await resize(visitor, (await idsIn(visitor))[0], 1)).status).toBe(200);
    expect((await put(testApp.visitor(), slot, 1)).body.code).toBe('SLOT_TAKEN');
    expect((await visitor.pay(order)).body.status).toBe('paid');
  });

  it('holds what an item needs now when its order has expired or has other items only', async () => {
    const [slot, later] = [await departure(), await departure()];
    const visitor = testApp.visitor();
    await put(visitor, slot, 2);
    const { body: order } = await visitor.order();
    testApp.moveTo(new Date(MORNING.getTime() + 31 * 60_000));
    await testApp.settle();
    expect((await visitor.see(order)).body.status).toBe('expired');
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const [first] = await idsIn(visitor);
    expect((await resize(visitor, first, slot.left)).status).toBe(200);
    expect((await put(testApp.visitor(), slot, 1)).body.code).toBe('SLOT_TAKEN');

    expect((await visitor.order()).status).toBe(201);
    await put(visitor, later, 2);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    const [, second] = await idsIn(visitor);
    expect((await resize(visitor, second, later.left)).status).toBe(200);
    expect((await put(testApp.visitor(), later, 1)).body.code).toBe('SLOT_TAKEN');
  });

  it('needs a guide for each private tour, and says if its own item has the last one', async () => {
    const { date, time, left } = await testApp.freeSlot(PRIVATE, PRIVATE_MINUTES);
    const visitor = testApp.visitor();
    const want = () => visitor.put(PRIVATE, PRIVATE_MINUTES, date, time);
    for (let guide = 0; guide < left; guide += 1) expect((await want()).status).toBe(201);
    expect(await want()).toMatchObject({ status: 409, body: { code: 'SLOT_IN_CART', params: { left: 0 } } });
    expect((await visitor.order()).status).toBe(201);
  });
});
