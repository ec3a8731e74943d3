import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CartView } from '../queries/cart-view.js';
import type { AvailableDay } from '../queries/find-availability.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;

describe('an item that is changed', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const timesOf = async (visitor: Visitor, date: string, item = ''): Promise<string[]> => {
    const query = new URLSearchParams({ duration: String(DURATION), from: date, to: date, ...(item && { item }) });
    const days = await visitor.ask<AvailableDay[]>('GET', `/api/tour/${TOUR}/availability?${query.toString()}`);
    return days.body.flatMap(({ slots }) => slots.map(({ time }) => time));
  };
  const change = (visitor: Visitor, item: string, what: object) =>
    visitor.ask<CartView>('PATCH', `/api/cart/items/${item}`, what);
  /** A cart that holds the last place of a slot. */
  const lastHeld = async () => {
    const visitor = testApp.visitor();
    const { date, time, left } = await testApp.freeSlot(TOUR, DURATION);
    for (let others = 1; others < left; others += 1) {
      const other = testApp.visitor();
      await other.put(TOUR, DURATION, date, time);
      expect((await other.order()).status).toBe(201);
    }
    const { body } = await visitor.put(TOUR, DURATION, date, time);
    expect((await visitor.ask('POST', '/api/cart/checkout')).status).toBe(200);
    return { visitor, date, time, item: body.items[0]?.id ?? '' };
  };

  it('may keep the time that it holds itself, which nobody else is offered', async () => {
    const { visitor, date, time, item } = await lastHeld();
    expect(await timesOf(testApp.visitor(), date)).not.toContain(time);
    expect(await timesOf(visitor, date)).not.toContain(time);
    expect(await timesOf(visitor, date, item)).toContain(time);
    const { status, body } = await change(visitor, item, { travellers: { adults: 3, children: 1, infants: 0 } });
    expect(status).toBe(200);
    expect(body.items.map(({ id, datetime, travellers }) => [id, datetime.time, travellers.adults])).toEqual([
      [item, time, 3],
    ]);
    expect((await visitor.order()).status).toBe(201);
  });

  it('stays what it was, and held, where the change is refused', async () => {
    const { visitor, date, time, item } = await lastHeld();
    const before = await visitor.cart();
    const { date: otherDay } = await testApp.freeSlot(TOUR, DURATION);
    const refused = [
      await change(visitor, item, { travellers: { adults: 50, children: 0, infants: 0 } }),
      await change(visitor, item, { datetime: { date: otherDay, time: '03:07' } }),
      await change(visitor, item, { quoteToken: 'of-nothing' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(['PARTY_NOT_BOOKABLE', 'NO_SUCH_SLOT', 'QUOTE_TOKEN_INVALID']);
    const { items, version, holdsUntil } = await visitor.cart();
    expect([items, version, holdsUntil]).toEqual([before.items, before.version, before.holdsUntil]);
    expect(await timesOf(testApp.visitor(), date)).not.toContain(time);
  });

  it('tells the guide what was wished for it, and what for the whole order', async () => {
    const visitor = testApp.visitor();
    for (const wish of ['A wheelchair', null]) {
      const { date, time } = await testApp.freeSlot(TOUR, DURATION);
      await visitor.put(TOUR, DURATION, date, time, 2, wish ? { specialRequirements: wish } : {});
    }
    const { body } = await visitor.order(undefined, { specialRequirements: 'No nuts' });
    expect(body.bookings.map(({ specialRequirements }) => specialRequirements)).toEqual([
      'A wheelchair\n\nNo nuts',
      'No nuts',
    ]);
  });

  it('is known by an id alone', async () => {
    const { date } = await testApp.freeSlot(TOUR, DURATION);
    const query = `duration=${DURATION}&from=${date}&to=${date}&item=mine`;
    expect((await testApp.visitor().ask('GET', `/api/tour/${TOUR}/availability?${query}`)).status).toBe(422);
  });
});
