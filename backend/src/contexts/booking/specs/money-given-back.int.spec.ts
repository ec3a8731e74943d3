import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { PaymentCaptured, PaymentRefunded } from '../../payments/events.js';
import type { OrderView } from '../queries/find-order.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';

const NOW = new Date('2027-05-01T07:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';

let testApp: BookingTestApp;

beforeAll(async () => {
  testApp = await BookingTestApp.open(NOW);
});
afterAll(async () => testApp.close());

async function ordered(email: string): Promise<{ visitor: Visitor; order: OrderView; date: string; time: string }> {
  const { date, time } = await testApp.freeSlot(PRIVATE, 180);
  const visitor = testApp.visitor();
  await visitor.put(PRIVATE, 180, date, time);
  const { body: order } = await visitor.order(undefined, { email });
  return { visitor, order, date, time };
}

const leftAt = async (date: string, time: string): Promise<number | undefined> =>
  (await testApp.visitor().slots(PRIVATE, 180, date)).flatMap(({ slots }) => slots).find((slot) => slot.time === time)
    ?.left;

async function givenBack(order: OrderView, amount: MoneyView, isFull: boolean, wentBack = amount): Promise<void> {
  const { orderId, paymentId } = await testApp.paymentOf(order);
  await testApp.tell<PaymentRefunded>({
    type: 'payments.payment-refunded.v1',
    paymentId,
    orderId,
    refundId: paymentId,
    amount,
    isFull,
    wentBack,
    isByHand: true,
  });
}

it('ends an order that waits for its payment when what came for it was given back by hand, and names that sum', async () => {
  const { visitor, order, date, time } = await ordered('by-hand@example.com');
  const before = await leftAt(date, time);
  await givenBack(order, { amount: 400, currency: 'EUR' }, true, { amount: 700, currency: 'EUR' });
  expect((await visitor.see(order)).body).toMatchObject({
    status: 'refunded',
    bookings: [{ status: 'cancelled', paymentStatus: 'refunded' }],
  });
  expect(await leftAt(date, time)).toBe((before ?? 0) + 1);
  expect(await testApp.mailKinds('by-hand@example.com')).toEqual(['booking.money-given-back']);
  expect(await testApp.mailText('by-hand@example.com')).toContain('We have sent €7.00 back to your card in full');
  const { orderId, paymentId } = await testApp.paymentOf(order);
  await testApp.tell<PaymentCaptured>({
    type: 'payments.payment-captured.v1',
    paymentId,
    orderId,
    amount: order.grandTotal,
  });
  testApp.moveTo(new Date(testApp.now.getTime() + 31 * 60_000));
  await testApp.settle();
  expect((await visitor.see(order)).body.status).toBe('refunded');
  expect(await testApp.mailKinds('by-hand@example.com')).toEqual(['booking.money-given-back']);
});

it('leaves an order waiting when a part of money that paid for nothing was given back', async () => {
  const { visitor, order } = await ordered('in-part@example.com');
  await givenBack(order, { amount: 400, currency: 'EUR' }, false);
  expect((await visitor.see(order)).body).toMatchObject({ status: 'awaiting-payment' });
  expect(await testApp.app.get(ReadDb).rows(sql`select 1 from platform.failed_message`)).toEqual([]);
});
