import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';
import type { BookingView } from '../queries/booking-row.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const DURATION = 180;
const password = 'a quiet street';

interface SignedIn {
  readonly access_token: string;
  readonly user: { readonly email: string; readonly emailConfirmed: boolean };
}

describe('a guest who has ordered', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());

  const order = async () => {
    const guest = testApp.visitor();
    const email = `${randomUUID()}@example.com`;
    const { date, time } = await testApp.freeSlot(TOUR, DURATION);
    await guest.put(TOUR, DURATION, date, time);
    const { body } = await guest.order(undefined, { email });
    await guest.pay(body);
    await testApp.settle();
    return { email, reference: body.reference, token: body.accessToken };
  };
  const open = (reference: string, token: string | undefined) =>
    testApp
      .visitor()
      .ask<SignedIn & { code: string }>('POST', '/api/auth/signup-from-order', { reference, token, password });

  it('opens an account by a password, which has the order once the address is confirmed', async () => {
    const { email, reference, token } = await order();
    const answer = await open(reference, token);
    expect(answer).toMatchObject({ status: 201, body: { user: { email, emailConfirmed: false } } });
    const asGuest = { authorization: `Bearer ${answer.body.access_token}` };
    const bookings = async () =>
      (await testApp.visitor().ask<BookingView[]>('GET', '/api/me/bookings', undefined, asGuest)).body;
    expect(await bookings()).toEqual([]);
    const [, mailed] = /verify-email\?token=([\w-]+)/.exec(await testApp.mailText(email)) ?? [];
    await testApp.visitor().ask('POST', '/api/auth/verify-email', { token: mailed });
    expect((await bookings()).map(({ orderReference }) => orderReference)).toEqual([reference]);
    expect(await open(reference, token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  it('needs the link of this order, and of one without an account', async () => {
    const [one, other] = [await order(), await order()];
    expect(await open(one.reference, other.token)).toMatchObject({ status: 422, body: { code: 'LINK_NOT_VALID' } });
    expect(await open('CIC-000000', one.token)).toMatchObject({ status: 422, body: { code: 'LINK_NOT_VALID' } });
  });
});
