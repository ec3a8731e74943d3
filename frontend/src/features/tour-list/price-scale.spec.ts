import { describe, expect, it } from '@jest/globals';
import { priceScale, typedAmount } from './price-scale.js';

describe('the price filter in another currency', () => {
  const ENDS = ['minPrice', 'maxPrice'] as const;
  const RATES = [
    ['JPY', 178_450],
    ['USD', 116_340],
    ['CHF', 93_120],
    ['GBP', 87_500],
    ['CAD', 161_770],
    ['AUD', 177_010],
  ] as const;

  it.each(ENDS)('is the euros themselves in euros: %s', (end) => {
    const scale = priceScale({ amount: 100_000, currency: 'EUR' });
    expect([0, 99, 1000].map((euros) => scale.shown(end, euros))).toEqual([0, 99, 1000]);
    expect(scale.euros(end, 99)).toBe(99);
    expect(scale.money(end, 250)).toEqual({ amount: 25_000, currency: 'EUR' });
  });

  it('shows round yen, which have no smaller part', () => {
    const scale = priceScale({ amount: 178_450, currency: 'JPY' });
    expect(scale.shown('minPrice', 100)).toBe(17_800);
    expect(scale.money('maxPrice', 100)).toEqual({ amount: 18_000, currency: 'JPY' });
  });

  it.each(RATES)('leaves nothing out in %s that the list holds', (currency, amount) => {
    const scale = priceScale({ amount, currency });
    for (let euros = 0; euros <= 1000; euros += 1) {
      const exact = (euros * amount) / 1000;
      expect(scale.money('minPrice', euros).amount).toBeLessThanOrEqual(exact);
      expect(scale.money('maxPrice', euros).amount).toBeGreaterThanOrEqual(exact);
    }
  });

  it.each(RATES)('asks in %s for nothing beyond what was typed', (currency, amount) => {
    const scale = priceScale({ amount, currency });
    const minor = currency === 'JPY' ? 1 : 100;
    for (let typed = 1; typed * minor < amount; typed += 7) {
      expect(scale.euros('minPrice', typed) * amount).toBeGreaterThanOrEqual(typed * minor * 1000);
      expect(scale.euros('maxPrice', typed) * amount).toBeLessThanOrEqual(typed * minor * 1000);
    }
  });

  describe.each(ENDS)('at the end %s', (end) => {
    it.each([
      ['JPY', 178_450, 20_000],
      ['USD', 116_340, 250],
      ['USD', 105_000, 250],
      ['CHF', 93_120, 150],
      ['GBP', 87_500, 175],
    ])('shows in %s again what was typed', (currency, amount, typed) => {
      const scale = priceScale({ amount, currency });
      expect(scale.shown(end, scale.euros(end, typed))).toBe(typed);
    });

    it('ends where there is no limit any more', () => {
      const scale = priceScale({ amount: 178_450, currency: 'JPY' });
      expect(scale.euros(end, 10_000_000)).toBe(1000);
      expect(scale.euros(end, -5)).toBe(0);
    });
  });

  it.each([
    ['120', 120],
    ['99,50', 99],
    ['100.5 €', 100],
    ['1.000', 1000],
    ['1 000,50', 1000],
    ['１００', 100],
    ['about', undefined],
    ['', undefined],
  ])('reads %s as it was meant', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });
});
