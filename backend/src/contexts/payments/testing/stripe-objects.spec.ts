import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { bracketed, type DoubleIntent, type DoubleRefund, newEvent, newIntent, newRefund } from './stripe-objects.js';

/** The compiler holds the double's objects to Stripe's own types. */
const asStripeTells = (intent: DoubleIntent, refund: DoubleRefund) => ({
  payment_intent: intent satisfies Pick<
    Stripe.PaymentIntent,
    Exclude<keyof DoubleIntent, 'last_payment_error' | 'next_action'>
  >,
  refund: refund satisfies Pick<Stripe.Refund, keyof DoubleRefund>,
});

const made = () => {
  const intent = newIntent({
    amount: '1099',
    currency: 'usd',
    'automatic_payment_methods[enabled]': 'true',
    'metadata[orderId]': '1',
  });
  return asStripeTells(intent, newRefund({ amount: '100', 'metadata[refundId]': '2' }, intent, 'succeeded'));
};

type Fixtures = { readonly resources: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

describe('Stripe’s objects as the double makes them', () => {
  it('read the form’s brackets', () => {
    expect(bracketed({ 'metadata[a]': '1', 'metadata[b]': '2', metadata: '3', amount: '4' }, 'metadata')).toEqual({
      a: '1',
      b: '2',
    });
    expect(made().payment_intent).toMatchObject({
      amount: 1099,
      currency: 'usd',
      metadata: { orderId: '1' },
      status: 'requires_payment_method',
    });
  });

  it('are copied into events as they are at the time', () => {
    const { payment_intent } = made();
    const event = newEvent('payment_intent.created', payment_intent);
    payment_intent.status = 'succeeded';
    expect(event.data.object).toMatchObject({ status: 'requires_payment_method' });
  });

  const file = process.env['STRIPE_FIXTURES'];
  if (file) {
    it('have no field that Stripe’s published fixtures have not, and each of the same type', () => {
      const { resources } = JSON.parse(readFileSync(file, 'utf8')) as Fixtures;
      const objects = { ...made(), event: newEvent('plan.created', {}) };
      for (const [name, object] of Object.entries(objects)) {
        const real = resources[name] ?? {};
        expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(object)));
        for (const [field, value] of Object.entries(object)) {
          if (value !== null && real[field] !== null)
            expect([name, field, typeof value]).toEqual([name, field, typeof real[field]]);
        }
      }
    });
  }
});
