import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { BookingView } from '../queries/booking-row.js';

describe('naming who comes along', () => {
  let testApp: BookingTestApp;
  beforeAll(async () => {
    testApp = await BookingTestApp.open(new Date('2027-05-01T07:00:00Z'));
  });
  afterAll(async () => testApp.close());

  it('shows the names on the booking, and gives them to its mission without a mail to the buyer', async () => {
    const tour = 'rome-colosseum-and-forum';
    const slot = await testApp.freeSlot(tour, 180, 3);
    const visitor = testApp.visitor();
    await visitor.put(tour, 180, slot.date, slot.time, 3);
    const { body: order } = await visitor.order(undefined, { email: 'names@example.com' });
    await visitor.pay(order);
    await testApp.settle();
    const [booking] = (await visitor.see(order)).body.bookings;
    expect(booking).toMatchObject({ additionalCustomers: [] });
    expect(booking?.actions).toContain('name-customers');
    const path = `/api/me/bookings/${booking?.reference}/customers`;
    const name = (names: readonly string[], token = order.accessToken) =>
      visitor.ask<BookingView & { code?: string }>('PUT', `${path}?token=${token}`, { names });
    expect((await name(['Ada', 'Ben', 'Cleo'])).body).toMatchObject({ code: 'TOO_MANY_NAMES' });
    expect((await name(['Ada'], 'no-token')).status).toBe(404);
    expect((await name(['Ada Hartley', '髙橋 花子'])).body).toMatchObject({
      additionalCustomers: ['Ada Hartley', '髙橋 花子'],
    });
    await testApp.settle();
    const [mission] = await testApp.app.get(ReadDb).rows<{ names: readonly string[] }>(sql`
      select m.bookings -> 0 -> 'additionalCustomers' as names from guide_missions.mission m
      where m.bookings @> ${JSON.stringify([{ reference: booking?.reference }])}::jsonb`);
    expect(mission?.names).toEqual(['Ada Hartley', '髙橋 花子']);
    expect(await testApp.mailKinds('names@example.com')).not.toContain('booking.changed');
  });
});
