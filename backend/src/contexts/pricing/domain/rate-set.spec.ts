import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, priceStep } from '../../../shared-kernel/money/currency.js';
import { convert, Money } from '../../../shared-kernel/money/money.js';
import { rateBetween, type RateSet, rateSetOf } from './rate-set.js';

const published = {
  USD: '1.1634',
  GBP: '0.8712',
  CHF: '0.9318',
  JPY: '163.245',
  CAD: '1.6287',
  AUD: '1.7753',
  ISK: '144.2',
};
const set = rateSetOf('feed', '2026-11-19', published) as RateSet;

describe('a set of rates', () => {
  it('keeps the published decimals and forgets currencies that we do not show', () => {
    expect(rateBetween(set, 'EUR', 'JPY')).toEqual({ from: 'EUR', to: 'JPY', rate: '163.245', date: '2026-11-19' });
    expect(set.rates).not.toHaveProperty('ISK');
  });

  it('is one between equal currencies', () => {
    for (const currency of CURRENCIES) expect(rateBetween(set, currency, currency).rate).toBe('1');
  });

  it('goes through the euro between two others', () => {
    expect(rateBetween(set, 'USD', 'GBP').rate).toBe('0.748839608045');
    expect(rateBetween(set, 'JPY', 'EUR').rate).toBe('0.006125761891');
  });

  it('comes back to the same amount, give or take the steps of both currencies', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), (amount) => {
        const there = convert(Money.of(amount, 'EUR'), rateBetween(set, 'EUR', 'USD'));
        const back = convert(there, rateBetween(set, 'USD', 'EUR'));
        expect(Math.abs(back.amount - amount)).toBeLessThanOrEqual(priceStep('EUR') + priceStep('USD'));
      }),
    );
  });

  it.each([
    ['a currency is missing', { ...published, JPY: undefined }],
    ['a rate is zero', { ...published, USD: '0.0000' }],
    ['a rate is negative', { ...published, USD: '-1.1' }],
    ['a rate is no number', { ...published, USD: 'n/a' }],
    ['a rate is a number and no text', { ...published, USD: 1.1634 }],
  ])('is refused where %s', (_, rates) => {
    expect(rateSetOf('feed', '2026-11-19', rates)).toBeUndefined();
  });

  it('is refused without a date', () => {
    expect(rateSetOf('feed', 'today', published)).toBeUndefined();
  });
});
