import type { PromoCodeTerms } from '../domain/promo-code.js';

/** 20 % without end, limit and minimum. */
export const someTerms = (changes: Partial<PromoCodeTerms> = {}): PromoCodeTerms => ({
  percent: 20,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: null,
  mostUses: null,
  minimum: null,
  ...changes,
});

export const aMinimum = { EUR: 5000, USD: 5500, GBP: 4500, CHF: 5000, JPY: 8000, CAD: 7500, AUD: 8000 } as const;
