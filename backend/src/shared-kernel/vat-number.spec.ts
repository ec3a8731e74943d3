import { describe, expect, it } from '@jest/globals';
import { isVatNumber } from './vat-number.js';

describe('a VAT number', () => {
  it.each([
    'IT12345678901',
    'it 123 456 789 01',
    'DE123456789',
    'GB999 9999 73',
    'ATU12345678',
    'ESX1234567X',
    'CHE-123.456.788 MWST',
    'NL123456789B01',
    'FRXX123456789',
    'XIGD123',
    '22AAAAA0000A1Z5',
    'T1234567890123',
    '51 824 753 556',
    'DEL850101AB3',
    '7707083893',
  ])('may be %s', (text) => expect(isVatNumber(text)).toBe(true));

  it.each(['DE1', 'DE12345678', 'DE1234567890', 'IT1234567890', 'GB12', 'ITALIA', 'abc', '1', '12', 'FR<b>', ''])(
    'is not %j',
    (text) => expect(isVatNumber(text)).toBe(false),
  );
});
