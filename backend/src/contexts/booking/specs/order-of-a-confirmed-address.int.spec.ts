import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BookingView } from '../queries/booking-row.js';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;
const ADDRESS = 'traveller@cicerone.example';

describe('what a guest ordered in another browser', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const orderOf = async (email: string) => {
    const guest = testApp.visitor();
    const { date, time } = await testApp.freeSlot(TOUR, DURATION);
    await guest.put(TOUR, DURATION, date, time);
    const { body: order } = await guest.order(undefined, { email });
    await guest.pay(order);
    await testApp.settle();
    return order;
  };
  const seenBy = async (person: string, reference: string) => {
    const visitor = await testApp.visitor().signIn(person);
    const { body } = await visitor.ask<BookingView[]>('GET', '/api/me/bookings');
    const { status } = await visitor.ask('GET', `/api/orders/${reference}`);
    return [body.some(({ orderReference }) => orderReference === reference), status];
  };

  it('is the account’s whose confirmed address it names, in either case of its letters', async () => {
    const { reference } = await orderOf('Traveller@Cicerone.example');
    expect(await seenBy(ADDRESS, reference)).toEqual([true, 200]);
    expect(await seenBy('traveller2@cicerone.example', reference)).toEqual([false, 404]);
  });

  it('is nobody’s as long as the address is not confirmed', async () => {
    const { reference } = await orderOf(ADDRESS);
    const confirm = (when: string | null) =>
      testApp.change(
        sql`update identity.user_account set email_verified_at = ${when}::timestamptz where email = ${ADDRESS}`,
      );
    await confirm(null);
    try {
      expect(await seenBy(ADDRESS, reference)).toEqual([false, 404]);
    } finally {
      await confirm(MORNING.toISOString());
    }
    expect(await seenBy(ADDRESS, reference)).toEqual([true, 200]);
  });
});
