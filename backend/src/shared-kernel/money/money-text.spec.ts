import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, minorDigits } from './currency.js';
import { LOCALES } from '../language/locale.js';
import { decimalText, moneyText } from './money-text.js';

describe('an amount as people read it', () => {
  it.each([
    ['en_US', 'EUR', 123_450, '€1,234.50'],
    ['de_DE', 'EUR', 123_450, '1.234,50\u00A0€'],
    ['fr_FR', 'EUR', 123_450, '1\u00A0234,50\u00A0€'],
    ['ru_RU', 'EUR', 123_450, '1\u00A0234,50\u00A0€'],
    ['ja_JP', 'JPY', 29_825, '￥29,825'],
    ['en_US', 'JPY', 29_825, '¥29,825'],
    ['en_US', 'EUR', 5, '€0.05'],
    ['en_US', 'USD', -5, '-$0.05'],
    ['de_DE', 'JPY', 0, '0\u00A0¥'],
  ] as const)('%s %s %i', (language, currency, amount, text) => {
    expect(moneyText({ amount, currency }, language)).toBe(text);
  });

  it('keeps every digit of the largest amounts', () => {
    expect(moneyText({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'en_US')).toBe('€90,071,992,547,409.91');
  });

  it('shows the digits of the amount and no others, in every language and currency', () => {
    const money = fc.record({ amount: fc.maxSafeInteger(), currency: fc.constantFrom(...CURRENCIES) });
    fc.assert(
      fc.property(money, fc.constantFrom(...LOCALES), (shown, language) => {
        const digits = moneyText(shown, language).replace(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(Math.abs(shown.amount)));
        expect(moneyText(shown, language)).not.toContain('\u202F');
      }),
    );
  });
});

it('writes the exact decimal', () => {
  expect(decimalText({ amount: 1205, currency: 'EUR' })).toBe('12.05');
  expect(decimalText({ amount: -7, currency: 'EUR' })).toBe('-0.07');
  expect(decimalText({ amount: 1205, currency: 'JPY' })).toBe('1205');
  expect(CURRENCIES.map(minorDigits)).toContain(0);
});
