import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { AvailableDay } from '../queries/find-availability.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { CartView } from '../queries/cart-view.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;
const HOUR = 3_600_000;

interface Refusal {
  readonly code: string;
  readonly params: { readonly item?: string };
}

describe('an item whose slot is no longer available', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const itemsOf = async (visitor: Visitor) => (await visitor.cart()).items;
  const leftAt = async (date: string, time: string): Promise<number> => {
    const [day] = await testApp.visitor().slots(TOUR, DURATION, date);
    return day?.slots.find((slot) => slot.time === time)?.left ?? 0;
  };
  /** All that is left of it is ordered by others. */
  const soldOut = async (date: string, time: string): Promise<void> => {
    while ((await leftAt(date, time)) > 0) {
      const other = testApp.visitor();
      expect((await other.put(TOUR, DURATION, date, time)).status).toBe(201);
      expect((await other.order()).status).toBe(201);
    }
  };
  /** A cart with an item whose time others have taken, and one that is free. */
  const late = async () => {
    const visitor = testApp.visitor();
    const taken = await testApp.freeSlot(TOUR, DURATION);
    const free = await testApp.freeSlot(TOUR, DURATION);
    await visitor.put(TOUR, DURATION, free.date, free.time);
    const { body } = await visitor.put(TOUR, DURATION, taken.date, taken.time);
    await soldOut(taken.date, taken.time);
    return { visitor, taken, item: body.items.at(-1)?.id ?? '' };
  };
  const anotherTime = async (visitor: Visitor, date: string) => {
    const [day]: AvailableDay[] = await visitor.slots(TOUR, DURATION, date);
    const slot = day?.slots.at(-1);
    if (!slot) throw new Error(`Nothing is left on ${date}`);
    return { date, time: slot.time };
  };
  const move = (visitor: Visitor, item: string, datetime: object) =>
    visitor.ask<CartView>('PATCH', `/api/cart/items/${item}`, { datetime });

  it('is shown by the cart in the requested language, and the refusal names it', async () => {
    const { visitor, item } = await late();
    const { body } = await visitor.ask<CartView>('GET', '/api/cart?language=de_DE');
    expect(body.items.map(({ id, refusal }) => [id === item, refusal?.code ?? null])).toEqual([
      [false, null],
      [true, 'SLOT_TAKEN'],
    ]);
    expect(body.items[1]?.refusal?.detail).toMatch(/^Jemand war schneller/);
    for (const call of [visitor.ask<Refusal>('POST', '/api/cart/checkout'), visitor.order()]) {
      const refused = await call;
      expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', params: { item } } });
    }
  });

  it('is named when a change moves it there, and not when it is not in the cart yet', async () => {
    const { visitor, taken } = await late();
    const another = await visitor.put(TOUR, DURATION, taken.date, taken.time);
    expect(another).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect(another.body).not.toHaveProperty('params.item');
    const item = (await itemsOf(visitor))[0]!.id;
    const moved = await move(visitor, item, { date: taken.date, time: taken.time });
    expect(moved).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', params: { item } } });
  });

  it('is ordered after it got a free slot', async () => {
    const { visitor, taken, item } = await late();
    const datetime = await anotherTime(visitor, taken.date);
    const { status, body } = await move(visitor, item, datetime);
    expect([status, body.items.at(-1)?.datetime, body.items.at(-1)?.refusal]).toEqual([200, datetime, null]);
    expect((await itemsOf(visitor)).map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    expect((await visitor.order()).status).toBe(201);
  });

  it('is shown when it is too late to order it, although nobody else has the slot', async () => {
    const visitor = testApp.visitor();
    const { date, time, startsAt } = await testApp.freeSlot(TOUR, DURATION);
    await visitor.put(TOUR, DURATION, date, time);
    testApp.moveTo(new Date(Date.parse(startsAt) - HOUR));
    try {
      const [item] = await itemsOf(visitor);
      expect(item?.refusal?.code).toBe('SLOT_TOO_SOON');
      expect((await visitor.order()).body.code).toBe('SLOT_TOO_SOON');
    } finally {
      testApp.moveTo(MORNING);
    }
  });

  it('does not exist while the cart holds the slot or has an unpaid order of it', async () => {
    const visitor = testApp.visitor();
    const { date, time } = await testApp.freeSlot(TOUR, DURATION);
    await visitor.put(TOUR, DURATION, date, time);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    await soldOut(date, time);
    expect((await itemsOf(visitor))[0]?.refusal).toBeNull();
    expect((await visitor.order()).status).toBe(201);
    expect((await itemsOf(visitor))[0]?.refusal).toBeNull();
  });

  it('is held at its new time as long as the other items of a held cart', async () => {
    const visitor = testApp.visitor();
    const { date, time, left } = await testApp.freeSlot(TOUR, DURATION);
    const { body } = await visitor.put(TOUR, DURATION, date, time);
    await visitor.ask('POST', '/api/cart/checkout');
    expect(await leftAt(date, time)).toBe(left - 1);
    const datetime = await anotherTime(visitor, date);
    const before = await leftAt(date, datetime.time);
    const item = body.items[0]?.id ?? '';
    expect((await move(visitor, item, datetime)).status).toBe(200);
    expect(await leftAt(date, datetime.time)).toBe(before - 1);
    expect(await leftAt(date, time)).toBe(left);
    const { holdsUntil } = await visitor.cart();
    const held = await testApp.app.get(ReadDb).first(sql<{ until: Date }>`
      select until from booking.slot_claim where item_id = ${item}`);
    expect(held?.until.toISOString()).toBe(holdsUntil);
  });

  it('shows the price seen before beside the current one', async () => {
    const visitor = testApp.visitor();
    const { date, time } = await testApp.freeSlot(TOUR, DURATION);
    const { body } = await visitor.put(TOUR, DURATION, date, time);
    const [item] = body.items;
    const seen = { amount: 1, currency: 'EUR' };
    await testApp.change(sql`
      update booking.cart set items = jsonb_set(items, '{0,price}', ${JSON.stringify(seen)}::jsonb)
      where items @> ${JSON.stringify([{ id: item?.id }])}::jsonb`);
    const { body: moved } = await move(visitor, item?.id ?? '', await anotherTime(visitor, date));
    expect([moved.items[0]?.price, moved.items[0]?.previousPrice, moved.total]).toEqual([
      item?.price,
      seen,
      item?.price,
    ]);
    const party = { travellers: { adults: 1, children: 0, infants: 0 } };
    const { body: smaller } = await visitor.ask<CartView>('PATCH', `/api/cart/items/${item?.id}`, party);
    expect(smaller.items[0]?.previousPrice).toBeNull();
  });
});
