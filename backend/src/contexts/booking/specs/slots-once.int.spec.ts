import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';
const MINUTES = 180;

interface Slot {
  readonly date: string;
  readonly time: string;
}

describe('a slot', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, {}, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());
  beforeEach(() => testApp.moveTo(MORNING));

  const later = (minutes: number): void => testApp.moveTo(new Date(testApp.now.getTime() + minutes * 60_000));
  const leftAt = async ({ date, time }: Slot): Promise<number> =>
    (await testApp.visitor().slots(PRIVATE, MINUTES, date))
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.time === time)?.left ?? 0;
  const put = ({ date, time }: Slot, visitor = testApp.visitor()) => visitor.put(PRIVATE, MINUTES, date, time);
  const ordered = async (slot: Slot): Promise<void> => {
    const visitor = testApp.visitor();
    await put(slot, visitor);
    expect((await visitor.order()).status).toBe(201);
  };
  const hold = (visitor: Visitor) => visitor.ask<{ holdsUntil: string | null }>('POST', '/api/cart/checkout');

  it('is not sold twice, before and after the news that the guide of another booking withdrew', async () => {
    const slot = await testApp.freeSlot(PRIVATE, MINUTES);
    const visitor = testApp.visitor();
    await put(slot, visitor);
    const { body: order } = await visitor.order();
    await visitor.pay(order);
    await testApp.settle();
    const asked = await testApp.app.get(ReadDb).first(sql<{ mission: string; email: string }>`
      select o.mission_id as mission, u.email from guide_missions.mission_offer o
      join guide_missions.mission m on m.id = o.mission_id join identity.user_account u on u.id = o.guide_id
      where m.bookings -> 0 ->> 'reference' = ${order.bookings[0]?.reference ?? ''} limit 1`);
    if (!asked) throw new Error('nobody was asked');
    const guide = await testApp.visitor().signIn(asked.email);
    const answer = { guideAvailability: 'yes', guideAnswer: '' };
    expect((await guide.ask('PUT', `/api/missions/${asked.mission}/guide-response`, answer)).status).toBe(200);
    for (let left = slot.left - 1; left > 0; left -= 1) await ordered(slot);
    expect((await put(slot)).body.code).toMatch(/^(SLOT_TAKEN|NO_GUIDE_IN_LANGUAGE)$/);
    await testApp.settle();
    expect(await leftAt(slot)).toBe(0);

    const reason = { guideReason: 'I have broken my leg' };
    expect((await guide.ask('PUT', `/api/missions/${asked.mission}/guide-cancelled`, reason)).status).toBe(200);
    expect(await leftAt(slot)).toBe(0);
    const refused = await Promise.all(Array.from({ length: 40 }, () => put(slot)));
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 SLOT_TAKEN']));
    await testApp.settle();
    expect((await put(slot)).status).toBe(409);
  });

  it('leaves the configured pause between two departures', async () => {
    const first = await testApp.freeSlot(PRIVATE, MINUTES);
    const day = (await testApp.visitor().slots(PRIVATE, MINUTES, first.date)).flatMap(({ slots }) => slots);
    const endsAt = new Date(first.startsAt).getTime() + MINUTES * 60_000;
    const near = day.find(({ startsAt }) => new Date(startsAt).getTime() >= endsAt + 30 * 60_000);
    if (!near) throw new Error('the tour starts too seldom for this test');
    const pause = (minutes: number) => testApp.change(sql`update guides.rules set pause_minutes = ${minutes}`);
    for (let left = first.left; left > 0; left -= 1) await ordered(first);
    expect(await leftAt(near)).toBe(near.left);
    const between = (new Date(near.startsAt).getTime() - endsAt) / 60_000;
    try {
      await pause(between + 1);
      expect(await leftAt(near)).toBe(0);
      expect((await put(near)).body.code).toBe('SLOT_TAKEN');
      await pause(between);
      expect(await leftAt(near)).toBe(near.left);
      expect((await put(near)).status).toBe(201);
    } finally {
      await pause(30);
    }
  });

  it('is held by one cart for half an hour at most, however many calls come at once', async () => {
    const slot = await testApp.freeSlot(PRIVATE, MINUTES);
    const visitor = testApp.visitor();
    await put(slot, visitor);
    const answers = await Promise.all(Array.from({ length: 40 }, () => hold(visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['HOLD_ALREADY_EXTENDED']),
    );
    later(29.5);
    expect(await leftAt(slot)).toBe(slot.left - 1);
    later(1);
    expect(await leftAt(slot)).toBe(slot.left);
    const again = await hold(visitor);
    expect(again).toMatchObject({ status: 409, body: { code: 'HOLD_ALREADY_EXTENDED' } });
    const { items } = await visitor.cart();
    await visitor.ask('DELETE', `/api/cart/items/${items[0]?.id}`);
    await put(slot, visitor);
    expect((await hold(visitor)).body.code).toBe('HOLD_ALREADY_EXTENDED');
    expect(await leftAt(slot)).toBe(slot.left);
    expect((await visitor.order()).status).toBe(201);
    expect(await leftAt(slot)).toBe(slot.left - 1);
  });
});
