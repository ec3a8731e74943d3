import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';
import { StripeDouble } from '../testing/stripe-double.js';

const TOUR = 'rome-colosseum-and-forum';
const FORTY = Array.from({ length: 40 });

let stripe: StripeDouble;
let testApp: BookingTestApp;

beforeAll(async () => {
  stripe = await StripeDouble.start();
  testApp = await BookingTestApp.open(new Date('2027-04-20T09:00:00Z'), {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_URL: stripe.url,
  });
});
afterAll(async () => {
  await testApp?.close();
  await stripe?.close();
});

it('leaves one intent open at the gateway after forty orders at once from one cart', async () => {
  const visitor = testApp.visitor();
  await visitor.put(TOUR, 180, '2027-05-03', (await visitor.slots(TOUR, 180, '2027-05-03'))[0]?.slots[0]?.time ?? '');
  stripe.slowMs = 20;
  const orders = await Promise.all(FORTY.map(() => visitor.order()));
  await testApp.settle();
  const placed = orders.filter(({ status }) => status === 201);
  expect(placed.length).toBeGreaterThan(1);
  const seen = await Promise.all(placed.map(({ body }) => visitor.see(body)));
  const waiting = seen.filter(({ body }) => body.status === 'awaiting-payment').map(({ body }) => body.reference);
  expect(waiting).toHaveLength(1);
  const open = [...stripe.intents.values()].filter(({ status }) => status !== 'canceled');
  expect(open.map(({ description }) => description)).toEqual(waiting);
});
