import Stripe from 'stripe';
import { paymentsTestApp, type PaymentsTestApp } from './payments-test-app.js';
import { StripeDouble } from '../../src/contexts/payments/testing/stripe-double.js';
import type { DoubleEvent } from '../../src/contexts/payments/testing/stripe-objects.js';

const SECRET = 'whsec_test';

export interface StripeTestApp extends PaymentsTestApp {
  readonly stripe: StripeDouble;
  /** Sends the events to the webhook in this order, as Stripe would; returns the status codes. */
  deliver(...events: readonly DoubleEvent[]): Promise<readonly number[]>;
  /** Sends any body with any signature; by default a valid one that is `ageSeconds` old. */
  post(body: string, signature?: string, ageSeconds?: number): Promise<number>;
}

/** Payments with Stripe's keys, against Stripe's double. */
export async function stripeTestApp(): Promise<StripeTestApp> {
  const stripe = await StripeDouble.start();
  const testApp = await paymentsTestApp({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
  });
  const post = async (body: string, signature?: string, ageSeconds = 0): Promise<number> => {
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    const header = signature ?? Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload: body,
    });
    return response.statusCode;
  };
  const deliver = async (...events: readonly DoubleEvent[]): Promise<readonly number[]> => {
    const codes: number[] = [];
    for (const event of events) codes.push(await post(JSON.stringify(event, null, 2)));
    return codes;
  };
  const close = async (): Promise<void> => {
    await testApp.close();
    await stripe.close();
  };
  return { ...testApp, stripe, post, deliver, close };
}
