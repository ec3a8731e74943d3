import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import {
  bracketed,
  type DoubleDispute,
  type DoubleIntent,
  type DoubleRefund,
  newDispute,
  newEvent,
  newIntent,
  newRefund,
} from './stripe-objects.js';

/** The compiler holds the double's objects to Stripe's own types. */
const asStripeTells = (intent: DoubleIntent, refund: DoubleRefund, dispute: DoubleDispute) => ({
  payment_intent: intent satisfies Pick<
    Stripe.PaymentIntent,
    Exclude<keyof DoubleIntent, 'last_payment_error' | 'next_action'>
  >,
  refund: refund satisfies Pick<Stripe.Refund, keyof DoubleRefund>,
  dispute: dispute satisfies Pick<Stripe.Dispute, Exclude<keyof DoubleDispute, 'evidence_details'>>,
});

const made = () => {
  const intent = newIntent({
    amount: '1099',
    currency: 'usd',
    'automatic_payment_methods[enabled]': 'true',
    'metadata[orderId]': '1',
  });
  const refund = newRefund({ amount: '100', 'metadata[refundId]': '2' }, intent, 'succeeded');
  return asStripeTells(intent, refund, newDispute(intent, { reason: 'fraudulent' }));
};

/** The fields of Stripe's published fixtures, with their types. */
const FACTS = JSON.parse(readFileSync(new URL('./stripe-facts.json', import.meta.url), 'utf8')) as {
  readonly resources: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

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

  it.each(Object.entries({ ...made(), event: newEvent('plan.created', {}) }))(
    'have no field of a %s that Stripe’s published fixtures have not, and each of the same type',
    (name, object) => {
      const real = FACTS.resources[name] ?? {};
      expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(object)));
      for (const [field, value] of Object.entries(object)) {
        if (value !== null && real[field] !== 'null')
          expect([name, field, typeof value]).toEqual([name, field, real[field]]);
      }
    },
  );
});
