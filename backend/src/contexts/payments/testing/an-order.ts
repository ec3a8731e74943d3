import { randomInt, randomUUID } from 'node:crypto';
import type { OrderToPay } from '../domain/payment.js';

/** An order of 129.00 EUR, with these changes. */
export const anOrder = (changes: Partial<OrderToPay> = {}): OrderToPay => ({
  orderId: randomUUID(),
  reference: `CIC-${randomInt(100_000, 999_999)}`,
  amount: { amount: 12_900, currency: 'EUR' },
  ...changes,
});

export const aTestCard = (cardNumber = '4242 4242 4242 4242') => ({
  cardNumber,
  expiry: '12/40',
  cvc: '123',
  holder: 'Ada Traveller',
});
export const DECLINED_CARD = '4000000000000002';
export const CARD_WITH_CONFIRMATION = '4000002500003155';
