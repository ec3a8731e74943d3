import { describe, expect, it } from '@jest/globals';
import { hasIban, isBic, isIban, isInSepa, isRoutingNumber } from './bank-numbers.js';

describe('numbers of banks', () => {
  it.each([
    ['IT60X0542811101000000123456', true],
    ['IT60X0542811101000000123457', false],
    ['DE89370400440532013000', true],
    ['DE8937040044053201300', false],
    ['GB29NWBK60161331926819', true],
    ['US64SVBKUS6S3300958879', false],
  ])('%s is an IBAN: %s', (text, is) => expect(isIban(text)).toBe(is));

  it.each([
    ['DEUTDEFF', true],
    ['DEUTDEFF500', true],
    ['DEUTDE', false],
    ['DEUTXXFF50', false],
  ])('%s is a BIC: %s', (text, is) => expect(isBic(text)).toBe(is));

  it.each([
    ['021000021', true],
    ['021000022', false],
    ['000000000', false],
    ['02100002', false],
  ])('%s is a routing number: %s', (text, is) => expect(isRoutingNumber(text)).toBe(is));

  it('are of a form by country', () => {
    expect(['IT', 'GB', 'CH', 'US', 'JP', 'AU', 'CA'].map(hasIban)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['IT', 'CH', 'US', 'BR'].map(isInSepa)).toEqual([true, true, false, false]);
  });
});
