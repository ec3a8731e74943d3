import { describe, expect, it } from '@jest/globals';
import { priceScale, typedAmount } from './price-scale.js';

describe('the price filter in another currency', () => {
  it('is the euros themselves in euros', () => {
    const scale = priceScale({ amount: 100_000, currency: 'EUR' });
    expect([0, 99, 1000].map(scale.shown)).toEqual([0, 99, 1000]);
    expect(scale.euros(99)).toBe(99);
    expect(scale.money(250)).toEqual({ amount: 25_000, currency: 'EUR' });
  });

  it('shows round yen, which have no smaller part', () => {
    const scale = priceScale({ amount: 178_450, currency: 'JPY' });
    expect(scale.shown(100)).toBe(17_800);
    expect(scale.money(100)).toEqual({ amount: 17_800, currency: 'JPY' });
  });

  it.each([
    ['JPY', 178_450, 20_000],
    ['USD', 116_340, 250],
    ['CHF', 93_120, 150],
  ])('shows in %s again what was typed', (currency, amount, typed) => {
    const scale = priceScale({ amount, currency });
    expect(scale.shown(scale.euros(typed))).toBe(typed);
  });

  it('ends where there is no limit any more', () => {
    const scale = priceScale({ amount: 178_450, currency: 'JPY' });
    expect(scale.euros(10_000_000)).toBe(1000);
    expect(scale.euros(-5)).toBe(0);
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
