import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { BookingView } from '../queries/booking-row.js';
import type { TeamRefundsPage } from '../queries/find-team-refunds.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const NOW = new Date('2027-05-01T07:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';

describe('what the team does to a sold booking', () => {
  let testApp: BookingTestApp;
  beforeAll(async () => {
    testApp = await BookingTestApp.open(NOW);
  });
  afterAll(async () => testApp.close());

  const signedIn = (name: string): Promise<Visitor> => testApp.visitor().signIn(`${name}@cicerone.example`);

  async function bought(email: string, adults = 2) {
    const slot = await testApp.freeSlot(PRIVATE, 180, adults);
    const visitor = testApp.visitor();
    await visitor.put(PRIVATE, 180, slot.date, slot.time, adults);
    const { body: order } = await visitor.order(undefined, { email });
    await visitor.pay(order);
    await testApp.settle();
    const [booking] = (await visitor.see(order)).body.bookings;
    return { visitor, order, booking: booking! };
  }
  const post = <Body>(by: Visitor, url: string, body?: object) =>
    by.ask<Body>('POST', url, body, { 'idempotency-key': randomUUID() });
  const auditsOf = (subject: string) =>
    testApp.app.get(ReadDb).rows<{ command: string }>(sql`
      select command from platform.audit_record where subject_id = ${subject} order by at`);

  it('cancels it at any time before the start, with everything back and the reason told', async () => {
    const { visitor, order, booking } = await bought('company@example.com');
    testApp.moveTo(new Date(new Date(booking.startsAt).getTime() - 3_600_000));
    const admin = await signedIn('admin');
    const url = `/api/admin/bookings/${booking.reference}`;
    const { body: quote } = await post<{ token: string; refund: object }>(admin, `${url}/cancel-quote`);
    expect(quote.refund).toEqual(booking.price);
    const body = { token: quote.token, reason: 'The guide is ill and nobody else is free.' };
    const { body: cancelled } = await post<BookingView>(admin, `${url}/cancel`, body);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: { by: 'company', refund: booking.price } });
    await testApp.settle();
    expect((await visitor.see(order)).body.status).toBe('refunded');
    expect(await testApp.mailText('company@example.com')).toContain('The guide is ill and nobody else is free.');
    expect((await auditsOf(order.reference)).map(({ command }) => command)).toEqual(['CancelBooking']);
    const { status } = await post(visitor, `${url}/cancel-quote`);
    expect(status).toBe(401);
    testApp.moveTo(NOW);
  });

  it('moves it to another time at no cost', async () => {
    const { booking } = await bought('moved-by-team@example.com');
    const to = await testApp.freeSlot(PRIVATE, 180);
    const admin = await signedIn('admin');
    const url = `/api/admin/bookings/${booking.reference}`;
    const wanted = { datetime: { date: to.date, time: to.time } };
    const { body: quote } = await post<{ token: string; difference: { amount: number } }>(
      admin,
      `${url}/change-quote`,
      wanted,
    );
    expect(quote.difference.amount).toBe(0);
    const { body } = await post<BookingView>(admin, `${url}/change`, { token: quote.token });
    expect(body).toMatchObject({ date: to.date, time: to.time, waitingChange: null });
  });

  it('changes the meeting point, which the customer may refuse until the start with everything back', async () => {
    const { visitor, order, booking } = await bought('other-place@example.com');
    const point = randomUUID();
    await testApp.change(
      sql`
      insert into catalogue.meeting_point (id, tour_id, "position", names, address, latitude, longitude)
      select ${point}, tour_id, 9, names, 'Via Sacra, Rome', latitude, longitude
      from catalogue.meeting_point where id = ${booking.meetingPoint.id}`,
      'catalogue',
    );
    const admin = await signedIn('admin');
    const url = `/api/admin/bookings/${booking.reference}`;
    const { body: quote } = await post<{ token: string }>(admin, `${url}/change-quote`, { meetingPoint: point });
    const { body: moved } = await post<BookingView>(admin, `${url}/change`, { token: quote.token });
    expect(moved).toMatchObject({
      meetingPoint: { id: point },
      meetingPointBefore: { id: booking.meetingPoint.id },
    });
    await testApp.settle();
    expect(await testApp.mailText('other-place@example.com')).toContain('you get the full price back');
    testApp.moveTo(new Date(new Date(booking.startsAt).getTime() - 3_600_000));
    const mine = `/api/me/bookings/${booking.reference}`;
    const token = `token=${order.accessToken}`;
    const { body: offer } = await post<{ token: string; refund: object }>(visitor, `${mine}/cancel-quote?${token}`, {});
    expect(offer.refund).toEqual(booking.price);
    const { body: refused } = await post<BookingView>(visitor, `${mine}/cancel?${token}`, { token: offer.token });
    expect(refused).toMatchObject({ status: 'cancelled', cancellation: { by: 'customer', refund: booking.price } });
    testApp.moveTo(NOW);
  });

  it('refunds a little at once, and much by two persons', async () => {
    const { visitor, order } = await bought('goodwill@example.com', 6);
    const [admin, second] = [await signedIn('admin'), await signedIn('super')];
    const url = `/api/admin/orders/${order.reference}/refunds`;
    const little = { amount: { amount: 1500, currency: 'EUR' }, reason: 'The tour was short' };
    expect((await post(admin, url, little)).status).toBe(201);
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({
      status: 'partially-refunded',
      payment: { refunds: [{ amount: { amount: 1500 }, reason: 'goodwill', status: 'done' }] },
    });
    expect(await testApp.mailKinds('goodwill@example.com')).toContain('booking.refunded-by-team');
    const tooMuch = { amount: { amount: order.total.amount, currency: 'EUR' }, reason: 'All of it' };
    expect((await post<object>(admin, url, tooMuch)).body).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    if (order.total.amount - 1500 <= 20_000) throw new Error('This tour is too cheap for a high refund');
    const much = { amount: { amount: 20_001, currency: 'EUR' }, reason: 'The guide did not speak English' };
    const { body: proposed } = await post<{ id: string }>(admin, url, much);
    const list = async (by: Visitor) =>
      (await by.ask<TeamRefundsPage>('GET', `/api/admin/refunds?state=proposed&order=${order.reference}`)).body.items;
    expect(await list(admin)).toMatchObject([{ id: proposed.id, state: 'proposed', actions: ['decline'] }]);
    expect(await list(second)).toMatchObject([{ actions: ['approve', 'decline'] }]);
    const approve = (by: Visitor, version = 1) =>
      post<object>(by, `/api/admin/refunds/${proposed.id}/approve`, { version });
    expect((await approve(admin)).body).toMatchObject({ code: 'REFUND_BY_TWO' });
    expect((await approve(second, 7)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(second)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await testApp.settle();
    const { body: after } = await visitor.see(order);
    expect(after.payment?.refunds.map(({ amount }) => amount.amount).sort((a, b) => a - b)).toEqual([1500, 20_001]);
    expect(await auditsOf(order.reference)).toHaveLength(3);
  });
});
