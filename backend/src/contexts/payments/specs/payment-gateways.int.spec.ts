import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentGateway } from '../domain/payment-gateway.js';
import { SandboxPaymentGateway } from '../gateways/sandbox-payment-gateway.js';
import { StripePaymentGateway } from '../gateways/stripe-payment-gateway.js';
import { aTestCard, CARD_WITH_CONFIRMATION, DECLINED_CARD } from '../testing/an-order.js';
import { type Cardholder, paymentGatewayContract } from '../testing/payment-gateway.contract.js';
import { paymentsTestApp, type PaymentsTestApp } from '../../../../test/harness/payments-test-app.js';
import { StripeDouble } from '../testing/stripe-double.js';
import type { DoubleIntent } from '../testing/stripe-objects.js';

describe('the sandbox as a gateway', () => {
  let testApp: PaymentsTestApp;
  let gateway: SandboxPaymentGateway;
  const actionOf = async (intentId: string): Promise<string> => (await gateway.read(intentId)).actionId ?? '';
  const cardholder: Cardholder = {
    pays: async (intentId) => void (await gateway.pay(intentId, aTestCard())),
    isDeclined: async (intentId) => void (await gateway.pay(intentId, aTestCard(DECLINED_CARD))),
    isAskedToConfirm: async (intentId) => void (await gateway.pay(intentId, aTestCard(CARD_WITH_CONFIRMATION))),
    confirms: async (intentId) => void (await gateway.endConfirmation(intentId, await actionOf(intentId), 'complete')),
    failsToConfirm: async (intentId) =>
      void (await gateway.endConfirmation(intentId, await actionOf(intentId), 'fail')),
  };

  beforeAll(async () => {
    testApp = await paymentsTestApp();
    gateway = testApp.app.get(PaymentGateway, { strict: false });
  });
  afterAll(async () => testApp.close());

  paymentGatewayContract(() => ({ gateway, cardholder }));
});

describe('Stripe as a gateway', () => {
  let stripe: StripeDouble;
  let gateway: StripePaymentGateway;
  const intent = (id: string): DoubleIntent => {
    const known = stripe.intents.get(id);
    if (!known) throw new Error(id);
    return known;
  };
  const cardholder: Cardholder = {
    pays: async (id) => void stripe.pay(intent(id)),
    isDeclined: async (id) => void stripe.decline(intent(id)),
    isAskedToConfirm: async (id) => void stripe.askConfirmation(intent(id)),
    confirms: async (id) => void stripe.pay(intent(id)),
    failsToConfirm: async (id) => void stripe.decline(intent(id)),
  };

  beforeAll(async () => {
    stripe = await StripeDouble.start();
    gateway = new StripePaymentGateway({ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', apiUrl: stripe.url });
  });
  afterAll(async () => stripe.close());

  paymentGatewayContract(() => ({ gateway, cardholder }));

  it('opens one intent though Stripe failed after it had done the work', async () => {
    const before = stripe.intents.size;
    stripe.failuresAfter = 1;
    const opened = await gateway.open({
      orderId: '0198a3c4-0000-7000-8000-000000000001',
      attempt: 1,
      reference: 'CIC-7K3M9Q',
      amount: { amount: 100, currency: 'EUR' },
    });
    expect(stripe.intents.size).toBe(before + 1);
    expect(opened.clientSecret).toBe(stripe.intents.get(opened.id)?.client_secret);
  });

  it('names the order towards Stripe, and nobody', async () => {
    const { metadata, description } = stripe.intentOf('0198a3c4-0000-7000-8000-000000000001');
    expect({ metadata, description }).toEqual({
      metadata: { orderId: '0198a3c4-0000-7000-8000-000000000001', reference: 'CIC-7K3M9Q' },
      description: 'CIC-7K3M9Q',
    });
  });

  it('never lets Stripe’s own status codes out', async () => {
    const stranger = new StripePaymentGateway({ secretKey: 'bad', publishableKey: 'pk', apiUrl: stripe.url });
    const error = await stranger.read('pi_1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'GatewayUnavailable' });
    expect(error).not.toHaveProperty('statusCode');
  });
});
