import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { BookingView } from '../queries/booking-row.js';
import type { OrderView } from '../queries/find-order.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const NOW = new Date('2027-05-01T07:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';
const HOUR = 3_600_000;

interface Quote {
  readonly refund: { readonly amount: number; readonly currency: string };
  readonly lines: readonly { readonly label: string; readonly refund: { readonly amount: number } }[];
  readonly means: readonly object[];
  readonly token: string;
}

describe('cancelling a paid booking', () => {
  let testApp: BookingTestApp;
  beforeAll(async () => {
    testApp = await BookingTestApp.open(NOW);
  });
  afterAll(async () => testApp.close());

  async function bought(email: string, adults = 2) {
    testApp.moveTo(NOW);
    const { date, time } = await testApp.freeSlot(PRIVATE, 180, adults);
    const visitor = testApp.visitor();
    await visitor.put(PRIVATE, 180, date, time, adults);
    const { body: order } = await visitor.order(undefined, { email });
    await visitor.pay(order);
    await testApp.settle();
    const { body: paid } = await visitor.see(order);
    expect(paid.status).toBe('paid');
    return { visitor, order, date, time, booking: paid.bookings[0]! };
  }
  const quote = (visitor: Visitor, { reference }: BookingView, { accessToken }: OrderView, body: object = {}) =>
    visitor.ask<Quote>('POST', `/api/me/bookings/${reference}/cancel-quote?token=${accessToken}`, body);
  const cancel = (
    visitor: Visitor,
    { reference }: BookingView,
    { accessToken }: OrderView,
    token: string,
    key: string = randomUUID(),
  ) =>
    visitor.ask<BookingView>(
      'POST',
      `/api/me/bookings/${reference}/cancel?token=${accessToken}`,
      { token },
      { 'idempotency-key': key },
    );
  const leftAt = async (date: string, time: string): Promise<number | undefined> =>
    (await testApp.visitor().slots(PRIVATE, 180, date)).flatMap(({ slots }) => slots).find((slot) => slot.time === time)
      ?.left;
  const refundsOf = (reference: string) =>
    testApp.app.get(ReadDb).rows<{ amount: number; status: string }>(sql`
      select r.amount, r.status from payments.refund r join payments.payment p on p.id = r.payment_id
      where p.order_reference = ${reference} order by r.requested_at`);

  it('inside the free time gives exactly the shown sum back, frees the slot and mails a receipt', async () => {
    const { visitor, order, date, time, booking } = await bought('free@example.com');
    const left = (await leftAt(date, time)) ?? 0;
    const { body: shown } = await quote(visitor, booking, order);
    expect(shown).toMatchObject({
      refund: booking.price,
      lines: [{ label: 'fare', refund: booking.price }],
      means: [{ method: 'card', amount: booking.price }],
    });
    const { status, body } = await cancel(visitor, booking, order, shown.token);
    expect([status, body]).toMatchObject([
      200,
      { status: 'cancelled', actions: [], cancellation: { by: 'customer', refund: booking.price } },
    ]);
    expect(await leftAt(date, time)).toBe(left + 1);
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({
      status: 'refunded',
      bookings: [{ status: 'cancelled', paymentStatus: 'refunded', cancellation: { refundStatus: 'done' } }],
      payment: { refunds: [{ amount: booking.price, status: 'done', reason: 'booking-cancelled' }] },
    });
    expect(await testApp.mailKinds('free@example.com')).toContain('booking.cancelled');
    expect(await testApp.mailText('free@example.com')).toContain('as you asked and sent €');
  });

  it('outside the free time says before that nothing goes back, and does so', async () => {
    const { visitor, order, booking } = await bought('late@example.com');
    testApp.moveTo(new Date(new Date(booking.startsAt).getTime() - 23 * HOUR));
    const { body: shown } = await quote(visitor, booking, order);
    expect(shown).toMatchObject({ refund: { amount: 0 }, means: [] });
    expect((await cancel(visitor, booking, order, shown.token)).body).toMatchObject({
      status: 'cancelled',
      cancellation: { refund: { amount: 0 }, refundStatus: 'none' },
    });
    await testApp.settle();
    expect(await refundsOf(order.reference)).toEqual([]);
  });

  it('for a part of the travellers refunds the difference and keeps the visit', async () => {
    const { visitor, order, booking } = await bought('fewer@example.com', 5);
    const { body: shown } = await quote(visitor, booking, order, { travellers: { adults: 2 } });
    expect(shown.refund.amount).toBeGreaterThan(0);
    const { body } = await cancel(visitor, booking, order, shown.token);
    expect(body).toMatchObject({
      status: 'pending',
      travellers: { adults: 2, children: 0, infants: 0 },
      price: { amount: booking.price.amount - shown.refund.amount },
    });
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({
      status: 'partially-refunded',
      bookings: [{ paymentStatus: 'part-refunded' }],
    });
    const { body: rest } = await quote(visitor, body, order);
    expect(rest.refund.amount).toBe(booking.price.amount - shown.refund.amount);
  });

  it('40 times at once gives one refund and one answer for one key', async () => {
    const { visitor, order, booking } = await bought('forty@example.com');
    const { body: shown } = await quote(visitor, booking, order);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        cancel(visitor, booking, order, shown.token, index % 2 === 0 ? key : randomUUID()),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThanOrEqual(19);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    await testApp.settle();
    expect(await refundsOf(order.reference)).toMatchObject([{ amount: booking.price.amount, status: 'succeeded' }]);
  });

  it('of one of two bookings leaves the other one paid', async () => {
    testApp.moveTo(NOW);
    const [one, other] = [await testApp.freeSlot(PRIVATE, 180), await testApp.freeSlot(PRIVATE, 180)];
    const visitor = testApp.visitor();
    for (const { date, time } of [one, other]) await visitor.put(PRIVATE, 180, date, time);
    const { body: order } = await visitor.order(undefined, { email: 'two@example.com' });
    await visitor.pay(order);
    await testApp.settle();
    const [first] = (await visitor.see(order)).body.bookings;
    await cancel(visitor, first!, order, (await quote(visitor, first!, order)).body.token);
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({
      status: 'partially-refunded',
      bookings: [
        { status: 'cancelled', paymentStatus: 'refunded' },
        { status: 'pending', paymentStatus: 'paid' },
      ],
    });
  });

  it('is for who holds the order, with a key of the call', async () => {
    const { visitor, order, booking } = await bought('mine@example.com');
    const wrong = { ...order, accessToken: 'x'.repeat(43) };
    expect((await quote(visitor, booking, wrong)).body.code).toBe('BOOKING_UNKNOWN');
    const { body: shown } = await quote(visitor, booking, order);
    const url = `/api/me/bookings/${booking.reference}/cancel?token=${order.accessToken}`;
    expect((await visitor.ask('POST', url, { token: shown.token })).status).toBe(422);
    expect((await cancel(visitor, booking, order, 'x')).body.code).toBe('CHANGE_TOKEN_INVALID');
  });
});
