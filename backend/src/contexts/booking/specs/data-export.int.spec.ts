import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';
import { DEMO_PASSWORD } from '../../../../demonstration/src/people.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const DAY_MS = 86_400_000;
const TOUR = 'rome-colosseum-and-forum';
const ADDRESS = 'traveller@cicerone.example';

interface State {
  readonly state: string;
  readonly endsAt: string | null;
}

describe('the file with all that is known about a person', () => {
  let testApp: BookingTestApp;
  let person: Awaited<ReturnType<ReturnType<BookingTestApp['visitor']>['signIn']>>;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
    person = await testApp.visitor().signIn(ADDRESS);
  });
  afterAll(async () => testApp.close());

  const state = async () => (await person.ask<State>('GET', '/api/me/data-export')).body;
  const fileAt = (url: string) => testApp.app.inject({ method: 'GET', url });

  it('is made by a job, mailed once, and deleted after a week', async () => {
    const { date, time } = await testApp.freeSlot(TOUR, 180);
    await person.put(TOUR, 180, date, time);
    const { body: order } = await person.order(undefined, { email: ADDRESS });
    await person.pay(order);
    await testApp.settle();
    expect(await state()).toEqual({ state: 'none', endsAt: null });
    expect((await person.ask('POST', '/api/me/data-export')).body.code).toBe('PASSWORD_CONFIRMATION_REQUIRED');
    await person.ask('POST', '/api/auth/confirm-password', { password: DEMO_PASSWORD });
    expect((await person.ask('GET', '/api/me/data-export/link')).status).toBe(404);

    const asked = await Promise.all(Array.from({ length: 40 }, () => person.ask<State>('POST', '/api/me/data-export')));
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([202]);
    await testApp.settle();
    expect(await state()).toEqual({ state: 'ready', endsAt: expect.stringMatching(/^2027-04-27T08:0/) });
    const mails = await testApp.mailKinds(ADDRESS);
    expect(mails.filter((kind) => kind === 'identity.data-export-ready')).toHaveLength(1);

    const { url } = (await person.ask<{ url: string }>('GET', '/api/me/data-export/link')).body;
    const file = await fileAt(url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
    const names = (await new ZipReader(new Uint8ArrayReader(file.rawPayload)).getEntries()).map(
      ({ filename }) => filename,
    );
    const voucher = `vouchers/voucher-${order.bookings[0]?.reference}.pdf`;
    expect(names).toEqual(expect.arrayContaining(['cicerone-my-data.json', voucher]));

    testApp.moveTo(new Date(MORNING.getTime() + 7 * DAY_MS + 60_000));
    await testApp.settle();
    const later = await testApp.visitor().signIn(ADDRESS);
    expect((await later.ask('GET', '/api/me/data-export')).body).toEqual({ state: 'none', endsAt: null });
    expect((await fileAt(url)).statusCode).toBe(404);
  });
});
