import { randomUUID } from 'node:crypto';
import { GiftCard } from '../domain/gift-card.js';
import type { NewGiftCard } from '../index.js';

/** What a card is issued with: 100 euros, for Grace, at once. */
export const someTerms = (changes: Partial<NewGiftCard> = {}): NewGiftCard => ({
  sourceId: randomUUID(),
  origin: 'bought',
  amount: { amount: 100_00, currency: 'EUR' },
  price: changes.amount ?? { amount: 100_00, currency: 'EUR' },
  order: { id: randomUUID(), reference: 'CIC-7K3M9Q' },
  language: 'en_US',
  design: 'home',
  from: 'Ada',
  recipient: { name: 'Grace Hopper', email: 'grace@example.com' },
  message: 'See Rome!',
  buyer: { userId: null, name: 'Ada Lovelace', email: 'ada@example.com' },
  ...changes,
});

export const aGiftCard = (changes: Partial<NewGiftCard> = {}, now = new Date('2026-11-20T12:00:00Z')): GiftCard =>
  GiftCard.issue(randomUUID(), { hash: randomUUID(), last4: '4B8C' }, someTerms(changes), now);
