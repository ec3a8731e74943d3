import { describe, expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import type { OrderStatus } from '../domain/order.js';
import { OpenedOrder } from '../queries/order-access.js';
import { bookingPorts } from '../testing/booking-ports.js';
import { OrderPayment, type PaymentStep } from './order-payment.js';

const CARD: PaymentStep = {
  kind: 'test-card',
  card: { cardNumber: '4242424242424242', expiry: '12/39', cvc: '123', holder: 'Ada Lovelace' },
};
const CONFIRMATION: PaymentStep = { kind: 'confirmation', actionId: 'act_1', outcome: 'complete' };
const AT_GATEWAY: PaymentStep = { kind: 'gateway-form' };

function setUp(status: OrderStatus, expiresInMs = 1) {
  const { payments, clock } = bookingPorts();
  const limits = { take: async () => void payments.calls.push('count a try') } as unknown as RateLimits;
  const expiresAt = new Date(clock.now().getTime() + expiresInMs);
  const order = new OpenedOrder('order-1', status, expiresAt, null, clock.now(), true);
  return { payments, pay: (step: PaymentStep) => new OrderPayment(payments, limits).pay(order, step) };
}

describe('paying an order', () => {
  it('counts each card that is tried', async () => {
    const { pay, payments } = setUp('awaiting-payment');
    await pay(CARD);
    expect(payments.calls).toEqual(['count a try', 'card']);
  });

  it('asks the gateway nothing, and counts no try, once the time to pay is over', async () => {
    const { pay, payments } = setUp('awaiting-payment', 0);
    await expect(pay(CARD)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE', params: { reason: 'payment-timeout' } });
    await expect(pay(CONFIRMATION)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    expect(payments.calls).toEqual([]);
  });

  it('answers what came of the confirmation step of a paid order, but takes no second card', async () => {
    const { pay, payments } = setUp('paid');
    await pay(CONFIRMATION);
    await expect(pay(CARD)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE', params: { reason: 'paid' } });
    expect(payments.calls).toEqual(['confirmation']);
  });

  it('asks a gateway with a form of its own how the payment stands', async () => {
    const { pay, payments } = setUp('awaiting-payment');
    payments.gateway = 'stripe';
    await pay(AT_GATEWAY);
    expect(payments.calls).toEqual(['refresh']);
  });

  it('requires a card in the sandbox', async () => {
    const { pay, payments } = setUp('awaiting-payment');
    expect(await pay(AT_GATEWAY)).toBe('card-required');
    expect(payments.calls).toEqual([]);
  });
});
