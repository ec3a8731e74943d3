import { describe, expect, it } from '@jest/globals';
import { formatMoney } from './money.js';

describe('an amount of money', () => {
  it.each([
    [{ amount: 123450, currency: 'EUR' }, 'en-US', '€1,234.50'],
    [{ amount: 123450, currency: 'EUR' }, 'de-DE', '1.234,50\u00a0€'],
    [{ amount: 123450, currency: 'EUR' }, 'fr-FR', '1\u202f234,50\u00a0€'],
    [{ amount: 24000, currency: 'JPY' }, 'ja-JP', '￥24,000'],
    [{ amount: 24000, currency: 'JPY' }, 'de-DE', '24.000\u00a0¥'],
    [{ amount: 5, currency: 'USD' }, 'en-US', '$0.05'],
    [{ amount: -5, currency: 'USD' }, 'en-US', '-$0.05'],
    [{ amount: 0, currency: 'GBP' }, 'en-US', '£0.00'],
    [{ amount: 1234567, currency: 'KWD' }, 'en-US', 'KWD\u00a01,234.567'],
  ])('%o reads in %s as %s', (money, locale, text) => {
    expect(formatMoney(money, locale)).toBe(text);
  });

  it('keeps each digit that a floating point would lose', () => {
    expect(formatMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'en-US')).toBe('€90,071,992,547,409.91');
  });
});
