import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../shared-kernel/money/money.js';
import { applyGiftCards, type UsableGiftCard } from './gift-cards.js';

const card = (id: string, amount: number, currency: 'EUR' | 'USD' = 'EUR'): UsableGiftCard => ({
  id,
  last4: '4B8C',
  balance: { amount, currency },
  expiresAt: new Date('2029-12-31T23:59:59Z'),
});
const eur = (amount: number) => Money.of(amount, 'EUR');
const rates = new Map([['USD', { from: 'USD', to: 'EUR', rate: '0.9', date: '2027-04-30' }]] as const);
const parts = (due: number, ...cards: readonly UsableGiftCard[]) =>
  applyGiftCards(eur(due), cards, rates).map(({ applied, taken }) => [applied.amount, taken.amount, taken.currency]);

describe('gift cards of an order', () => {
  it('pay one after the other, and no more than is due', () => {
    expect(parts(120_00, card('a', 50_00), card('b', 100_00), card('c', 10_00))).toEqual([
      [50_00, 50_00, 'EUR'],
      [70_00, 70_00, 'EUR'],
      [0, 0, 'EUR'],
    ]);
  });

  it('in another currency count by the rate', () => {
    expect(parts(200_00, card('a', 100_00, 'USD'))).toEqual([[90_00, 100_00, 'USD']]);
    expect(parts(45_00, card('a', 100_00, 'USD'))).toEqual([[45_00, 50_00, 'USD']]);
  });

  it('pay nothing without a rate', () => {
    expect(applyGiftCards(Money.of(9000, 'JPY'), [card('a', 100_00)], new Map())).toMatchObject([
      { applied: { amount: 0, currency: 'JPY' }, taken: { amount: 0 } },
    ]);
  });
});
