import { expect, it } from '@jest/globals';
import { minorUnits } from './amount.js';

it.each([
  ['12', 'EUR', 1200],
  ['12,5', 'EUR', 1250],
  [' 12.50 ', 'USD', 1250],
  ['0,01', 'CHF', 1],
  ['3000', 'JPY', 3000],
  ['3000.5', 'JPY', undefined],
  ['0', 'EUR', undefined],
  ['12.345', 'EUR', undefined],
  ['-5', 'EUR', undefined],
  ['1.000,50', 'EUR', undefined],
  ['twelve', 'EUR', undefined],
  ['', 'EUR', undefined],
] as const)('reads %p %s', (text, currency, minor) => {
  expect(minorUnits(text, currency)).toBe(minor);
});
