import { takeEvents, type DomainEvent } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Intent } from '../domain/payment-gateway.js';
import { Payment } from '../domain/payment.js';
import { anOrder } from './an-order.js';

export const OPENED_AT = new Date('2026-11-20T10:00:00Z');

/** A payment of 129.00 EUR whose intent `pi_1` is open. */
export function aPayment(): Payment {
  const payment = Payment.open('payment-1', 'stripe', anOrder({ orderId: 'order-1' }), OPENED_AT);
  payment.follow(anIntent());
  return payment;
}

export const anIntent = (changes: Partial<Intent> = {}): Intent => ({
  id: 'pi_1',
  status: 'waiting',
  amount: { amount: 12_900, currency: 'EUR' },
  clientSecret: 'pi_1_secret',
  ...changes,
});

export const factsOf = (payment: Payment): readonly DomainEvent[] => takeEvents(payment);
