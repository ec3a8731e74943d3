import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { BookingView } from '../queries/booking-row.js';
import type { OrderView } from '../queries/find-order.js';
import { BookingTestApp, GOOD_CARD, type Visitor } from '../../../../test/harness/booking-test-app.js';

const NOW = new Date('2027-05-01T07:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';

interface Quote {
  readonly difference: { readonly amount: number };
  readonly toPay?: object;
  readonly refund?: object;
  readonly token: string;
  readonly code?: string;
}

interface Changed {
  readonly status: string;
  readonly booking: BookingView;
  readonly payment?: object;
}

describe('changing a paid booking', () => {
  let testApp: BookingTestApp;
  beforeAll(async () => {
    testApp = await BookingTestApp.open(NOW);
  });
  afterAll(async () => testApp.close());

  async function bought(email: string, adults = 2) {
    const slot = await testApp.freeSlot(PRIVATE, 180, adults);
    const visitor = testApp.visitor();
    await visitor.put(PRIVATE, 180, slot.date, slot.time, adults);
    const { body: order } = await visitor.order(undefined, { email });
    await visitor.pay(order);
    await testApp.settle();
    const [booking] = (await visitor.see(order)).body.bookings;
    return { visitor, order, slot, booking: booking! };
  }
  const call = <Body>(
    visitor: Visitor,
    { reference }: BookingView,
    { accessToken }: OrderView,
    what: string,
    body: object,
  ) =>
    visitor.ask<Body>('POST', `/api/me/bookings/${reference}/${what}?token=${accessToken}`, body, {
      'idempotency-key': randomUUID(),
    });
  const leftAt = async (date: string, time: string): Promise<number | undefined> =>
    (await testApp.visitor().slots(PRIVATE, 180, date)).flatMap(({ slots }) => slots).find((slot) => slot.time === time)
      ?.left;
  const claimsOf = (reference: string) =>
    testApp.app.get(ReadDb).rows<{ starts_at: Date; until: Date | null }>(sql`
      select c.starts_at, c.until from booking.slot_claim c join booking.sales_order o on o.id = c.order_id
      where o.reference = ${reference}`);

  it('to another time moves the slot, asks guides anew and mails the new voucher', async () => {
    const { visitor, order, slot, booking } = await bought('moved@example.com');
    const to = await testApp.freeSlot(PRIVATE, 180);
    const [left, leftThere] = [(await leftAt(slot.date, slot.time)) ?? 0, (await leftAt(to.date, to.time)) ?? 0];
    const datetime = { date: to.date, time: to.time };
    const { body: shown } = await call<Quote>(visitor, booking, order, 'change-quote', { datetime });
    expect(shown.difference.amount).toBe(0);
    const { body } = await call<Changed>(visitor, booking, order, 'change', { token: shown.token });
    expect(body).toMatchObject({ status: 'done', booking: { ...datetime, status: 'pending', waitingChange: null } });
    await testApp.settle();
    expect([await leftAt(slot.date, slot.time), await leftAt(to.date, to.time)]).toEqual([left + 1, leftThere - 1]);
    expect(await testApp.mailKinds('moved@example.com')).toContain('booking.changed');
    const missions = await testApp.app.get(ReadDb).rows<{ state: string; local_date: string }>(sql`
      select state, local_date::text as local_date from guide_missions.mission m
      where m.bookings @> ${JSON.stringify([{ reference: booking.reference }])}::jsonb order by opened_at, state desc`);
    expect(missions.map(({ state }) => state).sort()).toEqual(['cancelled', 'open']);
    expect(missions.find(({ state }) => state === 'open')?.local_date).toBe(to.date);
  });

  it('for more people takes effect when the difference is paid', async () => {
    const { visitor, order, booking } = await bought('more@example.com');
    const travellers = { adults: 6, children: 0, infants: 0 };
    const { body: shown } = await call<Quote>(visitor, booking, order, 'change-quote', { travellers });
    expect(shown.difference.amount).toBeGreaterThan(0);
    expect(shown.toPay).toEqual(shown.difference);
    const { body } = await call<Changed>(visitor, booking, order, 'change', { token: shown.token });
    expect(body).toMatchObject({
      status: 'waiting-payment',
      booking: { travellers: { adults: 2 }, waitingChange: { toPay: shown.difference, after: { travellers } } },
      payment: { gateway: 'sandbox', status: 'waiting' },
    });
    const { body: paid } = await call<{ status: string }>(visitor, booking, order, 'change-payment', GOOD_CARD);
    expect(paid.status).toBe('paid');
    await testApp.settle();
    const { body: after } = await visitor.see(order);
    expect(after).toMatchObject({
      status: 'paid',
      total: { amount: order.total.amount + shown.difference.amount },
      bookings: [
        { travellers, waitingChange: null, price: { amount: booking.price.amount + shown.difference.amount } },
      ],
    });
    expect(await claimsOf(order.reference)).toMatchObject([{ until: null }]);
    const { body: back } = await call<Quote & { means: object[]; refund: object }>(
      visitor,
      after.bookings[0]!,
      order,
      'cancel-quote',
      {},
    );
    await call(visitor, after.bookings[0]!, order, 'cancel', { token: back.token });
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({
      status: 'refunded',
      bookings: [{ paymentStatus: 'refunded' }],
    });
    const refunds = await testApp.app.get(ReadDb).rows<{ amount: number }>(sql`
      select r.amount from payments.refund r join payments.payment p on p.id = r.payment_id
      where p.order_reference = ${order.reference} order by r.amount`);
    expect(refunds.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount, 0)).toBe(
      order.total.amount + shown.difference.amount,
    );
  });

  it('that is never paid leaves the booking and gives the kept slot back', async () => {
    const { visitor, order, booking } = await bought('unpaid@example.com');
    const to = await testApp.freeSlot(PRIVATE, 180, 6);
    const wanted = { datetime: { date: to.date, time: to.time }, travellers: { adults: 6, children: 0, infants: 0 } };
    const left = (await leftAt(to.date, to.time)) ?? 0;
    const { body: shown } = await call<Quote>(visitor, booking, order, 'change-quote', wanted);
    await call(visitor, booking, order, 'change', { token: shown.token });
    expect(await leftAt(to.date, to.time)).toBe(left - 1);
    testApp.moveTo(new Date(testApp.now.getTime() + 31 * 60_000));
    await testApp.settle();
    expect(await leftAt(to.date, to.time)).toBe(left);
    expect((await visitor.see(order)).body.bookings[0]).toMatchObject({ date: booking.date, waitingChange: null });
    const { body: late } = await call<{ code: string }>(visitor, booking, order, 'change-payment', GOOD_CARD);
    expect(late.code).toBe('NO_CHANGE_TO_PAY');
  });

  it('of many bookings to the last place of one time succeeds once', async () => {
    const to = await testApp.freeSlot(PRIVATE, 180);
    const places = (await leftAt(to.date, to.time)) ?? 0;
    const bookings = [];
    for (let index = 0; index < places + 2; index += 1) bookings.push(await bought(`race-${index}@example.com`));
    const datetime = { date: to.date, time: to.time };
    const tokens = await Promise.all(
      bookings.map(({ visitor, booking, order }) =>
        call<Quote>(visitor, booking, order, 'change-quote', { datetime }).then(({ body }) => body.token),
      ),
    );
    const answers = await Promise.all(
      bookings.map(({ visitor, booking, order }, index) =>
        call<Changed & { code?: string }>(visitor, booking, order, 'change', { token: tokens[index] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await leftAt(to.date, to.time)).toBeUndefined();
    for (const { order } of bookings) expect(await claimsOf(order.reference)).toHaveLength(1);
  });
});
